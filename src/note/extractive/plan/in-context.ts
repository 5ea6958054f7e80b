import { upperFirst } from '../../language/upper-first.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { tellsSomething } from '../choosing/tells-something.ts';
import { listed, type SourcedText, sourcesOf } from '../draft.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { third } from '../rephrase/advise.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { finish } from '../rephrase/finish.ts';
import { prepare } from '../rephrase/prepare.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import { lowerFirst } from '../say.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isCourtesy } from './plan-remarks.ts';

/** What is said to the other before what is told. */
export const interjects =
  /^(?:(?:oh|no|nope|yes|yeah|yep|okay|well|then|so|and|but|now|sure|right|deal|fine|good|great|absolutely|ma['’]am|sir|please)(?=)\b[,.]? ?)+/i;
const longestPrompt = 18;
const longestLine = 40;
// Said whole already, with what was wished for in view.
const settled =
  /^The appointment is |^Follow up (?:in|at|next|after) (?:about |around )?(?=)(?:\d|an?\b|[a-z]+ (?:day|week|month|year))/;
const shortAnswer = 9;
const aboutIt = /^(?:(?:okay|oh|well|so),? )?(?:and|but|what about|how about)(?: [^ ?]+){1,4}\?/i;
const asksAnything = /\b(?:anything else|what else|needs? to be done|tell me what|any questions)\b/i;
const asksAgain =
  /^(?:(?:then|and|so|but|what|huh|really|why|how come|pardon|sorry|who|me|yeah|no|okay|is it|it is|you do|do you|i do|that['’]s it)\W*)+$/i;

// "Drops, I guess." "Good. Second, you've got a cataract.": of something else.
const counted = /^(?:second|third|fourth|next|lastly|finally)(?:ly)?, /i;

/**
 * A line of what is concluded or planned, under what it answers where it says too little alone: "And work?" "Off until I
 * say so." → Asked "And work?": off until we say so. Null where it needs no such context, or nobody gave it any.
 */
export function underItsPrompt(line: string, p: Passage, passages: readonly Passage[]): SourcedText | null {
  if (p.role !== 'clinician' || p.unit.words.length > longestLine || settled.test(line)) return null;
  if (counted.test(p.unit.text)) return null;
  const prompt = promptOf(p, passages);
  if (prompt === null) return null;
  const { unit, asks } = prompt;
  const goesOnFromYes = and.test(p.unit.said) && saysYesBefore(p, passages);
  if ((asks && isRisingAnswer(unit, passages)) || (!asks && goesOnFromYes)) return null;
  const named = asks ? null : withTakenNamed(line, unit);
  if (named !== null) return { text: named, sources: sourcesOf(unit, p.unit) };
  if (ownLabel.test(line) || saysAll.test(line)) return null;
  if (asks && p.unit.clinical.drugs > 0 && asksName.test(unit.said)) return null;
  const plain = plainOf(p.unit).replace(interjects, '');
  if (asks && p.unit.clinical.drugs > unit.clinical.drugs && asksIfIll.test(unit.said)) return null;
  const wanted = asks
    ? isElliptic(plain) || wordsOf(plain).length <= shortAnswer || aboutIt.test(unit.text)
    : notWithThat(plain, unit) ||
      (pointsAtPrompt(plain, unit) && (p.unit.clinical.drugs === 0 || tellsWhatItIs.test(plain)));
  if (!wanted || (saysAgain(line, unit) && !allows.test(line) && !bareAuxiliary.test(plain))) return null;
  const said = lowerFirst(prompt.said.replace(/(?<![.\s])[.\s]+$/, '')).replace(/\bi\b/g, 'I');
  const answered = goesOnFromYes
    ? 'yes, and '
    : noneOfIt(p, passages) || (asks ? yesOrNo(said, line, p, passages) : '');
  const told =
    answered === ''
      ? line.replace(functional, (word) => word.toLowerCase())
      : lowerFirst(line).replace(/^A (?=[a-z])/, 'a ');
  // "So stop both of them?" "Yes, both, just for a few days."
  if (asks && echoes.test(said) && agrees.test(p.unit.said))
    return { text: upperFirst(told), sources: sourcesOf(unit, p.unit) };
  const filled = asks ? filledIn(said, told, p.unit) : null;
  if (filled !== null) return { text: filled, sources: sourcesOf(unit, p.unit) };
  const about = asks ? matterOf(said) : null;
  if (about !== null && told.toLowerCase().startsWith(about.toLowerCase())) return null;
  if (about !== null) return { text: `${about}: ${answered}${told}`, sources: sourcesOf(unit, p.unit) };
  return {
    text: `${asks ? 'Asked' : 'To'} "${upperFirst(said)}": ${answered}${told}`,
    sources: sourcesOf(unit, p.unit),
  };
}

const and = /^and\b/;
const onlyYes =
  /^(?:yes|yeah|yep|sure|of course|absolutely|definitely)(?: (?:please|do|definitely|of course|sure))?$/;

// "A pendant alarm?" "Yes, please. And a night light in the hall."
function saysYesBefore({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1]?.unit;
  return before?.turn === unit.turn && onlyYes.test(before.said);
}

const opensQuestion =
  /^(?:(?:and|so|but|uh|um|oh|okay) )*(?:what|when|where|which|who|why|how|is|are|was|were|do|does|did|can|could|will|would|should|have|has|am|any|or|if|even)\b/;
/** In words. */
const longestRising = 5;

/** "When was your eye exam?" "Before COVID?": an answer that is not sure. */
function isRisingAnswer(unit: Unit, passages: readonly Passage[]): boolean {
  if (unit.words.length > longestRising || opensQuestion.test(unit.said)) return false;
  const at = passages.findIndex((p) => p.unit.start === unit.start);
  const asked = passages.slice(Math.max(0, at - 3), at).findLast((p) => p.unit.turn === unit.turn - 1);
  return asked?.role === 'clinician' && asked.unit.question && asksWhat.test(asked.unit.said);
}
const asksWhat = /\b(?:what|when|where|which|who|how (?:long|often|many|much|old))\b/;

/** "So it's pneumonia?" "It is. Start doxycycline.": the order is whole. */
const asksIfIll =
  /^(?:(?:and|so|then|okay)(?=) ){0,2}(?=)(?:is (?:it|this|that)|(?:it|this|that)(?:'s| is)|i(?:'m| am| have)|do i have) (?!(?:all right|alright|okay|ok|safe|fine|going|why|what|with|for)(?=)\b)[a-z]/;

const keepsThose =
  /^((?:Continue|Keep|The patient was advised to (?:keep|continue|stay|carry on|take|stop)(?: on| with| taking)?) )(?:those|them|both(?: of (?:those|them))?|all of (?:those|them))\b/;

// "I'm on losartan, and the allergy pill, the Zyrtec." "Keep those the same."
function withTakenNamed(line: string, { text, words }: Unit): string | null {
  const found = keepsThose.exec(line);
  if (found === null) return null;
  const names = [...new Set(drugsIn(words).map(({ name }) => name))].map(
    (name) => `the ${asWritten(name, text)}`,
  );
  return names.length === 0 ? null : `${found[1]}${listed(names, 'and')}${line.slice(found[0].length)}`;
}

// "zyrtec" → Zyrtec, where it was said so within the sentence.
function asWritten(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name);
  return at > 0 ? text.slice(at, at + name.length) : name;
}

/** "What would that be?" "We'll start allopurinol." */
const asksName =
  /^(?:(?:and|so|okay) )?(?:what (?:is|was|would|'s|will) (?:it|that)|what's (?:it|that))(?: be| called)?$/;

const echoes =
  /^(?:(?:okay|so|right|and),?(?=) ){0,2}(?=)(?:stop|start|take|use|keep|skip|carry on|continue|hold)(?=) [a-z ]{2,40}\?$/i;

const agrees = /^(?:yes|yeah|yep|right|correct|exactly|both)\b/;

const asksIfAllowed =
  /^(?:(?:and|so|but|okay),? )?is (?:that|it|this)(?=) (?:all right|alright|okay|ok|safe|fine) (?:with|for) (?:my|the|his|her) ([a-z ]{3,30})\?$/i;
const asksIfNeeded =
  /^(?:(?:and|so|but|okay),? )?(?:do|does)(?=) (I|he|she)(?=) (?:have|need) to ((?!.*\b(?:my|me|I)\b)[a-z ]{4,50})\?$/i;
const goesOnYes = /^(?:for|as|if|when|with|even|until|till|but)\b/i;

const finishesIt = /^finish (?:all of (?:it|them)|it all|them all|it|them)$/i;

// "Is that all right with my ulcer?" "For a short course, yes." "Does she have to finish all of it?" "Yes, even if …"
function filledIn(said: string, told: string, { said: answer }: Unit): string | null {
  if (!/\b(?:yes|yeah|yep)\b/.test(answer)) return null;
  const rest = told.replace(/^(?:yes|please),? /i, '');
  if (!goesOnYes.test(rest)) return null;
  const allowed = asksIfAllowed.exec(said)?.[1];
  if (allowed !== undefined) return `All right with the ${allowed}, ${lowerFirst(rest)}`;
  const [, who = '', act] = asksIfNeeded.exec(said) ?? [];
  return act === undefined
    ? null
    : `${who.toUpperCase() === 'I' ? 'The patient' : upperFirst(who)} should ${act.replace(finishesIt, 'finish the whole course')}, ${lowerFirst(rest)}`;
}

const asksAbout =
  /^(?:(?:and|so|but|okay),? )*(?:(?:what|how) about |and )?(?:for )?(?=)(?:the |my |his |her |an? |any )?(?=)((?:[a-z-]+ )?[a-z-]{4,})\?$/;
const noMatterName =
  /\b(?:me|you|it|him|us|them|that|this|those|these|now|then|too|today|tonight|tomorrow|again|more|less|else|long|often|soon|much|many|how|what|when|where|why|who|which|can|will|is|are|do|does|did|for|till|until|after|before|with|without|every|one|ones|not|really|even|still|just|only|also|forever|always|never|bad|good|better|worse|rest|thing|stuff|other|others|ever|like|from|both|first|next|last|sure|serious|no|none|at|in|on|to|about|awake|alone|so|my|the)(?=)\b|(?:ly|est)$/;

// "And the snoring?", "what about for the pain?": what it is about, as a name.
function matterOf(said: string): string | null {
  const name = asksAbout.exec(said)?.[1];
  return name === undefined || noMatterName.test(name) || hasFiniteVerb(name) ? null : upperFirst(name);
}

/** "Should I stop the aspirin?" "Not yet.", "no change to the levothyroxine": told whole. */
const saysAll =
  /^The patient was advised not to [a-z ]{4,60} (?:yet|today|for now|right now|at this (?:time|point))\.$|^No changes? (?:to|in|with) [a-z]|^No [a-z]{4,20}\.$|^(?:It|They|The patient|He|She) may [a-z ]{3,50} (?:only|maybe|usually|probably)\b/;

// "Surgery: not today."
const ownLabel = /^[A-Z][a-z]+(?: [a-z]+){0,3}: /;

const functional =
  /^(?:The|A|An|They|It|That|Those|These|This|We|There|He|She|His|Her|If|Not|No|Off|On|In|At|For|Until|Till|After|Before|Every|Once|Twice|Up|Down|Only|Both|Half|Nothing|Most|Some|Either|When|Because|By|With|Without|Then|Stop)(?= )/;

// "What about beer?" "None. For a month.": None, for a month.
function noneOfIt(p: Passage, passages: readonly Passage[]): string {
  const before = passages[p.index - 1]?.unit;
  return p.unit.words.length <= shortRest &&
    before?.turn === p.unit.turn &&
    /^(?:none|never|nothing|not yet)$/.test(before.said)
    ? `${before.said}, `
    : '';
}

const asksPolar =
  /^(?:(?:and|so|but|okay|well),?(?=) ){0,2}(?=)(?:do|does|will|should|can|could|would|am|is|are|may)(?=) (?:[Ii]|he|she|we|it|they|that|this|the|my)(?=)\b/;
const thinks = /^(?:(?:yes|yeah|no|well|oh) )*i (do n't )?(?:think|believe) so$/;
const onlyNo =
  /^(?:(?:oh|well|um|uh)(?=) ){0,2}(?=)(?:no|nope|nah|not at all|absolutely not|definitely not)(?: no)?$/;
const asksWhich =
  /^(?:(?:and|so|but|okay|well),?(?=) ){0,2}(?=)(?:what|when|where|which|who|whose|how|why)(?=)\b/i;
const answersYes = /^(?:(?:oh|well),? )?(?:yes|yeah|yep)(?:[,.]| (?=[a-z]))/i;
const answersNo =
  /^(?:(?:oh|well),? )?(?:no|nope)(?:[,.]| (?=(?:i|we|you|he|she|it|they|that|not|for|just|only)\b))/i;

// "Do I need antibiotics?" "No, it's not infected."
function yesOrNo(said: string, told: string, { unit, index }: Passage, passages: readonly Passage[]): string {
  const { text, opens } = unit;
  const before = passages[index - 1]?.unit;
  const thought = before?.turn === unit.turn && asksPolar.test(said) ? thinks.exec(before.said) : null;
  if (thought !== null) return thought[1] === undefined ? 'we think so, ' : 'we do not think so, ';
  if (/ or /.test(said) || /^(?:yes|no|not|never|please)\b/i.test(told)) return '';
  // "So I'm diabetic?" "No. Six and a half would be diabetes."
  if (before?.turn === unit.turn && before.opens && onlyNo.test(before.said) && !asksWhich.test(said))
    return 'no, ';
  if (!opens || !asksPolar.test(said)) return '';
  return answersYes.test(text) ? 'yes, ' : answersNo.test(text) ? 'no, ' : '';
}

// "Do I need to use condoms?" "Yes, for the first seven days.": no sentence, but said whole under what it answers.
export function answersInWords(p: Passage, passages: readonly Passage[], who: Subject): string | null {
  const { text, words, opens } = p.unit;
  if (p.role !== 'clinician' || !opens || words.length > shortAnswer || words.length < fewestAnswering)
    return null;
  if (!answersYes.test(text) && !answersNo.test(text)) return null;
  const rest = text.replace(interjects, '');
  if (rest === '' || hasFiniteVerb(rest) || isCourtesy(p.unit)) return null;
  const prompt = promptOf(p, passages);
  return prompt?.asks === true && asksPolar.test(lowerFirst(prompt.said))
    ? finish(third(prepare(rest), who))
    : null;
}
const fewestAnswering = 3;

// "We could. I'd hold off.", "none. For a month."
const shortRest = 4;
const allBut = /^(?:(?:we|you|i) (?:could|can|might|may)|none|never|nothing|no|not yet)$/;

// What the other said right before, where nothing of the answer stands between.
function promptOf(
  p: Passage,
  passages: readonly Passage[],
): { unit: Unit; asks: boolean; said: string } | null {
  const few = p.unit.words.length <= shortRest;
  let at = p.index - 1;
  while (at >= 0 && passages[at]!.unit.turn === p.unit.turn) {
    const { unit } = passages[at]!;
    if (unit.question || (tellsSomething(unit) && !isCourtesy(unit) && !(few && allBut.test(unit.said))))
      return null;
    at--;
  }
  const last = passages[at];
  if (last === undefined || last.role === 'clinician' || p.unit.turn - last.unit.turn > 2) return null;
  let asked = last;
  for (let i = at; i >= 0 && passages[i]!.unit.turn === last.unit.turn; i--)
    if (passages[i]!.unit.question) {
      asked = passages[i]!;
      break;
    }
  const { unit } = asked;
  const isMedicine = unit.words.length < 3 && unit.clinical.drugs > 0;
  if (unit.words.length > longestPrompt || unit.words.length === 0) return null;
  // "Now?" names nothing that an answer could stand under.
  if (plainOf(unit).length < shortestPrompt) return null;
  if (unit.question)
    return asksAgain.test(unit.text) || asksAnything.test(unit.text)
      ? null
      : { unit, asks: true, said: asWhole(asked, passages) };
  return (unit.words.length > 2 || isMedicine) && tellsSomething(unit)
    ? { unit, asks: false, said: plainOf(unit) }
    : null;
}

/** In letters. */
const shortestPrompt = 3;

const asksOfIt =
  /\b(?:it|they|them|one)\b|\b(?:that|those|this)(?=$| (?:for|in|on|is|does|will|go|work|mean|hurt|why|what|then|too|again|today|now)\b)/;
const longestBare = 8;
const namesIt = /^(?:(?:and|so|what about|how about) )*(?:the|my) [a-z]+/;
// "For life?", "how long for?", "at my age?"
const asksMore =
  /^(?:and |so |what,? )?(?=)(?:for|at|on|with|without|every|how (?:long|often|much|soon|many)|till|until|before|after|forever|both|all|today|now)(?=)\b/;
const shortQuestion = 5;

/** True for a question that means nothing without what was said before it: "for life?", "will it make me sick?" */
export function asksOfBefore({ words, said }: Unit): boolean {
  if (words.length <= shortQuestion && asksMore.test(said)) return true;
  return asksOfIt.test(said) && !namesIt.test(said);
}

const asksWhatToDo = /^(?:(?:so|and|well|okay|then) )*what (?:do|can|should) (?:i|we) do\b/;
const longestBefore = 12;
const tag = /, (?:do|does|is|are|can|will|should|would)(?=)(?: (?:i|it|we|he|she|you))?\s*(?=\?)/i;

// "Eight point four. Is that why I'm eating the ice?": of what the question is, what was said before it tells.
function asWhole({ unit, index }: Passage, passages: readonly Passage[]): string {
  const before = passages[index - 1]?.unit;
  // "My sister uses timolol, should I?"
  if (bareShould.test(unit.said) && before?.turn === unit.turn)
    return `${plainOf(before).replace(endMarks, '')}, ${lowerFirst(unit.text)}`;
  const asked = plainOf(unit).replace(tag, '');
  const next = passages[index + 1]?.unit;
  // One sentence: a full stop within the quotation would part it.
  if (asksWhatToDo.test(unit.said) && next?.turn === unit.turn && isShort(next))
    return `${asked.replace(/\?$/, '')}, ${plainOf(next)}`;
  return before?.turn === unit.turn &&
    unit.words.length <= longestBare &&
    asksOfBefore(unit) &&
    (before.question || isShort(before))
    ? `${plainOf(before).replace(endMarks, '')}, ${lowerFirst(asked)}`
    : asked;
}

const bareShould = /^(?:should|can|could|may|must|do|would)(?=) (?:i|we|he|she)(?=)(?: too| then| as well)?$/;

const endMarks = /(?<![.?!\s])[.?!\s]+$/;

const noMatter =
  /\bquestions?\b|^(?:i agree|you(?:'re| are) right|i see|i know|i understand|i figured|let me)\b/;

function isShort(unit: Unit): boolean {
  const { length } = unit.words;
  if (noMatter.test(unit.said)) return false;
  return length <= longestBefore && (length > 2 || /\d/.test(unit.text)) && tellsSomething(unit);
}

const pronoun =
  /^(?:it|it's|it'll|it'd|they|they're|they'll|them|that's|that'd|that'll|those|these|ones|both|him|her)$/;
const pointsWhere = /^(?:that|this|one)$/;
const standsAlone = /^(?:is|are|was|were|'s|will|would|can|could|has|does|$)$/;
const reach = 7;
const bareAuxiliary =
  /^(?:you|he|she|they|it|we|i)(?=) (?:can|could|may|might|should|are|is|am|do|does|will|would|have|has)(?: not|n['’]t)?(?=$|[,.]| (?:for now|today|then|too|if|until|till|soon|later|yet)\b)|, (?:you|he|she|they|it|we|i)(?=) (?:can|could|may|might|should|will|does|is)(?=$|[,.])/i;
const subject = /^(?:i|we|you|he|she|they|it|there|let|that|this)$/;
/** "It's time to …": an "it" that is nothing. */
export const expletive =
  /\bit(?:['’]s| is| was| will be| would be)? (?:(?:really|very|just|a bit|too|pretty|been) )*(?:time|hard|easy|important|better|best|possible|likely|common|normal|fine|okay|good|called|like|that|to|takes?|seems|looks|depends|hurts)\b/;

// "I don't think so, not with that story."
// "I'd rather you not, because of your kidneys."
const opinesSo =
  /^(?:i (?:(?:do not|don['’]t) )?(?:think|believe|suspect|hope)(?=) (?:so|not)|(?:i|we)(?:['’]d| would) (?:rather|prefer)(?=)(?: (?:that )?(?:you|he|she|they))?(?=) (?:not|did(?: not|n['’]t))(?=$|[ .,]*$|,| (?:because|with|for|given|until|right now|yet|since)))\b/;

/** True for words that mean something only with what was said before: "Off until Monday", "I'd throw that out". */
export function isElliptic(plain: string): boolean {
  const text = plain.replace(/(?<![.\s])[.\s]+$/, '').toLowerCase();
  if (bareAuxiliary.test(text) || opinesSo.test(text)) return true;
  const words = wordsOf(text);
  if (words.some((word) => namesOrder(word) || namesTest(word))) return false;
  const first = text.split(/,| (?:until|till|if|because|so|and|but|when|once|unless) /, 1)[0]!;
  const opening = first.split(/['’ ]/, 1)[0]!;
  if (wordsOf(first).length < 10 && !subject.test(opening) && !hasFiniteVerb(first) && !isBaseVerb(opening))
    return true;
  return pointsEarly(text, words);
}

function pointsEarly(text: string, words: readonly string[]): boolean {
  if (expletive.test(text)) return false;
  const at = words.findIndex(
    (word, i) => pronoun.test(word) || (pointsWhere.test(word) && standsAlone.test(words[i + 1] ?? '')),
  );
  return at >= 0 && at < reach && !words.slice(0, at).some((word) => word.length > 7);
}

const opensPointing =
  /^(?:(?:i|we|you|they)(?:['’](?:ll|d|re|ve)| will| would| can| should)? )?(?:(?:not|just|also) )?(?:(?!it\b)[a-z]+ )?(?:those|them|that(?=$|[,.]| (?:today|then|now|too|for|in|with|every|away|out|off)\b))(?=$|[ ,.])|^(?:that|those|they)(?:['’](?:s|re)| is| are)(?=) (?!(?:why|what|when|where|how|because|all|the plan|it)\b)/;
/** "My wife uses that No Salt stuff." "That's potassium, so please have her stop." */
const tellsWhatItIs =
  /^(?:that|those|it)(?:['’](?:s|re)| is| are)(?=) (?:pure |all |just )?(?=)(?:potassium|sodium|salt|calcium|iron)\b/i;
// "Metronidazole." "Not with the warfarin."
function notWithThat(plain: string, { words, clinical }: Unit): boolean {
  return words.length < 3 && clinical.drugs > 0 && /^not with\b/i.test(plain);
}
const bareAmount =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|hundred|a hundred|every|half|quarter|third|second)(?=)\b/;
const longestAmount = 16;
// "Thursday, nothing to eat before.", "up now, weekends too"
const bareTime =
  /^(?:(?:on |by |till |until )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)(?=,| then\b| at\b|$)|(?:up|down|off|neither|either|none|the same|same|half)(?=,| now\b| then\b| a\b|$))/;
const comments =
  /^(?:(?:oh|well|and|so|but),? )*(?:that['’]s|you['’]re|it['’]s|i (?:ordered|hear|know|love|see)|everything)\b/i;

// "Throw those out." "That's pure potassium." "Fourteen milligrams, I'll send it.": of what the other just named.
function pointsAtPrompt(plain: string, prompt: Unit): boolean {
  const text = plain.toLowerCase();
  if (opensPointing.test(text) || bareAuxiliary.test(text)) return true;
  if (comments.test(prompt.text) || !prompt.words.some((word) => word.length > 4 || /\d/.test(word)))
    return false;
  return (
    bareTime.test(text) ||
    (bareAmount.test(text) && wordsOf(text).length <= longestAmount && !hasFiniteVerb(text.split(',', 1)[0]!))
  );
}

// "The patch?" "The patch, fourteen milligrams.": it is named again.
function saysAgain(line: string, prompt: Unit): boolean {
  const told = new Set(wordsOf(line));
  const names = prompt.words.filter((word) => word.length > 3 && !common.has(word));
  if (names.length > 0 && names.every((word) => told.has(word))) return true;
  const content = names.filter((word) => !asking.has(word));
  const opening = wordsOf(line).slice(0, asSubject);
  return (
    content.every((word) => told.has(word)) &&
    (holdsOff.test(line) || content.some((word) => opening.includes(word)))
  );
}
// "Do I need a scan?" "Let's hold off on that for now."
const holdsOff = /^We will hold off on /;

// "Can we do it next week?" "Next week is fine.": what is allowed stands in the question.
const allows = / (?:is|are|would be|works)(?: fine| okay| all right| good)?\.$/;

/** "Does she need antibiotics?" "Antibiotics won't help.", "Is that going to make it worse?" "It can make it worse." */
const asking = new Set(['need', 'should', 'going', 'could']);
const asSubject = 3;

const common = new Set('what about with that this then have will when does just like don needs'.split(' '));
