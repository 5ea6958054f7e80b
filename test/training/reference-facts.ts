import { felt } from '../../src/note/completeness/felt-concepts.ts';
import type { NoteContent } from '../../src/note/completeness/note-content.ts';
import { treatments } from '../../src/note/completeness/plan-topics.ts';
import { tests } from '../../src/note/completeness/tests.ts';
import { substanceOf } from '../../src/note/evidence/drug-names.ts';
import { numberRuns } from '../../src/note/evidence/number-words.ts';
import { polarityInNote, polarityOf } from '../../src/note/evidence/polarity.ts';
import { stem } from '../../src/note/evidence/stem.ts';
import { termsIn } from '../../src/note/evidence/terms.ts';
import type { Passage, TranscriptIndex } from '../../src/note/evidence/transcript-index.ts';
import type { SectionLabel } from '../../src/note/extractive/section-labels.ts';
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
        (heard) => heard.key === term.key && polarityOf(heard, at, index) === 'affirmed',
      ),
    );
    const stems = (term.text.match(/[a-z]{3,}/g) ?? []).map(stem);
    yield { kind, name: term.key, said, isIn: (note) => note.keys.has(term.key) || note.holds(stems) };
  }
}

function* medicinesIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    const substance = substanceOf(word);
    if (substance === null) continue;
    const said = passagesWhere(index, (passage) =>
      passage.terms.some((term) => term.concept === null && substanceOf(term.text) === substance),
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
          (one) => /allerg|reaction/.test(one.text) && (one.stems.has(root) || one.text.includes(substance)),
        ),
    };
  }
}

function* resultsIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  for (const topic of tests) {
    if (!topic.written.test(text)) continue;
    const values = valuesIn(text);
    for (const value of values.length === 0 ? [null] : values) {
      const has = (passage: Passage | undefined) =>
        passage !== undefined && (value === null || readingsIn(passage.text).has(value));
      const said = passagesWhere(
        index,
        (passage, at) =>
          has(passage) &&
          (topic.said.test(passage.text) ||
            (value !== null && topic.said.test(index.passages[at - 1]?.text ?? ''))),
      );
      yield {
        kind: 'result',
        name: `${topic.words.slice(0, 30)} ${value ?? ''}`,
        said,
        isIn: ({ sentences }) =>
          sentences.some((one) => topic.written.test(one.text) && (value === null || one.numbers.has(value))),
      };
    }
  }
}

/** What a plan says of a test that was done, not of one to do. */
const done =
  /\b(?:review\w*|show\w*|reveal\w*|demonstrat\w+|results?|was|were|been|reports?|reasoning|based on|findings|elevated|reduced|intake)\b/i;

function* ordersIn({ text }: ReferenceSentence, index: TranscriptIndex): Generator<Fact> {
  if (done.test(text)) return;
  for (const topic of [...tests, ...treatments]) {
    if (!topic.written.test(text)) continue;
    const said = passagesWhere(
      index,
      (passage, at) =>
        passage.role !== 'patient' && at > 0.35 * index.passages.length && topic.said.test(passage.text),
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
    /(?:hb)?a1c|t[34]\b|b12|\d+\/\d+\/\d+|\b(?:19|20)\d\d\b|\d+(?= (?:days?|weeks?|months?|years?|views?)\b)/gi,
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
