import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { qualifiedBy } from '../answers/answer-qualifier.ts';
import { phraseKind } from '../answers/in-full/answer-phrase.ts';
import { present } from '../answers/told-outright.ts';
import { familyItem, historyItem, operationItem, pastItem, withExceptions } from '../choosing/list-items.ts';
import { asksForPaper } from '../choosing/never-left-out.ts';
import { draft, sentence, sourcesOf } from '../draft.ts';
import { answersTouch } from '../examination/asked-by-touch.ts';
import { withDoseUnit } from '../lexicon/tablet-strengths.ts';
import { fateSaid } from '../medications/medicine-fates.ts';
import type { Reading } from '../reading.ts';
import { ageTold, tellsNextAge } from '../visit/age-told.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { goesOnAboutKin, ownIllnessOf, relativeOfThemselves, turnsToPatient } from '../visit/of-whom.ts';
import { trailsAfter } from '../visit/said-in-pieces.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { type HistoryHome, historyHome } from './history-home.ts';
import { isOfOwnChild, isTalk, saysName, turnsToAsk } from './history-talk.ts';
import { narrative } from './narrative.ts';
import { inNarrativeOrder } from './narrative-order.ts';
import { namesOnly, pastConditions, pastOperations } from './past-history.ts';
import { reviewOfSystems } from './review-of-systems.ts';
import { historian, historyHeading } from './specialty-parts.ts';

// "He's twelve years old.", of the pharmacist.
const ofAnother = /^(?:and |but )?(?:he|she|they|it)(?:'s| is|'re| are) /;
// "This is Amira, she's three."
const ofThem =
  /\b(?:he|she)(?:'s| is) (?:(?:just|only|nearly|almost) )?(?:\d|[a-z]+(?:$| now| and (?!a half)))/;
const ofAge = /\b(?:years?|i'm|i am|turned|old)\b/;

// "I'm seventy-one, I'm allowed to be slow.": how old they are opens the history, wherever it was said.
function tellsAge(history: readonly DraftSentence[], { age, passages, who }: Reading): DraftSentence | null {
  const own = passages.find((p) => ageTold(p) !== null);
  const told = own === undefined ? null : ageTold(own);
  if (told !== null && !history.some(({ text }) => saysAge(text, told)))
    return draft(
      'subjective',
      present,
      'prose',
      null,
      sentence(`${who.they} is ${told}`),
      sourcesOf(own!.unit),
    );
  if (age === null || history.length === 0) return null;
  const says = (text: string) => text.match(/\d+/g)?.includes(String(age)) ?? false;
  if (history.some(({ text }) => says(text))) return null;
  const said = passages.find(
    ({ unit, role }) =>
      !(role === 'patient' && ofAnother.test(unit.said)) &&
      ((role === 'relative' ? ofThem : ofAge).test(unit.said) ||
        /\bhow old (?:is|are)(?=) (?:he|she|you)\b/.test(unit.answers?.said ?? '')) &&
      says(plainOf(unit)),
  );
  return said === undefined
    ? null
    : draft(
        'subjective',
        present,
        'prose',
        null,
        sentence(`${who.they} is ${age} years old`),
        sourcesOf(said.unit),
      );
}

// "A 58-year-old woman"
function saysAge(text: string, told: string): boolean {
  const [years] = told.split(' ', 1);
  return text.includes(told) || [...text.matchAll(yearOld)].some(([, named]) => named === years);
}
const yearOld = /\b(\d{1,3})[- ]year[- ]old\b/g;

const elsewhere: readonly string[] = ['exam', 'results', 'vitals', 'assessment', 'plan'];

function isTold(p: Passage, { passages, planFrom, takenBack }: Reading): boolean {
  return (
    !elsewhere.includes(p.section) &&
    !relativeOfThemselves(p.unit) &&
    ownIllnessOf(p.unit) !== 'nowhere' &&
    !isOfOwnChild(p, passages[p.index - 1]?.unit) &&
    !takenBack.has(p.unit) &&
    !answersTouch(p, passages, p.index) &&
    !turnsToAsk(p) &&
    !saysName(p.unit) &&
    ageTold(p) === null &&
    !tellsNextAge(p, passages[p.index - 1]) &&
    !(p.index >= planFrom && remarks(p))
  );
}

export function* writeSubjective(reading: Reading): Generator<DraftSentence> {
  const { passages, chosen, planFrom, statuses, complaint, allergies, guide } = reading;
  if (complaint)
    yield draft(
      'subjective',
      'CHIEF COMPLAINT',
      'prose',
      null,
      sentence(asWritten(complaint.text)),
      complaint.sources,
    );

  const told: Passage[] = [];
  const recap = chosen.filter((p) => p.recap && !reading.takenBack.has(p.unit));
  for (const p of chosen) if (p.recap === undefined && isTold(p, reading)) told.push(p);
  const homes = new Map<Passage, HistoryHome>();
  for (const p of told) {
    const asked = qualifiedBy(p, passages);
    const sentence = asked ?? trailsAfter(p, passages);
    homes.set(p, (sentence && homes.get(sentence)) ?? homeAmong(p, passages, homes));
  }
  const homeOf = (p: Passage) => homes.get(p);
  const own = new Map<Passage, string>();
  for (const p of guide === null ? [] : told) {
    const heading = historyHeading(p, guide!);
    if (heading !== null && homeOf(p) !== 'family') own.set(p, heading);
  }
  const taken = reading.medications.filter(
    (m) => !allergies.some((a) => a.text.toLowerCase().includes(m.name)),
  );
  const lines = taken.map((m) => `${m.name} ${m.how}`.toLowerCase());
  const isListed = ({ unit }: Passage) => {
    const named = confirms.test(unit.said) ? unit.answers : unit.question ? null : unit;
    return (
      named !== null &&
      onlyMedicine(named) &&
      taken.some(({ name, also = name }) => named.said.includes(name) || named.said.includes(also))
    );
  };
  const of = (home: HistoryHome) => told.filter((p) => !own.has(p) && homeOf(p) === home && !isListed(p));
  const teller = guide === null ? null : historian(passages, present, guide);
  if (teller) yield teller;
  const history = [
    ...narrative(
      present,
      [
        ...recap,
        ...inNarrativeOrder(
          of('hpi').filter((p) => !isTalk(p)),
          reading.problems,
          complaint?.text ?? null,
        ),
      ],
      reading,
      lines,
    ),
  ];
  const aged = tellsAge(history, reading);
  if (aged !== null) yield aged;
  for (const [i, said] of history.entries()) {
    const text = historyItem(answerBegun(said, history[i - 1]), lines);
    if (text !== null) yield { ...said, text };
  }
  for (const { heading } of guide?.history ?? [])
    yield* narrative(
      heading,
      told.filter((p) => own.get(p) === heading),
      reading,
    );

  const past = 'PAST MEDICAL HISTORY';
  const conditions = pastConditions(passages, planFrom);
  for (const item of conditions)
    yield draft('subjective', past, 'bullet', null, sentence(item.text), item.sources);
  const items = narrative(
    past,
    of('pmh').filter((p) => !isTalk(p)),
    reading,
  );
  for (const said of withExceptions(items))
    if (!namesOnly(said.text, conditions) && !pointsBack(said.text, history) && !saysNothing.test(said.text))
      yield { ...said, text: pastItem(said.text), layout: 'bullet' };
  for (const item of pastOperations(passages, planFrom))
    yield draft('subjective', 'SURGICAL HISTORY', 'prose', null, sentence(item.text), item.sources);
  for (const said of narrative('SURGICAL HISTORY', of('surgical'), reading))
    yield { ...said, text: operationItem(said.text) };
  for (const m of taken) {
    const { fate = fateSaid(m, passages) } = m;
    const line = [m.name.replace(/^epipen/, 'EpiPen'), withDoseUnit(m.name, m.how), fate?.text]
      .filter(Boolean)
      .join(' ');
    const sources = fate === null ? m.sources : [...m.sources, ...sourcesOf(fate.unit)];
    yield draft('subjective', 'MEDICATIONS', 'bullet', null, sentence(line), sources);
  }
  for (const a of allergies) yield draft('subjective', 'ALLERGIES', 'prose', null, a.text, a.sources);
  for (const said of narrative('FAMILY HISTORY', of('family'), reading))
    yield { ...said, text: familyItem(said.text) };
  for (const said of narrative('SOCIAL HISTORY', of('social'), reading))
    if (!saysNothing.test(said.text)) yield said;
  yield* reviewOfSystems(statuses);
}

// "Did the naproxen help?" "Not really, I took it for a week.", behind what it says of the question.
function answerBegun({ text, sources }: DraftSentence, before: DraftSentence | undefined): string {
  const first = sources[0]?.turn ?? 0;
  const isTold =
    notReally.test(text) && before?.sources.some(({ turn }) => turn === first || turn === first - 1);
  return isTold ? upperFirst(text.replace(notReally, (_, label?: string) => label ?? '')) : text;
}
const notReally = /^(?:Not really, |([A-Z][^:."]{2,60}: )not really, )/;

// "Would you want nicotine patches?" "Not right now.": told with the plan.
const saysNothing = /^(?:Not (?:currently|now|yet)|Go ahead)\.$/;

// "He has that history of discectomy.", where the opening names it.
function pointsBack(text: string, history: readonly DraftSentence[]): boolean {
  const item = /\bth(?:at|is) history of ([a-z -]{3,40})\.$/.exec(text)?.[1];
  return item !== undefined && history.some((told) => told.text.toLowerCase().includes(item));
}

// "I have the number on my fridge.", said while the plan is told.
function remarks({ unit, role }: Passage): boolean {
  return (
    role === 'patient' &&
    !unit.question &&
    (unit.answers === null || unit.answers.role === role) &&
    unit.words.length < 10 &&
    !namesAnything(unit.clinical) &&
    !asksForPaper.test(unit.text)
  );
}

function homeAmong(
  p: Passage,
  passages: readonly Passage[],
  homes: ReadonlyMap<Passage, HistoryHome>,
): HistoryHome {
  const before = passages[p.index - 1];
  if (goesOnAboutKin(p.unit, before?.unit) && !turnsToPatient(p.unit, before?.unit)) {
    const last = before && homes.get(before);
    // What a relative has is no past illness of the patient.
    return last === undefined || last === 'pmh' ? 'family' : last;
  }
  const own = historyHome(p);
  if (own === 'family' && turnsToPatient(p.unit, before?.unit))
    return p.unit.clinical.conditions > 0 ? 'pmh' : 'hpi';
  // "Since when?" "Since Saturday.": a time or a place belongs where its question does.
  if (own === 'social' && before !== undefined && p.unit.answers === before.unit && isBare(p, passages))
    return homes.get(before) ?? own;
  // "Do you sleep in it?" "I nap." "How many nights a week?" "Three.": of the same.
  if (own === 'social' && before !== undefined && p.unit.turn - before.unit.turn <= 2 && asksHowMany(p.unit))
    return homes.get(before) ?? own;
  const answered = before === undefined ? undefined : homes.get(before);
  if (
    answered !== undefined &&
    answered !== 'family' &&
    own !== 'surgical' &&
    trailsInAnswer(p.unit, before!.unit)
  )
    return answered;
  // "How's your sense of smell?" "It's gone. I can't smell coffee anymore."
  if (own === 'social' && answered === 'hpi' && isOneAnswer(p.unit, before!.unit) && cannot.test(p.unit.said))
    return 'hpi';
  // "How many times has he needed steroids?" "This was the second. The other one was in October."
  if (
    own === 'pmh' &&
    answered === 'hpi' &&
    isOneAnswer(p.unit, before!.unit) &&
    asksCount.test(p.unit.answers!.said)
  )
    return 'hpi';
  if (own !== 'hpi' || before?.unit.turn !== p.unit.turn || !goesOnAboutPast.test(p.unit.said)) return own;
  const last = homes.get(before) ?? historyHome(before);
  return last === 'pmh' || last === 'surgical' ? last : own;
}

// Nothing but how often: "How many nights a week, roughly?"
const longestBare = 4;

function isBare({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (!unit.opens || unit.inFull || unit.words.length > longestBare) return false;
  return passages[index + 1]?.unit.turn !== unit.turn && phraseKind(plainOf(unit)) !== 'other';
}

function asksHowMany({ answers }: Unit): boolean {
  return answers !== null && answers.words.length < 8 && onlyHowMany.test(answers.said);
}
const onlyHowMany =
  /^(?:(?:and|so|okay|about) )?(?=)how (?:often|many (?:times|days|nights|hours|weeks|months)|much of the time)(?=)\b(?!.*\b(?:smoke|drink|work|drive|exercise|walk)\b)/;

const cannot =
  /\b(?:ca|can|could) ?(?:n't|not)(?=) (?:(?:even|really) )?(?=)(?:smell|taste|hear|see|walk|sleep|eat|breathe|swallow|move|feel|stand|lift|bend)\b/;
const asksCount = /^(?:(?:and|so|okay) )?how (?:many|often)\b/;

function isOneAnswer({ turn, answers }: Unit, before: Unit): boolean {
  return before.turn === turn && answers !== null && before.answers === answers;
}

const longestTrail = 5;

// "They gave me a sheet. I went, uh, twice.": in one answer, and of nothing else.
function trailsInAnswer(unit: Unit, before: Unit): boolean {
  const { words, said, clinical } = unit;
  return (
    words.length <= longestTrail &&
    isOneAnswer(unit, before) &&
    !namesAnything(clinical) &&
    !ofLife.test(said)
  );
}

const ofLife =
  /\b(?:my|our|his|her|mom|mum|dad|mother|father|brother|sister|aunt|uncle|wife|husband|married|single|divorced|live|work|retired|smoke|quit|drink|beers?|wine|packs?|cigarettes?|vape|weed|school|job)(?=)\b/;

// "I had the other hip replaced. It felt just like this.", "She had croup once. They gave her steroids."
const goesOnAboutPast =
  /^(?:and |but )?(?:it|that|they)(?=) (?:was|were|felt|went|healed|cleared|did|took|gave|put|said|told|found|removed|fixed|treated|got better)\b(?!.*\b(?:since|now|still|lately|today|yesterday|this)\b(?! (?:actually|one)?$))/;

// "A bunch of infections": how many is no heading's. "Follow up for your asthma": nor is whose.
const many = /^(?:an? )?(?:whole )?(?:bunch|lot|ton) of /i;
const whose = /\b(?:your|my) /g;

function asWritten(complaint: string): string {
  return complaint.startsWith('"') ? complaint : complaint.replace(many, '').replace(whose, '');
}

// "Atorvastatin, forty?" "That's the one.": on the list of medicines.
const confirms =
  /^(?:(?:yes|yeah|yep|mm-hmm|uh-huh)(?=$| ) ?)?(?:that(?:'s| is| 's) (?:it|right|correct|the one)|right|correct|exactly)?$/;

// "The metformin, 500, twice daily": listed under MEDICATIONS.
function onlyMedicine(unit: Unit): boolean {
  return (
    unit.words.length < 10 &&
    unit.clinical.drugs > 0 &&
    !/\b(?:i|i'm|i've|you|she|he|it|we|they|is|was|did|does|not|no|n't|help\w*|working|works?|allerg\w+|started|stopped|tried|gave|gives?|giving|ma[dk]es?|making|causes?|causing|upsets?|upsetting|hurts?|keeps?|knocks?|bothers?|sends?|burns?|stings?|disagrees?|irritates?)(?=)\b/.test(
      unit.said,
    )
  );
}
