import { expect, test } from 'vitest';
import { isOfUnnamedStudy, readFrom } from '../../../src/note/extractive/examination/named-study.ts';
import { noteOf } from './written-note.ts';

test.each([
  [
    'echocardiogram',
    'That looks unchanged from last year.',
    'The echocardiogram looks unchanged from last year.',
  ],
  ['ekg', 'It is normal.', 'The EKG is normal.'],
  ['pfts', 'It says that he might have asthma.', 'PFTs: it says that he might have asthma.'],
  ['back x-ray', 'There is no fracture.', 'Back x-ray: no fracture.'],
  ['x-rays', 'These show no fracture.', 'The x-rays show no fracture.'],
])('of the %s: %s → %s', (name, text, written) => {
  expect(readFrom(name, text)).toBe(written);
});

test.each([
  ['There is no fracture.', true],
  ['That looks unchanged from last year.', true],
  ['His CBC was unremarkable.', false],
  ['It is located in the proximal right ureter.', false],
  ['The patient is on 500 of metformin currently.', false],
  ['The patient denies bony abnormalities.', false],
  ["The patient's 10-year heart risk comes out at 1.8%.", false],
])('%s is of a study nobody names: %s', (text, unnamed) => {
  expect(isOfUnnamedStudy(text)).toBe(unnamed);
});

test('a result names the study that the clinician called up', async () => {
  const { objective } = await noteOf(`[doctor] What brings you in?
[patient] My back has been hurting for two weeks since I lifted a box, and I take ibuprofen for it.
[doctor] Okay. Your back is tender on the left. Hey, dragon, show me the back x-ray. There is good bony alignment, there is no fracture.
[doctor] I think you have a lumbar strain. I will start you on meloxicam 15 milligrams once a day and refer you to physical therapy.`);
  expect(objective).toMatch(/RESULTS\nBack x-ray: there is good bony alignment/);
});

test('a level that names no medicine is of the one that was talked of', async () => {
  const { objective } = await noteOf(`[doctor] What brings you in?
[patient] I shake, and I feel sick. I take lithium for my mood.
[doctor] Let me look at you. There is a coarse tremor in both hands.
[patient] Could it be the lithium?
[doctor] The last level was 0.7, in May. The sodium was normal.
[doctor] I think this is lithium toxicity. I want you to hold it and go to the emergency department.`);
  expect(objective).toMatch(/Lithium: the last level was 0\.7, in May\./);
  expect(objective).not.toMatch(/Lithium: the sodium/);
});
