import { namesDrug } from '../../lexicon/drugs.ts';
import { wordsOf } from '../../visit/units.ts';
import { clauseOf } from '../asked-clause.ts';

const asks =
  /^how (many|much)(?=)(?: of (?:the|your|his|her|those|these|them|that|it))?(?=)(?: ([a-z-]+(?: [a-z-]+){0,2}?))?(?=) (do|does|did|have|has|had|are|is|was|were|can|could)(?=) (you|he|she|they|(?:your|the|his|her)(?=) [a-z]+)(?=) ([a-z][a-z' ]{1,60})$/i;
const number =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|a couple|a few|half a dozen|a dozen|several)';
const nearly = '(?:(?:about|around|maybe|probably|only|just|at least|up to|over|nearly|almost|like) ){0,2}';
/** "Only two", "five or six", "one flight" */
const counted = new RegExp(
  `^(${nearly}${number}(?: (?:or|to) ${number})?)((?: (?!or\\b|to\\b|ago\\b|out\\b)[a-z]+){0,2})$`,
  'i',
);
/** "He uses three": who and what he does is what was asked. */
const saysCount = new RegExp(
  `^(?:i|he|she|they)(?:['’](?:ve|s|d))? (?:(?:has|have|had|only|usually|just) ){0,3}[a-z]+ (${nearly}${number}(?: (?:or|to) ${number})?)$`,
  'i',
);
/** What is given of a medicine stands with its name. */
const dose =
  /^ (?:m[lg]|mcg|mils?|milli\w+|micro\w+|units?|tablets?|pills?|puffs?|drops?|spoons?|teaspoons?|doses?)\b/i;
const habits = /^(?:smoke|drink|vape|think|want|know|say|weigh|hurt)\b/i;
const uncounted = /^(?:longer|more|pain|trouble|help|energy|long|years?|months?|weeks?|days?|packs?)\b/i;
/** When or where, behind what is counted: "in a week", "today". */
const tail =
  / (?=(?:(?:in|at|on|during|over|since|before|after|with|without|per|each|every|an?) [a-z]|(?:today|yesterday|now|tonight|altogether|so far|already)\b))/;

/**
 * "How many pillows does he sleep on?" "Three." → he sleeps on three pillows; "how much weight have you lost?" "Ten pounds."
 * → i have lost ten pounds. Null where something else is answered than a number.
 */
export function howManyAnswer(asked: string, answer: string): string | null {
  if (!/^how m/i.test(asked)) return null;
  const [, many = '', noun, aux = '', subject = '', rest = ''] = asks.exec(asked) ?? [];
  if (rest === '' || habits.test(rest) || namesDrug(wordsOf(asked))) return null;
  const much = many.toLowerCase() === 'much';
  if (much ? noun !== undefined && noun !== 'weight' : noun !== undefined && uncounted.test(noun))
    return null;
  const [first = '', ...more] = answer.split(', ');
  const found = counted.exec(first);
  if (found === null) return null;
  const [, count = '', said = ''] = found;
  const own = said.replace(/ (?:now|today|lately|usually)$/i, '');
  if (dose.test(own) || (own === '' && (much || noun === undefined))) return null;
  const clause = clauseOf(aux, subject, rest);
  if (clause === null || (isNow.test(aux) && then.test(said))) return null;
  const again = noun !== undefined && singular(own.trim()) === singular(noun.split(' ', 1)[0]!);
  const what =
    own === '' || again
      ? `${count} ${/\bone$|\b1$/i.test(count) ? noun!.replace(/s$/, '') : noun}`
      : `${count}${own}`;
  const at = /^times\b/i.test(noun ?? '') ? -1 : clause.search(tail);
  const whole = at < 0 ? `${clause} ${what}` : `${clause.slice(0, at)} ${what}${clause.slice(at)}`;
  return [`${whole}${said.slice(own.length)}`, ...more].join(', ');
}

// "How many times a day are you going?" "Six or seven yesterday."
const isNow = /^(?:do|does|are|is)$/i;
const then = /\b(?:yesterday|last night|overnight)\b/i;

const singular = (word: string) => word.toLowerCase().replace(/s$/, '');

/** The number alone of an answer that says it with a verb: "he uses three" → three. */
export function countSaid(answer: string): string | null {
  return saysCount.exec(answer)?.[1] ?? null;
}

const hadAny = /^(?:have|has) (?:you|he|she|they) had any ([a-z]{2,}s)((?: (?!or\b|and\b)[a-z]+){0,5})$/i;
const hadSome = new RegExp(`^(i|he|she)(?:['’](?:ve|s)| have| has) had (${nearly}${number})$`, 'i');

/** "Have you had any falls this year?" "She's had two." → she has had two falls this year. */
export function hadCounted(asked: string, answer: string): string | null {
  const [, noun = '', when = ''] = hadAny.exec(asked) ?? [];
  const [, who = '', count = ''] = noun === '' ? [] : (hadSome.exec(answer) ?? []);
  if (count === '') return null;
  const one = /\b(?:one|1)$/i.test(count);
  return `${who.toLowerCase()} ${/^i$/i.test(who) ? 'have' : 'has'} had ${count} ${one ? noun.slice(0, -1) : noun}${when}`;
}
