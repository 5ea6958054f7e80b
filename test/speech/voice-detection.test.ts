import { existsSync } from 'node:fs';
import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { speechModelBytes } from '../models/hub-for-tests.ts';
import { notegen } from '../support/notegen.ts';
import { wavBytes } from '../support/wav-bytes.ts';
import { samples, whisperForTests } from '../support/whisper.ts';
import { world } from './command-world.ts';
import { eightTurns, soundOf } from './visit-sound.ts';
import { edits, referenceTurns, wordsOf } from './word-error-rate.ts';

const engine = await whisperForTests();
// Not part of the project: where it is absent, the test with the real model is skipped.
const silero = resolve(process.env.NOTEGEN_SHARED ?? '../shared', 'models/ggml-silero-v6.2.0.bin');

/** A whisper-cli that writes down what it is asked for; what it does then is `body`. Gives how to read that. */
async function recordingCli(home: string, body: string): Promise<{ path: string; asked(): Promise<string> }> {
  const path = join(home, 'whisper-cli');
  const log = join(home, 'asked');
  const script = `#!/bin/sh
case "$1" in
  @arguments) exec '${engine!.path}' "$@";;
  @*) cat "\${1#@}" >> '${log}';;
esac
${body}
`;
  await writeFile(path, script);
  await chmod(path, 0o755);
  return { path, asked: () => readFile(log, 'utf8') };
}

interface Output {
  segments: { start: number; text: string }[];
}

test.skipIf(!engine)(
  'an installed voice detection model is given to a whisper-cli that can use it, and to no other',
  { timeout: 600_000 },
  async () => {
    await using place = await world();
    const model = join(place.home, 'voice.bin');
    await writeFile(model, speechModelBytes(4_000, 16));
    expect((await notegen(place.home, ['models', 'add', model])).code).toBe(0);
    const file = join(place.home, 'visit.wav');
    await writeFile(
      file,
      wavBytes(80_000, (frame) => Math.sin(frame / 9) * 0.3 * (frame % 16_000 < 9_000 ? 1 : 0)),
    );
    const args = ['note', 'transcribe', file, '--speech-model', 'demo', '--transcript-only'];
    for (const [help, given] of [
      ['cat', true],
      ['grep -v vad', false],
    ] as const) {
      const own = await world();
      await using _ = own;
      const body = `[ "$1" = --help ] || exit 3; '${engine!.path}' --help 2>&1 | ${help}`;
      const cli = await recordingCli(own.home, body);
      const environment = { ...place.environment, NOTEGEN_SPEECH_WHISPER_PATH: cli.path };
      expect((await notegen(place.home, args, { environment })).code).toBe(1);
      const asked = (await cli.asked()).split('\n');
      expect(asked).toContain('-ojf');
      expect(asked.includes('--vad')).toBe(given);
      expect(asked.includes(model)).toBe(given);
    }
  },
);

test.skipIf(!engine || !existsSync(silero))(
  'with whisper.cpp’s voice detection the words and their times are those of the recording, and noise gives none',
  { timeout: 600_000 },
  async () => {
    await using place = await world();
    const model = join(place.home, 'ggml-silero-v6.2.0.bin');
    await copyFile(silero, model);
    expect((await notegen(place.home, ['models', 'add', model])).code).toBe(0);
    // Half a minute of a visit, fifteen seconds of bursts of noise as loud as speech, and the half minute again.
    const visit = await soundOf('hypertension.wav', eightTurns);
    const noise = (frame: number): number =>
      frame % 12_000 < 8_000 ? ((Math.imul(frame, 2654435761) >>> 8) / 2 ** 24 - 0.5) * 0.3 : 0;
    const noiseFrames = 15 * 16_000;
    const sample = (frame: number): number => {
      if (frame < visit.length) return visit[frame]!;
      return frame < visit.length + noiseFrames ? noise(frame) : visit[frame - visit.length - noiseFrames]!;
    };
    const file = join(place.home, 'visit.wav');
    await writeFile(file, wavBytes(2 * visit.length + noiseFrames, sample));
    const cli = await recordingCli(place.home, `exec '${engine!.path}' "$@"`);
    const { code, stdout } = await notegen(
      place.home,
      ['note', 'transcribe', file, '--speech-model', 'demo', '--transcript-only', '--json'],
      { environment: { ...place.environment, NOTEGEN_SPEECH_WHISPER_PATH: cli.path } },
    );
    expect(code).toBe(0);
    expect((await cli.asked()).split('\n')).toContain(model);
    const { segments } = JSON.parse(stdout) as Output;
    const turns = (await referenceTurns(join(samples, 'hypertension.txt'))).slice(0, 8);
    const said = turns.flatMap(({ text }) => wordsOf(text));
    const heard = wordsOf(segments.map(({ text }) => text).join(' '));
    expect(edits([...said, ...said], heard) / (2 * said.length)).toBeLessThanOrEqual(0.15);
    const again = eightTurns + 15;
    expect(segments.filter(({ start }) => start > eightTurns && start < again - 0.5)).toEqual([]);
    // `Are you still taking lisinopril` is said at 12.7 s, and again that long after the second beginning.
    const question = segments.filter(({ text }) => /still taking/i.test(text)).map(({ start }) => start);
    expect(question[0]).toBeCloseTo(12.7, 0);
    expect(question[1]).toBeCloseTo(again + 12.7, 0);
  },
);
