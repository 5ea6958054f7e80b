import { felt } from '../../src/note/completeness/felt-concepts.ts';
import type { NoteContent } from '../../src/note/completeness/note-content.ts';
import { treatments } from '../../src/note/completeness/plan-topics.ts';
import { tests } from '../../src/note/completeness/tests.ts';
import type { Topic } from '../../src/note/completeness/topic.ts';
import { isQuestion } from '../../src/note/completeness/visit-said.ts';
import { substanceOf } from '../../src/note/evidence/drug-names.ts';
import { numberRuns } from '../../src/note/evidence/number-runs.ts';
import { polarityInNote, polarityOf } from '../../src/note/evidence/polarity.ts';
import { stem } from '../../src/note/evidence/stem.ts';
import { type Term, termsIn } from '../../src/note/evidence/terms.ts';
import type { Passage, TranscriptIndex } from '../../src/note/evidence/transcript-index.ts';
import type { SectionLabel } from '../../src/note/extractive/learned/section-labels.ts';
import { contextOf } from '../../src/note/language/context.ts';
import type { ReferenceSentence } from './note-sections.ts';

export const factKinds = ['symptom', 'history', 'medication', 'allergy', 'result', 'instruction'] as const;
export type FactKind = (typeof factKinds)[number];

/** Something the scribe wrote that was said at the visit. */
export interface Fact {
  kind: FactKind;
  name: string;
  /** The passages that say it, by index. */
  said: readonly number[];
  isIn(note: NoteContent): boolean;
}

/** The facts of a reference note that were said, each once. */
export function factsOf(reference: readonly ReferenceSentence[], index: TranscriptIndex): Fact[] {
  const facts = new Map<string, Fact>();
  for (const sentence of reference) {
    for (const fact of read(sentence, index)) {
      const id = `${fact.kind} ${fact.name}`;
      if (fact.said.length > 0 && !facts.has(id)) facts.set(id, fact);
    }
  }
  return [...facts.values()];
}

const told: readonly SectionLabel[] = ['cc', 'hpi', 'pmh', 'ros', 'assessment'];

function* read(sentence: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  const { label } = sentence;
  if (told.includes(label)) yield* conditionsIn(sentence, index);
  if (label !== 'allergies' && label !== 'family') yield* medicinesIn(sentence, index);
  if (label === 'allergies') yield* allergensIn(sentence, index);
  if (label === 'results' || label === 'vitals') yield* resultsIn(sentence, index);
  if (label === 'plan') yield* ordersIn(sentence, index);
}

function* conditionsIn({ label, text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  for (const term of termsIn(text)) {
    if (term.concept?.kind !== 'condition' || !term.concept.exact) continue;
    const kind = felt.has(term.key) ? 'symptom' : 'history';
    if (kind === 'symptom' && label === 'assessment') continue;
    if (label !== 'assessment' && polarityInNote(text, term) === 'denied') continue;
    const said = (index.postings.get(term.key) ?? []).filter((at) =>
      index.passages[at]!.terms.some(
        (heard) => heard.key === term.key && !everyday.has(heard.text) && isSaidToBeSo(heard, at, index),
      ),
    );
    const stems = (term.text.match(/[a-z]{3,}/g) ?? []).map(stem);
    yield { kind, name: term.key, said, isIn: (note) => note.holds([term.key]) || note.holds(stems) };
  }
}

/** Names of a concept that mean less where they are said in passing: "I'm worried that", "red blood cells". */
const everyday = new Set(['worried', 'nervous', 'red', 'redness']);

// "It might be asthma": considered, not had.
function isSaidToBeSo(term: Term, at: number, index: TranscriptIndex): boolean {
  if (polarityOf(term, at, index) !== 'affirmed') return false;
  return !contextOf(index.passages[at]!.text, term.start, term.end).possible;
}

/** A hormone that was measured is no medicine. */
const measured = /\b(?:levels?|elevated)\b/i;

function* medicinesIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    const substance = substanceOf(word);
    if (substance === null) continue;
    const said = passagesWhere(
      index,
      (passage) =>
        !measured.test(passage.text) &&
        passage.terms.some(
          (term) => term.concept?.kind !== 'condition' && substanceOf(term.text) === substance,
        ),
    );
    yield { kind: 'medication', name: substance, said, isIn: (note) => note.substances.has(substance) };
  }
}

const notAllergens = new Set(
  'allergies allergy allergic known drug reported reaction reactions patient with causes causing none medication medications intolerance denies environmental seasonal that have which hives rash anaphylaxis nausea severe'.split(
    ' ',
  ),
);

function* allergensIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    if (notAllergens.has(word)) continue;
    const root = stem(word);
    const said = passagesWhere(index, (passage, at) => {
      if (!passage.terms.some((term) => stem(term.text) === root)) return false;
      return index.passages.slice(Math.max(0, at - 3), at + 2).some((near) => /allerg/i.test(near.text));
    });
    const substance = substanceOf(word) ?? word;
    yield {
      kind: 'allergy',
      name: root,
      said,
      isIn: ({ sentences }) =>
        sentences.some(
          (one) => /allerg|reaction/.test(one.text) && (one.words.has(root) || one.text.includes(substance)),
        ),
    };
  }
}

function* resultsIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  for (const topic of tests) {
    if (!topic.written.test(text)) continue;
    const values = valuesIn(text);
    for (const value of values.length === 0 ? [null] : values) {
      const said = passagesWhere(index, (passage, at) =>
        value === null
          ? tellsOutcome(at, topic, index)
          : readingsIn(passage.text).has(value) &&
            (topic.said.test(passage.text) || topic.said.test(index.passages[at - 1]?.text ?? '')),
      );
      yield {
        kind: 'result',
        name: `${topic.words.slice(0, 30)} ${value ?? ''}`,
        said,
        isIn: (note) =>
          note.sentences.some(
            (one) => topic.written.test(one.text) && (value === null || one.numbers.has(value)),
          ) ||
          // The same words under another name: "It measures 0.5 cm", of the CT.
          ((value === null || note.numbers.has(value)) &&
            said.some((at) => note.isMadeFrom(index.passages[at]!.source))),
      };
    }
  }
}

const outcome =
  /\b(?:normal|negative|positive|elevated|abnormal|unremarkable|clear|clean|stable|unchanged|fine|good|great|high|low|higher|lower|increased|decreased|reduced|enlarged|mild|moderate|severe|shows?|showed|reveal\w*|see|fractures?|spur|tear|no evidence|consistent)\b/i;
/** Passages after the one that names a test in which the same speaker may say what it showed. */
const reach = 3;

// "Let's look at your x-ray." names a test; "There is a large spur." tells what it showed.
function tellsOutcome(at: number, topic: Topic, { passages }: TranscriptIndex): boolean {
  const { text, source } = passages[at]!;
  if (
    text.length < 12 ||
    !outcome.test(text) ||
    text.includes('?') ||
    /\blook(?:ing)? at\b|\bshow me\b/i.test(text)
  )
    return false;
  return passages
    .slice(Math.max(0, at - reach), at + 1)
    .some((near) => near.source.turn === source.turn && topic.said.test(near.text));
}

/** What a plan says of a test that was done, not of one to do. */
const done =
  /\b(?:review\w*|show\w*|reveal\w*|demonstrat\w+|results?|was|were|been|reports?|reasoning|based on|findings|elevated|reduced|intake)\b/i;

/** Of what was done, and of what need not be. */
const notOrdered =
  /\b(?:show me|look(?:ing)? at|results?|(?:we|i|you) (?:did|had|got|took|talked)|was in|last time|you been|were you|n['’]t (?:need|think|repeat)|not going to)\b/i;

function* ordersIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  if (done.test(text)) return;
  for (const topic of [...tests, ...treatments]) {
    if (!topic.written.test(text)) continue;
    const said = passagesWhere(
      index,
      (passage, at) =>
        passage.role !== 'patient' &&
        at > 0.35 * index.passages.length &&
        topic.said.test(passage.text) &&
        !isQuestion(passage) &&
        !notOrdered.test(passage.text),
    );
    yield {
      kind: 'instruction',
      name: topic.words.slice(0, 40),
      said,
      isIn: ({ sentences }) =>
        sentences.some(
          (one) => (one.section === 'plan' || one.section === 'assessment') && topic.written.test(one.text),
        ),
    };
  }
}

function passagesWhere(
  { passages }: TranscriptIndex,
  holds: (passage: Passage, at: number) => boolean,
): number[] {
  return passages.flatMap((passage, at) => (holds(passage, at) ? [at] : []));
}

/** Figures of a result; dates and counts of days are none. */
function valuesIn(text: string): number[] {
  const plain = text.replace(
    /(?:hb)?a1c|t[34]\b|b12|(?:sp)?o2\b|fev1|\d+\/\d+\/\d+|\b(?:19|20)\d\d\b|\d+(?= (?:days?|weeks?|months?|years?|views?)\b)/gi,
    '_',
  );
  return [...new Set((plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number))];
}

function readingsIn(text: string): Set<number> {
  const all = new Set<number>();
  for (const { readings, whole } of numberRuns(text))
    for (const value of [...readings, ...whole]) all.add(value);
  return all;
}
