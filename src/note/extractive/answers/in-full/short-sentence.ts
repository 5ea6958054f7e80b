import { kin } from '../../../language/kin.ts';
import { inFirstPerson } from '../../visit/first-person.ts';
import { wordsOf } from '../../visit/units.ts';
import { countSaid, hadCounted, howManyAnswer } from './how-many.ts';

const asksWho =
  /^who (found|gives?|gave|brought|takes?|took|looks?|looked|helps?|helped|cares?|cooks?|called|noticed|saw|does|did|checks?|fills?|sets?)(?: (.{2,60}))?$/i;
const person = `(?:(?:my|our|the|his|her)(?=) (?:[a-z-]+ )?(?:${kin}|neighbou?rs?|friend|nurse|carer|caregiver|boss|teacher|staff)|i|me|we|nobody|no one)`;
const whoDid = new RegExp(`^(?:it was )?(${person})(?: (?:did|does|do|was|is))?((?:, [^.]{2,60})?)$`, 'i');
const verbs: Readonly<Record<string, string>> = { does: 'do', gives: 'give' };

// "Who found her on the floor?" "The neighbour did."
function personAnswer(asked: string, answer: string): string | null {
  const [, verb = '', rest = ''] = asksWho.exec(asked) ?? [];
  const [, who = '', more = ''] = verb === '' ? [] : (whoDid.exec(answer) ?? []);
  if (who === '' || /\byou\b/i.test(rest)) return null;
  const they = who.toLowerCase().replace(/^me$/, 'i');
  const does = /^(?:i|we)$/.test(they) ? (verbs[verb] ?? verb.replace(/s$/, '')) : verb;
  return `${they} ${does.toLowerCase()} ${inFirstPerson(rest)}${more}`.trim();
}

const either =
  /^(?:does|do) ((?:the|your|his|her) [a-z]+) ([a-z][a-z' ]{2,30}?),? or (?:does it )?([a-z][a-z' ]{2,30})$/i;
const itDoes = /^it ([a-z]+s\b[a-z' ]{0,40})$/i;
const stemOf = (word: string) => word.slice(0, 4);

// "Does the knee lock or give way?" "It gives way now and then."
function doesEither(asked: string, answer: string): string | null {
  const does = itDoes.exec(answer)?.[1];
  const [, what = '', one = '', other = ''] = does === undefined ? [] : (either.exec(asked) ?? []);
  if (what === '') return null;
  const said = wordsOf(does!).map(stemOf);
  const named = (words: string) => wordsOf(words).every((word) => said.includes(stemOf(word)));
  return named(one) === named(other) ? null : inFirstPerson(`${what.toLowerCase()} ${does}`);
}

const asksComing =
  /^(?:is|are) (?:it|they|that|the [a-z]+)(?=) (?:constant|all the time|there)(?: [a-z]+){0,4},? or (?:does|do)(?=) (?:it|they|that|the [a-z]+) come and go$/i;
const comes = /^(?:it )?(?:comes|sort of comes|mostly comes) and goes\b/i;

/**
 * What a short sentence that leans on its question tells with it: "how many pillows does he sleep on?" "He uses three." →
 * he sleeps on three pillows; "who found her?" "The neighbour did." → the neighbour found her. Null for any other.
 */
export function shortSentence(asked: string, answer: string): string | null {
  const count = /^how m/i.test(asked) ? countSaid(answer) : null;
  if (count !== null) return howManyAnswer(asked, count);
  if (comes.test(answer) && asksComing.test(asked))
    return /^it /i.test(answer) ? answer : `it ${answer.toLowerCase()}`;
  return hadCounted(asked, answer) ?? personAnswer(asked, answer) ?? doesEither(asked, answer);
}
