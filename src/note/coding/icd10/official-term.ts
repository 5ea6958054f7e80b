import { wordsOf } from '../words.ts';
import { fillers } from './first-words.ts';
import type { EncounterCharacter, IcdEntry, Side, Trimester } from './parse-table.ts';

/** What an official description says beside the condition itself. */
interface OfficialParts {
  /** The condition, without what the other fields hold. */
  condition: string;
  side: Side | null;
  encounter: EncounterCharacter | null;
  trimester: Trimester | null;
}

// The tail of an injury's description, its encounter, and what of the tail must be said as well.
const encounters: readonly [RegExp, EncounterCharacter][] = [
  [/, initial encounter(?: for (?:closed )?fracture)?$/, 'A'],
  [/, initial encounter for (open .*)$/, 'A'],
  [/, subsequent encounter(?: for (?:closed )?fracture with routine healing)?$/, 'D'],
  [/, subsequent encounter for (.*)$/, 'D'],
  [/, sequela$/, 'S'],
];
const trimesters: readonly [RegExp, Trimester][] = [
  [/, first trimester$/, '1'],
  [/, second trimester$/, '2'],
  [/, third trimester$/, '3'],
  [/, unspecified trimester$/, 'none'],
];
// Chambers of the heart are no sides of the body.
const ofTheHeart = '(?! (?:heart|ventric|bundle|atri))';
const paired =
  'eye|ear|shoulder|elbow|wrist|hand|finger|thumb|hip|knee|ankle|foot|toe|leg|limb|arm|forearm|extremity|breast|femur|tibia|' +
  'fibula|humerus|radius|ulna|clavicle|kidney|ovary|testis|side|lung|thigh|calf|heel|great toe|upper|lower|lesser';
const sided = new RegExp(
  `\\b(right|left|bilateral)\\b${ofTheHeart}|\\bunspecified (?=(?:lower |upper )?(?:${paired})\\b)`,
);
const sides = new RegExp(`\\b(?:right|left|bilateral)\\b${ofTheHeart}|\\bunspecified\\b`, 'g');
// Taken for granted where nothing else was said.
const unsaid =
  /(?:,| |^)(?=)(?:without (?:mention of )?(?=)[a-z0-9' -]+?(?= of |,|$)|not (?:intractable|otherwise specified|stated as \w+)|(?:stage|extent|degree) (?= |,|$))(?=[ ,]|$)/g;
const joining = new Set('due nos on at as be from type or'.split(' '));
const shortestSingleWord = 7;

/**
 * The words of an official description that must all be said for its code to be meant, as one string: without side,
 * encounter, trimester and what is taken for granted ("unspecified", "without complications"). Siblings share it.
 * Null for a single word that means too many things ("fall"), and for one that is no illness ("counseling").
 */
export function officialTerm({ code, description }: { code: string; description: string }): string | null {
  const words = wordsOf(partsOf(description).condition)
    .map(({ text }) => text)
    .filter((word) => !fillers.has(word) && !joining.has(word));
  const distinct = [...new Set(words)];
  const [first = ''] = distinct;
  if (distinct.length < 2 && (first.length < shortestSingleWord || /^[V-Z]/.test(code))) return null;
  return distinct.join(' ');
}

/** An official code as an entry of the table: its side, encounter and trimester read from the description. */
export function officialEntry({ code, description }: { code: string; description: string }): IcdEntry {
  const { side, encounter, trimester } = partsOf(description);
  return {
    code,
    description,
    phrases: [],
    side,
    encounter,
    trimester,
    ages: null,
    chronic: false,
    symptom: code.startsWith('R'),
    status: /^[V-Z]/.test(code),
    minor: false,
    serious: false,
    undiagnosed: false,
  };
}

function partsOf(description: string): OfficialParts {
  const plain = description.toLowerCase().replaceAll(/\[[^\]]{0,300}\]|\([^)]{0,300}\)/g, ' ');
  const [afterEncounter, encounter, said] = takeTail(plain, encounters);
  const [afterTrimester, trimester] = takeTail(afterEncounter, trimesters);
  const found = sided.exec(afterTrimester);
  const side = found === null ? null : ((found[1] ?? 'none') as Side | 'bilateral');
  const condition = `${afterTrimester.replaceAll(sides, ' ').replaceAll(unsaid, ' ')} ${said}`;
  return { condition, side: side === 'bilateral' ? 'both' : side, encounter, trimester };
}

/** The text without its tail, what the tail stands for, and what of it must be said. */
function takeTail<T>(text: string, tails: readonly [RegExp, T][]): [string, T | null, string] {
  for (const [pattern, meaning] of tails) {
    const found = pattern.exec(text);
    if (found !== null) return [text.slice(0, found.index), meaning, found[1] ?? ''];
  }
  return [text, null, ''];
}
