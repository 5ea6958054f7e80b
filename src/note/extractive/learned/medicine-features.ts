import { contextOfPhrase } from '../../language/context.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { isMeantFor, isNotTakenNow, isTakenByKin, tellsHowItWent } from '../medications/not-taken-now.ts';
import { isLeftOff, isPast } from '../medications/taken-then.ts';
import { tokensOf } from '../problems/trouble-named.ts';
import { relativeOfThemselves } from '../visit/of-whom.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { addPlaceFeatures, type NamedPlace } from './named-places.ts';
import type { VisitSpan } from './trouble-features.ts';

/** A medicine with all places where it is named. */
export interface NamedMedicine {
  name: string;
  places: readonly NamedPlace[];
}

/** Every medicine that is named in the visit, each once, in the order in which they are named first. */
export function medicinesNamed(passages: readonly Passage[]): NamedMedicine[] {
  const found = new Map<string, NamedPlace[]>();
  for (const passage of passages) {
    if (passage.unit.clinical.drugs === 0) continue;
    const tokens = tokensOf(passage.unit.text);
    for (const { name, at, length } of drugsIn(tokens.map(({ bare }) => bare))) {
      const plain = name.endsWith("'s") ? name.slice(0, -2) : name;
      const place = { passage, tokens, at, length };
      const places = found.get(plain);
      if (places === undefined) found.set(plain, [place]);
      else places.push(place);
    }
  }
  return Array.from(found, ([name, places]) => ({ name, places }));
}

/** What the rules made of a visit's medicines. */
export interface MedicinesByRule {
  /** How each of the list is taken, by every name that it has there; '' where that was not said. */
  listed: ReadonlyMap<string, string>;
  /** What the patient had stopped before. */
  stopped: ReadonlySet<string>;
}

export function medicinesByRule(
  list: readonly { name: string; how: string; also?: string }[],
  stopped: readonly { name: string }[],
): MedicinesByRule {
  const listed = new Map<string, string>();
  for (const { name, how, also = name } of list)
    for (const one of [name, also, ...name.split(' ')]) if (!listed.has(one)) listed.set(one, how);
  return { listed, stopped: new Set(stopped.map(({ name }) => name)) };
}

/** What the model of medicines sees of one. */
export function addMedicineFeatures(
  out: FeatureSink,
  { name, places }: NamedMedicine,
  passages: readonly Passage[],
  visit: VisitSpan | null,
  { listed, stopped }: MedicinesByRule,
): void {
  addPlaceFeatures(out, name, places, passages, visit);
  out.add('end=', name.slice(-4));
  const how = listed.get(name);
  const doctors = places.filter(({ passage }) => passage.role === 'clinician').length;
  const by = doctors === 0 ? 'p' : doctors === places.length ? 'c' : 'b';
  const rule = how === undefined ? 'no' : how === '' ? 'bare' : 'how';
  out.add('listed=', rule);
  out.add('listed=', rule, by);
  if (stopped.has(name)) out.add('stopped');
  for (const { passage } of places) {
    const who = passage.role === 'clinician' ? 'c' : 'p';
    const told = toldOf(name, passage);
    if (/\d/.test(plainOf(passage.unit))) told.push('figure');
    for (const one of told) {
      out.add('told=', one);
      out.add('told=', one, who);
      out.add('told=', one, rule);
    }
  }
}

/** What the rules read in a sentence against a medicine that it names being taken now. */
export function toldOf(name: string, { unit }: Passage): string[] {
  const plain = plainOf(unit);
  const low = plain.toLowerCase();
  const context = contextOfPhrase(plain, name);
  return [
    isPast(low, unit.answers) ? 'past' : '',
    isNotTakenNow(low) ? 'not' : '',
    isLeftOff(low) ? 'left' : '',
    isTakenByKin(low) ? 'kin' : '',
    isMeantFor(unit.said) ? 'meant' : '',
    relativeOfThemselves(unit) ? 'own' : '',
    tellsHowItWent(low.slice(low.indexOf(name) + name.length)) ? 'went' : '',
    context?.negated ? 'neg' : '',
    context?.hypothetical ? 'if' : '',
    context?.family ? 'family' : '',
  ].filter((one) => one !== '');
}
