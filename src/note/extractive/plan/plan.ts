import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { answerUnderQuestion } from '../answers/answer-under-question.ts';
import { withAskedNamed } from '../answers/named-by-question.ts';
import { companionIn } from '../answers/whole-answers.ts';
import { draft, sentence, sourcesOf } from '../draft.ts';
import { sayDone } from '../examination/done-in-room.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { doseIn, onlyDose, repeatsDose } from '../medications/dose-line.ts';
import { withTreatmentNamed } from '../medications/meant-treatment.ts';
import { withNamedJustBefore } from '../medications/named-just-before.ts';
import { afterProblemLead, decidedThere, decidesWhatIsDone } from '../problems/problem-lead.ts';
import type { Problem } from '../problems/problems.ts';
import { isRemark, isTitle, saysOnly } from '../problems/under-title.ts';
import type { Reading } from '../reading.ts';
import { relativeCalled, type Subject } from '../rephrase/rephrase.ts';
import { lowerFirst, sayConcluded, sayPlanned, sayPlannedLast, sayPlannedPlainly, sayTold } from '../say.ts';
import { withKinNamed } from '../visit/person-meant.ts';
import { corrects } from '../visit/takes-back.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { assentToPlan } from './agreement.ts';
import { withPermissionFilled } from './answered-permission.ts';
import { answersLast, followsAtOnce, goesOn, isArrangedAnew } from './goes-on.ts';
import { answersInWords, asksOfBefore, underItsPrompt } from './in-context.ts';
import { kindLabel } from './kind-label.ts';
import { onlyMedicine } from './named-apart.ts';
import { offeredTreatments } from './offered.ts';
import { sayOffered } from './offered-bare.ts';
import { partActs } from './plan-acts.ts';
import { type PlanKind, planKindOf, planKinds, tellsAppointment } from './plan-kind.ts';
import {
  goesWithLine,
  isCommand,
  isSaidInTheRoom,
  onlyAccepts,
  onlyNames,
  saidBefore,
  urges,
} from './plan-remarks.ts';
import { sayPut, toldBeforeAsking } from './put-to-patient.ts';
import { agreedRequests, notNeeded } from './requested.ts';
import { answerToPlan, isOffered, speaker } from './taken-or-not.ts';
import { withUnitAgain } from './unit-again.ts';

/** Per problem what is done, tested, referred and taught; then follow-up and the patient's assent. */
export function* writePlan(reading: Reading): Generator<DraftSentence> {
  const { problems, passages, planFrom, done, offers, who } = reading;
  let written = false;
  let othersPlanned = false;
  let afterAll: readonly DraftSentence[] = [];
  const planned: string[] = [];
  const named = problems.filter(({ sources }) => sources.length > 0);
  const other = named.length > 0 ? 'Other.' : null;
  // What is about none of the problems comes last, under a heading of its own.
  for (const problem of [...named, ...problems.filter(({ sources }) => sources.length === 0)]) {
    const heading = problem.sources.length > 0 ? sentence(problem.name) : other;
    const byKind = linesOf(problem, heading, reading, planned);
    for (const kind of planKinds) {
      const list = byKind.get(kind);
      if (!list) continue;
      written = true;
      planned.push(...list.map(({ text }) => text.toLowerCase()));
      if (heading !== null && heading === other && kind === 'Follow-up') afterAll = list.map(ofWholeVisit);
      else {
        othersPlanned ||= heading === other;
        yield* list;
      }
    }
  }
  const besides = named.length === 1 && !othersPlanned ? sentence(named[0]!.name) : other;
  for (const { text, what, taken, sources } of offeredTreatments(passages, who)) {
    // What is done is planned already.
    if (taken && planned.some((line) => line.includes(what))) continue;
    written = true;
    yield draft('plan', null, 'bullet', besides, text, sources);
  }
  // "Antibiotics will not help.", "She does not need a CT scan.": planned already.
  const unneeded = notNeeded(passages).filter(
    ({ what }) => !planned.some((line) => line.includes(what) && saysNot.test(line)),
  );
  for (const { text, sources } of [...unneeded, ...agreedRequests(passages, planFrom, who)]) {
    written = true;
    yield draft('plan', null, 'bullet', besides, text, sources);
  }
  const acts = sayDone(done, who);
  if (acts !== null) {
    written = true;
    yield draft('plan', null, 'bullet', besides, acts.text, acts.sources);
  }
  for (const { text, sources } of offers.map((offer) => sayOffered(offer, who))) {
    written = true;
    yield draft('plan', null, 'bullet', other, text, sources);
  }
  yield* afterAll;
  const assent = written ? assentToPlan(reading) : null;
  if (assent)
    yield draft(
      'plan',
      null,
      'prose',
      'agreement',
      `${assent.by} ${assent.by.endsWith('parents') ? 'understand and agree' : 'understands and agrees'} with the recommended medical treatment plan.`,
      sourcesOf(assent.unit),
    );
}

const saysNot = /\bnot\b|\bno need\b/;

// When to come back stands under its own heading where it is of no one problem.
function ofWholeVisit(line: DraftSentence): DraftSentence {
  return { ...line, group: 'Follow-up.', text: line.text.replace(kindLabel, '') };
}

// What the model is so sure of needs no known form of order or advice.
const surelyPlanned = 0.5;

/** The lines under one problem by their kind, each list begun with the kind's name; `planned` are the lines before. */
function linesOf(
  problem: Problem,
  heading: string | null,
  { passages, who, parent, takenBack, put }: Reading,
  planned: readonly string[],
): ReadonlyMap<PlanKind, DraftSentence[]> {
  const byKind = new Map<PlanKind, DraftSentence[]>();
  let last = null as { kind: PlanKind; turn: number; index: number } | null;
  // The line that was written last, wherever it stands.
  let at = null as { list: DraftSentence[]; line: number } | null;
  const quoted = new Set<number>();
  const companion = parent === null ? companionIn(passages, who) : null;
  for (const whole of problem.passages) {
    if (takenBack.has(whole.unit) || quoted.has(whole.index)) continue;
    const asking = put.get(whole.unit);
    if (asking !== undefined) {
      const { text, sources } = sayPut(asking, who);
      const kind = planKindOf(text);
      const list = byKind.get(kind) ?? [];
      byKind.set(kind, list);
      list.push(
        draft('plan', null, 'bullet', heading, `${list.length === 0 ? `${kind}: ` : ''}${text}`, sources),
      );
      last = null;
      at = null;
      continue;
    }
    const told = toldBeforeAsking(whole.unit, who);
    const p = told === null ? whole : { ...whole, unit: told };
    const decided = decidedIn(p, problem, who);
    const said = decided !== null && answersRelative(p, passages) ? decided.replace(theirEase, '') : decided;
    if (said === null || (p.unit.opens && isTitle(plainOf(p.unit), problem.name))) continue;
    if (onlyNames(said) || isSaidInTheRoom(p.unit) || onlyNo.test(p.unit.text) || onlyAccepts(p)) continue;
    const before = passages[p.index - 1];
    const correcting: boolean = last !== null && before !== undefined && corrects(p, before);
    const kin = parent === null ? withKinNamed(p, passages, who.they) : null;
    const filled = withNamedJustBefore(
      withPermissionFilled(
        kin !== null && said === p.unit.text ? reworded(p.unit, kin) : { ...p.unit, text: said, plain: null },
        passages,
        p.index,
      ),
      passages,
      p.index,
    );
    const named = withAskedNamed(filled, passages, p.index);
    // "If you can't wake him, ring 999.", said to the daughter.
    const spokenTo: string | null =
      parent ?? (tellsParent(p.unit) || handles.test(p.unit.said) ? companion : null);
    const plainLine = sayDecided(p, named.unit, who, spokenTo, correcting);
    const weaned = weans.test(p.unit.said);
    const stands =
      named.asked === null &&
      (plainLine !== null || weaned) &&
      !(!weaned && last !== null && followsAtOnce(p, last.index, passages) && goesOn(p.unit)) &&
      !(at !== null && plainLine !== null && onlyDose(plainLine, at.list[at.line]!.text));
    const { unit, asked } = stands ? withTreatmentNamed(filled, passages, p.index) : named;
    const toThem = spokenTo !== null && tellsParent(unit);
    const line =
      (unit === named.unit ? plainLine : sayDecided(p, unit, who, spokenTo, correcting)) ??
      onlyMedicine(p, passages) ??
      answersInWords(p, passages, who);
    if (line === null || (onlyTopic.test(p.unit.said) && isWeanedNext(p, passages)) || undecided.test(line))
      continue;
    const prompted =
      asked === null && !tellsAppointment(line) ? underItsPrompt(line, { ...p, unit }, passages) : null;
    const pointed = prompted !== null && unit.answers !== null && asksOfBefore(unit.answers);
    const labelled =
      unit.opens && !pointed && isBareAnswer(line) ? answerUnderQuestion(unit, line, who) : null;
    const text = labelled ?? prompted?.text ?? line;
    if (repeatsDose(text, [...byKind.values()].flat(), p.role === 'clinician') || isRemark(text)) continue;
    if (at !== null && saysBack(text, at.list[at.line]!.text)) continue;
    if (problem.name !== '' && saysOnly(text, problem.name)) continue;
    const acts = partActs(text);
    const answer = answerToPlan(p, passages, who);
    if (answer !== null) for (const index of answer.indexes) quoted.add(index);
    for (const [i, act] of acts.entries()) {
      const offered = answer !== null && isOffered(p.unit);
      // What the patient would not have, or puts off, is not done yet.
      const would =
        offered || offersChoice(p.unit)
          ? 'We could '
          : answer === null || answer.takesPart || isOfElse(answer.text, act)
            ? 'We will '
            : 'We would ';
      const own = toParent(
        act.replace(willDo, (_, asked: string) => asked + (asked === '' ? would : lowerFirst(would))),
        spokenTo,
        toThem,
        p.unit,
      );
      const replied =
        answer?.text ??
        (p.unit.agreed === undefined || saysAgreed.test(own)
          ? null
          : `${speaker(p.unit.agreed, who)} agrees`);
      const told = replied === null || i < acts.length - 1 ? own : `${own.replace(/[.]$/, '')} (${replied}).`;
      const nextSaid = last !== null && followsAtOnce(p, last.index, passages);
      if (
        at !== null &&
        ((last?.turn === p.unit.turn && goesWithLine(told)) ||
          (nextSaid &&
            prompted === null &&
            !onlyDose(told, at.list[at.line]!.text) &&
            goesOn(p.unit, told)) ||
          (last !== null &&
            labelled === null &&
            answersLast(p, last.index, prompted !== null, passages) &&
            !isArrangedAnew(told)))
      ) {
        if (last !== null) last.index = p.index;
        const { list, line: k } = at;
        list[k] = withRemark(list[k]!, told, p);
        continue;
      }
      const dosed =
        last !== null && last.turn === p.unit.turn && at !== null && isDoseOf(told, at.list[at.line]!.text);
      const kind: PlanKind =
        last !== null && (correcting || dosed)
          ? last.kind
          : planKindOf(
              acts.length === 1 && !prescribed.test(told) && filled.text === said && unit === named.unit
                ? plainOf(p.unit)
                : told,
            );
      const list = byKind.get(kind) ?? [];
      const known = () => [...planned, ...[...byKind.values()].flat().map((s) => s.text.toLowerCase())];
      if (isCommand(p.unit) && saidBefore(told, known())) continue;
      byKind.set(kind, list);
      if (
        acts.length === 1 &&
        last?.kind === kind &&
        last.turn === p.unit.turn &&
        (dosed || onlyDose(told, list.at(-1)!.text))
      ) {
        list.push(withDose(list.pop()!, told, p));
        last.index = p.index;
        continue;
      }
      // What is said to the answer goes on with the offer.
      last = {
        kind,
        turn: p.unit.agreed === undefined ? p.unit.turn : p.unit.agreed.turn + 1,
        index: p.index,
      };
      const label = list.length === 0 ? `${kind}: ` : '';
      const sources = [
        ...(prompted?.sources ?? (asked === null ? sourcesOf(p.unit) : sourcesOf(asked, p.unit))),
        ...(answer?.sources ?? []),
      ];
      list.push(draft('plan', null, 'bullet', heading, label + told, sources));
      at = { list, line: list.length - 1 };
    }
  }
  return byKind;
}

// "I'm going to refer you to gynecology." "I'd rather not have a hysterectomy.": the referral stands.
function isOfElse(reply: string, act: string): boolean {
  return planKindOf(act) === 'Specialist Referrals' && operation.test(reply) && !operation.test(act);
}
const operation = /\b(?:surgery|operation|hysterectomy|replacement|operated on|knife|injections?)\b/i;

/** "Asked "Do I need a sick note?": we will write one", where it stands under its question, too. */
const willDo = /^(|Asked "[^"]{1,200}": )[Ww]e will (?!not\b)/;

// "I fill her box." "I'll ask the pharmacy to do it, so you don't have to.": "you" are not the patient.
const theirEase = /,? so (?:that )?you (?:don['’]t|do not|won['’]t) (?:have|need) to(?: [a-z]+)?(?=[.]?$)/i;

function answersRelative({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  return before?.role === 'relative' && before.unit.turn === unit.turn - 1;
}

const saysAgreed = /^[A-Z][a-z' ]{2,40} agrees? to\b/;

const aDay = /^\d[\d.]{0,5} (?:a|per) day\b/;
const medicineLast = /\b([a-z-]{4,25})[.]$/i;

// "We will provide warfarin." "5 a day.", "Let's add Wellbutrin." "XL, 150 in the morning."
function isDoseOf(text: string, before: string): boolean {
  const bare = before.endsWith(' agrees).') ? `${before.slice(0, before.lastIndexOf(' ('))}.` : before;
  const medicine = medicineLast.exec(bare)?.[1]?.toLowerCase();
  return medicine !== undefined && namesDrug([medicine]) && (aDay.test(text) || onlyDose(text, before));
}

const mostSaidBack = 4;

// "Ask me after October." "After October."
function saysBack(text: string, before: string): boolean {
  return (
    wordsOf(text).length <= mostSaidBack && before.toLowerCase().includes(text.slice(0, -1).toLowerCase())
  );
}

// "We can do another injection, either cortisone or the gel."
function offersChoice({ words }: Unit): boolean {
  const either = words.indexOf('either');
  return either > 0 && words.indexOf('or', either) > 0 && /^(?:can|could)$/.test(words[1] ?? '');
}

// "Should I be worried about the Advil?" "Two tablets, no."
const onlyNo = /^(?:an?|one|two|three|four|five|six|\d+) (?:[a-z]+ ){0,3}[a-z]+, no(?:pe)?[.!]?$/i;

// "And the Norco. I'd like us to wean it."
const weans = /\b(?:wean|taper)(?=) (?:it|that|them)\b/;
const onlyTopic = /^(?:(?:and|now|then|so) )?(?:the|your|that) [a-z]+$/;

function isWeanedNext({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  return passages
    .slice(index + 1, index + 3)
    .some((next) => next.unit.turn === unit.turn && weans.test(next.unit.said));
}

// "Can we do it today?" "We could."
const undecided = /^We (?:could|might|may|can|(?:do not )?(?:think|believe|hope)(?: so| not)?)\.$/;

const onCondition = /^(?:(?:and|but|so) )?(?:if|once|until|till|when)\b[^,]{3,60},/i;

// "If he wants it, but don't push it.": no order, advice or act as they are known, but whole.
function toldAsPlan(unit: Unit, who: Subject): string | null {
  return onCondition.test(unit.text) ? sayConcluded(unit, who) : null;
}

// What a passage decides, as it was said behind the problem's name; null for one that decides nothing.
function decidedIn(p: Passage, problem: Problem, who: Subject): string | null {
  const after = afterProblemLead(p.unit, problem.said);
  if (p.section === 'plan') return after;
  if (p.section !== 'assessment') return null;
  const said = decidedThere(after) ?? after;
  // What stands there as a judgement is not a decision too.
  const judged = said === p.unit.text && sayTold(p.unit, who) !== null;
  return decidesWhatIsDone(said) && !judged ? said : null;
}

// The line of a passage, in the words of `unit`; null where it says nothing of the plan.
function sayDecided(
  p: Passage,
  unit: Unit,
  who: Subject,
  parent: string | null,
  correcting: boolean,
): string | null {
  const toThem = parent !== null && tellsParent(unit);
  const whom = toThem ? relativeCalled(parent) : who;
  const addressed = toThem ? reworded(unit, unit.text.replace(both, 'you')) : unit;
  const told =
    (p.role === 'patient' ? sayTold(unit, who) : sayPlanned(addressed, whom)) ??
    (correcting ? sayTold(unit, whom) : null) ??
    (p.section === 'plan' && p.role === 'clinician' && p.keep > surelyPlanned
      ? (sayPlannedPlainly(unit, whom) ?? toldAsPlan(unit, whom) ?? sayPlannedLast(unit, whom))
      : null);
  if (told === null) return null;
  return withUnitAgain((toThem ? told.replace(taken, `$1 ${who.them} `) : told).replace(thatMuch, ''));
}

/** "So that's 7.5 mL of the amoxicillin twice a day." */
const thatMuch =
  /^That is (?=\d[\d.]{0,6} (?:mg|mcg|mL|g|units?|tablets?|capsules?|puffs?|drops?)(?=) (?:of the [a-z]{4,}|(?:once|twice|\d times) daily)\b)/;

const ofChild = /\b(?:he|him|his|she|her)\b/;

const both = /\byou (?:both|guys|two(?= (?:to|can|should|need|will|are|have)\b|[.,]|$))/gi;

// "I'd send you to ENT", "see you in four weeks": who comes for it is the child.
const taken =
  /\b(see|send|refer)(?=) (?:his|her|the patient's)(?=) (?:mother|father|grandmother|grandfather|guardian|aunt|uncle) (?=(?:(?:all|back|over|down|up|again|straight|then) )?(?=)(?:to|in|for|every|next|tomorrow|at|on)(?=)\b)/gi;

// "You can give him Tylenol", said where a parent tells of the child: "you" are the parent.
function tellsParent({ role, said }: Unit): boolean {
  return role === 'clinician' && /\byou\b/.test(said) && (ofChild.test(said) || ofParent.test(said));
}

// "Give him plenty to drink."
const handles = /^(?:(?:please|just|and|so) )*(?:give|keep|bring|let|get|take|make) (?:him|her)\b/;

// "Now for you, I want you to call your OB today."
const ofParent = /^(?:(?:and|now|so|but|then) )*(?:as )?for you\b|\byour (?:ob|midwife)\b/;

// "Order the Ultram": said as a prescription, it is one.
const prescribed = /^(?:We will )?prescribe /i;
// "Sit on the toilet after breakfast.", "rest, no trampoline": what only the child's own body can do.
const advised =
  /\b([Tt])he patient was advised\b(?! to (?:sit|rest|eat|drink|wear|sleep|soak|gargle|chew|swallow|stretch|limp|breathe|undergo|have (?:the |an? )?(?:surgery|operation|procedure))(?=\b)(?! (?:him|her|them)\b))/;
const permitted = /^The patient may\b(?= [a-z]+ (?:him|her)\b)/;

// Who rests, drinks, drives or stays off school is the child, whoever is told.
const ofBody =
  /(?:^The|: the) patient was advised (?:not )?(?=)to (?:rest|sit|sleep|drink(?! )|eat|walk|lie|soak|stretch|breathe|chew|swallow|rinse|gargle|brush|drive|swim|(?:stay|be) (?:home|at home|in bed|off|out of)|stay on|go to (?:school|bed|sleep)|wear|squat|blow)(?=)\b(?! (?:him|her|it)\b)/;

// "He ought to have the flu vaccine.", "I'd like her to have ten puffs."
const childDoes =
  /\b(?:i|we)(?=)(?:(?=) (?:just )?(?:want|need)|(?:['’]d| would) like)(?=) (?:him|her) to\b|^(?:(?:and|so|then|but|now|well|no|yes|okay|i think) )*(?:he|she)(?=) (?:(?:really|also|probably|still) )?(?=)(?:ought|should|must|needs|has)(?=)\b/;

// "Call your mother."
const herOwn = /\byour (?:mother|mum|mom|father|dad)\b/;

function toParent(
  line: string,
  parent: string | null,
  told: boolean,
  { said, answers, opens }: Unit,
): string {
  // "Can I drive?" "No.", asked by a boy who came with his mother: he is told himself.
  if (parent === null || (opens && answers?.role === 'patient') || childDoes.test(said)) return line;
  if (ofBody.test(line)) return line;
  const named = told ? line.replace(permitted, `${upperFirst(parent)} may`) : line;
  const at = advised.exec(named);
  if (at === null) return named;
  const rest = named.slice(at.index + at[0].length);
  const who = at[1] === 'T' ? upperFirst(parent) : parent;
  const advice = `${named.slice(0, at.index)}${who} was advised`;
  if (!herOwn.test(said)) return advice + rest;
  const kin = parent.slice(parent.indexOf(' ') + 1);
  const own = `${/father|dad|grandfather|uncle/.test(kin) ? 'his' : 'her'} own ${kin}`;
  return advice + rest.replaceAll(parent, own);
}

// "Ring us the same day." "Don't leave it." "That's a condition that can take your sight.": one line.
function withRemark(line: DraftSentence, told: string, p: Passage): DraftSentence {
  const urged = urges.test(told);
  const text = urged ? `${line.text.replace(/[.]$/, '')}, do not wait.` : `${line.text} ${told}`;
  return { ...line, text, sources: [...line.sources, ...sourcesOf(p.unit)] };
}

// "We will prescribe Protonix." "It is 40 mg.": one line.
function withDose(line: DraftSentence, dose: string, p: Passage): DraftSentence {
  return {
    ...line,
    text: `${line.text.replace(/[.]$/, '')}${line.sources.length > 1 ? ',' : ':'} ${doseIn(dose)}`,
    sources: [...line.sources, ...sourcesOf(p.unit)],
  };
}

const bare =
  /^(?:\d|Not |In |On |After |Before |Every |Once |Twice |Until |About |Around |Maybe |Usually |For (?:\d|an? |about ))/;

// "When do the stitches come out?" "Ten to twelve days."
function isBareAnswer(line: string): boolean {
  return bare.test(line) && wordsOf(line).length < 10;
}
