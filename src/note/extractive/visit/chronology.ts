import { matchesOf } from '../../matches.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const days: Record<string, number> = { hour: 0.1, day: 1, week: 7, month: 30, year: 365 };
const ago =
  /(?<!\bfrom )\b(\d{1,3}|an?|a couple(?: of)?|a few|few|several)(?=) (hour|day|week|month|year)(?=)s? ago\b/g;
const perfect = /\b(?:have|has|'ve|'s) (?:been|had)\b/;
const lasting =
  /\bfor (?:(?:about|the|past|last|almost|over)(?=) ){0,3}(?=)(\d{1,3}|an?|a couple(?: of)?|a few|several)(?=) (hour|day|week|month|year)(?=)s?\b/g;
const named = /\b(?:yesterday|last night|this morning|(?:over the|last) weekend|last (?:week|month|year))\b/g;
const namedDays: Record<string, number> = {
  yesterday: 1,
  'last night': 1,
  'this morning': 0.3,
  'over the weekend': 4,
  'last weekend': 4,
  'last week': 7,
  'last month': 30,
  'last year': 365,
};
// Older than anything that is counted from today.
const background = /\b(?:long history of|since (?:childhood|birth))\b/;
const diagnosed = /\b(?:was|been|were) (?:first )?diagnosed\b/;
const inYear = /\bin (?:19|20)\d\d\b/;
const longAgo = 100_000;

/** How many days before the visit something began or happened, where a sentence says so outright; else null. The earliest time said counts. */
export function daysAgo(text: string): number | null {
  const said = text.toLowerCase();
  if (background.test(said) || (diagnosed.test(said) && inYear.test(said))) return longAgo;
  const times = [...matchesOf(ago, said), ...(perfect.test(said) ? matchesOf(lasting, said) : [])].map(
    ([, count, unit]) => countOf(count!) * days[unit!]!,
  );
  for (const [time] of matchesOf(named, said)) times.push(namedDays[time]!);
  return times.length === 0 ? null : Math.max(...times);
}

function countOf(said: string): number {
  if (/^\d/.test(said)) return Number(said);
  return said.startsWith('a couple') ? 2 : said === 'a' || said === 'an' ? 1 : 3;
}

/**
 * What was told of one matter, with what began or happened earlier before what came later, where both times were said
 * outright, both sentences stand alone and are about the same thing; `goesOn` tells a sentence whose pronouns need the one
 * before. Everything else keeps the order of the visit.
 */
export function inTime(
  told: readonly Passage[],
  ofOneProblem: boolean,
  goesOn: (passage: Passage) => boolean,
): Passage[] {
  const out = [...told];
  const when = new Map(told.map((p) => [p, p.unit.question ? null : daysAgo(plainOf(p.unit))]));
  const standsAlone = (p: Passage) => when.get(p) !== null && !goesOn(p) && p.unit.words.length > 4;
  for (let i = 1; i < out.length; i++) {
    const earlier = out[i]!;
    if (!standsAlone(earlier)) continue;
    const to = out.findIndex(
      (later, k) =>
        k < i &&
        standsAlone(later) &&
        when.get(later)! < when.get(earlier)! &&
        (ofOneProblem || sameThing(later.unit, earlier.unit)),
    );
    if (to < 0) continue;
    let end = i + 1;
    while (end < out.length && goesOn(out[end]!) && out[end]!.unit.turn === earlier.unit.turn) end++;
    // The next may be about what would be moved away from it.
    if (end < out.length && goesOn(out[end]!)) continue;
    out.splice(to, 0, ...out.splice(i, end - i));
  }
  return out;
}

function sameThing(a: Unit, b: Unit): boolean {
  const symptoms = new Set(a.clinical.symptoms.map(({ symptom }) => symptom.written));
  if (b.clinical.symptoms.some(({ symptom }) => symptoms.has(symptom.written))) return true;
  return b.words.some((word) => (isBodyPart(word) || isConditionWord(word)) && a.words.includes(word));
}
