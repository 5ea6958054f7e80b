import { polarityOf } from '../evidence/polarity.ts';
import { stem } from '../evidence/stem.ts';
import type { Term } from '../evidence/terms.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { symptomsIn } from '../extractive/lexicon/symptoms.ts';
import { wordsOf } from '../extractive/visit/units.ts';
import { endorsedBack, toldBack } from '../language/said-back.ts';
import { felt } from './felt-concepts.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isAsserted, isPatients, isQuestion, replyTo, wasSo } from './visit-said.ts';

/** A yes to more symptoms at once than this does not say to which. */
const mostAsked = 2;

interface Mention {
  /** What makes two mentions the same symptom. */
  key: string;
  /** Ways the note may name it: all words of one of them in one sentence. */
  names: readonly (readonly string[])[];
  start: number;
  end: number;
  term: Term;
}

/** Symptoms that the patient affirmed, or that they said yes to, and that no sentence of the note names. */
export function* missingSymptoms(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const open = new Map<string, { affirmed: number[]; denied: number }>();
  for (const [at, passage] of index.passages.entries()) {
    for (const mention of mentionsIn(passage)) {
      if (isCovered(mention, note)) continue;
      const seen = open.get(mention.key) ?? { affirmed: [], denied: 0 };
      open.set(mention.key, seen);
      const polarity = polarityOf(mention.term, at, index);
      if (polarity === 'denied') seen.denied += 1;
      if (polarity !== 'affirmed' || !isToldOf(passage, mention, at, index)) continue;
      seen.affirmed.push(at);
    }
  }
  for (const { affirmed, denied } of open.values()) {
    if (affirmed.length === 0 || denied >= affirmed.length) continue;
    yield { kind: 'symptom', sources: affirmed.slice(0, 3).map((at) => index.passages[at]!.source) };
  }
}

/** "I know that you've had this reflux", "it looks like you have gained weight": the clinician knows of it. */
const knownBefore =
  /\b(?:i (?:know|see|understand)(?: here)?|it (?:looks|sounds) like|(?:you|he|she) (?:say|said|mentioned))(?: that)? (?:you|he|she)(?:['’](?:ve|re|s)| have| has| had| are| is| were| was)(?: [a-z]+){0,3} $/i;
/** The patient's own words, a clinician's summary of them, or a question about one or two symptoms that they said yes to. */
function isToldOf(
  passage: Passage,
  { key, start, end }: Mention,
  at: number,
  index: TranscriptIndex,
): boolean {
  const { text } = passage;
  if (!isPatients(passage)) {
    const asked = isQuestion(passage);
    const before = text.slice(0, start);
    if (knownBefore.test(before)) return wasSo(passage, start, end);
    if (!asked && !endorsedBack.test(before) && !toldBack.test(before)) return false;
    const named = namedIn(passage);
    if (asked && (/\bhow\b|\b(?:other|any) symptoms? (?:like|such as)\b/i.test(text) || named > mostAsked))
      return false;
    if (asked && named > 1 && answersOther(key, at, index)) return false;
  }
  return isAsserted(passage, start, end);
}

// "Any weight gain or swelling?" "A little weight gain.": the answer says which.
function answersOther(key: string, at: number, { passages }: TranscriptIndex): boolean {
  const asked = passages[at]!;
  const answer = replyTo(at, passages, 3);
  const others = asked.terms.filter((term) => felt.has(term.key) && term.key !== key);
  const named = (wanted: string) => answer?.terms.some((term) => term.key === wanted) === true;
  return !named(key) && others.some((other) => named(other.key));
}

function namedIn({ terms }: Passage): number {
  return terms.filter(({ key }) => felt.has(key)).length;
}

function* mentionsIn(passage: Passage): Generator<Mention> {
  let taken = 0;
  for (const term of passage.terms) {
    if (term.concept === null || !term.concept.exact || !felt.has(term.key)) continue;
    taken = term.end;
    yield {
      key: term.key,
      names: [[term.key], stemsOf(term.text)],
      start: term.start,
      end: term.end,
      term,
    };
  }
  if (taken > 0) return;
  const lower = passage.text.toLowerCase();
  for (const { symptom } of symptomsIn(wordsOf(passage.text))) {
    const spoken = symptom.words.join(' ');
    const start = lower.indexOf(spoken);
    if (start < 0) continue;
    const end = start + spoken.length;
    yield {
      key: symptom.written,
      names: [[symptom.written], stemsOf(spoken), stemsOf(symptom.written)],
      start,
      end,
      term: { key: symptom.written, concept: null, text: spoken, start, end },
    };
  }
}

function isCovered({ names }: Mention, note: NoteContent): boolean {
  return names.some((words) => note.holds(words, 'told'));
}

function stemsOf(text: string): string[] {
  return (text.match(/[a-z]{3,}/g) ?? []).map(stem);
}
