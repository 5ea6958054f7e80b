import { isReturnPrecaution } from '../language/return-precaution.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import { labelledAnswer } from './answered.ts';
import { withPermissionFilled } from './answered-permission.ts';
import { askedAbout } from './asked-about.ts';
import { askedFor } from './asked-for.ts';
import { daysAgo } from './chronology.ts';
import { examSystemOf } from './lexicon/exam-words.ts';
import { isNeverLeftOut } from './never-left-out.ts';
import { pressureSaid } from './problem-name.ts';
import { commands } from './record-commands.ts';
import { trailsAfter } from './said-in-pieces.ts';
import { isProvided } from './short-visit.ts';
import { isAlwaysSaid, isSought } from './specialty-parts.ts';
import { tellsSomething } from './tells-something.ts';
import { tellsWhatToDo, warnsOff } from './told-to-do.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

/**
 * How sure the selection must be, by what kind of sentence it would become, and how sure where the words themselves
 * are clinical (a symptom told, a medicine, an order, a value): leaving those out costs more. Set by cross-validation.
 */
export const thresholds = {
  told: 0.5,
  found: 0.35,
  concluded: 0.45,
  clinical: { told: 0.25, found: 0.2, concluded: 0.3 },
  story: 0.35,
};

const goodbye =
  /^(?:(?:okay|all right|right|take care(?: now)?),? )?(?=)(?:bye|goodbye|cheerio)(?=)(?:[ -]bye)?(?=)(?: now)?\W{0,3}$/i;
const chat =
  /^(?:(?:i'm|i am) (?:so |really |very )?(?:glad|happy|sorry|excited|proud)|congratulations|good to see you|nice to (?:see|meet) you|thank you|thanks|sorry|does that make sense|how are you|any questions|do you have any (?:other )?questions|(?:(?:all right|okay|well|great|good|and),? ){0,2}(?:you )?take care(?: of yourself)?(?: now)?\W{0,3}$|let me (?:see|know if you have|have|get you|take|show)|tell them|i (?:just )?(?:want to|wanna|wan na|will|'ll|am going to|'m going to) (?:take a (?:quick )?look|check you out|examine|listen|touch|go ahead and (?:do|take|check|listen)|do (?:a|your) (?:\w+ )?(?:\w+ )?exam)|let's (?:take a look|do a|go ahead and (?:do|take a look)))/i;

// "I had that shoulder pain myself": the clinician's own.
const ownExperience =
  /\bi(?:['’]ve| have)?(?=) (?:(?:actually|also|just|once|even) )?(?=)(?:had|have|got|get|take|took|use|used|hurt|tore|broke|do|did|went)(?=)\b[^.]*\bmyself\b/i;

const asksNothing =
  /\b(?:how was (?:the|your)(?=) (?:drive|trip|flight|ride|weekend|holiday|vacation|weather|traffic)|(?:find|found) (?:us|parking|the place)|traffic|did you park)(?=)\b/i;

// "How was the drive?" "Took me forever."
function isSmallTalk({ answers, clinical }: Unit): boolean {
  return answers !== null && !namesAnything(clinical) && asksNothing.test(answers.text);
}

const registered = /\b(?:date of birth|medical record number|dob|mrn)\b/i;
const clinical = /\b(?:here|presents?|old|visit|history|with|for)\b/i;
const names =
  /^(?:so )?(?=)(?:(?:the |our )?(?=)(?:next )?patient(?:'s name)? is|(?:this is |i'm )?dictating (?:on|for)|this is) /i;

const asksWho =
  /\b(?:date of birth|full name|first line of your address|postcode|confirm your (?:name|address))\b/i;

// "Next patient is paul edwards, date of birth is january 15th": whose record it is, the record knows.
function identifies({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (unit.answers !== null && asksWho.test(unit.answers.text)) return true;
  if (unit.words.length > 16 || clinical.test(unit.text)) return false;
  if (registered.test(unit.text)) return true;
  const next = passages[index + 1]?.unit;
  return (
    unit.words.length < 6 && names.test(unit.text) && next?.turn === unit.turn && registered.test(next.text)
  );
}

const kin =
  /\bmy (?:husband|wife|partner|boyfriend|girlfriend|son|daughter|kids?|mother|mom|mum|father|dad|brother|sister|roommate)\b/i;

// "And what about my husband?" "He should see his own doctor.": nothing that this patient is to do.
function isOfKin({ unit, role, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  return (
    role === 'clinician' &&
    before?.role === 'patient' &&
    /^(?:well,? )?(?:he|she|they)(?=) (?:should|needs? to|has to|have to|can|could|may|might|will|would)(?=)\b/i.test(
      unit.text,
    ) &&
    kin.test(before.unit.text)
  );
}

/** A visit of an unfamiliar style still gives this share of its words. */
const leastShare = 0.37;
const leastKeep = 0.15;
// In words. Set by cross-validation on train; on MTS-Dialog's short talks (valid) it is worth 0.8 ROUGE-1 and 1.0 term F1.
const shortVisit = 400;
// In words: a longer visit of questions and answers tells nearly nothing that is not asked for.
const longInterview = 600;

const found = new Set(['exam', 'vitals', 'results', 'assessment']);
// Between questions and answers, what the clinician says of what was found is hardly ever talk.
const leniencyFound = 0.3;
const leastFound = 0.08;

/** What a scribe would use, without commands to the record system and pleasantries. */
export function choosePassages(
  passages: readonly Passage[],
  planFrom: number,
  guide: SpecialtyGuide | null,
  interview: boolean,
): Passage[] {
  const words = (some: readonly Passage[]) => some.reduce((sum, p) => sum + p.unit.words.length, 0);
  const spoken = words(passages);
  // A short visit has little that a scribe would leave out, nor has one of questions and their answers.
  const dense = spoken < shortVisit || interview;
  const answers = passages.filter(({ unit, role }) => unit.answers !== null && role !== 'clinician').length;
  const terse = answers >= terseShare * spoken;
  const leniency = interview && terse && spoken >= longInterview ? 0.4 : dense ? 0.55 : 1;
  const candidates = passages
    .map((p) => ({
      p,
      margin:
        certainty(p, passages) -
        (isProvided(p.unit, passages[p.index - 1]?.unit)
          ? 1
          : interview && found.has(p.section)
            ? Math.min(leniency, leniencyFound)
            : leniency) *
          thresholdOf(p, planFrom, guide, dense),
    }))
    .filter(
      ({ p }) =>
        p.keep >= leastKeep ||
        p.unit.question ||
        (interview && p.role === 'clinician' && found.has(p.section) && p.keep >= leastFound),
    )
    .filter(
      ({ p }) =>
        !commands.test(p.unit.text) &&
        !chat.test(plainOf(p.unit)) &&
        !goodbye.test(p.unit.text) &&
        !(p.role === 'clinician' && (ownExperience.test(p.unit.text) || ofOthers.test(p.unit.said))) &&
        !identifies(p, passages),
    );
  const chosen = new Set(candidates.filter(({ margin }) => margin > 0).map(({ p }) => p));
  let short = leastShare * spoken - words([...chosen]);
  for (const { p } of candidates.filter(({ margin }) => margin <= 0).sort((a, b) => b.margin - a.margin)) {
    if (short <= 0) break;
    if (p.keep < leastKeep) continue;
    chosen.add(p);
    short -= p.unit.words.length;
  }
  for (const p of storyIn(passages, planFrom))
    if (p.keep >= (interview ? 0.03 : leniency * thresholds.story)) chosen.add(p);
  for (const p of passages)
    if (isHabit(p) || (leniency < 1 && p.index < planFrom && tellsOfTrouble(p))) chosen.add(p);
  for (const p of passages.slice(0, planFrom))
    if (
      isPlainAnswer(p, interview ? leastAnswered.interview : leastAnswered.else) &&
      !identifies(p, passages)
    )
      chosen.add(p);
  const onsets = passages.slice(0, planFrom).filter((p) => p.role === 'patient' && tellsOnset(p.unit));
  if (onsets.length > 0 && !onsets.some((p) => chosen.has(p))) chosen.add(onsets[0]!);
  // A correction is worth as much as what it corrects: without it the note would say what was taken back.
  for (const [i, p] of passages.entries())
    if (i > 0 && chosen.has(passages[i - 1]!) && corrects(p, passages[i - 1]!)) chosen.add(p);
  // "There are scattered wheezes. No crackles.": what was not found belongs with what was.
  for (const [i, p] of passages.entries())
    if (
      p.section === 'exam' &&
      (/^no\b/i.test(p.unit.text) || (p.unit.words.length < 10 && p.keep > 0.1)) &&
      p.unit.turn === passages[i - 1]?.unit.turn &&
      passages[i - 1]!.section === 'exam' &&
      chosen.has(passages[i - 1]!) &&
      examSystemOf(p.unit.text) !== null
    )
      chosen.add(p);
  for (const p of [...chosen]) {
    const sentence = trailsAfter(p, passages);
    if (sentence !== null) chosen.add(sentence);
  }
  for (const p of passages)
    if (isNeverLeftOut(p, passages, planFrom) || (guide !== null && isAlwaysSaid(p, guide))) chosen.add(p);
  for (const p of passages.slice(planFrom))
    if (p.role === 'clinician' && /pressure/i.test(p.unit.text) && pressureSaid.test(plainOf(p.unit)))
      chosen.add(p);
  // "We'll prescribe Protonix. It's 40 milligrams. You take that once a day."
  for (const [i, p] of passages.entries())
    if (i >= planFrom && goesOnAboutDose(p, passages[i - 1]) && chosen.has(passages[i - 1]!)) chosen.add(p);
  // What medicine is to be taken, and when to call or come back, is never left out.
  for (const p of passages.slice(planFrom))
    if (
      p.role === 'clinician' &&
      !p.unit.question &&
      (isReturnPrecaution(p.unit.text) ||
        prescribes(p.unit) ||
        warnsOff(p.unit.text) ||
        (p.keep >= leastKeep && (proposes(p) || settles(p))))
    )
      chosen.add(p);
  if (interview)
    for (const p of passages.slice(planFrom))
      if (p.keep > leastTold && tellsWhatToDo(p.unit) && !isProvided(p.unit, passages[p.index - 1]?.unit))
        chosen.add(p);
  for (const p of passages.slice(planFrom))
    if (withPermissionFilled(p.unit, passages, p.index) !== p.unit) chosen.add(p);
  // When the next visit is, once.
  const next = passages.filter(
    (p) => p.index >= planFrom && p.role === 'clinician' && !p.unit.question && comesBack.test(p.unit.text),
  );
  if (next.length > 0 && !next.some((p) => chosen.has(p))) chosen.add(next.at(-1)!);
  return passages.filter((p) => chosen.has(p) && !isSmallTalk(p.unit) && !isOfKin(p, passages));
}

// What is asked and answered with yes or no, and what is answered with more than small words.
function isPlainAnswer({ unit, role, reply, keep }: Passage, least: number): boolean {
  if (unit.question)
    return (
      role === 'clinician' &&
      ((reply?.answer === 'no' && (unit.clinical.symptoms.length > 0 || askedFor(unit).length > 0)) ||
        (reply !== null && reply.answer !== 'open' && keep > least))
    );
  if (role === 'clinician' || unit.answers === null || unit.words.length >= 30) return false;
  // "Did you get through the snow?" "Barely!": before anything is told, talk.
  if (unit.answers.turn < 2 && keep < opening && !namesAnything(unit.clinical)) return false;
  return (
    (keep > 0.05 && unit.words.length > 1 && askedAbout(unit.answers) !== null) ||
    (keep > least && tellsSomething(unit))
  );
}

function namesAnything({ drugs, conditions, symptoms }: Unit['clinical']): boolean {
  return drugs + conditions + symptoms.length > 0;
}

const opening = 0.2;
// Where nearly all is asked and answered, an answer is hardly ever talk.
const leastAnswered = { interview: 0.01, else: 0.12 };
const terseShare = 0.038;
const leastTold = 0.1;
const asksStory =
  /\b(?:what happened|what(?:'s| is| has)(?: been)?(?=) (?:going on|happening)|what brings|tell (?:me|us) (?:(?:a (?:little|bit)(?: bit)? )?(?:more )?about|what)|how did (?:it|this|that|you)|what can (?:i|we) do for)(?=)\b/;

/** What patients tell when they are asked what happened, as far as nothing else is asked: how it began. */
function storyIn(passages: readonly Passage[], until: number): Set<Passage> {
  const story = new Set<Passage>();
  let telling = false;
  for (const p of passages.slice(0, until)) {
    if (p.role === 'clinician') {
      if (asksStory.test(plainOf(p.unit).toLowerCase())) telling = true;
      else if (p.unit.words.length > 3) telling = false;
    } else if (telling && !p.unit.question && p.unit.words.length > 3) story.add(p);
  }
  return story;
}

const asksHabit = /\b(?:alcohol|do you drink|tobacco|do you smoke|smoker|vape|recreational drugs)\b/;

const asksOfTrouble =
  /\b(?:scale (?:of|from)|out of (?:10|ten)|how (?:bad|long|often)|what (?:makes|made|helps)|(?:does )?anything (?:that )?(?:helps?|makes?)|where does it)\b/;

// How bad it is, since when, and what helps: of a short visit nothing of it is left out.
function tellsOfTrouble({ unit, role }: Passage): boolean {
  return (
    role !== 'clinician' &&
    unit.answers !== null &&
    unit.words.length < 15 &&
    asksOfTrouble.test(unit.answers.said) &&
    labelledAnswer(unit.answers, unit) !== null
  );
}

const statesHabit =
  /^(?:yes,? |yeah,? |well,? )?(?:i|he|she) (?:do |does |still |also |just )*(?:vapes?|smokes?|chews?|dips?|drinks?|uses?)\b(?! not\b)/;

// What is answered of alcohol, tobacco and drugs, where it says how much.
function isHabit({ unit, role }: Passage): boolean {
  return (
    role !== 'clinician' &&
    unit.answers !== null &&
    unit.words.length < 15 &&
    asksHabit.test(unit.answers.said) &&
    (labelledAnswer(unit.answers, unit) !== null || statesHabit.test(unit.said))
  );
}

// A question and its answer are one statement: either may carry the weight.
function certainty(p: Passage, passages: readonly Passage[]): number {
  const answer = passages[p.index + 1];
  return p.unit.question && p.reply && answer ? Math.max(p.keep, answer.keep) : p.keep;
}

function thresholdOf(p: Passage, planFrom: number, guide: SpecialtyGuide | null, short: boolean): number {
  const usual = thresholdFor(p, planFrom, short);
  if (guide === null || !isSought(p, guide)) return usual;
  switch (p.section) {
    case 'exam':
    case 'vitals':
    case 'results':
      return Math.min(usual, thresholds.clinical.found);
    case 'assessment':
    case 'plan':
      return usual;
    default:
      return Math.min(usual, p.index < planFrom ? thresholds.clinical.told : usual);
  }
}

function thresholdFor(p: Passage, planFrom: number, short: boolean): number {
  switch (p.section) {
    case 'exam':
    case 'vitals':
    case 'results':
      return hasValue(p.unit) ? thresholds.clinical.found : thresholds.found;
    case 'assessment':
    case 'plan':
      if (p.index >= planFrom && (prescribes(p.unit) || refers(p))) return leastKeep;
      return p.index >= planFrom && acts(p.unit) ? thresholds.clinical.concluded : thresholds.concluded;
    default:
      if (p.index < planFrom && ofRisk.test(p.unit.said)) return p.reply === null ? leastKeep : 0;
      if (
        p.index < planFrom &&
        p.unit.answers !== null &&
        p.unit.words.length > 3 &&
        ofRisk.test(p.unit.answers.said)
      )
        return 0;
      // A relative's "he" is rare in the visits that the models learned from.
      if (p.role === 'relative') return thresholds.clinical.told + 0.1;
      return p.role !== 'clinician' &&
        p.index < planFrom &&
        (tellsClinical(p.unit) || tellsOnset(p.unit) || (short && answersWithNumber(p.unit)))
        ? thresholds.clinical.told
        : thresholds.told;
  }
}

// What is asked and told of harm to oneself or others is never left out.
const ofRisk =
  /\b(?:suicid\w*|(?:kill|hurt|harm)(?:ing)? (?:your|my|him|her|them)sel(?:f|ves)|not (?:to )?wak(?:e|ing) up|better off dead|guns?|firearms?|weapons?|hopeless|(?:hurt|harm|kill)(?:ing)?(?=) (?:others|anyone|anybody|someone|somebody|other people)|(?:hear(?:ing)?|heard) voices|hallucinat\w*|(?:feel|are) safe (?:at home|in your|where)|(?:anyone|anybody|someone|somebody|partner|husband|wife) (?:is |has |been |ever )*(?:hurt|hit|hitt|threaten|abus)\w* you)(?=)\b/;

function answersWithNumber(unit: Unit): boolean {
  return unit.words.length > 3 && unit.answers !== null && hasValue(unit);
}

function tellsClinical(unit: Unit): boolean {
  return (
    unit.words.length > 3 &&
    (unit.clinical.symptoms.length > 0 ||
      unit.clinical.conditions > 0 ||
      unit.clinical.drugs > 0 ||
      /\b(?:(?:goes|radiates|shoots|spreads|travels)(?=) (?:down|up|into|to|through)|surger(?:y|ies)|\w{3,}ectomy|replacement|bypass|appendix|gallbladder|scoped)(?=)\b/.test(
        unit.said,
      ))
  );
}

const begins = /\b(?:start(?:ed|s)?|began|begun|came on|happened|noticed|since)\b/;
const ofTreatment = /\bstart(?:ed|s)?(?=) (?:seeing|going|working|taking|using|on|the|my|this|a new)(?=)\b/;
const asksOnset =
  /\b(?:how long|how many (?:days|weeks|months|years)|when did (?:it|this|that|the|your|you|these|those))\b/;

// When the trouble began, told or answered: a history without it is none.
function tellsOnset(unit: Unit): boolean {
  if (begins.test(unit.said) && !ofTreatment.test(unit.said))
    return unit.words.length > 3 && daysAgo(plainOf(unit)) !== null;
  if (unit.answers === null || unit.words.length > 14 || !asksOnset.test(unit.answers.said)) return false;
  return /^It (?:began|has)\b/.test(labelledAnswer(unit.answers, unit) ?? '');
}

function hasValue(unit: Unit): boolean {
  return /\d/.test(plainOf(unit));
}

function prescribes(unit: Unit): boolean {
  return (
    unit.clinical.drugs > 0 &&
    /\b(?:prescribe|write you for|start|send(?: in|ing)|call in|increase|decrease|switch|add|stop|give you|put you on|continue)\b/.test(
      unit.said,
    )
  );
}

const dose =
  /\b(?:mg|milligrams?|mcg|micrograms?|units?|tablets?|puffs?|drops?|daily|nightly|hours|bedtime)\b|\b(?:once|twice|times) (?:a|per) day\b/i;
const ofIt =
  /^(?:and |so )?(?=)(?:it(?:'s| is| will be)|(?:you(?:'re| are)?|he|she) (?:(?:going to|will|'ll|can|should) )*(?:take|use|do)s?(?=) (?:it|that|this|them|one|two|\d)|(?:take|use) (?:it|that|this|them|one|two|\d))(?=)\b/i;

// "After a week go up to three hundred."
const stepsTo = /\b(?:go|move|step|increase|drop)(?=) (?:it )?(?:up |down |back )?to (?:a )?\d/i;

function goesOnAboutDose({ unit, role }: Passage, before: Passage | undefined): boolean {
  return (
    before !== undefined &&
    role === 'clinician' &&
    !unit.question &&
    unit.words.length < 13 &&
    unit.turn === before.unit.turn &&
    ((ofIt.test(plainOf(unit)) && dose.test(plainOf(unit))) || stepsTo.test(plainOf(unit))) &&
    (before.unit.clinical.drugs > 0 || ofIt.test(plainOf(before.unit)))
  );
}

function refers({ role, unit }: Passage): boolean {
  return (
    role === 'clinician' &&
    /\b(?:refer (?:you|him|her)|referral|(?:recommend|suggest|prescribe|order|start|begin)(?: you)?(?: to)?(?: do| try| see| start| some)? (?:physical|occupational|speech|cognitive)[a-z ]{0,20}therapy)\b/.test(
      unit.said,
    )
  );
}

const operation =
  /\b(?:surgery|operation|arthroscop\w+|replacement|excision|injections?|biopsy|bypass|catheterization|therapy)\b/;
const proposal =
  /\b(?:(?:recommend|suggest)(?:ing)?|proceed with|schedule(?: you)? for|(?:going to|gon na|will|'ll) (?:need|do|have)|best (?:option|treatment) is)\b/;

// "I'm gonna recommend surgery for your foot": what is to be done to the patient is never left out.
function proposes({ role, unit }: Passage): boolean {
  return role === 'clinician' && !unit.question && operation.test(unit.said) && proposal.test(unit.said);
}

const unchanged =
  /\b(?:would|will|wo|do|going to|gon na)(?: not| n't)(?=)(?: (?:want|need|like) to)?(?=) (?:change|increase|decrease|stop|start|switch|adjust|raise|lower)(?=)\b/;
const refills =
  /\b(?:get|write|print|send|give|call)(?: (?:you|in|out|over|him|her))* (?:your|the|those|these|his|her|a|some|new)(?=)(?: [a-z]+)?(?=) (?:prescriptions?|refills?)(?=)\b/;

// "Right now I would not change your dose." "I'm gonna get your prescriptions.": decided, too.
function settles({ role, unit }: Passage): boolean {
  return role === 'clinician' && !unit.question && (unchanged.test(unit.said) || refills.test(unit.said));
}

// "And then they would have a heart attack at 50": what happens to others is nothing of this visit.
const ofOthers =
  /^(?:(?:and|then|so|but) )*(?:they|people|folks|guys|some people) (?:would|used to|get into|end up)\b/;

// "I'll see you again in fourteen days."
const comesBack =
  /\b(?:see (?:you|him|her)(?: both)?(?: again| back)?(?: face to face| in person)?|come back|follow(?:ing)?[- ]?up|(?:have|get) you (?:come )?back|back here)(?: with me| here| to see me)?(?=) (?:in|after) (?:about |like |the next )?(?:[a-z0-9-]+ ){1,3}(?=)(?:days?|weeks?|months?|year)\b/i;

const orders =
  /\b(?:get (?:an?|another|some|you an?) (?:[a-z]+ ){0,2}(?=)(?:ekg|ecg|x-?ray|mri|ct|echo\w*|ultrasound|labs?|blood ?work|test|scan)|order|prescribe|start|continue|refer|increase|decrease|stop|schedule|repeat|follow|should|(?:see|seeing) (?:you|him|her)(?: both)?(?: again| back)? in)(?=)\b/;

function acts(unit: Unit): boolean {
  return unit.clinical.drugs > 0 || orders.test(unit.said);
}

const correction =
  /^(?:oh,? |um,? |uh,? )?(?=)(?:no,? )?(?=)(?:hang on|hold on|wait|scratch that|correction|actually,? (?:let(?:'s| me)|make)|sorry,? |let(?:'s| me) (?:make|do) (?:it|that)|make (?:that|it)|i meant?)(?=)\b/i;

/** True where this passage takes back what the one before it, in the same turn, said. */
export function corrects(p: Passage, before: Passage): boolean {
  return (
    p.unit.turn === before.unit.turn && correction.test(p.unit.text) && /\d|right|left/.test(plainOf(p.unit))
  );
}
