import { wordBefore } from '../../language/word-before.ts';
import { isDoneTo } from '../rephrase/done-to.ts';
import { isAuxiliary } from '../rephrase/verbs.ts';

/** What is said to the patient, as the patient would say it. */
export function inFirstPerson(text: string): string {
  return text
    .replace(/\byou are\b/gi, 'i am')
    .replace(/\byou were\b/gi, 'i was')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou(?=['’](?:d|ll|ve)\b)/gi, 'i')
    .replace(/\byou\b/gi, (_, at: number, whole: string) => {
      const before = wordBefore(whole, at);
      const next = firstWord.exec(whole.slice(at + 3))?.[1]?.toLowerCase() ?? null;
      return isWhom(before, next) ? 'me' : 'i';
    });
}

const firstWord = /^ ([a-z0-9']{1,30})/i;
const would = /^(?:would|will|could|should|might|must|can)$/;
const held = /^ha(?:ve|d|s)$/;
const where = /^(?:in|on|at|off|under|down|up|back)$/;

// "They had you on a mask", and not "had you been".
function isWhom(before: string | null, next: string | null): boolean {
  // "Do you ever feel you would rather not be here?"
  if (next !== null && would.test(next)) return false;
  if (before !== null && isAuxiliary(before)) return held.test(before) && where.test(next ?? '');
  return isDoneTo(before, next);
}
