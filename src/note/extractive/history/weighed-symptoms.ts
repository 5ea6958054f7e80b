import type { LinearModel } from '../learned/linear-model.ts';
import { statusChances, symptomStandings } from '../learned/statuses.ts';
import {
  addSymptomFeatures,
  type NamedSymptom,
  ruleFor,
  type SymptomPlace,
  saidOf,
  symptomsNamed,
} from '../learned/symptom-features.ts';
import type { VisitSpan } from '../learned/trouble-features.ts';
import type { Unit } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { likensPain, placedAs, type SymptomStatus, sourceOf, withoutVaguer } from './symptom-status.ts';

/** Below this chance of what the rules made of it a symptom is left out, above the other one it is told. */
export const hardly = 0.5;
export const surely = 0.9;
const had = symptomStandings.indexOf('had');
const denied = symptomStandings.indexOf('denied');
const both = symptomStandings.indexOf('both');

/** Which symptoms the patient has and which not, as the rules found and the model weighs them; what is denied the rules alone say. */
export interface WeighedSymptoms {
  /** Of those that the rules found what the model does not exclude. */
  kept: readonly SymptomStatus[];
  /** These, and what the model is sure of. */
  all: readonly SymptomStatus[];
}

/** `passages`: the visit as the models read it. */
export function weighedSymptoms(
  byRule: readonly SymptomStatus[],
  passages: readonly Passage[],
  visit: VisitSpan,
  model: LinearModel,
): WeighedSymptoms {
  // Of a few words the rules know more than a model of whole visits.
  if (passages.length < fewUnits) return { kept: byRule, all: byRule };
  const chances = new Map<string, { has: number; hasNot: number }>();
  const more: SymptomStatus[] = [];
  for (const named of symptomsNamed(passages)) {
    const rule = ruleFor(named, byRule);
    const status = statusChances(model, (out) => addSymptomFeatures(out, named, passages, visit, rule));
    const has = status[had]! + status[both]!;
    const hasNot = status[denied]! + status[both]!;
    chances.set(named.name, { has, hasNot });
    if (rule !== undefined) continue;
    const told = has > surely && !grave.test(named.name) ? toldAt(named, passages) : null;
    if (told === null) continue;
    const units = unitsOf(told.passage);
    const { written, system } = placedAs(told.symptom, true, units, passages);
    more.push({ written, named: named.name, system, present: true, sources: units.map(sourceOf) });
  }
  const kept = byRule.filter(({ named, present }) => {
    const chance = chances.get(named);
    return chance === undefined || (present ? chance.has : chance.hasNot) > hardly;
  });
  return { kept, all: withoutVaguer([...kept, ...more]) };
}

/** Reported only where the rules find it said outright. */
const grave = /\b(?:self-harm|suicid|harm)/;

// Where the patient has it by the words, or else where none of them speaks against it: told by the patient, in an answer, by the clinician.
function toldAt(symptom: NamedSymptom, passages: readonly Passage[]): SymptomPlace | null {
  const places = symptom.places.filter(
    ({ passage, symptom: { words } }) => !likensPain(passage.unit, words.join(' ')),
  );
  const said = places.map(saidOf);
  const outright = said.indexOf('had');
  if (outright >= 0) return places[outright]!;
  const open = places.filter((place, i) => {
    const { unit, reply } = place.passage;
    return said[i] === 'open' && (!unit.question || reply !== null) && !answersAnother(place, passages);
  });
  return (
    open.find(({ passage }) => passage.role !== 'clinician') ??
    open.find(({ passage }) => passage.reply !== null) ??
    open[0] ??
    null
  );
}

// "Dizzy? Have you fainted?" "Dizzy, when I stand up quick.": of the fainting nothing is told.
function answersAnother(
  { symptom, passage: { unit, reply, index } }: SymptomPlace,
  passages: readonly Passage[],
): boolean {
  const before = passages[index - 1]?.unit;
  if (!unit.question || reply?.answer !== 'open' || before?.turn !== unit.turn || !before.question)
    return false;
  const told = reply.units[0]!.clinical.symptoms.map((one) => one.symptom.written);
  return (
    !told.includes(symptom.written) &&
    before.clinical.symptoms.some((one) => told.includes(one.symptom.written))
  );
}

// What is told by an answer, by its question too.
function unitsOf({ unit, reply }: Passage): Unit[] {
  return reply === null ? [unit] : [unit, reply.units[0]!];
}
