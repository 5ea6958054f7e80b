import type { DraftSentence } from '../writer.ts';
import { isAboutAllergy } from './about-allergy.ts';
import { allergyStatements } from './allergies.ts';
import { answeredStatement, labelledAnswer } from './answered.ts';
import { currentMedications } from './current-medications.ts';
import { draft, listed, sentence, sourcesOf } from './draft.ts';
import { type HistoryHome, historyHome } from './history-home.ts';
import { inNarrativeOrder } from './narrative-order.ts';
import { goesOnAboutKin, relativeOfThemselves } from './of-whom.ts';
import { onlyNamed } from './only-named.ts';
import { namesOnly, pastConditions } from './past-history.ts';
import type { Reading } from './reading.ts';
import { reviewOfSystems } from './review-of-systems.ts';
import { sayTold } from './say.ts';
import { historian, historyHeading, topicAnswer } from './specialty-parts.ts';
import { repliesWithout } from './symptom-status.ts';
import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';

export function* writeSubjective(reading: Reading): Generator<DraftSentence> {
  const { passages, chosen, planFrom, statuses, complaint, guide } = reading;
  if (complaint)
    yield draft('subjective', 'CHIEF COMPLAINT', 'prose', null, sentence(complaint.text), complaint.sources);

  const allergies = allergyStatements(passages);
  const told = chosen.filter(
    (p) =>
      !relativeOfThemselves(p.unit) &&
      !reading.takenBack.has(p.unit) &&
      !(allergies.length > 0 && onlyAllergy(p, passages)) &&
      !['exam', 'results', 'vitals', 'assessment', 'plan'].includes(p.section),
  );
  const homes = new Map(
    told.map((p) => [p, goesOnAboutKin(p.unit, passages[p.index - 1]?.unit) ? 'family' : historyHome(p)]),
  );
  const homeOf = (p: Passage) => homes.get(p);
  const own = new Map<Passage, string>();
  for (const p of guide === null ? [] : told) {
    const heading = historyHeading(p, guide!);
    if (heading !== null && homeOf(p) !== 'family') own.set(p, heading);
  }
  const of = (home: HistoryHome) => told.filter((p) => !own.has(p) && homeOf(p) === home && !onlyMedicine(p));
  const present = 'HISTORY OF PRESENT ILLNESS';
  const teller = guide === null ? null : historian(passages, present, guide);
  if (teller) yield teller;
  yield* narrative(present, inNarrativeOrder(of('hpi'), reading.problems, complaint?.text ?? null), reading);
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
  for (const said of narrative(past, of('pmh'), reading))
    if (!namesOnly(said.text, conditions)) yield { ...said, layout: 'bullet' };
  yield* narrative('SURGICAL HISTORY', of('surgical'), reading);
  const taken = currentMedications(passages, planFrom).filter(
    (m) => !allergies.some((a) => a.text.toLowerCase().includes(m.name)),
  );
  for (const m of taken)
    yield draft('subjective', 'MEDICATIONS', 'bullet', null, sentence(`${m.name} ${m.how}`), m.sources);
  for (const a of allergies) yield draft('subjective', 'ALLERGIES', 'prose', null, a.text, a.sources);
  yield* narrative('FAMILY HISTORY', of('family'), reading);
  yield* narrative('SOCIAL HISTORY', of('social'), reading);
  yield* reviewOfSystems(statuses);
}

// "Penicillin, I got a rash from it": said under ALLERGIES.
function onlyAllergy(passage: Passage, passages: readonly Passage[]): boolean {
  return (
    passage.unit.words.length < 20 && isAboutAllergy(passage, passages) && !isOfToday.test(passage.unit.text)
  );
}

const isOfToday = /\b(?:today|now|currently|this (?:morning|week)|yesterday|also|but)\b/i;

// "The metformin, 500, twice daily": listed under MEDICATIONS.
function onlyMedicine({ unit }: Passage): boolean {
  return (
    !unit.question &&
    unit.words.length < 10 &&
    unit.clinical.drugs > 0 &&
    !/\b(?:i|i'm|i've|you|she|he|it|we|they|is|was|did|does|not|no|n't|help\w*|allerg\w+|stopped|tried|gave)\b/.test(
      unit.said,
    )
  );
}

const partly = /\b(?:just|only|but|except|other than)\b/;

// "He is here for his annual visit." under the chief complaint "Annual visit."
function saysOnlyWhy(text: string, complaint: string | undefined): boolean {
  if (complaint === undefined) return false;
  const why =
    /^(?:she|he|the patient) (?:is|comes|came|presents) (?:in |here |today )*(?:for|with) (?:(?:his|her|their|an?|the) )?(.+)[.]$/i.exec(
      text,
    );
  return why !== null && sentence(why[1]!) === sentence(complaint);
}

// "Are you still smoking?" "No sir, I quit four years ago."
function withWhatWasQuit(text: string | null, before: Unit | undefined): string | null {
  if (text === null || !before?.words.some((word) => word.startsWith('smok'))) return text;
  return text.replace(
    /\b(quit|stopped) (?=(?:about |over )?\d{1,2} (?:years?|months?|weeks?|days?) ago\b)/,
    '$1 smoking ',
  );
}

/** Sentences of what was told, in the order of the visit; neighbouring denials become one. */
function* narrative(
  heading: string,
  told: readonly Passage[],
  { who, statuses, guide, complaint, passages }: Reading,
): Generator<DraftSentence> {
  let denied: { items: string[]; units: Unit[] } | null = null;
  const alreadyDenied = new Set<string>();
  const deny = (items: readonly string[], units: readonly Unit[]) => {
    const news = items.filter((item) => !alreadyDenied.has(item));
    if (news.length === 0) return;
    denied ??= { items: [], units: [] };
    denied.items.push(...news);
    denied.units.push(...units);
    for (const item of news) alreadyDenied.add(item);
  };
  const flush = function* () {
    if (denied)
      yield draft(
        'subjective',
        heading,
        'prose',
        null,
        sentence(`the patient denies any ${listed(denied.items, 'or')}`),
        sourcesOf(...denied.units),
      );
    denied = null;
  };
  for (const passage of told) {
    const { unit, reply } = passage;
    if (unit.question) {
      const items = unit.clinical.symptoms.map((s) => s.symptom.written);
      if (!reply) continue;
      if (items.length === 0 || (reply.answer === 'yes' && items.length > 1)) {
        const text = answeredStatement(passage, who);
        if (text === null) continue;
        yield* flush();
        yield draft('subjective', heading, 'prose', null, text, sourcesOf(unit, reply.units[0]!));
        continue;
      }
      if (reply.answer === 'open') continue;
      if (
        reply.answer === 'yes' &&
        unit.clinical.symptoms.some(({ symptom }) => repliesWithout(reply.units, symptom.words))
      )
        continue;
      if (reply.answer === 'no') {
        // "any cough or ear pain?" "no cough, but my ear hurts": the answer says itself what is denied.
        if (items.length > 1 && partly.test(reply.units[0]!.said)) continue;
        // "any headache or chest pain?" "no chest pain; i had a headache last week": the headache is not denied.
        const none = items.filter((item) => !statuses.some((s) => s.written === item && s.present));
        if (none.length === 0) continue;
        deny(none, [unit, reply.units[0]!]);
        continue;
      }
      yield* flush();
      yield draft(
        'subjective',
        heading,
        'prose',
        null,
        sentence(`the patient reports ${listed(items, 'and')}`),
        sourcesOf(unit, reply.units[0]!),
      );
      continue;
    }
    const named = onlyNamed(unit);
    if (named !== null) {
      deny(named.denied, [unit]);
      if (named.reported.length === 0) continue;
      yield* flush();
      const text = sentence(`the patient reports ${listed(named.reported, 'and')}`);
      yield draft('subjective', heading, 'prose', null, text, sourcesOf(unit));
      continue;
    }
    const labelled =
      topicAnswer(unit, who, guide) ?? (unit.answers ? labelledAnswer(unit.answers, unit) : null);
    const text = labelled ?? withWhatWasQuit(sayTold(unit, who), passages[passage.index - 1]?.unit);
    if (text === null || text.split(' ').length < 3 || saysOnlyWhy(text, complaint?.text)) continue;
    yield* flush();
    yield draft(
      'subjective',
      heading,
      'prose',
      null,
      text,
      labelled ? sourcesOf(unit.answers!, unit) : sourcesOf(unit),
    );
  }
  yield* flush();
}
