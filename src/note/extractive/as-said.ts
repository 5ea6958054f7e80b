import { answerOf } from '../language/answer.ts';
import { speakerOf } from '../language/speaker.ts';
import { upperFirst } from '../language/upper-first.ts';
import { allAsked, hesitates, longestQuestion, spoken } from './all-asked.ts';
import { answeredStatement } from './answered.ts';
import { contentStems } from './asked-content.ts';
import { askedEarlier, isOnlyQuestion } from './asked-earlier.ts';
import { asksOfTalk, bareAnswer } from './bare-answer.ts';
import { namesAnything } from './clinical-words.ts';
import { sentence } from './draft.ts';
import { withinSentence } from './in-full/fragments.ts';
import { bothAsked, promptLabel, quoted } from './question-label.ts';
import type { Reading } from './reading.ts';
import { hasFiniteVerb } from './rephrase/clauses.ts';
import { finish } from './rephrase/finish.ts';
import { relativeOf, type Subject } from './rephrase/rephrase.ts';
import { sayTold } from './say.ts';
import type { SectionLabel } from './section-labels.ts';
import { tellsSomething } from './tells-something.ts';
import type { Telling } from './told-outright.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

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
  const bare = bareWords(unit);
  if (bare === 'yes' || bare === 'no') {
    const told = answeredBarely(bare, passage, unit, telling, reading);
    if (told !== 'asked') return told;
  }
  // Speech without marks goes on somewhere.
  const isFew = bare === null && unit.words.length <= fewWords && endedApart.test(unit.text);
  if (!(isFew || ended.test(unit.text)) || unit.text.includes('"') || unit.text.includes(' ,')) return null;
  if (talks.test(unit.text) || speakerOf(unit.text, 'patient') === 'clinician') return null;
  const words = bare ?? wordsSaid(unit, reading.who, telling.lines);
  if (words === null) return null;
  return (
    afterSaid(words, passage, unit, telling, reading) ??
    underQuestion(words, passage, unit, telling, reading) ??
    underPrompt(words, passage, unit, telling, reading)
  );
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
  if (!isOnlyQuestion(passage, passages, question)) return 'asked';
  const whole = passages.find((p) => p.unit === question);
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

const ended = /[a-z0-9%'’)][.!]$/i;
// "300's .", "with weight watchers ."
const endedApart = /[a-z0-9%'’)] [.!]$/i;
const fewWords = 3;
const someone = /\b(?:i|me|my|mine|myself|you|your|yours|we|us|our|ours)\b/;
// "Let me look.", "I'm telling you.": of the talk.
const talks =
  /^(?:ow|ouch|ooh|whoa|zing|jesus|christ)\W*$|^(?:(?:no|well|oh|and|but|yes|yeah),? )*(?:let me|hold on|hang on|wait|listen|look|what was i|where was i|i beg|sorry|pardon|you(?:['’]re| are) (?:right|kidding|joking|funny)|you never|you tell me|i['’]m (?:just )?(?:telling you|kidding|joking|(?:not )?(?:going to|gonna) (?:lie|be (?:straight|honest)))|i['’]ll be (?:honest|straight)|(?:ask|tell) (?:him|her|them|me)|you were (?:going to|gonna)|now you|that['’]s not what you|do(?: not|n['’]t) (?:ask|tell|start)|can (?:i|you)|could (?:i|you)|thank|it['’]s (?:(?:a bit|so|really|very) )?embarrassing)(?=)\b/i;
const yesOrNo = new Set(
  `oh god lord good my gosh heavens well thank sir ma'am of course no nope nah never not n't none yes yeah yep i he she it they do
    does did have has had am is was are`.split(/\s+/),
);

/** The words themselves, in quotation marks where they hold who speaks; null for what tells nothing or what a list has. */
const ofSomeone = /^(?:He|She|The patient|His|Her|Their)\b(?!.*\b(?:you|your|I|me|my)\b)/;

/** The answer of a unit that says nothing else; null for what says more. */
function bareWords({ text, words, answers }: Unit): 'yes' | 'no' | 'never.' | null {
  if (answers === null || !words.every((word) => yesOrNo.has(word)) || asksWhich.test(answers.said))
    return null;
  const answer = answerOf(text.replace(exclaims, ''));
  if (answer === 'open') return null;
  return words.includes('never') ? 'never.' : answer;
}

function wordsSaid(unit: Unit, who: Subject, lines: readonly string[]): string | null {
  if (
    unit.words.every((word) => yesOrNo.has(word)) &&
    (!asksWhich.test(unit.answers?.said ?? '') || answerOf(unit.text.replace(exclaims, '')) === 'open')
  )
    return null;
  if (!tellsSomething(unit) && !counts.test(unit.said)) return null;
  if (someone.test(unit.said) || orders.test(unit.text)) {
    const told = sayTold(unit, who);
    if (told !== null && ofSomeone.test(told) && hasFiniteVerb(told)) return withinSentence(told);
    const said = spoken(unit.text);
    return said === '' ? null : `"${upperFirst(said)}."`;
  }
  const bare = plainOf(unit).replace(hesitates, '');
  // "No, just milk.": the no goes with a hesitation.
  const plain = saysNo.test(unit.text) && !/^no\b/i.test(bare) ? `no, ${bare}` : bare;
  const read = finish(brokenFigure.test(plain) ? spoken(unit.text) : plain);
  if (read === null) return null;
  const written = read.slice(0, -1).toLowerCase();
  return lines.some((line) => line.includes(written)) ? null : withinSentence(read);
}

// "Don't miss that.", of what they take.
const orders = /^(?:(?:yes|yeah|yep|no),? )?(?:do(?:n['’]t| not)|never) [a-z]/i;
const asksWhich = /^(?:[a-z']+ ){0,2}(?:who|what|where|which|when|how)\b/;
const saysNo = /^(?:(?:oh|well|god|lord|um|uh),? )*no\b, /i;
const exclaims = /^(?:(?:oh|god|lord|good|my|gosh|heavens|well)\W+)+/i;
// "the twenty-second" is no 20-second.
const brokenFigure = /\d-[a-z]|[a-z]-\d/;
const counts =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|once|twice|daily|weeks?|months?|years?|days?|never|always|both|all|none|not|left|(?:the|my|his|her) right)(?=)\b/;

// "It bleeds at night. Always the left.": read after what stands right before it.
function afterSaid(
  words: string,
  { index }: Passage,
  unit: Unit,
  { said }: Telling,
  { passages, planFrom, who }: Reading,
): Said | null {
  const before = passages[index - 1]?.unit;
  if (before === undefined || before.role === 'clinician' || !said.has(before)) return null;
  if ([...said.keys()].at(-1) !== before) return null;
  const other = before.turn !== unit.turn;
  if (other && (before.role === unit.role || index >= planFrom)) return null;
  if (!other && !words.startsWith('"'))
    return words.includes(' ') ? { text: sentence(words), units: [unit] } : null;
  if (unit.words.length < (other ? 2 : 4) || (unit.role !== 'patient' && unit.kin === null)) return null;
  const teller = whoSaid(unit, who);
  const told = words.startsWith('"') ? words : `"${upperFirst(spoken(unit.text))}."`;
  return { text: `${upperFirst(teller.they)} said: ${told}`, units: [unit] };
}

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
  if (telling.said.has(question) || telling.denied.has(question) || asksToDo.test(question.said)) return null;
  if (asksNothing.test(question.said) && unit.words.length < 4) return null;
  if (asksWhy.test(question.said)) return toldOfItself(words, unit, reading.who);
  const label = isOnlyQuestion(passage, passages, question)
    ? labelOf(question, passage, passages)
    : allAsked(question, passage, passages);
  return label === null ? null : { text: whole(label, words), units: [question, unit] };
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

function labelOf(question: Unit, passage: Passage, passages: readonly Passage[]): string | null {
  const earlier = contentStems(question.words).length > 0 ? null : askedEarlier(question, passage, passages);
  return earlier === null ? quoted(question, longestQuestion) : bothAsked(earlier, question);
}

const onlyAgrees = /^(?:yes|yeah|yep|right|correct|exactly|okay|no|true|sure)\b/i;
const notTold = new Set<SectionLabel>(['exam', 'vitals', 'results', 'assessment', 'plan']);

// "Show me where it stops." "Bottom of the breastbone."
function underPrompt(
  words: string,
  { index }: Passage,
  unit: Unit,
  { written }: Telling,
  { passages, planFrom }: Reading,
): Said | null {
  const prompted = passages[index - 1];
  if (unit.answers !== null || !unit.opens || index >= planFrom || prompted?.role !== 'clinician')
    return null;
  // What is told itself stands right before.
  if (written.has(prompted)) return null;
  const before = prompted.unit;
  if (before.question || before.words.length > longestPrompt || before.text.includes('"')) return null;
  if (
    (notTold.has(prompted.section) && prompted.keep > surely) ||
    talks.test(before.text) ||
    onlyAgrees.test(words)
  )
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
