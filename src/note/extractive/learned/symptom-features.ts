import { contextOfPhrase } from '../../language/context.ts';
import { symptomSaid } from '../history/symptom-said.ts';
import type { SymptomStatus } from '../history/symptom-status.ts';
import type { Symptom } from '../lexicon/symptoms.ts';
import { tokensOf } from '../problems/trouble-named.ts';
import { relativeOfThemselves } from '../visit/of-whom.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { addPlaceFeatures, type NamedPlace } from './named-places.ts';
import type { VisitSpan } from './trouble-features.ts';

/** A place where a symptom is named, in words that its name may not have ("threw up"). */
export interface SymptomPlace extends NamedPlace {
  symptom: Symptom;
}

/** A symptom, as notes write it, with all places where it is named. */
export interface NamedSymptom {
  name: string;
  places: readonly SymptomPlace[];
}

/** Every symptom that is named in the visit, each once, in the order in which they are named first. */
export function symptomsNamed(passages: readonly Passage[]): NamedSymptom[] {
  const found = new Map<string, SymptomPlace[]>();
  for (const passage of passages) {
    const { symptoms } = passage.unit.clinical;
    if (symptoms.length === 0) continue;
    const tokens = tokensOf(passage.unit.text);
    for (const { symptom, at: word } of symptoms) {
      const at = tokenFor(tokens, passage.unit.words[word]!, word);
      const length = Math.min(symptom.words.length, tokens.length - at);
      const places = found.get(symptom.written) ?? [];
      found.set(symptom.written, places);
      places.push({ passage, tokens, at, length, symptom });
    }
  }
  return Array.from(found, ([name, places]) => ({ name, places }));
}

// Of the tokens that begin with a word, the nearest to where it stands among the words, of which contractions are two.
function tokenFor(tokens: NamedPlace['tokens'], word: string, at: number): number {
  let best = -1;
  for (const [i, { bare }] of tokens.entries())
    if (bare.startsWith(word) && (best < 0 || Math.abs(i - at) < Math.abs(best - at))) best = i;
  return best < 0 ? Math.min(at, tokens.length - 1) : best;
}

/** What the rules made of a symptom. */
export function ruleFor({ name }: NamedSymptom, byRule: readonly SymptomStatus[]): SymptomStatus | undefined {
  const own = byRule.filter(({ named }) => named === name);
  return own.find(({ present }) => present) ?? own[0];
}

/** How one place tells a symptom, as far as the words of its sentence or a question's answer tell. */
export function saidOf({ passage: { unit, role, reply }, symptom }: SymptomPlace): 'had' | 'denied' | 'open' {
  if (role === 'clinician' || unit.question) {
    if (!unit.question || reply === null) return 'open';
    return reply.answer === 'yes' ? 'had' : reply.answer === 'no' ? 'denied' : 'open';
  }
  const said = symptomSaid(unit.text.toLowerCase(), symptom.words.join(' '), unit.clinical.drugs > 0);
  return said === null ? 'open' : said ? 'had' : 'denied';
}

/** What the model of symptoms sees of one; `byRule`: what the rules made of it. */
export function addSymptomFeatures(
  out: FeatureSink,
  { name, places }: NamedSymptom,
  passages: readonly Passage[],
  visit: VisitSpan | null,
  byRule: SymptomStatus | undefined,
): void {
  addPlaceFeatures(out, name, places, passages, visit);
  out.add('end=', name.split(' ').at(-1)!);
  const rule = byRule === undefined ? 'none' : byRule.present ? 'had' : 'denied';
  out.add('ruled=', rule);
  for (const [k, place] of places.entries()) {
    const { unit, role } = place.passage;
    const speaker = role === 'clinician' ? 'c' : role === 'relative' ? 'r' : 'p';
    const who = unit.question ? `${speaker}?` : speaker;
    const context = contextOfPhrase(unit.text.toLowerCase(), place.symptom.words.join(' '));
    const told = [`how ${context?.assertion ?? 'none'}`, `said ${saidOf(place)}`];
    if (relativeOfThemselves(unit)) told.push('own');
    for (const one of told) {
      out.add(who, ' ', one);
      out.add('ruled=', `${rule} ${who} `, one);
      if (k === 0) out.add('first ', `${who} `, one);
    }
  }
}
