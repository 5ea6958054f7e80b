import { matchesOf } from '../matches.ts';
import { substanceOf } from './drug-names.ts';
import type { HeardFacts, HeardNumber } from './heard-facts.ts';
import { numberRuns } from './number-runs.ts';
import { unitAfter } from './units.ts';

/** How far from where a sentence comes from, in utterances, its numbers may have been said. */
const reach = 12;

/** Names with a figure in them that are written so however they were said. */
const figureNames = /\b(?:hb?a1c|a1c|s?p?o2|co2|t[12]dm|d-?\d{1,2}|h[12]|ft4|t[34]|covid-?19)(?=)\b/gi;
/** In a note these are seldom a count, and always said in some form. */
const notCounted = new Set([
  'a',
  'an',
  'one',
  'once',
  'first',
  'second',
  'both',
  'single',
  'o',
  'oh',
  'third',
  'half',
]);

/**
 * Whether every number of a note's sentence was said: in one of its readings, with no other unit, within reach of
 * the passages the sentence comes from; a dose near its medicine; the two numbers of a pair together.
 */
export function numbersAreHeard(text: string, sources: readonly number[], heard: HeardFacts): boolean {
  if (!/\d/.test(text)) return spelledAreHeard(text, sources, heard);
  const masked = text
    .replace(figureNames, (name) => '_'.repeat(name.length))
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d) point (?=\d)/g, '$1.');
  return (
    figures(masked).every((figure) =>
      isHeard(figure, placesOf(masked, figure.start, sources, heard), heard),
    ) &&
    pairsAreHeard(masked, heard) &&
    (!/\b1\/2\b(?!\/)/.test(masked) || isHalfHeard(heard)) &&
    spelledAreHeard(masked, sources, heard)
  );
}

function spelledAreHeard(text: string, sources: readonly number[], heard: HeardFacts): boolean {
  return spelled(text).every(({ values, unit, start }) => {
    const places = placesOf(text, start, sources, heard);
    return values.some((value) => isHeard({ value, unit }, places, heard));
  });
}

// "10 and a half", said as one number.
const andHalf = ' and a half';

interface Figure {
  value: number;
  unit: string | null;
  start: number;
}

function figures(text: string): Figure[] {
  const out: Figure[] = [];
  for (const match of matchesOf(/\d+(?:\.\d+)?|(?<![\w.])\.\d+/g, text)) {
    const end = match.index + match[0].length;
    const half = text.startsWith(andHalf, end);
    // The halves of "2-3 weeks" share the unit that only the second has.
    out.push({
      value: Number(match[0]) + (half ? 0.5 : 0),
      unit: unitAfter(text, half ? end + andHalf.length : end),
      start: match.index,
    });
  }
  return out.filter(({ start }) => !isHalf(text, start));
}

/** "1/2 tablet": one number, said as "half". */
function isHalf(text: string, start: number): boolean {
  return /^1\/2\b(?!\/)/.test(text.slice(start)) || /\b1\/$/.test(text.slice(0, start));
}

/** "Half", "two and a half", "1/2", "0.5". */
function isHalfHeard({ numbers, words }: HeardFacts): boolean {
  if (words.has('half') || (words.has('1') && words.has('2'))) return true;
  return [...numbers.keys()].some((value) => value % 1 === 0.5);
}

function spelled(text: string): { values: readonly number[]; unit: string | null; start: number }[] {
  return numberRuns(text)
    .filter(({ start, end }) => {
      const words = text.slice(start, end).toLowerCase();
      return !/\d/.test(words) && !words.split(/[\s-]+/).every((word) => notCounted.has(word));
    })
    .map(({ start, end, whole, readings }) => ({
      values: whole.length > 0 ? whole : [...readings],
      unit: unitAfter(text, end),
      start,
    }));
}

function isHeard(
  { value, unit }: { value: number; unit: string | null },
  places: readonly number[] | null,
  { numbers, given }: HeardFacts,
): boolean {
  if (given.has(value) && (unit === null || unit === given.get(value))) return true;
  const hearings = numbers.get(value) ?? [];
  if (places === null) return hearings.some((hearing) => sameUnit(unit, hearing));
  return places.some((at) =>
    within(hearings, at - reach, at + reach).some((hearing) => sameUnit(unit, hearing)),
  );
}

/** The hearings in passages [first, last]; `hearings` is in the order of speech. */
function within(hearings: readonly HeardNumber[], first: number, last: number): readonly HeardNumber[] {
  let low = 0;
  let high = hearings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hearings[middle]!.passage < first) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < hearings.length && hearings[end]!.passage <= last) end += 1;
  return hearings.slice(low, end);
}

function sameUnit(unit: string | null, hearing: HeardNumber): boolean {
  return unit === null || hearing.unit === null || unit === hearing.unit;
}

/** Where a number must have been said: where its medicine was, else where the sentence comes from; null: anywhere. */
function placesOf(
  text: string,
  start: number,
  sources: readonly number[],
  { substances }: HeardFacts,
): readonly number[] | null {
  let substance: string | null = null;
  for (const word of text
    .slice(0, start)
    .toLowerCase()
    .match(/[a-z]+/g) ?? [])
    substance = substanceOf(word) ?? substance;
  const said = substance === null ? undefined : substances.get(substance);
  if (said !== undefined) return [...said, ...sources];
  return sources.length > 0 ? sources : null;
}

/** Blood pressures and strengths ("148/86", "5/5", "20/12.5"): both numbers in one utterance or in two that follow. */
function pairsAreHeard(text: string, { numbers }: HeardFacts): boolean {
  for (const match of matchesOf(/\b(\d{1,3})\/(\d{1,3}(?:\.\d{1,2})?)\b(?!\/)/g, text)) {
    if (match[0] === '1/2') continue;
    const first = numbers.get(Number(match[1])) ?? [];
    const second = numbers.get(Number(match[2])) ?? [];
    if (!first.some(({ passage }) => within(second, passage, passage + 2).length > 0)) return false;
  }
  return true;
}
