import { expect, test } from 'vitest';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../src/note/generate.ts';
import { splitUtterances } from '../../src/note/language/utterances.ts';

const length = 50_000;
const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length));

/** What the expressions that read one sentence would take minutes or years on, were it as long as the visit. */
const hostile: [string, string][] = [
  ['blanks', fill(' ')],
  ['tabs before a word', `${fill('\t')}because`],
  ['one endless word', fill('a')],
  ['one endless word of letters and marks', fill("a-d'")],
  ['full stops', fill('.')],
  ['commas', fill(',')],
  ['question marks and blanks', fill('? ')],
  ['figures', fill('0,')],
  ['a question begun over and over', fill('what makes it ')],
  ['a relative named over and over', fill('my dad ')],
  ['a place said over and over', `in back${fill(' to clinic today')}s`],
  ['a blood pressure that never comes', `blood pressure a${fill(' in')}n`],
  ['a finding that never comes', `so ${fill('that i can tell ')}u`],
  ['advice that never comes', `i ${fill('also do do ')}x`],
  ['a correction that never comes', `sorry${fill(',we')}a`],
  ['a plan that never comes', fill(', go to the emergency')],
  ['a condition that never ends', fill(';if d')],
  ['brackets', fill('[(')],
];

const deps = {
  writer: createExtractiveWriter(),
  now: () => new Date('2026-03-02T10:00:00Z'),
  newId: () => '3f0d3c3e-8a49-4b0e-9c80-0f2a4f9d2b11',
  seed: () => 1,
  version: '0.0.0',
  retentionMs: 1000,
};

test.each(hostile)(
  'a visit of %s becomes a note like any other of its length',
  { timeout: 240_000 },
  async (_, text) => {
    for (const speaker of ['Patient', 'Doctor']) {
      const transcript = `Patient: I have a cough. ${text}\nDoctor: All right.\n${speaker}: ${text}`;
      const note = await generateNote(
        { request: { transcript, specialty: 'physician', engine: 'extractive' } },
        deps,
        new AbortController().signal,
      );
      expect(note.transcript).toBe(transcript);
    }
  },
);

test('a sentence is never longer than some thousand characters', () => {
  for (const [, text] of hostile) {
    for (const { start, end } of splitUtterances(text)) expect(end - start).toBeLessThan(10_000);
  }
});
