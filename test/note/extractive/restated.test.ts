import { expect, it } from 'vitest';
import { withoutRestated } from '../../../src/note/extractive/choosing/restated.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';

function section(complaint: string, ...history: readonly string[]): DraftSentence[] {
  const of = (heading: string, text: string, start: number): DraftSentence => ({
    section: 'subjective',
    heading,
    group: null,
    layout: 'prose',
    text,
    sources: [{ turn: 0, start, end: start + 1 }],
  });
  return [
    of('CHIEF COMPLAINT', complaint, 0),
    ...history.map((text, i) => of('HISTORY OF PRESENT ILLNESS', text, i + 1)),
  ];
}

const historyOf = (complaint: string, ...history: readonly string[]) =>
  withoutRestated(section(complaint, ...history))
    .slice(1)
    .map(({ text }) => text);

it.each([
  ['Ear ache.', 'It is his ear.'],
  ['Weight loss.', 'The patient reports weight loss.'],
  ['"It says cough."', 'It says cough.'],
])('%s: what only says the complaint again is left out', (complaint, again) => {
  expect(historyOf(complaint, again, 'It began 2 weeks ago.')).toEqual(['It began 2 weeks ago.']);
});

it.each([
  ['Ear ache.', 'His left ear aches.'],
  ['Cough.', 'She denies cough.'],
  ['Chest pain.', 'He has chest pain on the stairs.'],
  ['Knee pain.', 'He may have knee pain.'],
])('%s: what says more, or denies it, stays', (complaint, told) => {
  expect(historyOf(complaint, told)).toEqual([told]);
});

it('what the sentence before has said already is left out, and its words are sources of that one', () => {
  const [, denied, ...others] = withoutRestated(
    section('Diabetes check.', 'The patient denies any lows.', 'She denies lows.', 'Her feet are fine.'),
  );
  expect(denied?.text).toBe('The patient denies any lows.');
  expect(denied?.sources.map(({ start }) => start)).toEqual([1, 2]);
  expect(others.map(({ text }) => text)).toEqual(['Her feet are fine.']);
});

it.each([
  ['Asked "Any pain or numbness?": numbness in the toes.', 'He has pain.'],
  ['It was not that deep, he was blue.', 'He was not blue.'],
  ['The patient denies any pain.', 'He has pain.'],
  ['He takes metformin 500.', 'He takes metformin 1000.'],
])('%s: what it does not say stays', (before, told) => {
  expect(historyOf('Check.', before, told)).toEqual([before, told]);
});
