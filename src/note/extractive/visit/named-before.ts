import { upperFirst } from '../../language/upper-first.ts';
import { contentStems } from '../answers/asked-content.ts';
import { isFragment, withinSentence } from '../answers/in-full/fragments.ts';
import { leansOnBefore } from '../answers/needs-question.ts';
import { onlyDrugIn } from '../lexicon/drugs.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { plainOf, type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

const mostWords = 7;
const reach = 3;
const article = /^(?:(?:and|then|so|also|oh|well|um|uh|just|only|the|my|a|an|some),? )+/i;
const unnamed = /\b(?:i|my|me|you|your|it|that|this|those|them|no|not|never|none|one)\b/;

/**
 * What a patient named by itself right before the sentence, where the name is told nowhere beside it: "Meloxicam. Fifteen,
 * once a day." → Meloxicam. Null where something else was said in between.
 */
export function namedBefore(
  { unit, index }: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
): { name: string; named: Unit } | null {
  if (unit.opens || unit.role === 'clinician') return null;
  for (let i = index - 1; i >= index - reach; i--) {
    const before = passages[i]?.unit;
    if (before?.turn !== unit.turn || before.question || told.has(before)) return null;
    if (isName(before)) {
      const name = plainOf(before)
        .replace(/(?<![.!\s])[.!\s]+$/, '')
        .replace(article, '');
      return { name: upperFirst(name), named: before };
    }
    // "The sertraline. Um. So …"
    if (before.words.length > 1) return null;
  }
  return null;
}

function isName(unit: Unit): boolean {
  return (
    unit.words.length <= mostWords &&
    !unnamed.test(unit.said) &&
    unit.clinical.drugs > 0 &&
    onlyDrugIn(unit.words) !== null &&
    isFragment(unit) &&
    !hasFiniteVerb(plainOf(unit))
  );
}

const longestNaming = 10;
const points = /\b(?:it|this|that)\b/;
const several = /\b(?:all|these|those|them|both|any)\b/;
const kind = /\b(?:thinner|one|inhaler|pill|tablet|medicine|shot)$/i;
const farthest = 6;
const fewest = 4;
const inQuotes = /^Asked "[^"]+": /;

/**
 * The sentence under the one medicine that the clinician named right before they asked, where neither the question nor the
 * answer names it: "the Eliquis. Twice a day?" "Morning for sure." → Eliquis: morning for sure. Null for any other.
 */
export function underNameAsked(
  text: string,
  { unit, index }: Passage,
  passages: readonly Passage[],
): { text: string; named: Unit } | null {
  const asked = unit.answers;
  if (asked === null || unit.role === 'clinician' || asked.role !== 'clinician') return null;
  const before = passages[index - 1]?.unit;
  if (!unit.opens && !(before?.opens && before.words.length <= fewest && inQuotes.test(text))) return null;
  if (!asked.question || asked.clinical.drugs + unit.clinical.drugs > 0) return null;
  if (several.test(asked.said)) return null;
  if (!points.test(asked.said) && !contentStems(asked.words).every((stem) => atMeals.test(stem))) return null;
  let at = index - 1;
  while (at > index - farthest && passages[at]?.unit !== asked) at--;
  const named = passages[at]?.unit === asked ? passages[at - 1]?.unit : undefined;
  if (named?.turn !== asked.turn || named.question || named.clinical.drugs === 0) return null;
  if (named.words.length > longestNaming) return null;
  const name = nameIn(named);
  const told = text.replace(inQuotes, '');
  if (name === null || told.includes(': ') || (told === text && unit.words.length > longestNaming))
    return null;
  return { text: underNameBefore(upperFirst(name), upperFirst(told)), named };
}

// "The other inhaler, the Symbicort.", "lorazepam, half a milligram."
function nameIn(named: Unit): string | null {
  const parts = plainOf(named)
    .replace(/(?<![.!\s])[.!\s]+$/, '')
    .split(', ')
    .map((part) => part.replace(article, ''));
  const names = parts.filter((part) => !kind.test(part) && onlyDrugIn(wordsOf(part)) !== null);
  const [name = ''] = names;
  const rest = parts.slice(parts.indexOf(name) + 1);
  return names.length === 1 && wordsOf(name).length < 3 && !rest.some(hasFiniteVerb) ? name : null;
}

// "And a statin, but I stopped it."
const ofNext = /^(?:An?|Some|Another) [a-z]/;
const isAll = /^That(?:['’]s| is) (?:it|all|everything)\b/;
const subjectless =
  /^(?:does|did|do|had|has|made|makes?|gives?|gave|works?|worked|helps?|helped|takes?|took|started|stopped|quit|puts?|wears?|hurts?|tastes?)\b/;
const byFigure =
  /\b(?:the|on|at)(?=) (?:\d+|ten|twelve|fifteen|twenty(?: five)?|thirty|forty|fifty|seventy five|hundred)(?=)\b(?! (?:of|to|in|minutes?|hours?|days?))/;

/** True where a sentence may be of a name that stands before it, and of nothing that it says itself. */
export function isOfName(text: string, unit: Unit): boolean {
  if (unit.clinical.drugs > 0 || isAll.test(text) || ofNext.test(text)) return false;
  return (
    subjectless.test(unit.said) ||
    byFigure.test(unit.said) ||
    leansOnBefore(text, unit) ||
    (isFragment(unit) &&
      counts.test(unit.said) &&
      contentStems(unit.words).every((stem) => atMeals.test(stem)))
  );
}

const atMeals =
  /^(?:twice|daily|nigh|week|half|hour|table|pill|puff|spray|drop|capsu|teasp|milli|bedti|break|suppe|dinne|lunch|meal|food|noon|midni|bed)/;

const counts =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|half|every|night|nights|morning|evening|daily|bedtime|days?|weeks?|months?|years?)\b/;

/** True where a list has all that the sentence says of the name. */
export function isListed(name: string, text: string, lines: readonly string[]): boolean {
  const words = wordsOf(text);
  const [first = ''] = wordsOf(name);
  return lines.some((line) => {
    const listed = wordsOf(line);
    return listed.includes(first) && words.every((word) => listed.includes(word));
  });
}

/** The sentence under that name. */
export function underNameBefore(name: string, text: string): string {
  return `${name}: ${withinSentence(text)}`;
}
