import { isAdverb, isAuxiliary, isBaseVerb, isPast } from '../../rephrase/verbs.ts';
import { inFirstPerson } from '../../visit/first-person.ts';
import { affirmed, parted } from '../asked-clause.ts';

/** What a yes-or-no question asks, as who answers it would state it. */
export interface AskedStatement {
  /** "i broke my wrist" */
  text: string;
  /** True where the clinician states it ("you broke your wrist, didn't you?") rather than asks whether it is so. */
  stated: boolean;
  /** True where it is stated that it is not so: "you're not diabetic, are you?" */
  negative: boolean;
}

// "…, didn't you?", "…, is it?": not "does it hurt when you do that?"
const tag =
  /(?<!\b(?:you|it|he|she|they|we|i|what|that|to|not)),? (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)(?: not)?(?=) (you|it|he|she|they|that|there)(?: not)?$/i;
const confirmed =
  /,? (?:(?:is that|that is) (?:right|correct|so)|right|correct|yeah|yes|i (?:gather|think|believe|see|understand|take it|presume|assume|suppose)|by the (?:sound|look)s? of (?:it|things)|it says(?: here)?|eh|huh|am i right)$/i;
const leads =
  /^(?:i (?:see|gather|understand|believe|think)(?=) (?:that )?|(?:it )?(?:says|looks like|sounds like)(?=) (?:here )?(?:that )?)(?=you\b|your\b|it\b)/i;
// "You were in the ER on, was it Sunday?": when, the answer tells.
const whichDay = /,? (?:on|in|at|around),? (?:was|is) it (?:last |a )?[a-z]+$/i;
const subject =
  /^(you|he|she|it|they|there|that|this(?= (?:has|all|started|began|happened|comes|goes|hurts)(?=) )|(?:your|his|her) [a-z]+)(?=) ([a-z]+)(?=)(?: ([a-z]+)\b)?/i;
const inverted =
  /^(are|were|is|was|do|does|did|have|has|had|can|could)(?=) (?:not )?(?=)(you|it|they|that|this|there|he|she|baby|(?:your|the|his|her)(?=) [a-z]+(?: [a-z]+)?)(?=) (.{2,90})$/i;
const denied = /\b(?:not|never|no|without|any ?more)\b/i;
// What is no matter of fact about the patient.
const ofTalk =
  /\b(?:mind|want|like (?:me|to)|would|remember|know|think|understand|questions?|okay with|ready|tell|say|mean|see (?:me|what)|let me|make sense|happy|sure|sorry|all right|how are|right now|here (?:for|with|about|because|to)|c[oa]me in|in for)(?=)\b/i;
// "Do you have neuropathy where you get numb feet?": two things in one.
const twofold = /\b(?:where|which|that|who|besides) /i;
// "You get up when?"
const endsInQuestion = / (?:when|where|what|how|who|which|why)(?: (?:long|often|many|much|one|time))?$/i;
const anyOf = /\bany (?=[a-z])/i;
const longest = 14;

/** The statement that a question asks to be confirmed; null where it is none. */
export function askedStatement(asked: string): AskedStatement | null {
  if (asked.split(' ').length > longest) return null;
  const bare = asked
    .replace(confirmed, '')
    .replace(leads, '')
    .replace(whichDay, '')
    .replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
  const found = inverted.exec(bare);
  if (found !== null) {
    const [, aux = '', who = '', rest = ''] = found;
    const plain = rest.replace(/^(?:(?:ever|actually|already|really)\s)+/i, '');
    if (ofTalk.test(plain) || denied.test(plain) || (twofold.test(plain) && !/^it$/i.test(who))) return null;
    const { who: they, what } = parted(aux.toLowerCase(), who.toLowerCase(), plain);
    const said = /^d(?:o|id|oes)$/i.test(aux)
      ? affirmed(they, aux.toLowerCase(), what)
      : `${they} ${aux.toLowerCase()} ${what}`;
    return {
      text: inFirstPerson(
        said.replace(/\bany(?= of )|(?<=ing )any$/i, 'some').replace(/\bany (?=[a-z])/i, ''),
      ),
      stated: false,
      negative: false,
    };
  }
  const closing = tag.exec(bare);
  const clause = closing === null ? bare : bare.slice(0, closing.index);
  const opened = subject.exec(clause);
  if (opened === null || ofTalk.test(clause) || endsInQuestion.test(clause)) return null;
  const [, who = '', verb = '', next = ''] = opened;
  const you = /^you$/i.test(who);
  if (closing !== null && /^you$/i.test(closing[1]!) !== you) return null;
  // "You had any falls this year?"
  if (you && closing === null && anyOf.test(clause) && isVerb(verb.toLowerCase()))
    return { text: inFirstPerson(clause.replace(anyOf, '')), stated: false, negative: false };
  return isVerb(verb.toLowerCase()) || (isAdverb(verb.toLowerCase()) && isVerb(next.toLowerCase()))
    ? { text: inFirstPerson(clause), stated: true, negative: denied.test(clause) }
    : null;
}

function isVerb(word: string): boolean {
  return isAuxiliary(word) || isPast(word) || isBaseVerb(word) || isBaseVerb(word.replace(/s$/, ''));
}
