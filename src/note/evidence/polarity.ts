import { answerTo } from '../language/answer.ts';
import { someOther } from '../language/context-cues.ts';
import { tellsToDo } from '../language/have-you-do.ts';
import { namedFirst } from '../language/named-first.ts';
import { deniesOwn } from '../language/own-and-kin.ts';
import { putRight } from '../language/put-right.ts';
import { withQualified } from '../language/qualified-answer.ts';
import { asQuestion } from '../language/stated-as-asked.ts';
import { matchesOf } from '../matches.ts';
import type { Term } from './terms.ts';
import type { Passage, TranscriptIndex } from './transcript-index.ts';

/** Whether something was said to be so. `open`: asked and not clearly answered. `supposed`: "if you get a fever". */
export type Polarity = 'affirmed' | 'denied' | 'open' | 'supposed';

const denial =
  /(?:\b(?:no|not|never|without|none|neither|nor|nope|denies|denied|deny|denying|negative|free of|absent|absence of|cannot|unlikely|ruled out|rule out|went away|gone(?! (?:up|down|to|on|from|into|back|over)\b)|resolved)(?=)\b|n['’]t\b|\b(?:do|does|did|ca|wo|is|are|was|were|have|has|had)(?=)nt\b)/;
// "Stay home until you've had no fever for a day", "when there's been no vomiting for a day"
const supposition =
  /\b(?:if|in case|until|till|(?:when|once)(?=) (?:there|you|he|she|they)(?=)(?:['’](?:s|ve)| has| have)(?=)(?: been| had)? no|unless|whether|watch (?:out )?for|look out for|risk of|prevent|avoid|worsening|should you)\b/;
// "Lisinopril, actually no, with the cough, let's do losartan."
const turningPoint = new RegExp(
  `${/\b(?:but|however|although|though|except|just|only|so (?:it['’]s|it is|this is|that['’]s|i think)|there(?:['’]s| is| are)|and (?:i|it|he|she|you|we|that))(?=)\b|, and (?=(?:the|your|his|her|my|this) [a-z' -]{2,40}?\b(?:is|are|was|were)\b)|^(?:well,? )?(?:no|not yet|nope)[,.] (?=(?:i think )?(?:this|that|it|you|he|she)(?:['’]s| is|['’]ve got| have| has)\b|(?:they|he|she|we|i|the [a-z]+|(?:my|his|her) [a-z]+) (?:took|stopped|quit|came|went|put|gave|used|told|changed|switched|held|started)\b)|\bno (?=(?:i|he|she|it|they) (?:get|gets|got|had|have|has|feel|felt|do|did|does|tingle|throw|threw)\b(?! ?n['’]t| not| never| no\b| none))|^(?:(?:well|oh|um|uh),? )?(?:no|nope|nah)[,.] (?=(?:i|my|he|she|it|his|her)(?:['’](?:s|ve|m|d))?\b)|\bno, (?=(?:with|given) (?:the|your|his|her|that) )|\bno, (?:sorry|wait|actually),? (?=(?:it|that|he|she|they|i)(?:['’]s|['’]m|['’]ve)? )|[;:]/.source}|${someOther}`,
  'g',
);
// "I can't take codeine, it makes me vomit."
const itsEffect = /, (?:it|they|that)(?=) (?:makes?|made|gives?|gave|brings?|brought|upsets?)(?=)\b/g;
const question =
  /(?<!\b(?:okay|ok|right|alright)\s*)\?\s*$|^\W*(?:(?:and|so|okay|ok|um|uh|now|well|or|alright|all right|good|great|then|yeah|yes|but)\W+)*(?:any|do|does|did|are|is|was|were|have|has|had|how|what|can|could|ever)\b/i;
// "And you, any chest pain"
const asksOfYou = /^(?:and |so )?(?:you|yourself),? any\b/i;
// "The diabetes isn't where we want it", "the asthma is not well controlled": there it is all the same.
const isNot =
  /^[^.;,]*\b(?:is|are|was|were)(?=) ?(?:not|n['’]t)\b(?! (?:where|what|under|at goal|(?:really )?(?:going away|doing|getting|improving|healing|responding|gone)|(?:(?:as|very|so|quite|that|fully|completely|any|all that) )?(?=)(?:well|controlled|good|great|bad|high|low|stable|better|ideal)))/i;

// "How long have you been running a fever?", "where's your rash?": nobody asks so of what is not there.
const presupposes =
  /^\W*(?:(?:and|so|okay|ok|now|well)(?=)\W+)?(?=)(?:(?:and|so) )?(?=)(?:how long (?:have|has|did)|since when|when did|where(?:['’]s| is| are))(?=) (?!i\b|we\b)/i;

// "Any problems besides the diabetes and the gout?": these are known, whatever the answer.
const namedBesides =
  /\b(?:besides|other than|apart from|aside from) (?:the|your|his|her) (?:(?!\b(?:any|anything|do|does|have|has|are|is)\b)[a-z ,'-]){0,60}$/;

/** How a term was said in a passage; a question takes its polarity from the answer. */
export function polarityOf(term: Term, at: number, { passages }: TranscriptIndex): Polarity {
  const passage = passages[at]!;
  const before = passage.text.slice(0, term.start).toLowerCase().replace(spacedMark, '');
  if (supposition.test(before)) return 'supposed';
  if (term.end <= ownedFirst(passage.text)) return isDenied(before) ? 'denied' : 'affirmed';
  if (presupposes.test(passage.text)) return isDenied(before) ? 'denied' : 'affirmed';
  if (namedBesides.test(before)) return 'affirmed';
  if (isAsked(at, passages)) return answeredLater(passage, at, passages);
  const answered = namedFirst(passage.text, term.start, term.end);
  if (answered !== null) return answered.denied ? 'denied' : 'affirmed';
  const after = passage.text.slice(term.end);
  if (foundAfterAll.test(after) && thereIs.test(after)) return 'affirmed';
  return isDenied(before) || isNot.test(after) ? 'denied' : 'affirmed';
}

// "I've got diabetes, is that a problem?" "No.": of the problem. Where what is asked begins; 0 where nothing is told first.
function ownedFirst(text: string): number {
  return toldThenAsked.test(text) ? text.indexOf(',') : 0;
}
const toldThenAsked =
  /^(?:(?:and|but|so|well|okay),? )?(?=)i(?:['’]ve| have)(?: got| also)? (?!any\b|to\b)[^,?]{3,50}, (?:is|does|will|would|can|should)(?=) (?:that|this|it|i)\b[^?]{0,50}\?/i;

/** "No , I quit." */
const spacedMark = /(?<=^no) (?=[,.] )/;

// "No murmur, hmm, actually yes, there's a soft one."
const foundAfterAll = /^[,.…]* (?:(?:well|oh|hm+|um|uh|ah|no),? )*(?:hang on|hold on|wait|actually)\b/i;
const thereIs = /\b(?:there(?:['’]s| is| are)|i (?:do|can) (?:hear|feel|see))\b/i;

/** Whether a passage is a question, or an unfinished part of one ("any headaches, / fatigue, / fever?"). */
function isAsked(at: number, passages: readonly Passage[]): boolean {
  const { source, text, role } = passages[at]!;
  if (tellsToDo(text)) return false;
  if (question.test(text) || asksOfYou.test(text)) return true;
  const next = passages[at + 1];
  if (role === 'clinician' && next !== undefined && next.source.turn !== source.turn)
    if (asQuestion(text, next) !== null) return true;
  const before = passages[at - 1];
  if (before?.source.turn === source.turn && question.test(before.text) && !/[.!?]\s*$/.test(before.text))
    return true;
  return next?.source.turn === source.turn && isList(text) && /\?\s*$/.test(next.text) && isList(next.text);
}

/** Names without a verb: items of a list, not a statement. */
function isList(text: string): boolean {
  return !/[.!]\s*$|\b(?:i|you|he|she|it|we|they|there|is|are|was|were|have|has|had|do|does|did)(?=)\b/i.test(
    text,
  );
}

function isDenied(before: string): boolean {
  const from = Math.max(lastMatchEnd(before, turningPoint), lastMatchEnd(before, itsEffect));
  return denial.test(before.slice(from));
}

function lastMatchEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of matchesOf(pattern, text)) end = match.index + match[0].length;
  return end;
}

function answeredLater(passage: Passage, at: number, passages: readonly Passage[]): Polarity {
  for (let i = at + 1; i < passages.length && i <= at + 4; i += 1) {
    const next = passages[i]!;
    if (next.source.turn === passage.source.turn) continue;
    const said = passages.slice(i, i + 3).filter(({ source }) => source.turn === next.source.turn);
    const answer = answerTo(passage.text, withQualified(said, passage.text)[0]!.text);
    // "She had a rash. I don't have one."
    if (answer === 'open' && said.slice(1).some(({ text }) => deniesOwn(text))) return 'denied';
    if (answer === 'open') return isCounted(said[0]!.text) ? 'affirmed' : 'open';
    if (answer !== 'no') return 'affirmed';
    const told = said.map(({ text }) => text);
    return putRight(passage.text, told) === null ? 'denied' : 'affirmed';
  }
  return 'open';
}

// "Have you had a fever?" "101 last night.": how much of it, and so that it was there.
const counted =
  /^(?:(?:um|uh|well|oh|maybe|about|like|probably|just|only|around)(?=),? ){0,3}(?=)(?:\d+|once|twice|two|three|four|five|six|a few|a couple|several|every|a hundred|ninety[ -][a-z]+)(?=)\b(?! (?:no|not|to)\b)/i;
const longestCount = 40;

function isCounted(text: string): boolean {
  return text.length <= longestCount && counted.test(text) && !denial.test(text.toLowerCase());
}

const noteDenial =
  /\b(?:denies|denied|denying|no|without|negative for|absence of|free of|not have|not having|never had)\b/;
const noteTurn =
  /\b(?:but|however|although|except|reports|endorses|admits|has|with|positive for|other than|and (?:they|he|she)|there(?:['’]s| is| are))(?=)\b|, (?:just|only) |\bno, (?=(?:i|he|she|it|they|the patient)\b)|[.;:]/g;
const noteWeak =
  /\b(?:not|never|cannot|n't|unlikely|rule out|ruled out|resolved|if|risk|prevent|avoid|monitor|watch|worsening|improv\w*|change|longer|further|history|return|call|seek|none|absent|negative|normal|resolution|control|controlled|possible|evaluate|screen\w*|concern\w*|versus|vs|increase|new|other)(?=)\b/;

// "… until the patient has had no fever for a day"
const noteCondition = /\b(?:until|till|when|once)\b/;

/** How a note's sentence says a term: plainly so, plainly not so, or in a way that can't be judged. */
export function polarityInNote(text: string, term: Term): 'affirmed' | 'denied' | 'unclear' {
  const lower = text.toLowerCase();
  const before = lower.slice(0, term.start);
  const from = lastMatchEnd(before, noteTurn);
  const clause = before.slice(from);
  const after = lower.slice(term.end).split(/[.;]/)[0] ?? '';
  const denied = noteDenial.test(clause);
  if (denied && noteCondition.test(before)) return 'unclear';
  // Far from its "no", in a run-on sentence, nobody can tell.
  if (denied && clause.length > 90) return 'unclear';
  if (denied) return noteWeak.test(clause) ? 'unclear' : 'denied';
  return noteWeak.test(before) || noteWeak.test(after) || noteDenial.test(before) ? 'unclear' : 'affirmed';
}
