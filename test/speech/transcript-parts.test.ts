import { expect, test } from 'vitest';
import { planBatches } from '../../src/speech/clips.ts';
import { confidenceWarnings } from '../../src/speech/confidence.ts';
import type { HeardSentence } from '../../src/speech/heard.ts';
import { sentencesOf } from '../../src/speech/sentences.ts';
import { tellSpeakers, transcriptOf } from '../../src/speech/speakers.ts';
import { toSrt, toVtt } from '../../src/speech/subtitles.ts';
import { spreadOver } from '../../src/speech/threads.ts';
import { initialPrompt } from '../../src/speech/vocabulary.ts';

const sentence = (text: string, start: number, channel: number | null = null): HeardSentence => ({
  text,
  start,
  end: start + 2,
  confidence: 0.9,
  channel,
});
const visit = [
  sentence('What brings you in today?', 0),
  sentence('I have had a cough for two weeks and my chest hurts.', 3),
  sentence('Any fever or chills?', 6),
  sentence('No, I have not had any.', 9),
  sentence('Your lungs are clear and I will prescribe albuterol.', 12),
];

test('without channels, roles are told from the words, and the transcript says that they were guessed', () => {
  const { spoken, guessed } = tellSpeakers(visit);
  expect(guessed).toBe(true);
  expect(spoken.map(({ role }) => role)).toEqual([
    'clinician',
    'patient',
    'clinician',
    'patient',
    'clinician',
  ]);
});

test('with one person a channel, the channel decides, whoever sits on which', () => {
  for (const doctor of [0, 1]) {
    const channels = visit.map((one, index) => ({ ...one, channel: index % 2 === 0 ? doctor : 1 - doctor }));
    const { spoken, guessed } = tellSpeakers(channels);
    expect(spoken.map(({ role }) => role)).toEqual([
      'clinician',
      'patient',
      'clinician',
      'patient',
      'clinician',
    ]);
    expect(guessed).toBe(false);
  }
});

test('turns hold their words at their offsets and their times', () => {
  const { spoken } = tellSpeakers(visit);
  const { text, turns } = transcriptOf(
    [...spoken, { ...sentence('Come back in a week.', 15), role: 'clinician' }],
    true,
  );
  for (const turn of turns) expect(text.slice(turn.start, turn.end)).toBe(turn.text);
  expect(text.split('\n')).toHaveLength(5);
  expect(turns.at(-1)).toMatchObject({ label: 'Doctor', audio: { start: 12, end: 17 } });
});

test('words become sentences with the times of their first and last word', () => {
  const words = 'Any chest pain? No, never.'
    .split(' ')
    .map((text, at) => ({ text, start: at, end: at + 1, confidence: 1 }));
  expect(sentencesOf(words, null).map(({ text, start, end }) => [text, start, end])).toEqual([
    ['Any chest pain?', 0, 3],
    ['No, never.', 3, 5],
  ]);
});

test('subtitles are numbered, timed, and last long enough to be seen', () => {
  const { spoken } = tellSpeakers([{ ...visit[0]!, start: 3661.5, end: 3661.5 }]);
  expect(toSrt(spoken)).toBe('1\n01:01:01,500 --> 01:01:02,000\nDoctor: What brings you in today?\n');
  expect(toVtt(spoken)).toBe(
    'WEBVTT\n\n01:01:01.500 --> 01:01:02.000\n<v Doctor>What brings you in today?\n',
  );
});

test('batches hold clips of one length at most, in order, ten minutes at most', () => {
  const spans = Array.from({ length: 400 }, (_, index) => ({
    startSample: index * 80_000,
    endSample: index * 80_000 + 56_000,
  }));
  const batches = planBatches([{ channel: null, spans }], 400 * 80_000, {
    clipSeconds: 8,
    batchSeconds: 9999,
  });
  const clips = batches.flatMap((batch) => batch.clips);
  expect(Math.max(...clips.map(({ seconds }) => seconds))).toBeLessThanOrEqual(8);
  expect(Math.max(...batches.map(({ seconds }) => seconds))).toBeLessThanOrEqual(600);
  expect(clips.map(({ piece }) => piece.startSample)).toEqual(
    clips.map(({ piece }) => piece.startSample).sort((a, b) => a - b),
  );
});

test('one core stays free, and memory bounds how many models are loaded at once', () => {
  const machine = { wanted: 0, freeBytes: 64e9, modelBytes: 1.6e9 };
  expect(spreadOver({ ...machine, cores: 1 })).toEqual({ runs: 1, threads: 1 });
  expect(spreadOver({ ...machine, cores: 2 })).toEqual({ runs: 1, threads: 1 });
  const sixteen = spreadOver({ ...machine, cores: 16 });
  expect(sixteen.runs).toBeGreaterThan(1);
  expect(sixteen.runs * sixteen.threads).toBeLessThanOrEqual(15);
  expect(spreadOver({ ...machine, cores: 16, freeBytes: 3e9 }).runs).toBe(1);
});

test('the prompt begins with the names given and stays short; other languages get only the names', () => {
  expect(initialPrompt('cardiology', ['Okafor', ' Okafor ', ''], 'en')).toMatch(
    /^Okafor, atrial fibrillation.*metformin/,
  );
  expect(initialPrompt('cardiology', ['Okafor'], 'es')).toBe('Okafor.');
  const many = Array.from({ length: 500 }, (_, index) => `Name${index}`);
  expect(initialPrompt('physician', many, 'en').length).toBeLessThan(800);
});

test('words that were hard to hear are warned of with places and without the words', () => {
  const words = 'take the secret pill now please and then'.split(' ').map((text, at) => ({
    text,
    start: 60 + at,
    end: 61 + at,
    confidence: at < 3 ? 0.2 : 0.9,
  }));
  const [warning] = confidenceWarnings(words, sentencesOf(words, null), []);
  expect(warning).toMatchObject({ code: 'low_speech_confidence', message: expect.stringContaining('1:00') });
  expect(warning!.message).not.toContain('secret');
});

test('where Whisper looped, the place to listen to again is named', () => {
  const warnings = confidenceWarnings(
    [],
    [],
    [
      { failure: 'repetition', at: 3725 },
      { failure: 'prompt_leak', at: 10 },
    ],
  );
  expect(warnings).toEqual([
    { code: 'low_speech_confidence', message: expect.stringMatching(/words are missing.* 1:02:05\.$/) },
  ]);
});
