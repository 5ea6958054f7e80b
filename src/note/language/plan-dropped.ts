import { thingsIn } from './like-things.ts';
import { lowerInitial } from './uncapital.ts';
import { upperFirst } from './upper-first.ts';

const proposes =
  /^(?:(?:so|and|then|okay|well|now),? ){0,2}(?:i['’]ll|i['’]d|we['’]ll|let['’]s|i['’]m (?:going to|gonna)) [a-z]/i;
const dropped =
  /,? (?:(?:ah|oh|well|um|uh|hmm|er),? ){0,2}no,? (?:(?:actually|wait|sorry|hang on|hold on),? ){0,2}(?=(?:(?:scrap|scratch|strike|forget) (?:that|it)|(?:i|we) (?:wo|ca)n['’]t|(?:i|we) do(?:n['’]t| not) want to|not with (?:your|his|her|that|the)|keep (?:the|you|him|her|on)|leave the)\b)/i;
/** Nothing is left of it but why not. */
const gone =
  /^(?:(?:scrap|scratch|strike|forget) (?:that|it)|(?:i|we) (?:wo|ca)n['’]t)(?:[,.]? |(?=[.!]?$))/i;
const givesWhy = /^not with /i;

/**
 * A plan without what its speaker drops in the same breath: "I'll do you naproxen, ah no, I won't, not with your ulcer." →
 * No naproxen, not with your ulcer. Null where nothing is dropped.
 */
export function withoutDropped(text: string): string | null {
  const turn = text.search(turns);
  const allowed = turn < 0 ? null : allowedAfterAll(text.slice(0, turn), text.slice(turn + 1).trimStart());
  if (allowed !== null) return allowed;
  if (!proposes.test(text)) return null;
  const found = dropped.exec(text);
  if (found === null) return null;
  const rest = text.slice(found.index + found[0].length);
  const why = rest.replace(gone, '');
  if (why === rest && !givesWhy.test(rest)) return upperFirst(rest);
  return withoutMedicine(text.slice(0, found.index), why);
}

const stops =
  /\b(?:stop|hold(?: off)?|avoid|skip|quit|come off|leave off|stay off|cut out|do(?:n['’]t| not) take)\b/i;
const turns = /, (?:or |well,? |oh,? )?(?:no|wait|actually|you know what),? /i;
const afterAll =
  /^(?:(?:or|well|oh|um|no|wait|actually|you know what|scratch that|on second thought)(?=)\b,? ){1,4}(?=(?:it|that)(?:['’]s| is| should be)(?=) (?:okay|ok|fine|all right|safe) to (?:take|use|keep)\b|you (?:can|could|may) (?:keep|take|use|stay|continue|still)\b|(?:keep|continue|stay on)\b)/i;
const takesBack = /\b(?:no|wait|actually|you know what|scratch|second thought)\b/i;
const it = /\b(?:it|that|them)\b(?!['’]| (?:is|should)\b)/i;

/** "Stop the ibuprofen." and then "Well, actually, you can keep taking it": You can keep taking the ibuprofen. */
export function allowedAfterAll(before: string, rest: string): string | null {
  const cue = afterAll.exec(rest)?.[0];
  if (cue === undefined || !takesBack.test(cue) || !stops.test(before)) return null;
  const medicines = thingsIn(before).filter(({ kind }) => kind === 'medicine');
  const told = rest.slice(cue.length);
  if (medicines.length !== 1 || thingsIn(told).some(({ kind }) => kind === 'medicine')) return null;
  return it.test(told) ? upperFirst(told.replace(it, `the ${lowerInitial(medicines[0]!.text)}`)) : null;
}

/** "I'll give you indomethacin." and then "not with your kidneys": No indomethacin, not with your kidneys. */
export function withoutMedicine(before: string, why: string): string | null {
  const medicines = thingsIn(before).filter(({ kind }) => kind === 'medicine');
  if (medicines.length !== 1) return /[a-z]/i.test(why) ? upperFirst(why) : null;
  return /[a-z]/i.test(why) ? `No ${medicines[0]!.text}, ${why}` : `No ${medicines[0]!.text}.`;
}

/** True for why something that was just proposed is not done: "not with your kidneys". */
export function tellsWhyNot(before: string, rest: string): boolean {
  return proposes.test(before) && givesWhy.test(rest);
}
