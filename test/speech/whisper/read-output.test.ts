import { expect, test } from 'vitest';
import { readOutput } from '../../../src/speech/whisper/read-output.ts';

const token = (text: string, from: number, to: number, p: number) => ({ text, offsets: { from, to }, p });
const output = (segments: unknown[]): string => JSON.stringify({ transcription: segments });

test('tokens become words with times and confidence; marks are left out, punctuation does not count', () => {
  const { words } = readOutput(
    output([
      {
        offsets: { from: 0, to: 2000 },
        text: ' Take lisinopril.',
        tokens: [
          token('[_BEG_]', 0, 0, 0.1),
          token(' Take', 100, 400, 0.9),
          token(' lis', 500, 700, 0.8),
          token('inopril', 700, 1200, 0.6),
          token('.', 1200, 1300, 0.1),
          token('[_TT_100]', 2000, 2000, 0.1),
        ],
      },
    ]),
    3,
  );
  expect(words).toEqual([
    { text: 'Take', start: 0.1, end: 0.4, confidence: 0.9 },
    { text: 'lisinopril.', start: 0.5, end: 1.3, confidence: 0.7 },
  ]);
});

test('times that run backwards or past the clip are put right', () => {
  const { words } = readOutput(
    output([
      {
        offsets: { from: 0, to: 9000 },
        text: ' a b',
        tokens: [token(' a', 900, 950, 1), token(' b', 200, 9000, 1)],
      },
    ]),
    2,
  );
  expect(words.map(({ start }) => start)).toEqual([0.9, 0.9]);
  expect(words[1]!.end).toBe(2);
});

test('with voice detection, tokens on the clock of the speech alone are set on the segment’s clock', () => {
  const { words } = readOutput(
    output([
      {
        offsets: { from: 10_000, to: 12_000 },
        text: ' a b',
        tokens: [token(' a', 0, 500, 1), token(' b', 500, 1000, 1)],
      },
    ]),
    20,
  );
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [10, 11],
    [11, 12],
  ]);
});

test('output without tokens still gives words, spread evenly', () => {
  const { words } = readOutput(output([{ offsets: { from: 0, to: 1000 }, text: ' yes no' }]), 1);
  expect(words.map(({ text, start }) => [text, start])).toEqual([
    ['yes', 0],
    ['no', 0.5],
  ]);
});

test('what is no output is an error that does not quote it', () => {
  expect(() => readOutput('{"transcription": [{"text": "secret', 1)).toThrow(
    expect.objectContaining({ code: 'transcription_failed', message: expect.not.stringContaining('secret') }),
  );
});
