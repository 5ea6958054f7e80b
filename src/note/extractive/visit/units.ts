import { withNamesWhole } from '../../evidence/split-names.ts';
import { withApostrophes, withContractions } from '../../language/apostrophes.ts';
import { asksAfterPhrase, withTopicParted } from '../../language/asks-after-phrase.ts';
import { withSlipsPutRight } from '../../language/clean.ts';
import { tellsToDo } from '../../language/have-you-do.ts';
import { withIronyMeant } from '../../language/ironic-answer.ts';
import { operationApart } from '../../language/operation-apart.ts';
import { settled } from '../../language/other-voice.ts';
import { kinAfterNo } from '../../language/own-and-kin.ts';
import { plainSpeech } from '../../language/plain-speech.ts';
import { putRight } from '../../language/put-right.ts';
import { withQualified } from '../../language/qualified-answer.ts';
import { asQuestion } from '../../language/stated-as-asked.ts';
import { withCorrections } from '../../language/taken-back.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { isUnmarked, namesComeApart } from '../../language/unmarked.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { type Utterance, utterancesOf } from '../../language/utterances.ts';
import type { Source } from '../../note.ts';
import { labelRole } from '../../transcript/speaker-label.ts';
import type { Role, Turn } from '../../transcript.ts';
import { asStudyShows } from '../examination/study-shows.ts';
import { isBritish, sickSaid } from '../lexicon/british-usage.ts';
import { withoutCallFirst } from './called-first.ts';
import { type ClinicalWords, clinicalWords } from './clinical-words.ts';
import { takenUpAgain, withRest } from './cut-off.ts';
import { kinByLabel } from './kin-of-relative.ts';
import { withNameSought } from './name-sought.ts';
import type { VitalTaken } from './taken.ts';
import { findingAndAsked, isGuess, resultAndAsked, toldAndAsked } from './told-and-asked.ts';

/** The smallest stretch of talk that can become a sentence of the note. Offsets are into the transcript. */
export interface Unit {
  turn: number;
  role: Role;
  /** What the speaker is to the patient ("mother"), where the label of a relative says it. */
  kin: string | null;
  start: number;
  end: number;
  /** What was said there, with single spaces. */
  text: string;
  words: readonly string[];
  /** The words with a space between them. */
  said: string;
  clinical: ClinicalWords;
  question: boolean;
  /** The question that this unit answers. */
  answers: Unit | null;
  /** First unit of its turn. */
  opens: boolean;
  /** Said by a nurse or an assistant beside the clinician. */
  isStaff?: true;
  /** True where a fragment was put together with its question to this statement. */
  inFull?: true;
  /** The reply that a question asked while examining was put together with to this finding. */
  reply?: Unit;
  /** What the other said who took what was offered here in a question. */
  agreed?: Unit;
  /** Said by who came along, after the patient had answered the same question. */
  besides?: true;
  /** True where who came along says otherwise next. */
  gainsaid?: true;
  /** Where the same speaker ended what a listener's "mm-hmm" cut off. */
  rest?: Source;
  /** What the sentence itself had the patient do before it tells what came of it: "Arms up, no drift" → Arms up. */
  done?: string;
  /** What was measured during the call and is read off or counted here. */
  taken?: readonly VitalTaken[];
  /** What `plainOf` gave, once it was asked. */
  plain: string | null;
}

const word = /[a-z0-9]+(?:['’.][a-z0-9]+)*%?/g;
const runTogether = /(?:gon|wan)na|gotta/;

/** Lower-case words; contractions come apart ("don't" is do, n't) so that every style of transcript reads alike. */
export function wordsOf(text: string): string[] {
  const low = text.toLowerCase();
  const written = low.match(word) ?? [];
  const curled = low.includes('’');
  if (!curled && !low.includes("n't") && !runTogether.test(low)) return written;
  const out: string[] = [];
  for (const found of written) {
    const plain = curled ? found.replace('’', "'") : found;
    if (plain === 'gonna' || plain === 'wanna' || plain === 'gotta') out.push(plain.slice(0, -2), 'na');
    else if (plain.length > 3 && plain.endsWith("n't")) out.push(plain.slice(0, -3), "n't");
    else out.push(plain);
  }
  return out;
}

const asks =
  /^(?:(?:and|so|okay|now|um|uh|well|alright|all right|but|then|or|yeah|yes|great|good(?: for you)?|got it|i see|gotcha)[\s,]+)*(?:do|does|did|are|is|was|were|have|has|had|any(?:one|body)?|how|what|when|where|which|who|why|can|could|would|will|tell me|describe|ever|want (?:it|one)|no(?! more\b| (?:do n['’]t|don['’]t|you (?:do n['’]t|don['’]t|should|can|ca n['’]t|can['’]t)|(?:it|that|they)(?=)(?:['’](?:s|re)| is| are| does| do| will))(?=)\b)|has there|(?:you|yourself),? any)(?=)\b/i;

// "no", "no but she does have eczema" of a relative, without marks; "no can he have it"
const answersFirst =
  /^(?:no|yes|yeah)\b(?! (?:but |and )?(?:can|could|does|do|is|are|will|should|what|how|when)\b)/i;

// "Yes. Well, no, Dr. Kim switched me."
const onlyYes = /^\s*(?:yes|yeah|yep)[.,]?\s*$/i;
const thenNo = /^\s*well[.,]? no\b/i;

function isTakenBack(parts: readonly Utterance[], at: number): boolean {
  return thenNo.test(`${parts[at + 1]?.text} ${parts[at + 2]?.text}`);
}

// "if he vomits again if he's very drowsy if he has a fit"
const ifThenIf =
  /(\bif (?:he|she|it|you|there)\b[^,.]{3,60}?(?<! or| and| as| even| only| not| see| know| tell| sure)) (?=if (?:he|she|it|you|there)\b)/gi;

// "no dr kim switched me to losartan", "no antibiotics won't help", "no smoking is enough", "no but she has eczema"
const noThenWho =
  /^((?:well,? )?)no (?=(?:dr\.?|doctor) [a-z]{2,20} (?!said\b)[a-z]+(?:ed|s|t|k)\b|[a-z]{3,20} (?:won|don|isn|aren|can|wouldn)['’]?t\b|(?:but|just) (?:i|he|she|we|it|my|an?|the)\b|[a-z]{3,20}ing(?:['’]s| is)(?=) (?:plenty|enough)\b)/i;

// "can i take advil for it", "should i be on aspirin", "would ambien help", by the patient and without a mark
const asksLeave =
  /^(?:(?:and|so|but|okay|well|um|uh|oh|doc|doctor) )*(?:(?:can|could|may|should|shall)(?=) i (?!(?:do|say|help|tell)\b)[a-z]|would (?:it|that|[a-z]{4,20})(?=) (?:help|work)\b)[^.?!]*$/i;
/** "so is it asthma" */
const asksIllness =
  /^(?:(?:and|so|but|okay|well|um|uh|oh)(?=) ){0,3}(?=)(?:(?:is|could) (?:it|that|this)(?: be)?|have i got|do i have)(?=)(?: an?)?(?: [a-z]+){1,3}$/i;

// "do i need to use condoms", "when do you want to see me", "how long for", "you think it could be the cancer", by the patient and without a mark
const asksShort =
  /^(?:(?:and|so|but|okay|well|um|uh|oh|doc|doctor) )*(?:(?:(?:when|where|who|what|what time|how|how (?:long|often|soon|much))(?=) )?(?:do|does|will|should|can|could|would|am|is|are)(?=) (?:i|he|she|we|it|they|that|this|you)(?=) [a-z]|(?:for )?how (?:long|often)(?: for)?$|what (?:if|about) [a-z]|(?:(?:do )?you think|when['’]?s|where['’]?s|who['’]?s|what['’]?s)(?=) (?:it|that|this|the|my|i)(?=)(?:['’]s)?\b(?! [^.?!]*\b(?:is|are|was)\b))[^.?!]*$|^(?:okay |right |so ){0,2}(?=)and (?:my|the) (?:[a-z]+ ){0,2}(?=)(?:pills?|tablets?|inhaler|insulin|cream|drops|patch|medicines?|meds|injections?|work|job|school|driving)$/i;
const longestAsked = 12;

// "so it's pneumonia", "so i'm anemic", "so nothing's wrong", by the patient, to what was found
const concludes =
  /^(?:okay |oh |alright )?so (?:then )?(?=)(?:(?:it|this|that)(?:['’]s| is)|i(?:['’]m| am| do have| have)|nothing(?:['’]s| is)|everything(?:['’]s| is))(?: [a-z'’-]{1,20}){1,5}$/i;

// "so what i wanna do is …", "no nodules heart rate is 62": said without a full stop, but not asked.
const states =
  /^(?:(?:and|so|okay|now|um|uh|well|but|then)[\s,]+)*(?:(?:what|how) (?:i|we)\b|who (?:presents?|presented|comes|came in|has had)(?=)\b|is it (?:sounds?|looks?|seems?) like\b|(?:could|might) (?:well )?be(?=$|[.,]| (?:an?|the|just|something|from)\b)|have you (?:continue|start|stop|take|come back|follow up)\b|no (?:\w+ ){1,4}.*\b(?:is|are)\b)/i;

const findsNone = /^(?:and )?no [a-z]/i;
const takesNote =
  /^(?:(?:oh|well|um|uh|mm|hm+),? )*(?:okay|ok|alright|all right|good|great|that['’]?s|so|is (?:that|it)|thank|ow|ouch|wow|man|i see|what|can|did|do you|you think)\b/i;

// "It shows an infiltrate. No effusion" "So it's pneumonia?": what is not found, and is not asked.
function goesOnFinding(text: string, before: string, next: Turn): boolean {
  return (
    findsNone.test(text) &&
    !/\?\s*$/.test(before) &&
    !asks.test(before) &&
    next.role !== 'clinician' &&
    takesNote.test(next.text)
  );
}

// "and alcohol or any other drugs"
const habitOnly =
  /^(?:(?:okay|and|so|any)(?=) ){0,2}(?=)(?:alcohol|smoking|tobacco|drinking|vaping|(?:recreational |street )?drugs)(?=)(?: or (?:any )?(?:other )?(?=)(?:alcohol|smoking|tobacco|drinking|vaping|(?:recreational |street )?drugs))?$/i;

// "both legs or is one worse than the other"
const asksWhich =
  /^[a-z' ]{3,40} or (?:is|are|does|do|did|was|were|has|have)(?=) (?:it|one|they|you|he|she|there|the|that)\b/i;

// "they sent you home on what"
const endsInWhat =
  /^(?:(?:and|so|okay|then) )*(?:they|you|he|she)(?=) [a-z' ]{4,40} (?:on|with|for|at|from|by) (?:what|which one|where|who)$/i;
// "…, okay ?" closes an instruction; it is not a question about the patient.
const tag =
  /(?<![\s,])[\s,]*\b(?:okay|ok|all right|alright|(?<!\b(?:the|your|lower|upper|on) )right|correct)\s*\?\s*$/i;

// "And your appetite's okay?", "you're sleeping all right?": how it is, and no closing word.
const asksState =
  /\b(?:(?:your|his|her) (?:[a-z]+ ){0,2}[a-z]+(?:['’](?:s|re)| is| are)|(?:you|he|she)(?:['’](?:re|s)| are| is)(?: [a-z]+){0,2} [a-z]+ing)(?: both| all)? (?:okay|ok|all right|alright)\s*\?$/i;

// "…, you see?", "…, see how it goes heart-shaped?": shown, not asked.
const showing =
  /, (?:you see|see (?:that|it|this)|did you know(?: that| about that| about it)?|see how [^,?]{1,60})\?$/i;

// "It started about, what, five weeks ago?", "Three or four a day?": an answer in doubt, said as a question.
const unsure =
  /^(?:(?:so|well|um|uh|oh|yeah|like),? )*(?:(?:it|they|that)(?=) (?:started|began|was|were|came|happened)\b|since\b|maybe\b|about\b|probably\b|around\b|i want to say\b|i(?:'d| would) say\b|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple|once|twice)(?=)\b)/i;
const counted =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple|once|twice|ago|since|yesterday|today|last|day|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)(?=)\b/i;

// "I guess my back is kind of stiff?"
const supposed =
  /^(?:(?:and|so|well|um|uh|oh|yeah|like)(?=)\b,? ?)*i (?:guess|suppose)(?=),? (?:my|i|i['’](?:m|ve)|it)(?=)\b/i;

function isUnsureAnswer(text: string): boolean {
  return (
    ((unsure.test(text) && counted.test(text)) || supposed.test(text)) &&
    !/\b(?:you|your|right(?=\W*$)|should|okay|normal|that bad)\b/i.test(text)
  );
}

// "I've had it for, I don't know, eight months?", "A month?", said to who asked.
const tellsCount =
  /^(?:(?:and|so|but|well|um|uh|oh|yeah|like|no|maybe),? )*(?:(?:i|we|it|he|she|they|that)(?=)(?:['’](?:s|ve|d|m))?\b(?!['’]ll)|my |the (?:first|last)\b|an? (?:couple|few|week|month|year|day|hour|minute)(?=)\b|(?:a )?(?:\d+|half|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?=)\b|last\b|yesterday\b|this (?:morning|week|month|year)\b)/i;

// "The itching, since maybe Easter, so two months?", "And ibuprofen, I want to say, four a day?"
const hedged =
  /, (?:(?:what|gosh|maybe|i (?:don['’]t know|want to say|think|guess)),? |so,? )[a-z0-9 -]{3,40}\?$/i;
const asksThere =
  /(?:^|, )(?:(?:and|so|but|or|well|oh)(?=),? ){0,2}(?=)(?:am|is|are|was|were|do|does|did|can|could|would|will|have you|has|why|how|when(?! i\b)|where|who|which|what(?!,))(?=)\b/i;

// "since, I don't know, a month", "it was, what, February"
const hesitates = /,(?: (?:what|like|gosh|god|oh|i don['’]t know|i want to say)(?=,? ),?){1,3} /i;

// "He was what, sixty-six?", asked of who came along.
const ofAnother = /^(?:(?:and|so|but) )?s?he (?:was|is)\b/i;

function isCounted(text: string): boolean {
  return (
    (tellsCount.test(text) || hedged.test(text)) &&
    !asksThere.test(text) &&
    !ofAnother.test(text) &&
    counted.test(text) &&
    !/\b(?:you|your|right(?=\W*$)|should|shall|can|could|okay|normal|that bad|wasn['’]t|didn['’]t|isn['’]t|weren['’]t|going to|gonna)\b/i.test(
      text,
    )
  );
}

// "I was fired or laid off, I guess?", "My right knee is worse than the left?", said to who asked.
const tellsOwn =
  /^(?:(?:and|but|well|um|uh|ah|oh|yeah|yes|like|no|maybe|actually),? )*(?:i(?:['’](?:ve|d))? (?!am |think it )|(?:my|the) (?:[a-z]+ ){0,3}(?=)(?:is|are|was|were|has|had|have|died|started|hurts?|feels?)(?=)\b|it(?:['’]s| is| was| has| feels?| hurts?) |(?:they|she|he) (?:told|said|had|has|was|used|took) |everything (?:is|was) )/i;
const notTold =
  /\b(?:you|your|yourself|right(?=\W*$)|should|shall|can|could|okay|normal|need|wonder|have to|that bad|[a-z]+n['’]t (?:i|it|he|she|they|that)(?=\W*$))\b/i;
const fewestTold = 6;

function isTold(text: string, words: number): boolean {
  return words >= fewestTold && tellsOwn.test(text) && !asksThere.test(text) && !notTold.test(text);
}

const oddSpace = /\s\s|[^\S ]/;

/** What is kept of a unit's words. */
export function saidWords(words: readonly string[]): Pick<Unit, 'words' | 'said' | 'clinical'> {
  return { words, said: words.join(' '), clinical: clinicalWords(words) };
}

/** The unit with `text` in place of what was said. */
export function reworded(unit: Unit, text: string): Unit {
  return { ...unit, text, ...saidWords(wordsOf(text)), plain: null };
}

/** The utterances of all turns, each with the question it answers. */
export function unitsOf(turns: readonly Turn[]): Unit[] {
  return [...eachUnit(turns)];
}

/** The same one by one, so that the caller can rest in between. */
export function* eachUnit(turns: readonly Turn[]): Generator<Unit> {
  let lastQuestion: Unit | null = null;
  const british = isBritish(turns);
  const unmarked = isUnmarked(turns);
  const inPieces = namesComeApart(turns);
  const kinOf = kinByLabel(turns);
  const settledOf = new Map<Turn, readonly Utterance[]>();
  const rests = takenUpAgain(turns);
  for (const [at, turn] of turns.entries()) {
    let opens = true;
    const interpreted = interprets.test(turn.label ?? '');
    let asked: Unit | null = null;
    const rest = rests.get(turn);
    const taken = at < 2 ? undefined : rests.get(turns[at - 2]!);
    const parts = withRest(correctedIn(at, turns, settledOf), rest, taken);
    for (const [i, { start, end, text: spoken }] of parts.entries()) {
      if (onlyYes.test(spoken) && isTakenBack(parts, i)) continue;
      const whole = (oddSpace.test(spoken) ? spoken.replace(/\s+/g, ' ') : spoken).trim();
      const relayed = interpreted ? whole.replace(relays, '') : whole;
      const said =
        turn.role !== 'clinician' &&
        relayed.endsWith('?') &&
        (isUnsureAnswer(relayed) ||
          ((lastQuestion?.turn === turn.index - 1 || drawsOut(turns[at - 1])) &&
            (isCounted(relayed) ||
              (lastQuestion !== null && isGuess(wordsOf(relayed), lastQuestion.said)) ||
              isTold(relayed, relayed.split(' ').length))))
          ? relayed.replace(hesitates, ' ').replace(/\?$/, '.')
          : relayed;
      const written = unmarked ? withApostrophes(said) : withContractions(said);
      const spelled = inPieces ? withNamesWhole(written) : written;
      const called =
        turn.role === 'clinician'
          ? withTopicParted(withoutCallFirst(spelled.replace(parentFirst, '$1').replace(parentWithin, '$1 ')))
          : calledDoctor(spelled).replace(kinFirst, '$1');
      const plain = called
        .replace(regrets, '')
        .replace(hesitatesFirst, '')
        .replace(turn.role === 'clinician' ? address : endearment, '')
        .replace(hesitantNo, (no) => no.slice(0, 'no'.length))
        .replace(yesNoTrouble, '$1$2')
        .replace(noThenWho, '$1No, ')
        .replace(tagWithin, '')
        .replace(anyThenAny, '$1, ')
        .replace(ifThenIf, '$1, ')
        .replace(matterThenOrder, '$1, ')
        .replace(selfAsked, '$1');
      const isLast = turn.role === 'clinician' && i === parts.length - 1;
      const next = isLast ? turns[at + 1] : undefined;
      const asksBack =
        asksUnmarked(plain) ||
        (parts.length === 1 && lastQuestion?.turn !== turn.index - 1 && concludes.test(plain));
      const marked = turn.role === 'patient' && asksBack ? `${plain}?` : plain;
      const text = asQuestion(plain, next) ?? marked;
      const words = wordsOf(text);
      if (words.length === 0) continue;
      const bare = text.includes('?') ? text.replace(tag, '').replace(showing, '') : text;
      const question =
        (text.endsWith('?') && (bare === text || asks.test(bare.trim()) || asksState.test(text))) ||
        (turn.role !== 'patient' &&
          !text.endsWith('.') &&
          !text.endsWith('!') &&
          !tellsToDo(text) &&
          !(next !== undefined && i > 0 && goesOnFinding(text, parts[i - 1]!.text, next)) &&
          !(turn.role === 'relative' && answersFirst.test(text)) &&
          (asks.test(text)
            ? !states.test(text)
            : asksAfterPhrase(text) ||
              (turn.role === 'clinician' &&
                (asksWhich.test(text) || endsInWhat.test(text) || (isLast && habitOnly.test(text))))));
      const asksAgain = question && turn.role !== 'clinician' && saysWhat.test(text);
      const unit: Unit = {
        turn: turn.index,
        role: turn.role,
        kin: turn.role === 'relative' ? kinOf(turn.label ?? null) : null,
        ...(turn.role === 'other' && isAssistant(turn.label ?? '') ? { isStaff: true as const } : {}),
        start,
        end,
        text,
        ...saidWords(words),
        question: question && !asksAgain,
        answers:
          lastQuestion !== null &&
          lastQuestion.turn < turn.index &&
          turn.index - lastQuestion.turn < (turn.role === 'other' ? 2 : 3) &&
          !question
            ? lastQuestion
            : null,
        opens,
        ...(rest !== undefined && i === parts.length - 1 ? { rest } : {}),
        plain: null,
      };
      if (british && words.includes('sick'))
        unit.clinical = {
          ...unit.clinical,
          symptoms: [...unit.clinical.symptoms, ...sickSaid(unit.said)].sort((a, b) => a.at - b.at),
        };
      opens = false;
      yield unit;
      if (unit.question && !(asked && /^(?:or )?(?=)(?:anything|any other)\b/.test(unit.said))) asked = unit;
    }
    if (asked) lastQuestion = asked;
    else if (turn.role === 'clinician') lastQuestion = null;
  }
}

// "Okay. Tell me a bit more about that.", "go on": asked, though in no question.
function drawsOut(before: Turn | undefined): boolean {
  return before?.role === 'clinician' && drawing.test(before.text);
}
const drawing = /\b(?:tell (?:me|us)|talk me through|go on|describe|run me through)\b[^.?!]{0,60}\.?$/i;

const mayPutRight = /^(?:[a-z]{2,8},? ){0,2}no\b/i;

/** The sentences of a turn, without what is taken back there, or by who speaks next. */
function correctedIn(
  at: number,
  turns: readonly Turn[],
  settledOf: Map<Turn, readonly Utterance[]>,
): readonly Utterance[] {
  const turn = turns[at]!;
  const told = settledOf.get(turn) ?? ownSentences(turn, turns[at - 1]);
  const own = turn.role === 'clinician' ? withOldPutRight(told, turns[at + 2], settledOf) : told;
  const next = turns[at + 1];
  if (next === undefined || next.role === 'clinician') return own;
  if (turn.role === 'clinician') {
    return mayPutRight.test(next.text) ? withAnswer(own, next, ownSentences(next, turn), settledOf) : own;
  }
  if (next.label === turn.label) return own;
  const after = turns[at + 2];
  const again = after !== undefined && after.label === turn.label ? sentencesOf(after) : [];
  const between = settled(own, withCorrections(sentencesOf(next)), again);
  if (between === null) return own;
  settledOf.set(next, between.other);
  if (again.length > 0) settledOf.set(after!, between.again);
  return between.own;
}

const wasOld =
  /^(?:(?:oh|no|hang on|hold on|wait|sorry|actually|i['’]m sorry)(?=)[,.]?(?=) ){1,3}(?=)(?:that['’]s|that was|this is|i was looking at)(?=) (?:the |an? )?(?=)(?:old|wrong|last|previous|from\b|someone else)/i;

// "Your A1c is 7.2." "Is that good?" "Hold on, that's the old one. It's 8.1.": the clinician's own, a turn later.
function withOldPutRight(
  own: readonly Utterance[],
  later: Turn | undefined,
  settledOf: Map<Turn, readonly Utterance[]>,
): readonly Utterance[] {
  if (later?.role !== 'clinician' || own.length === 0 || !wasOld.test(later.text)) return own;
  const said = sentencesOf(later);
  const [meant, ...rest] = withCorrections([own.at(-1)!, ...said]);
  if (meant!.text === own.at(-1)!.text || rest.length >= said.length) return own;
  settledOf.set(later, rest);
  return [...own.slice(0, -1), { ...own.at(-1)!, text: meant!.text }];
}

// "So it was Monday?" "No, it was Tuesday.": what is asked, and agreed to.
function withAnswer(
  own: readonly Utterance[],
  next: Turn,
  answer: readonly Utterance[],
  settledOf: Map<Turn, readonly Utterance[]>,
): readonly Utterance[] {
  const question = own.at(-1);
  const right =
    question === undefined
      ? null
      : putRight(
          question.text,
          answer.map(({ text }) => text),
        );
  if (right === null) return own;
  const last = answer[right.used - 1]!;
  settledOf.set(next, [{ ...answer[0]!, end: last.end, text: 'Yes.' }, ...answer.slice(right.used)]);
  return [...own.slice(0, -1), { ...question!, text: right.asked }];
}

function asksUnmarked(text: string): boolean {
  return (
    asksLeave.test(text) ||
    (asksIllness.test(text) && clinicalWords(wordsOf(text)).conditions > 0) ||
    (asksShort.test(text) && text.split(' ').length <= longestAsked)
  );
}

function ownSentences(turn: Turn, before: Turn | undefined): readonly Utterance[] {
  const corrected = withCorrections(sentencesOf(turn)).map(withoutSlips);
  if (turn.role === 'clinician')
    return corrected.map(doseAsMended).flatMap(resultAndAsked).flatMap(findingAndAsked).map(asStudyShows);
  const isAsked = before?.role === 'clinician' && before.text.endsWith('?') && turn.text.includes('?');
  const named = turn.text.includes('?') ? corrected.map(withNameSought) : corrected;
  const said =
    turn.role === 'relative'
      ? withoutChildFirst(named.map(withoutNameFirst).map(withoutParentCalled))
      : named;
  const told = (isAsked ? said.flatMap(toldAndAsked) : said.map(asFelt)).flatMap(illnessAndOperation);
  const [first, ...more] = told;
  if (first === undefined) return withQualified(told, before?.text);
  if (before?.role !== 'clinician') return withQualified([...ownAndKin(first), ...more], before?.text);
  const answer = {
    ...first,
    text: first.text
      .replace(noPause, '$1, ')
      .replace(noWait, '$1, ')
      .replace(notNowPause, '$1, ')
      .replace(betterNo, '$1, '),
  };
  const apart = yesAndTold(answer) ?? noneAndTold(answer) ?? ownAndKin(answer);
  return withQualified(withIronyMeant([...apart, ...more], before.text), before.text);
}

// "I twisted my right ankle sorry left ankle"
function withoutSlips(part: Utterance): Utterance {
  const text = withSlipsPutRight(part.text);
  return text === part.text ? part : { ...part, text };
}

// "Two EpiPens, point one five, actually at his weight he needs the point three milligram one."
const doseMended =
  /(, )(?:the )?(?:point )?[a-z0-9.-]{1,12}(?: [a-z0-9-]{1,12}){0,2}, actually,? (?:(?:at|for|given) (?:his|her|your) (?:weight|age|size),? )?(?=)(?:he|she|you) needs? the /i;

function doseAsMended(part: Utterance): Utterance {
  return part.text.includes(', actually') ? { ...part, text: part.text.replace(doseMended, '$1the ') } : part;
}

// "this is lily she's two and a half"
const nameFirst = /^(?:hi,? |yes,? )?this is [a-z]{2,12},? (?=(?:he|she)(?:['’]s| is) )/i;

function withoutNameFirst(part: Utterance): Utterance {
  const text = part.text.replace(nameFirst, '');
  return text === part.text ? part : { ...part, text: upperFirst(text) };
}

const callsParent =
  /^((?:oh|no|well|but|and|now|yes),? )?(?:dad|mum|mom|mam|daddy|mummy|mommy|grandma|grandpa|nan|gran|honey|love|darling|dear), (?=(?:it|that|you|no|he|she|they|we|what|remember|tell|don['’]t|i)(?=)(?:['’][a-z]+)?[ ,])/i;

// "Dad, it's been more like three weeks."
function withoutParentCalled(part: Utterance): Utterance {
  const text = part.text.replace(callsParent, '$1');
  return text === part.text ? part : { ...part, text: upperFirst(text) };
}

const childFirst =
  /^(?:(?:hi|hello|hey|um|uh|so|well|yes|and|it['’]s)(?=)[, ]{1,2}){0,4}my (?:[a-z]{3,8} )?(?:son|daughter|baby|boy|girl)(?=)(?:,?(?=) (?:um|uh)){0,2}(?=)[,.]? ?/i;
const thinksOfThem = /^(?:um,? |uh,? )?i (?:think|guess) (?:he|she)\b/i;

// "hi so my daughter um i think she has an ear infection": the one whose visit it is.
function withoutChildFirst(sentences: readonly Utterance[]): readonly Utterance[] {
  const at = sentences.slice(0, 2).findIndex(({ text }) => childFirst.test(text));
  if (at < 0 || (at === 1 && sentences[0]!.text.length > longestGreeting)) return sentences;
  const [first, second] = sentences.slice(at);
  const rest = first!.text.replace(childFirst, '');
  if (rest === '')
    return second !== undefined && thinksOfThem.test(second.text) ? sentences.slice(at + 1) : sentences;
  return thinksOfThem.test(rest)
    ? [{ ...first!, text: upperFirst(rest), start: first!.end - rest.length }, ...sentences.slice(at + 1)]
    : sentences;
}
/** In characters. */
const longestGreeting = 12;

const likeThat = /^like (?=(?:i|it|everything|everyone|everybody|nobody|they|my|the|there)(?:['’][a-z]+)? )/i;
const feels = /\b(?:i|he|she)(?:['’][a-z]+)? (?:[a-z]+ )?(?=)(?:feel|feels|felt|feeling)\b/i;

// "I feel like a failure. Like I've let everybody down.": that is felt, too.
function asFelt(part: Utterance, at: number, parts: readonly Utterance[]): Utterance {
  const before = parts[at - 1]?.text;
  if (before === undefined || !likeThat.test(part.text) || !feels.test(before)) return part;
  return { ...part, text: `I feel ${lowerInitial(part.text)}` };
}

// "You're diabetic?" "no borderline": a recogniser's without its comma.
const noPause = /^(no|nope) (?=(?:just|only|it['’]?s on)(?=) |(?:borderline|pre-?diabet[a-z]{2,3})(?=)\W*$)/i;
// "Is it the right hip?" "No, wait, the left."
const noWait =
  /^((?:no|nope|nah)),?(?=) (?:wait|sorry|hang on|hold on|actually|i mean)[,.]? (?=(?:it['’]s |on )?(?:the |my )?(?=)(?:left|right)\b)/i;
// "No not anymore they took me off that"
const notNowPause =
  /^((?:no,? )?not (?:any ?more|any longer|these days|really)) (?=(?:i|he|she|they|we|my)(?:['’][a-z]{1,2})? (?!mean\b))/i;

const betterNo =
  /^((?:(?:much|a lot|way|feeling|pretty|doing)(?=) )?(?:better|good|fine|great|okay|alright|well)(?=)) (?=no [a-z]{3,20}\W*$)/i;

// "Do you check it at home?" "I do, and it's been around 145 over 85."
const yesAnd =
  /^((?:(?:yes|yeah|yep|oh),? )?i (?:am|do|did|have))(?=),? and (?=(?:it|they|he|she|my|the)(?=)(?:['’]s| )(?!too\b))/i;

function yesAndTold(part: Utterance): Utterance[] | null {
  const found = yesAnd.exec(part.text);
  if (found === null) return null;
  const yes = found[1]!;
  return [
    { ...part, text: `${yes}.`, end: part.start + yes.length },
    { ...part, text: upperFirst(part.text.slice(found[0].length)), start: part.start + found[0].length },
  ];
}

// "no chest pain no i get a little winded", a recogniser's without its stop
const noneThen =
  /^((?:no,? )?no [a-z]+(?: (?!no\b)[a-z]+){0,4}) no,? (?=(?:i|it|he|she|they|my|just|only)\b(?! (?:think|thought|do ?n['’]t|have ?n['’]t|did ?n['’]t)\b))/i;

function noneAndTold(part: Utterance): Utterance[] | null {
  const found = noneThen.exec(part.text);
  if (found === null) return null;
  const none = found[1]!;
  return [
    { ...part, text: `${upperFirst(none)}.`, end: part.start + none.length },
    { ...part, text: upperFirst(part.text.slice(found[0].length)), start: part.start + found[0].length },
  ];
}

// "No, my dad had them."
function ownAndKin(part: Utterance): Utterance[] {
  const at = kinAfterNo(part.text);
  if (at === 0) return [part];
  const own = part.text.slice(0, at).replace(/[,.]? (?:but )?$/i, '');
  return [
    { ...part, text: `${own}.`, end: part.start + own.length },
    { ...part, text: upperFirst(part.text.slice(at)), start: part.start + at },
  ];
}

// "I have diabetes, and I had my gallbladder out.": an illness and an operation, of two lists.
function illnessAndOperation(part: Utterance): Utterance[] {
  const apart = part.text.includes(' and ') ? operationApart(part.text) : null;
  if (apart === null || clinicalWords(wordsOf(part.text)).conditions === 0) return [part];
  const first = part.text.slice(0, apart.at);
  const rest = part.text.slice(apart.at + apart.length);
  return [
    { ...part, text: `${first}.`, end: part.start + first.length },
    ...illnessAndOperation({ ...part, text: upperFirst(rest), start: part.start + apart.at + apart.length }),
  ];
}

function isAssistant(label: string): boolean {
  return labelRole(label) === 'assistant';
}

// "She says that it hurts" is, from an interpreter, that it hurts.
const interprets = /\b(?:interpreter|translator)\b/i;
const relays =
  /^(?:(?:and|so|okay|well),? )?(?=)(?:s?he|they|the patient)(?=) (?:says?|said|tells me)(?=)\b(?: that)?,? ?/i;

// "Any drainage from the ear, mom?"
/** "So dad i think this is a stomach bug", "and mom you can give him tylenol" */
const parentFirst =
  /^((?:(?:okay|alright|so|well|now|and|right)(?=),? ){0,3})(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa),? (?=(?:i|i['’](?:m|ll|d)|we|we['’](?:re|ll)|you (?:can|may|should|could)) )/i;
const parentWithin =
  /\b(and|so) (?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa),? (?=you (?:can|may|should|could)\b)/i;
const address =
  /, (?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|ma['’]am|sir|sweetie|sweetheart|darling|buddy|honey|hon|my love|my dear|my darling)(?=[,.?!])/gi;

// "And for the thyroid continue the levothyroxine"
const matterThenOrder =
  /^((?:(?:and|so|then|now)(?=) ){0,2}for (?:the|your|her|his) (?!(?:next|first|last|time|rest|moment|whole|remainder|day|week|month|night|weekend|past)(?=)\b)(?:[a-z]+ )?[a-z]+) (?=(?:continue|keep|carry on|stay on|stick with|take|start|stop|i['’]d (?:like|suggest|recommend)|i['’]ll|we['’]ll|let['’]s)(?=) )/i;

// "And do you smoke yourself?"
const selfAsked =
  /\b(do(?:es)? (?:you|he|she) (?:(?:also|still|ever) )?(?:smoke|drink|vape|drive)) (?:yourself|himself|herself)\b/i;

// "I do, I'm afraid.", "Yes, I'm afraid so."
const regrets = /(?<=[a-z]) ?, i['’]m afraid(?: so| not)?(?=[.,;]| [.,;]|$)/gi;

// "Five, honey.", "you were, sweetheart": whom the speaker turns to.
const endearment =
  /, (?:(?:honey|hon|dear|darling|sweetheart|sweetie|buddy|my love|my dear|pet|mate|love|brother(?=[.]))(?=[,.?!]|$)|(?:mom|mum|mommy|mummy|mam[aá]|dad|daddy|grandma|grandpa|sister|nurse)(?=[.?!]*$))/gi;

// "No, Dad, it's 20 milligrams now."
const kinFirst =
  /^((?:(?:no|yes|yeah|well|oh|um|actually),? )?)(?=)(?:mom|mum|mommy|mummy|dad|daddy|honey|hon|dear|darling|sweetheart|sweetie|grandma|grandpa), (?=(?:it|that|you|they|there|we)(?=)(?:['’][a-z]{1,2})? )/i;

// "For the last four days, doctor, and it's not stopping", "some pain, doctor, for six weeks": whom the patient turns to.
const doctorWithin =
  / ?, (?:doctor|doc) ?, (?=((?:for|since|about|in|on|when|at|with|every|all)\b)?)(?=(?:and|but|so|because|it|i|that|which|for|since|about|in|on|when|at|with|every|all)\b)/gi;
const fewestBefore = 3;

function calledDoctor(text: string): string {
  return text.includes(', doc')
    ? text.replace(doctorWithin, (call, adds: string | undefined, at: number) =>
        text.slice(0, at).split(' ').length < fewestBefore ? call : adds === undefined ? ', ' : ' ',
      )
    : text;
}

// "any pain in the calf any redness": a recogniser's without its comma.
const anyThenAny =
  /^((?:(?:and|so|okay|um|uh),? )*any (?!other\b|more\b|of\b)[a-z]+(?: [a-z]+){0,4}?)(?<!\b(?:on|in|of|with|for|to|at|from|or|and|have|had|without|about|taking|by)) (?=any (?!other\b|more\b|of\b|kind\b|time\b|given\b|reason\b)[a-z]+\b)/i;

// "you had some bloods done didn't you last week"
const tagWithin =
  /(?<=[a-z]{3})(?<!\b(?:why|how|when|where|what|and|but|then|that)),? (?:did|have|had|do|were|are|was|is|does|has)n['’]t (?:you|it|he|she|they|we)(?= (?:last|this|yesterday|on|in|at|a (?:few|couple)|and|so|but|the other)\b)/i;

// "Er, no numbness.", "Erm, Tuesday, I think."
const hesitatesFirst = /^(?:(?:er+m?|um+|uh+m?)(?:,|\.{2,3}|…) ){1,2}(?=\S)/i;

// "And your bowels are normal?" "Yeah, no problems there.": no more than a yes.
const yesNoTrouble =
  /^((?:(?:oh|um|er|well),? )?(?=)(?:yes|yeah|yep)),?(?=) no (?:problems?|troubles?|bother|issues?|worries)(?=)(?: (?:there|at all|with (?:that|it|them)|on that (?:front|score)))?(?=)(\.?)$/i;

// "No, like, dark thoughts or anything": none of them, with a pause before what is denied.
const hesitantNo =
  /^no,(?: (?:like|um|uh|you know)(?=),?){1,3}(?= (?!(?:i|he|she|it|they|we|you|there|my|just|not|no)(?=)\b|[a-z]+['’])[a-z ]{3,40}(?:,? or|, and) (?:any|some|stuff)(?=)(?:thing)?(?: like that)?[.!]*$)/i;

// "seven . three": a recogniser's decimal point ends nothing.
const spokenPoint =
  /(?<=\w) \. (?=(?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)\b)|(?<=\d)\.(?=\d)/gi;

// A mark that is no spoken point for sure.
const plainMark = /[?!]|[^\s\d]\./;

function isPunctuated(text: string): boolean {
  return plainMark.test(text) || (text.includes('.') && text.replace(spokenPoint, '').includes('.'));
}

// "Are you taking the furosemide?" "The which?"
const saysWhat = /^(?:the|a|my) which(?: one)?\?$/i;

const ended = /[.?!…]["”')\]]*$/;

/** Where a turn is punctuated its own sentences stand: a clause that a comma ends stays with the next. */
function sentencesOf(turn: Turn): readonly Utterance[] {
  const parts = utterancesOf(turn);
  if (!isPunctuated(turn.text)) return parts;
  const split = turn.role === 'clinician' && turn.text.includes('?');
  const out: Utterance[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last && !ended.test(last.text) && part.end - last.start < 260) {
      last.end = part.end;
      last.text = turn.text.slice(last.start - turn.start, last.end - turn.start);
    } else out.push({ ...part });
  }
  return split ? out.flatMap(statedAndAsked) : out;
}

// "It bends to ninety degrees, and does it hurt there?": the first is told, the second asked.
const thenAsks =
  /^(?:(?:and|so|okay|now|then|well),? )*(?=(?:you|your|he|she|his|her|it|there|the|that)(?=)(?:['’][a-z]+)?\b)[^?]{12,160}?(, (?:and|but|so) )(?=(?:does|do|is|are|did|can|has|have|any)(?=)\b (?:it|that|this|you|he|she|there|they|pain|[a-z]+ing)\b[^?]*\?$)/i;

// "What I'd like is for you to bring a sample, could somebody drop it in?"
const thenAsksFor =
  /^(?:(?:and|so|but|okay|now|then|well),? )*(?=(?:what (?:i|we)(?:['’]d| would) like|(?:i|we)(?:['’]d| would) like|(?:i|we) (?:want|need)|(?:i|we)['’]ll)(?=)\b)[^?]{12,160}?(, (?:so |and )?)(?=(?:could|can|would|will|is|are|do|does)(?=) (?:you|somebody|someone|that|he|she|it|your|they)(?=)\b[^?]{2,80}\?$)/i;

// "We took out your right testicle for a cancer, when was that?", "I see you have arthritis in both knees, does that ring a bell?"
const thenWonders =
  /^(?:(?:and|so|okay|ok|now|then|well|good|great|um|uh|i see),? ){0,4}(?:i (?:also )?(?:see|understand|hear)(?: here)?(?=)(?: on (?:my|your|the) charts?)?(?: that)? )?(?=(?:you|he|she|we|this shows|(?:your|his|her) (?:[a-z]+ ){1,3}(?=)(?:is|are|was|were|has|have|had|said|asked)(?=))(?=)(?:['’][a-z]+)?\b (?!.*\b(?:if|or)\b))[^?]{14,200}?(?<!\b(?:since|for|about|like|of|to|on|in|at|is|was|what))(, (?:and |but |so )?)(?=(?:when|how|what|where|which|who|why|do|does|did|is|are|was|were|have|has|had|can)(?=)\b['’a-z]* (?!(?:that|this|it)(?=) (?:right|correct|ok|okay|true|so|it|all|about|still|what|how|your)\b|(?:you|he|she) (?:still )?(?=)taking (?:that|those|them|it)\b)[^?]{6,120}\?$)/i;
const onlyTags =
  /^(?:is|are|was|were|do|does|did|have|has|had|can)(?=)(?:n['’]t)? (?:it|you|he|she|they|that|we)\?$/i;

// "Have you ever had pancreatitis, or anybody in the family with thyroid cancer?"
const thenOfFamily =
  /^(?:(?:and|so|okay|now),? )*(?:have|has|do|does|any)\b[^?,]{8,80}?(,? or )any(?:one|body)(?=)(?: else)? in (?:the|your) family (?:with|who has|have|had) ([a-z' -]{3,50})\?$/i;

function askedOfFamily(part: Utterance, [all, or = '', illness = '']: RegExpExecArray): Utterance[] {
  const at = all.indexOf(or, all.search(anyone) - or.length);
  return [
    { ...part, text: `${part.text.slice(0, at)}?`, end: part.start + at },
    { ...part, text: `Any family history of ${illness}?`, start: part.start + at + or.length },
  ];
}
const anyone = /\bany(?:one|body)(?: else)? in (?:the|your) family\b/i;

function statedAndAsked(part: Utterance): Utterance[] {
  if (!part.text.endsWith('?')) return [part];
  const ofFamily = thenOfFamily.exec(part.text);
  if (ofFamily !== null) return askedOfFamily(part, ofFamily);
  const found = thenAsks.exec(part.text) ?? thenAsksFor.exec(part.text) ?? thenWonders.exec(part.text);
  if (found === null || onlyTags.test(part.text.slice(found[0].length))) return [part];
  const at = found[0].length;
  const told = part.text.slice(0, at - found[1]!.length);
  return [
    { ...part, text: told, end: part.start + told.length },
    { ...part, text: part.text.slice(at), start: part.start + at },
  ];
}

/** The unit without fillers and false starts, its numbers as figures. */
export function plainOf(unit: Unit): string {
  unit.plain ??= ratiosAsSaid(plainSpeech(unit.text), unit.text);
  return unit.plain;
}

const writtenRatio = /\d\s?\/\s?\d/;

const outOf = /\bout of\b/i;

// "128 over 88" and "2 out of 6" stay as they were said; "128/88" stands where the transcript writes it so. What is seen
// has no other form: "twenty forty" is 20/40.
export function ratiosAsSaid(plain: string, said: string): string {
  if (!plain.includes('/') || writtenRatio.test(said)) return plain;
  return plain.replace(/\b(\d{1,3})\/(\d{1,3})\b/g, (ratio, a: string, b: string) =>
    Number(a) >= 60
      ? `${a} over ${b}`
      : (a === '20' || a === '6') && !outOf.test(said)
        ? ratio
        : `${a} out of ${b}`,
  );
}
