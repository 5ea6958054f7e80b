import { upperFirst } from '../../language/upper-first.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** What an answer opens with before it says anything. */
export const hesitates =
  /^(?:(?:um|uh|er|oh|ooh|well|so|and|but|okay|right(?=[,.])|gosh|hmm?|i mean|i guess|you know|let me think)[,. ]+)+/i;
const within = /, (?:um|uh|er|you know|i mean|i guess|like),(?= )| (?:um|uh|er),?(?= )/gi;
const twice = /\b(i['’]m|it['’]s|i|the|an?|and|it|we|he|she|they|my|to|in|of),? \1\b/gi;

/** The words as they were said, without hesitation and end marks. */
export function spoken(text: string): string {
  return unhesitating(text).replace(twice, '$1');
}

/** The same with every word that was said twice: "a week off it, it makes bleeding worse". */
export function unhesitating(text: string): string {
  return withoutEndMarks(text.replace(hesitates, '').replace(within, ''));
}

/** In words; of a question that is given whole. */
export const longestQuestion = 24;

// In words; where a name of one question would do, if it were the only one.
const longestBoth = 14;
const sentence = /^[A-Z].*\?$/;

/** Two questions of one breath, where they are short and read well: Asked "Fever? Weight?"; else null. */
export function bothInBreath(
  question: Unit,
  { index }: Passage,
  passages: readonly Passage[],
): string | null {
  const asked = askedWith(question, index, passages);
  return asked.length !== 2 || !asked.every(({ text }) => sentence.test(text))
    ? null
    : quotedAll(asked, longestBoth);
}

function quotedAll(asked: readonly Unit[], longest: number): string | null {
  const text = asked.map((unit) => unit.text).join(' ');
  const words = asked.reduce((sum, unit) => sum + unit.words.length, 0);
  return words > longest || text.includes('"') ? null : `Asked "${upperFirst(spoken(text))}?"`;
}

/** All that was asked in the turn of `question`: of "any fever? Chills?" which of them the answer means, its words say. */
export function allAsked(question: Unit, { index }: Passage, passages: readonly Passage[]): string | null {
  return quotedAll(askedWith(question, index, passages), longestQuestion);
}

// The questions of one turn up to this one, with nothing said in between.
function askedWith(question: Unit, index: number, passages: readonly Passage[]): Unit[] {
  const asked: Unit[] = [];
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn >= question.turn; i--) {
    const { unit } = passages[i]!;
    if (unit.turn > question.turn || unit.start > question.start) continue;
    if (!unit.question) break;
    asked.unshift(unit);
  }
  return asked;
}
