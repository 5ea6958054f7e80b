import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { aciTrain } from './corpus.ts';
import { labelledAci, labelledVisit } from './labelled-aci.ts';

const corpora = resolve(process.env.NOTEGEN_SHARED ?? '../shared', 'corpora');

const visit = {
  id: 'one',
  dialogue: '[doctor] hi , ann .\n[patient] hi . my knee hurts , since may .',
  note: '',
};

it('labels by numbers of words give stretches of the dialogue', () => {
  const { sentences } = labelledVisit(visit, '6 none 9 cc 13 hpi?');
  expect(
    sentences.map(({ start, end, label, optional }) => [visit.dialogue.slice(start, end), label, optional]),
  ).toEqual([
    ['hi , ann .\n[patient] hi .', 'none', false],
    ['my knee hurts', 'cc', false],
    [', since may .', 'hpi', true],
  ]);
});

it.each([
  ['6 none 9 cc', 'one: 4 words have no label'],
  ['6 none 14 cc', 'one: 14 cc fits no words'],
  ['6 none 13 ccc', 'one: 13 ccc fits no words'],
])('labels that do not fit a visit are refused: %s', (labels, message) => {
  expect(() => labelledVisit(visit, labels)).toThrow(message);
});

it.skipIf(!existsSync(join(corpora, 'aci-bench')))(
  'every visit of ACI-BENCH train is labelled to its end (skipped where the corpora are absent)',
  () => {
    const visits = aciTrain(corpora);
    const labelled = labelledAci(visits);
    expect(labelled.map(({ id }) => id)).toEqual(visits.map(({ id }) => id));
    for (const { id, dialogue, sentences } of labelled) {
      expect(parseTranscript(dialogue).text, id).toBe(dialogue);
      expect(sentences.at(-1)?.end, id).toBe(dialogue.trimEnd().length);
      expect(new Set(sentences.map(({ label }) => label)).size, id).toBeGreaterThan(4);
    }
  },
);
