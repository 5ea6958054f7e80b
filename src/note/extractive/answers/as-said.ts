import { answerOf, onlyOnceDid } from '../../language/answer.ts';
import { speakerOf } from '../../language/speaker.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { tellsAsAnswer, tellsSomething } from '../choosing/tells-something.ts';
import { sentence } from '../draft.ts';
import type { SectionLabel } from '../learned/section-labels.ts';
import type { Reading } from '../reading.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { finish } from '../rephrase/finish.ts';
import { relativeOf, type Subject } from '../rephrase/rephrase.ts';
import { sayTold } from '../say.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { allAsked, hesitates, longestQuestion, spoken } from './all-asked.ts';
import { asksWork } from './answer-under-question.ts';
import { answeredStatement } from './answered.ts';
import { askedAbout } from './asked-about.ts';
import { contentStems, holdsStem } from './asked-content.ts';
import { askedEarlier, greets, isOnlyQuestion } from './asked-earlier.ts';
import { asksOfTalk, bareAnswer } from './bare-answer.ts';
import { feltAs } from './in-full/common-questions.ts';
import { withinSentence } from './in-full/fragments.ts';
import { isTakenBack } from './left-open.ts';
import {
  bothAsked,
  isBareQuestion,
  promptLabel,
  questionLabel,
  quoted,
  saidLabel,
} from './question-label.ts';
import type { Telling } from './told-outright.ts';
import { turnedRound } from './turned-round.ts';

type Said = { text: string; units: readonly Unit[] };

// In words.
const longest = 30;
const longestPrompt = 14;
const surely = 0.2;

/**
 * What nothing else makes a sentence of, in the words in which it was said, under what it answers: "which eye?" "The
 * right." → Asked "Which eye?": the right. "I" and "you" stay within quotation marks, where they are who spoke. Null
 * where it tells nothing, or it is not sure what it answers.
 */
export function asSaid(passage: Passage, unit: Unit, telling: Telling, reading: Reading): Said | null {
  if (unit.role === 'clinician' || unit.inFull || unit.question || passage.keep < surely) return null;
  if (unit.words.length > longest || telling.said.has(unit) || telling.denied.has(unit)) return null;
  if (opensMore(passage, reading.passages)) return null;
  const { answers, text } = unit;
  const bare = answers !== null && onlyOnceDid(answers.text, text) ? null : bareWords(unit);
  if (bare === 'yes' || bare === 'no') {
    const told = answeredBarely(bare, passage, unit, telling, reading);
    if (told !== 'asked') return told;
  }
  // Speech without marks goes on somewhere.
  const isFew = bare === null && unit.words.length <= fewWords && endedApart.test(unit.text);
  const isWhole = ended.test(unit.text) || isWholeTurn(passage, reading.passages);
  if (!(isFew || isWhole) || unit.text.includes('"') || unit.text.includes(' ,')) return null;
  if (talks.test(unit.text) || (!answersAtOnce(unit) && speakerOf(unit.text, 'patient') === 'clinician'))
    return null;
  // "Trouble swallowing, or drooling?" "No trouble swallowing. A little drool on the pillow."
  if (answers !== null && !unit.opens && telling.denied.has(answers) && aLittle.test(text)) {
    const little = finish(plainOf(unit));
    return little === null
      ? null
      : { text: sentence(`reports ${lowerInitial(little)}`), units: [answers, unit] };
  }
  const words = bare ?? wordsSaid(unit, reading.who, telling.lines);
  if (words === null) return null;
  return (
    afterSaid(words, passage, unit, telling, reading) ??
    underQuestion(words, passage, unit, telling, reading) ??
    underPrompt(words, passage, unit, telling, reading)
  );
}

// "which joints" "my hands and my feet", of recognised speech: nothing goes on.
function isWholeTurn({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  return (
    unit.words.length <= mostWhole &&
    answersAtOnce(unit) &&
    asksWho.test(unit.answers!.said) &&
    unit.answers!.words.length <= mostWhole &&
    passages[index - 1]?.unit === unit.answers &&
    passages[index + 1]?.unit.turn !== unit.turn &&
    /[a-z0-9]$/i.test(unit.text) &&
    !ofTalk.test(unit.said)
  );
}
const mostWhole = 8;
const ofTalk = /\b(?:what|sorry|you|your)\b/;

/** What an answer says of somebody else, whose "he" a note could not tell from the patient, in the words in which it was said. */
export function asQuoted(passage: Passage, unit: Unit, telling: Telling, reading: Reading): Said | null {
  if (!answersAtOnce(unit) || unit.question || unit.words.length > longest || passage.keep < surely)
    return null;
  if (!ended.test(unit.text) || unit.text.includes('"') || talks.test(unit.text)) return null;
  const { answers } = unit;
  if (answers === null || answers.words.includes('why')) return null;
  if (!namesAnything(answers.clinical) && askedAbout(answers) === null) return null;
  return underQuestion(`"${upperFirst(spoken(unit.text))}."`, passage, unit, telling, reading);
}

/** What a bare yes or no says by itself; 'asked' where its question has to stand with it. */
function answeredBarely(
  answer: 'yes' | 'no',
  passage: Passage,
  unit: Unit,
  { said, written, denied }: Telling,
  { passages, chosen, who }: Reading,
): Said | null | 'asked' {
  const question = unit.answers!;
  if (question.role === unit.role || unit.turn > question.turn + 2) return null;
  if (said.has(question) || denied.has(question) || asksOfTalk(question)) return null;
  if (!isOnlyQuestion(passage, passages, question) && !answersInTurn(passage, passages)) return 'asked';
  const whole = passages.find((p) => p.unit === question);
  // "Had you been drinking?" "No. I mean, two beers."
  if (answer === 'no' && whole?.reply?.units[0] === unit && isTakenBack(whole.reply.units)) return null;
  const reply = { answer, units: [unit] };
  const stated = whole === undefined ? null : answeredStatement({ ...whole, reply }, who);
  const asking = stated === null ? undefined : chosen.find((p) => p.unit === question);
  // It stands where its question does.
  if (asking !== undefined && !written.has(asking)) return null;
  // "Any nausea?" "Yes. I threw up twice."
  const next = passages[passage.index + 1];
  const goesOn = next?.unit.turn === unit.turn && next.unit.words.length > 2 && written.has(next);
  const text = stated ?? bareAnswer(question, answer, who, goesOn);
  if (text !== null) return { text, units: [question, unit] };
  return answer === 'yes' && goesOn ? null : 'asked';
}

// "Any seizures? Eating disorder?" "No. No, neither.": to the first, the first.
function answersInTurn({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1]?.unit;
  return (
    before?.turn === unit.turn &&
    before.answers !== null &&
    before.answers.turn === unit.answers!.turn &&
    before.answers.start < unit.answers!.start &&
    plainNo.test(before.said)
  );
}

// "Okay. So it started Monday."
function opensMore({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (passages[index + 1]?.unit.turn !== unit.turn || !acknowledges.test(unit.said)) return false;
  return !(unit.words.includes('right') && asksSide.test(unit.answers?.said ?? ''));
}
const acknowledges = /^(?:(?:so|well|oh|yeah|yes|no) )*(?:okay|ok|right|all right)$/;
const asksSide = /\b(?:which|left|right)\b/;

// "How long?" "Since we did inventory.": what answers is no clinician's.
function answersAtOnce({ opens, answers, turn }: Unit): boolean {
  return opens && answers?.role === 'clinician' && answers.turn === turn - 1;
}

const ended = /[a-z0-9%'’)][.!]$/i;
// "300's .", "with weight watchers ."
const endedApart = /[a-z0-9%'’)] [.!]$/i;
const fewWords = 3;
const someone = /\b(?:i|me|my|mine|myself|you|your|yours|we|us|our|ours)\b/;
// "Let me look.", "I'm telling you.": of the talk.
const talks =
  /^(?:ow|ouch|ooh|whoa|zing|jesus|christ|(?:good (?:morning|afternoon|evening)|hi|hello)(?:,? (?:there|doctor|doc|dr\.? [a-z]+))?)\W*$|^(?:(?:no|well|oh|and|but|yes|yeah),? )*(?:let me|hold on|hang on|wait|listen|look|what was i|where was i|i beg|sorry|pardon|you(?:['’]re| are) (?:right|kidding|joking|funny)|you never|you tell me|i['’]m (?:just )?(?:telling you|kidding|joking|(?:not )?(?:going to|gonna) (?:lie|be (?:straight|honest)))|i['’]ll be (?:honest|straight)|(?:ask|tell) (?:him|her|them|me)|show (?:him|her|them)|you were (?:going to|gonna)|now you|that['’]s not what you|do(?: not|n['’]t) (?:ask|tell|start)|can (?:i|you)|could (?:i|you)|thank|i could(?: not|n['’]t) (?:tell|say)(?: you)?(?=\W{0,3}$)|it['’]s (?:(?:a bit|so|really|very) )?embarrassing)(?=)\b/i;
const yesOrNo = new Set(
  `oh god lord good my gosh heavens well thank sir ma'am of course no nope nah never not n't none yes yeah yep i he she it they do
    does did have has had am is was are`.split(/\s+/),
);

// "No, nothing like that.", "No and no.", "Uh-uh."
const plainNo =
  /^(?:(?:um|uh|er|oh|well|so|but|then|god) (?!uh$))*(?:no|nope|nah|uh uh|none|nothing|neither)(?: (?:and no|no|nope|nothing|none|neither|like (?:that|this|no)|of (?:that|those|them|it)|at all|dear|doctor|sir|ma'am|thank god|thankfully))*$/;

/** The words themselves, in quotation marks where they hold who speaks; null for what tells nothing or what a list has. */
const ofSomeone = /^(?:He|She|The patient|His|Her|Their)\b(?!.*\b(?:you|your|I|me|my)\b)/;

/** The answer of a unit that says nothing else; null for what says more. */
function bareWords({ text, words, said, answers }: Unit): 'yes' | 'no' | 'never.' | null {
  if (answers === null || asksWhich(answers.said)) return null;
  if (plainNo.test(said)) return 'no';
  // "Actually, I do."
  if (!words.every((word, i) => yesOrNo.has(word) || (i === 0 && word === 'actually'))) return null;
  const answer = answerOf(text.replace(exclaims, ''));
  if (answer === 'open') return null;
  return words.includes('never') ? 'never.' : answer;
}

function wordsSaid(unit: Unit, who: Subject, lines: readonly string[]): string | null {
  if (
    unit.words.every((word) => yesOrNo.has(word)) &&
    (!asksWhich(unit.answers?.said ?? '') || answerOf(unit.text.replace(exclaims, '')) === 'open')
  )
    return null;
  if (!tellsSomething(unit) && !counts.test(unit.said) && !(tellsAsAnswer(unit) && isOfMatter(unit)))
    return null;
  if (someone.test(unit.said) || orders.test(unit.text)) {
    const told = sayTold(unit, who);
    if (told !== null && ofSomeone.test(told) && hasFiniteVerb(told)) return withinSentence(told);
    const turned = turnedRound(unit, whoSaid(unit, who));
    if (turned !== null) return turned;
    const said = spoken(unit.text);
    return said === '' ? null : `"${upperFirst(said)}."`;
  }
  // "Left- or right-handed?" "Right, of course."
  const bare = / right\b/.test(unit.answers?.said ?? '')
    ? plainOf(unit)
    : plainOf(unit).replace(hesitates, '');
  // "No, just milk.": the no goes with a hesitation.
  const plain = saysNo.test(unit.text) && !/^no\b/i.test(bare) ? `no, ${bare}` : bare;
  const read =
    finish(brokenFigure.test(plain) ? spoken(unit.text) : plain) ??
    (tellsAsAnswer(unit) ? finish(unit.text) : null);
  if (read === null) return null;
  const written = read.slice(0, -1).toLowerCase();
  const ofOther = !written.includes(' ') && asksOfOther(unit);
  return !ofOther && lines.some((line) => line.includes(written)) ? null : withinSentence(read);
}

// "How are you?" "Fine." is none of the note.
function isOfMatter({ answers }: Unit): boolean {
  return answers !== null && !asksOfTalk(answers) && !greets.test(answers.said);
}

// "How many stops?" "Two.": of no medicine of a list that has a two in it.
function asksOfOther({ clinical, answers }: Unit): boolean {
  return (
    answers !== null &&
    clinical.drugs + answers.clinical.drugs === 0 &&
    contentStems(answers.words).length > 0
  );
}

// "Don't miss that.", of what they take.
const orders = /^(?:(?:yes|yeah|yep|no),? )?(?:do(?:n['’]t| not)|never) [a-z]/i;
const asksWho = /^(?:[a-z']+ ){0,2}(?:who|what|where|which|how)\b/;
// Not "jaw ache when you chew?"
const asksWhen = /^(?:(?:and|so|okay|but|well|then|now|since|or) )*when\b/;

function asksWhich(said: string): boolean {
  return asksWho.test(said) || asksWhen.test(said);
}
const saysNo = /^(?:(?:oh|well|god|lord|um|uh),? )*no\b, /i;
const exclaims = /^(?:(?:oh|god|lord|good|my|gosh|heavens|well)\W+)+/i;
// "the twenty-second" is no 20-second.
const brokenFigure = /\d-[a-z]|[a-z]-\d/;
const counts =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|once|twice|daily|weeks?|months?|years?|days?|never|always|both|all|none|not|so so|left|(?:the|my|his|her) right)(?=)\b/;

// "It bleeds at night. Always the left.", "You don't smoke." "Not since the docks shut.": read after what stands right before it.
function afterSaid(
  words: string,
  { index }: Passage,
  unit: Unit,
  { said }: Telling,
  { passages, planFrom, who }: Reading,
): Said | null {
  const before = spokenBefore(unit, index, passages);
  if (before === undefined || !said.has(before)) return null;
  if ([...said.keys()].at(-1) !== before) return null;
  const goesOn = before.role === unit.role && before.turn === unit.turn - 2;
  const other = before.turn !== unit.turn && !goesOn;
  if (before.turn !== unit.turn && index >= planFrom) return null;
  if (other && before.role === unit.role) return null;
  if (before.role === 'clinician' && !addsToStated(unit, before)) return null;
  if (!other && !words.startsWith('"'))
    return words.includes(' ') || (unit.answers !== null && /\d/.test(words))
      ? { text: sentence(words), units: [unit] }
      : null;
  const least = !other ? 4 : before.role === 'clinician' && counts.test(unit.said) ? 1 : 2;
  if (unit.words.length < least || (unit.role !== 'patient' && unit.kin === null)) return null;
  const teller = whoSaid(unit, who);
  const told = words.startsWith('"') ? words : `"${upperFirst(spoken(unit.text))}."`;
  return { text: `${upperFirst(teller.they)} said: ${told}`, units: [unit] };
}

// "You got the yeast." "Two times.": not "I did.", nor "the back, yes" of the back.
function addsToStated(unit: Unit, before: Unit): boolean {
  if (before.question || unit.answers !== null || onlyAgrees.test(unit.text)) return false;
  if (counts.test(unit.said)) return true;
  const stated = contentStems(before.words);
  return contentStems(unit.words).some((stem) => !holdsStem(stated, stem));
}

// What was said last but for the clinician's "Mm-hmm."
function spokenBefore({ role, kin, opens, answers }: Unit, index: number, passages: readonly Passage[]) {
  const before = passages[index - 1]?.unit;
  if (before?.role !== 'clinician' || before.question || !opens || answers !== null) return before;
  if (before.words.length > mostHeard || contentStems(before.words).length > 0) return before;
  const own = passages[index - 2]?.unit;
  return own?.role === role && own.kin === kin && before.opens ? own : before;
}
const mostHeard = 2;

// "Can you show me your arm?", "is it okay if I listen?": done here and now.
const asksToDo =
  /^(?:(?:and|so|now|then|but|or|okay) )*(?:(?:can|could|would|will|shall|may)(?=) (?:i|we|you)|do you mind|is it (?:ok|okay|all right) if)(?=)\b/;

const asksNothing =
  /^(?:(?:and|or|so|okay|now) )*(?:anything|anyone|anywhere|really|here|there|right here|like this|this one|that one)$/;

function underQuestion(
  words: string,
  passage: Passage,
  unit: Unit,
  telling: Telling,
  reading: Reading,
): Said | null {
  const { passages } = reading;
  const question = unit.answers;
  if (question === null || question.role === unit.role || unit.turn > question.turn + 2) return null;
  const felt = feltAs(question, words, reading.who);
  if (felt !== null) return { text: felt, units: [question, unit] };
  // "You're 34, right? What do you do for work?" "Yeah, 34."
  if (/^\d{1,3}\.?$/.test(words) && asksWork.test(question.said)) return null;
  if (telling.said.has(question) || telling.denied.has(question) || asksToDo.test(question.said)) return null;
  if (asksNothing.test(question.said) && unit.words.length < 4) return null;
  if (asksWhy.test(question.said)) return toldOfItself(words, unit, reading.who);
  const label = isOnlyQuestion(passage, passages, question)
    ? labelOf(question, passage, passages, reading.who)
    : allAsked(question, passage, passages);
  if (saysBack(unit, question)) return null;
  const on = label ?? (asksOn(question, passage, telling, passages) ? quotedBare(question) : null);
  return on === null ? null : { text: whole(on, words), units: [question, unit] };
}

const aLittle =
  /^(?:(?:just|only|maybe) )?(?:a (?:little|bit of|touch of)|some|occasional) (?!more|less|better|worse|bit\b)[a-z]/i;

// "Fine?" "Fine.", "poos?" "Poo."
function saysBack({ words, said }: Unit, question: Unit): boolean {
  return (
    said === question.said ||
    (words.length === 1 &&
      question.words.length === 1 &&
      contentStems(words).some((stem) => holdsStem(contentStems(question.words), stem)))
  );
}

// "I fell in the yard." "When?" "Friday.": of what was just told.
function asksOn(
  question: Unit,
  { index }: Passage,
  { said }: Telling,
  passages: readonly Passage[],
): boolean {
  if (!isBareQuestion.test(question.said) || passages[index - 1]?.unit !== question) return false;
  const before = passages[index - 2]?.unit;
  return before !== undefined && before.turn === question.turn - 1 && [...said.keys()].at(-1) === before;
}

function quotedBare({ text }: Unit): string {
  return `Asked "${upperFirst(spoken(text))}?"`;
}

// "What brings you in?", "how can I help?": asks for no one thing.
const asksWhy =
  /\b(?:what|how) (?:'s |is )?(?=)(?:brings?|brought|can (?:i|we) (?:help|do)|may i help|seems to be|going on)(?=)\b|\btell me what(?: [a-z']{1,12}){0,3}(?=) going on\b/;

const onlyReports = /^Reports\b/;

function toldOfItself(words: string, unit: Unit, who: Subject): Said | null {
  if (unit.words.length < 4) return null;
  if (!words.startsWith('"'))
    return ofSomeone.test(upperFirst(words)) && hasFiniteVerb(words)
      ? { text: sentence(words), units: [unit] }
      : null;
  if (unit.role !== 'patient' && unit.kin === null) return null;
  // "I have a cough.", which stands among the complaints.
  if (onlyReports.test(sayTold(unit, who) ?? '')) return null;
  return { text: `${upperFirst(whoSaid(unit, who).they)} said: ${words}`, units: [unit] };
}

function whoSaid({ role, kin }: Unit, who: Subject): Subject {
  return role === 'patient' ? who : relativeOf(who, kin);
}

function labelOf(
  question: Unit,
  passage: Passage,
  passages: readonly Passage[],
  who: Subject,
): string | null {
  const earlier = contentStems(question.words).length > 0 ? null : askedEarlier(question, passage, passages);
  if (earlier !== null) return bothAsked(earlier, question);
  const asked = contentStems(question.words);
  const named =
    asked.length === 0 || isUnsure.test(passage.unit.said) ? null : questionLabel(question, asked, who);
  return named?.startsWith('Asked "') === false ? named : quoted(question, longestQuestion);
}

const isUnsure = /^(?:not sure|no idea|hard to say|it depends)\b/;

const onlyAgrees =
  /^(?:(?:unfortunately|sadly|well|oh),? )?(?=)(?:yes|yeah|yep|right|correct|exactly|okay|no|true|sure|that (?:would|will|might|'d) (?:help|be (?:good|great|nice))|go ahead)(?=)\b/i;
const notTold = new Set<SectionLabel>(['exam', 'vitals', 'results', 'assessment', 'plan']);

// "… tenderness over the hip. And no swelling in the legs." "Yeah, it's a bit sore there.": of what was pressed.
const findsNone = /^(?:(?:and|but) )?(?:there(?:'s| is) )?no [a-z]/;
const pointsThere = /\b(?:there|that's where it hurts|that's (?:it|the spot))$/;

// "Show me where it stops." "Bottom of the breastbone."
function underPrompt(
  words: string,
  { index }: Passage,
  unit: Unit,
  { said, written }: Telling,
  { passages, planFrom }: Reading,
): Said | null {
  const prompted = passages[index - 1];
  if (unit.answers !== null || !unit.opens || index >= planFrom || prompted?.role !== 'clinician')
    return null;
  // What is told itself stands right before.
  if (said.has(prompted.unit) || (written.has(prompted) && saidLabel(prompted.unit) === null)) return null;
  const before = prompted.unit;
  if (before.question || before.words.length > longestPrompt || before.text.includes('"')) return null;
  if (
    (notTold.has(prompted.section) && prompted.keep > surely) ||
    talks.test(before.text) ||
    onlyAgrees.test(words)
  )
    return null;
  if (pointsThere.test(unit.said) && (prompted.section === 'exam' || findsNone.test(before.said)))
    return null;
  const prompt = spoken(before.text);
  // "The calf." "The calf."
  if (before.said === unit.said) return null;
  const named = namesAnything(before.clinical) ? promptLabel(before) : null;
  const label = named ?? (prompt.length < 5 ? null : `To "${upperFirst(prompt)}"`);
  return label === null ? null : { text: whole(label, words), units: [before, unit] };
}

// What stands in quotation marks has its own full stop.
function whole(label: string, words: string): string {
  return words.startsWith('"') ? `${label}: ${words}` : sentence(`${label}: ${words}`);
}
