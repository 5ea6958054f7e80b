import { describe, expect, it } from 'vitest';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { shippedModels } from '../../src/note/extractive/learned/shipped-models.ts';
import { addStruckFeatures } from '../../src/note/extractive/learned/struck-features.ts';
import { doubtfulAmong } from '../../src/note/extractive/learned/struck-out.ts';
import { readPassages } from '../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { judgedNote, judgedNotes } from './judged-notes.ts';
import { ownVisit, ownVisits } from './own-visits.ts';
import { countStruck, judgedByLabels, judgedSentences, trainStruck } from './struck-training.ts';

describe('the judged notes', () => {
  const visits = new Map(ownVisits().map((visit) => [visit.id, visit]));
  const notes = judgedNotes();

  it('are one of each invented visit', () => {
    expect(notes.map(({ id }) => id).sort()).toEqual([...visits.keys()].sort());
  });

  it('point at words of their visits', () => {
    const astray = notes.filter(({ id, sentences }) =>
      sentences.some(({ sources }) =>
        sources.some(({ start, end }) => !(start < end && end <= visits.get(id)!.dialogue.length)),
      ),
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('have a judgement for each sentence', () => {
    expect(notes.every(({ sentences, judgements }) => sentences.length === judgements.length)).toBe(true);
    const all = notes.flatMap(({ judgements }) => judgements);
    for (const judgement of ['+', 'f', 'n', 'r'] as const) expect(all).toContain(judgement);
  });
});

it.each(['x|plan|||1-2|Rest.', '+|nowhere|||1-2|Rest.', '+|plan|||1-2|'])(
  '%s is no judged sentence',
  (line) => {
    expect(() => judgedNote('a01', `${line}\n`)).toThrow('a01, line 1');
  },
);

describe('a note held against the labels of its visit', () => {
  const visit = ownVisit(
    'z01',
    'none|Doctor: Did you see the game?\nhpi|Patient: My knee hurts on stairs.\nhpi?|It is raining a lot.\n',
  );
  const { sentences } = visit;
  const madeOf = (...from: readonly number[]) => ({
    section: 'subjective' as const,
    heading: 'HISTORY OF PRESENT ILLNESS',
    group: null,
    layout: 'prose' as const,
    text: 'It is so.',
    sources: from.map((i) => ({ turn: 0, start: sentences[i]!.start, end: sentences[i]!.end })),
  });

  it.each([
    ['of talk alone', [0], 'n'],
    ['of what was wanted', [1], '+'],
    ['mostly of what was wanted', [0, 1], '+'],
    ['of what may go', [2], 'r'],
    ['of nothing', [], 'r'],
  ] as const)('what is made %s', (_, from, judgement) => {
    expect(judgedByLabels(visit, [madeOf(...from)]).judgements).toEqual([judgement]);
  });
});

it('learns what readers strike out', async () => {
  const note = judgedNotes()[0]!;
  const visit = ownVisits().find(({ id }) => id === note.id)!;
  const passages = await readPassages(
    parseTranscript(visit.dialogue).turns,
    shippedModels(),
    () => undefined,
  );
  const sentences = judgedSentences(note, passages);
  const many = Array.from({ length: 40 }, () => sentences).flat();
  const counted = countStruck(unpack(trainStruck(many)), sentences);
  expect(counted.allNonsense).toBe(sentences.filter(({ judgement }) => judgement === 'n').length);
  expect(counted.nonsense).toBe(counted.allNonsense);
  expect(counted.good).toBe(0);
  const [doubtful] = doubtfulAmong(note.sentences, passages);
  const features = new FeatureNames();
  addStruckFeatures(features, doubtful!, passages);
  expect(sentences[0]!.features).toEqual(features.names);
});
