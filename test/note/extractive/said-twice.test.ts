import { expect, it } from 'vitest';
import { withoutRepetition } from '../../../src/note/extractive/choosing/said-twice.ts';
import { draft } from '../visit-for-tests.ts';
import { noteOf } from './written-note.ts';

const heading = 'HISTORY OF PRESENT ILLNESS';
const texts = (...said: string[]) =>
  withoutRepetition(
    said.map((text, start) =>
      draft('subjective', text, { heading, sources: [{ turn: start, start, end: start + 1 }] }),
    ),
  ).map(({ text }) => text);

/** What was written, and what must stay of it. */
const cases: [written: string[], stays: string[]][] = [
  [['He has knee pain.', 'He has knee pain.'], ['He has knee pain.']],
  [
    ['Knee pain since Monday.', 'He has had knee pain since Monday after a fall.'],
    ['He has had knee pain since Monday after a fall.'],
  ],
  [
    ['He has had knee pain since Monday after a fall.', 'He slept badly.', 'Knee pain since Monday.'],
    ['He has had knee pain since Monday after a fall.', 'He slept badly.'],
  ],
  [
    ['Pain in the left knee.', 'Pain in the right knee.'],
    ['Pain in the left knee.', 'Pain in the right knee.'],
  ],
  [
    ['He has knee pain at rest.', 'He has no knee pain at rest.'],
    ['He has knee pain at rest.', 'He has no knee pain at rest.'],
  ],
  [
    ['He takes metformin 500 mg.', 'He takes metformin 1000 mg.'],
    ['He takes metformin 500 mg.', 'He takes metformin 1000 mg.'],
  ],
  [['He takes metformin daily.', 'He takes metformin 500 mg daily.'], ['He takes metformin 500 mg daily.']],
  [['He takes metformin 500 mg daily.', 'He takes metformin daily.'], ['He takes metformin 500 mg daily.']],
  [
    ['The cough may return tonight.', 'The cough will return tonight.'],
    ['The cough may return tonight.', 'The cough will return tonight.'],
  ],
  [
    ['It hurts.', 'It hurts.'],
    ['It hurts.', 'It hurts.'],
  ],
  [
    ['Stop lisinopril 20 mg today.', 'Take lisinopril 20 mg today.'],
    ['Stop lisinopril 20 mg today.', 'Take lisinopril 20 mg today.'],
  ],
];

it.each(cases)('%j becomes %j', (written, stays) => {
  expect(texts(...written)).toEqual(stays);
});

it('what stays points at both places where it was said', () => {
  const [only] = withoutRepetition([
    draft('subjective', 'Knee pain since Monday.', { heading, sources: [{ turn: 1, start: 10, end: 20 }] }),
    draft('subjective', 'Knee pain since Monday after a fall.', {
      heading,
      sources: [{ turn: 3, start: 50, end: 70 }],
    }),
  ]);
  expect(only!.text).toBe('Knee pain since Monday after a fall.');
  expect(only!.sources.map(({ turn }) => turn)).toEqual([1, 3]);
});

it('the name of a kind of plan stays on its first line', () => {
  const plan = [
    draft('plan', 'Medical Treatment: Start meloxicam daily.', { layout: 'bullet', group: 'Pain.' }),
    draft('plan', 'Start meloxicam 15 mg daily with food.', { layout: 'bullet', group: 'Pain.' }),
  ];
  expect(withoutRepetition(plan).map(({ text }) => text)).toEqual([
    'Medical Treatment: Start meloxicam 15 mg daily with food.',
  ]);
});

it("sentences of two problems are not each other's copies", () => {
  const plan = ['Diabetes.', 'Hypertension.'].map((group) =>
    draft('plan', 'We will order a metabolic panel.', { layout: 'bullet', group }),
  );
  expect(withoutRepetition(plan)).toHaveLength(2);
});

it('what was told twice is written once', async () => {
  const { subjective } = await noteOf(`[doctor] what brings you in today ?
[patient] i have had a sharp pain in my left shoulder for three weeks .
[doctor] any fever ?
[patient] no .
[doctor] okay . tell me more about the shoulder .
[patient] i have had this sharp pain in my left shoulder for three weeks since i lifted a box .
[doctor] okay . let me examine you .`);
  expect(subjective.match(/sharp pain in the (?:patient's )?left shoulder/g)).toHaveLength(1);
  expect(subjective).toContain('lifted a box');
});
