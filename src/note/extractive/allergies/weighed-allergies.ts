import { substanceOf } from '../../evidence/drug-names.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import { medicineStatuses } from '../learned/statuses.ts';
import { agentsIn } from '../lexicon/allergens.ts';
import type { WeighedMedicine } from '../medications/weighed-medications.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { reactionIn } from './allergy-reaction.ts';

/** So likely is a medicine not borne that the list of allergies has it; and where it says that there are none. */
export const notBorneFrom = { else: 0.4, denied: 0.7 };
const allergy = medicineStatuses.indexOf('allergy');
/** In passages after its name. */
const reactionReach = 2;

/**
 * What the rules read of allergies, and the medicines that the model of medicines holds the patient not to bear, with what
 * they did where that is told beside: "And you can't have Cipro." "No, I got hives."
 */
export function withAllergiesWeighed(
  statements: readonly SourcedText[],
  weighed: readonly WeighedMedicine[],
  passages: readonly Passage[],
): SourcedText[] {
  const isDenied = statements.some(({ text }) => denial.test(text));
  const known = new Set(
    statements.flatMap(({ text }) => wordsOf(text).flatMap((word) => [word, keyOf(word)])),
  );
  const more: SourcedText[] = [];
  for (const { medicine, chances } of weighed) {
    const { name } = medicine;
    if (chances[allergy]! <= (isDenied ? notBorneFrom.denied : notBorneFrom.else)) continue;
    if (isKnown(known, [name, keyOf(name), ...name.split(' ')])) continue;
    known.add(name).add(keyOf(name));
    more.push(asListed(medicine, passages));
  }
  for (const { name, unit } of namedAsAllergies(passages)) {
    if (isKnown(known, [name, keyOf(name)])) continue;
    known.add(name).add(keyOf(name));
    const reaction = reactionIn(plainOf(unit));
    const text = `${upperFirst(name)}${reaction === null ? '' : ` (${reaction})`}.`;
    more.push({ text, sources: sourcesOf(unit) });
  }
  if (more.length === 0) return [...statements];
  return [...statements.filter(({ text }) => !denial.test(text)), ...more];
}
const denial = /^Denies (?:known |medication |drug )?allergies\.$/;

// "And he's got the sulfa allergy, is that in there?", "Allergies. You've got latex."
function namedAsAllergies(passages: readonly Passage[]): { name: string; unit: Unit }[] {
  return passages.flatMap(({ unit, index, role }) => {
    if (notSo.test(unit.said)) return [];
    const before = passages[index - 1]?.unit;
    const isListed =
      role === 'clinician' && before?.turn === unit.turn && heading.test(before.said) && has.test(unit.said);
    if (!isListed && !unit.said.includes(' allergy')) return [];
    return agentsIn(unit.words).flatMap(({ name }) =>
      isListed || unit.said.includes(`${name} allergy`) ? [{ name, unit }] : [],
    );
  });
}
const heading = /^(?:(?:and|so|any|okay) )*allergies$/;
const has = /\b(?:you've|you have|i've|i have|he's|she's|got|down as)\b/;
const notSo =
  /\b(?:no|not|n't|never|without|if|test|tests|testing|think|might|may|could|possible|maybe|outgrown|outgrew|mother|father|brother|sister|mom|mum|dad|his|her|son's|daughter's)\b/;

// "Doxy" is doxycycline.
function isKnown(known: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some(
    (name) => known.has(name) || [...known].some((one) => one.length >= shortest && name.startsWith(one)),
  );
}
const shortest = 4;

function keyOf(name: string): string {
  return substanceOf(name) ?? name;
}

function asListed({ name, places }: WeighedMedicine['medicine'], passages: readonly Passage[]): SourcedText {
  for (const { passage } of places) {
    const units = unitsFrom(passage, passages);
    const at = units.findIndex((unit) => reactionIn(plainOf(unit)) !== null);
    if (at < 0) continue;
    const text = `${upperFirst(name)} (${reactionIn(plainOf(units[at]!))}).`;
    return { text, sources: sourcesOf(...units.slice(0, at + 1)) };
  }
  return { text: `${upperFirst(name)}.`, sources: sourcesOf(places[0]!.passage.unit) };
}

// What is said of it, and what follows as long as it names nothing else.
function unitsFrom({ unit, index }: Passage, passages: readonly Passage[]): Unit[] {
  const units = [unit];
  for (const { unit: next } of passages.slice(index + 1, index + 1 + reactionReach)) {
    if (next.clinical.drugs > 0 || next.question) break;
    units.push(next);
  }
  return units;
}
