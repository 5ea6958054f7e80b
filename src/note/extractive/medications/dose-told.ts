import { substanceOf } from '../../evidence/drug-names.ts';
import { antecedentsOf } from '../antecedents/antecedents.ts';
import { sourcesOf } from '../draft.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import type { CurrentMedication } from './current-medications.ts';
import { isOtherFigure } from './how-taken.ts';
import { medicationsIn } from './medications.ts';

/** So likely must a dose without a name be of a medicine. */
const ofFrom = 0.7;

/** How a medicine is taken, as somebody said it. */
interface DoseTold {
  how: string;
  unit: Unit;
}

/**
 * The list of medicines with the doses that were told before the plan where the rules found none: beside the name ("they
 * have me on lisinopril, twenty"), or without it where a model is sure of which medicine it is ("ten milligrams", "you're
 * still on a hundred at bedtime?"). A medicine of which several strengths are told keeps none. `passages`: as the models
 * read the visit.
 */
export function withDosesTold(
  listed: readonly CurrentMedication[],
  passages: readonly Passage[],
  planFrom: number,
  model: LinearModel,
): CurrentMedication[] {
  const open = listed.filter(({ how }) => !/\d/.test(how) && !/[()]/.test(how));
  if (open.length === 0 || passages.length < fewUnits) return [...listed];
  const told = new Map<string, DoseTold[]>();
  const add = (name: string, one: DoseTold): void => {
    const key = keyOf(name);
    told.set(key, [...(told.get(key) ?? []), one]);
  };
  const early = passages.slice(0, planFrom).filter(mayTell);
  for (const { unit } of early)
    if (unit.clinical.drugs > 0)
      for (const { name, how } of medicationsIn(plainOf(unit).replace(theStrength, '$1, ')))
        if (strengthOf(how) !== null && !isSomeOf(plainOf(unit))) add(name, { how, unit });
  const bare = new Map(
    early
      .filter(({ unit }) => unit.clinical.drugs === 0)
      .map((passage): [Passage, string] => [passage, bareHow(passage.unit)])
      .filter(([, how]) => how !== ''),
  );
  for (const [passage, { thing, chance }] of antecedentsOf([...bare.keys()], passages, model))
    if (thing.kind === 'medicine' && chance > ofFrom)
      add(thing.name, { how: bare.get(passage)!, unit: passage.unit });
  return listed.map((one) => (open.includes(one) ? withDose(one, told.get(keyOf(one.name)) ?? []) : one));
}

/** "Metformin, the thousand twice a day", "losartan, it's the fifty" */
const theStrength = /\b([a-z]{4,20}),? (?:it['’]s |that['’]s )?the (?=\d)/gi;

/** "So they gave me Norco, ten of them.", "two in six months" */
function isSomeOf(text: string): boolean {
  return /\b\d+ of (?:them|those|these)\b|\b\d+ in \d+ (?:weeks|months|years)\b|^\d+ and (?:then )?\d+\b(?! (?:mg|mcg|units))/i.test(
    text,
  );
}

function keyOf(name: string): string {
  return substanceOf(name) ?? name;
}

function withDose(one: CurrentMedication, told: readonly DoseTold[]): CurrentMedication {
  const strengths = new Set(told.flatMap(({ how }) => strengthOf(how) ?? []));
  const [first] = told.toSorted((a, b) => b.how.length - a.how.length);
  if (first === undefined || strengths.size > 1) return one;
  const own = strengthOf(first.how);
  if (own === null && one.how !== '') return one;
  const how = one.how === '' || first.how.includes(one.how) ? first.how : `${own!} ${one.how}`;
  return { ...one, how, sources: [...one.sources, ...sourcesOf(first.unit)] };
}

function strengthOf(how: string): string | null {
  return strength.exec(how)?.[0] ?? null;
}
const strength = /^\d[\d.,]*(?! (?:to \d+ )?times\b)(?: (?:mg|mcg|g|units?|mL|puffs?|tablets?))?/;

// What is told of now: neither planned, nor of another time, nor denied.
function mayTell({ section, role, unit, reply }: Passage): boolean {
  if (section === 'plan' || section === 'family' || otherTime.test(unit.said)) return false;
  return !unit.question || (role === 'clinician' && reply !== null && reply.answer !== 'no');
}
const otherTime =
  /\b(?:was|were|used to|before|ago|stopped|quit|came off|ran out|last (?:year|time)|until|instead|could|would|should|might|if|start(?:ed)?|try|tried|going to|let's|not|n't|never|half)\b/;

// "Ten milligrams, twice a day.", "The forty, yep."
function bareHow(unit: Unit): string {
  if (unit.words.length > longest) return '';
  const text = plainOf(unit).replace(lead, '');
  if (!/^\d/.test(text) || isOtherFigure(text) || isSomeOf(text) || few.test(text)) return '';
  const how = medicationsIn(`aspirin ${text}`)[0]?.how ?? '';
  return strengthOf(how) !== null || timesADay.test(how) ? how : '';
}
/** One to four of what? */
const few = /^[1-4][,.?!]?$/;
const timesADay = /^\d times (?:a day|daily)$/;
const longest = 14;
const lead =
  /^(?:(?:and|so|yes|yeah|um|uh|oh|well|it['’]s|that['’]s|(?:i|you)['’](?:m|re) (?:still )?(?:on|taking)|(?:i|he|she) takes?|takes|taking|still|on|the|an?|just|i think)(?=),?(?=) ){0,5}/i;
