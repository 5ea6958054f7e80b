import { isListedMedicine, substanceOf } from '../evidence/drug-names.ts';
import { numberRuns } from '../evidence/number-runs.ts';
import { polarityOf } from '../evidence/polarity.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { unitAfter } from '../evidence/units.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isAsserted, isClinicians, isQuestion } from './visit-said.ts';

/** Also the names of laboratory values, foods or classes: no medicine by themselves. */
const ambiguous = new Set(
  'nicotine|magnesium|potassium|folate|folic|iron|calcium|testosterone|progesterone|ferrous|retina'.split(
    '|',
  ),
);
/** A medicine that is given up is one the note must name. */
const ended =
  /\b(?:stop(?:ped|ping)?|quit|came off|come off|discontinued?|avoid(?:ed)?|hold(?: off on)?|off of|keep away from)\b/i;
const notTaken =
  /\b(?:allerg\w+|reaction to|never (?:took|taken|tried)|like (?:taking|a)|instead of|commercials?|heard (?:of|about)|read about)\b/i;
const decides =
  /\b(?:start|continue|increase|decrease|add|switch|prescribe|refill|go (?:up|down)|put you|keep you|give you|stay on|send in|call in|write you|bump|double|order|take|stop|hold|discontinue|(?:start|stopp|add|increas|decreas|halv|swapp|switch|doubl)ing|halve|swap)(?=)\b/i;
const open =
  /\b(?:if|unless|might|may|could|maybe|consider|option|you(?:'ve| have)? (?:been|were)|you're (?:on|taking)|you (?:take|had|did)|we had|i had|i put|i started|we put|we started|did (?:it|that|you)|used to|can cause|because of|have you|did you|last (?:time|visit|year))(?=)\b/i;
/** How far into the visit, as a share of its passages, the first decisions fall. */
const earliest = 0.35;
const doseUnits = new Set(['mg', 'mcg', 'g', 'ml', 'unit', 'puff', 'tablet', 'drop', 'meq', '%']);

/** Medicines taken, started, changed or stopped that the note does not name, and doses of those that it does. */
export function* missingMedications(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const unnamed = new Map<string, number[]>();
  const mentions = index.passages.map(mentionsIn);
  for (const [at, passage] of index.passages.entries()) {
    for (const { substance, start, end } of mentions[at]!) {
      if (note.substances.has(substance)) continue;
      if (!isSettled(passage, at, start, end, index)) continue;
      unnamed.set(substance, [...(unnamed.get(substance) ?? []), at]);
    }
  }
  for (const places of unnamed.values())
    yield { kind: 'medication', sources: places.slice(0, 3).map((at) => index.passages[at]!.source) };
  yield* missingFromPlan(index, note, mentions, unnamed);
  yield* missingDoses(index, note, mentions);
}

/** Medicines started, continued, changed or stopped by the clinician that the note names only elsewhere. */
function* missingFromPlan(
  index: TranscriptIndex,
  note: NoteContent,
  mentions: Mentions,
  unnamed: ReadonlyMap<string, unknown>,
): Generator<Omission> {
  const planned = new Map<string, number>();
  for (const [at, passage] of index.passages.entries()) {
    if (at < earliest * index.passages.length || mentions[at]!.length === 0) continue;
    if (!decides.test(passage.text)) continue;
    for (const { substance, start, end } of mentions[at]!) {
      if (note.planned.has(substance) || unnamed.has(substance) || planned.has(substance)) continue;
      if (!note.substances.has(substance) || open.test(passage.text) || isQuestion(passage)) continue;
      if (!isClinicians(passage) || !isSettled(passage, at, start, end, index)) continue;
      planned.set(substance, at);
    }
  }
  for (const at of planned.values()) yield { kind: 'planned', sources: [index.passages[at]!.source] };
}

function* missingDoses(index: TranscriptIndex, note: NoteContent, mentions: Mentions): Generator<Omission> {
  const told = new Set<string>();
  for (const [at, passage] of index.passages.entries()) {
    for (const { substance, start, end } of mentions[at]!) {
      if (!note.substances.has(substance) || told.has(substance)) continue;
      const dose =
        doseAfter(passage.text, end) ?? doseNext(passage.text, end, index.passages[at + 1], passage);
      if (dose === null || dose.some((value) => note.numbers.has(value))) continue;
      if (!isSettled(passage, at, start, end, index)) continue;
      told.add(substance);
      yield { kind: 'dose', sources: [passage.source] };
    }
  }
}

interface Mention {
  substance: string;
  start: number;
  end: number;
}

/** Of each passage. */
type Mentions = readonly (readonly Mention[])[];

function mentionsIn({ text, terms }: Passage): Mention[] {
  const found: Mention[] = [];
  for (const { text: word, start, end, concept } of terms) {
    // Prednisone is also a corticosteroid, as a matter spoken of; pain is no medicine.
    if (concept?.kind === 'condition' || word.length < 4 || ambiguous.has(word)) continue;
    const substance = substanceOf(word);
    if (substance === null || (!isListedMedicine(word) && /(?:sone|thiazide|caine)$/.test(word))) continue;
    found.push({ substance, start, end });
  }
  return found.length > 6
    ? []
    : found.filter(
        ({ end }) =>
          !/^\W*(?:levels?|resistan\w+|dependent|shots? hurt|(?:or )?[, ]{0,3}(?=)(?:i['’]m sorry|sorry|i mean|excuse me))(?=)\b/i.test(
            text.slice(end),
          ),
      );
}

/** The readings of a dose said right after a medicine ("lisinopril, 20 mg"), or null. */
function doseAfter(text: string, end: number): number[] | null {
  const tail = text.slice(end, end + 60);
  const [run] = numberRuns(tail);
  if (run === undefined || run.start > 25) return null;
  const unit = unitAfter(tail, run.end);
  if (unit === null || !doseUnits.has(unit)) return null;
  return [...run.readings, ...run.whole];
}

// "We will prescribe Protonix. It's forty milligrams.": the dose comes in the next breath.
function doseNext(text: string, end: number, next: Passage | undefined, passage: Passage): number[] | null {
  if (next?.source.turn !== passage.source.turn || text.slice(end).trim().length > 12) return null;
  return /^\W*(?:(?:and|so|um|uh)\W+)*(?:it['’]s|it is|that['’]s|that is|you(?:['’]re gon ?na|['’]ll| will| are going to)? take|take)\b/i.test(
    next.text,
  )
    ? doseAfter(next.text, 0)
    : null;
}

function isSettled(
  passage: Passage,
  at: number,
  start: number,
  end: number,
  index: TranscriptIndex,
): boolean {
  const { text } = passage;
  if (notTaken.test(text)) return false;
  const term = { key: '', concept: null, text: '', start, end };
  const polarity = polarityOf(term, at, index);
  if (polarity === 'open' || polarity === 'supposed') return false;
  if (ended.test(text.slice(0, start))) return true;
  return polarity === 'affirmed' && isAsserted(passage, start, end);
}
