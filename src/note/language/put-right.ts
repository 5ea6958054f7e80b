import { ledTo } from './correction-cues.ts';
import { type ThingKind, thingsIn } from './like-things.ts';
import { replaced } from './taken-back.ts';

const opensNo =
  /^(?:(?:oh|um|uh|well|actually),?(?=) ){0,2}no\b(?:[,.]+)?(?=)(?: (?:actually|sorry|wait|hang on|hold on|i think|just)(?=)[,.]?)? ?/i;
const only = /^(?: one| side| times| of them| now)?(?:,? (?:actually|i think|doctor))?[.!]*$/i;
const like = new Set<ThingKind>(['when', 'date', 'span', 'often', 'count']);
const marks = /(?<![.?!])[.?!]+$/;
const tagEnd = /, (?:is that right|right|correct|wasn['’]t it|isn['’]t it|yes|yeah)$/i;
/** "No, maybe twice a week" denies, and guesses. */
const hedged = /\b(?:maybe|probably|perhaps|like|nearly|nearer|closer)\b/i;
/** In characters. */
const longestAnswer = 50;

/** What was asked, with the one thing in it that the answer puts right. */
export interface PutRight {
  asked: string;
  /** How many sentences of the answer do so. */
  used: number;
}

/**
 * "So it was Monday?" answered by "No, it was Tuesday." → "So it was Tuesday?", to which the answer is yes. Null where the
 * answer only denies, or says more.
 */
export function putRight(asked: string, answer: readonly string[]): PutRight | null {
  const [first, second] = answer;
  if (first === undefined || !opensNo.test(first)) return null;
  const rest = first.replace(opensNo, '');
  const said = rest === '' ? (second ?? '') : rest;
  if (said.length > longestAnswer) return null;
  const thing = ledTo(said);
  if (thing === null || hedged.test(said.slice(0, thing.start))) return null;
  if (!like.has(thing.kind) || !only.test(said.slice(thing.end))) return null;
  const text = asked.replace(marks, '').replace(tagEnd, '');
  const right = replaced(
    text,
    thingsIn(text),
    `${thing.text}${/^ times\b/i.exec(said.slice(thing.end))?.[0] ?? ''}.`,
  );
  return right === null ? null : { asked: `${right.text.replace(/\.$/, '')}?`, used: rest === '' ? 2 : 1 };
}
