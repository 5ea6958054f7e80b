import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, program, temporaryHome } from '../support/notegen.ts';
import { samples, whisperForTests } from '../support/whisper.ts';
import { type Cost, run } from './child-cost.ts';
import { longVisit } from './long-visit.ts';
import { type Measurement, measurementOf } from './measurement.ts';

const visitMinutes = 15;
const hourMinutes = 60;

/**
 * `note transcribe --transcript-only` beside whisper-cli alone: same model, same recording with pauses, same threads, in
 * turn, at low priority. The model of base.en's size has random weights: its words mean nothing, its work is that of
 * the real one. Its generator is in `NOTEGEN_SHARED` (../shared). Each once, since it takes long.
 */
export async function measureSpeech(): Promise<Measurement[]> {
  const engine = await whisperForTests();
  if (engine === null)
    throw new Error('whisper.cpp can not be built here: there is nothing to compare with.');
  await using home = await temporaryHome();
  const demo = join(samples, '..', 'ggml-demo.en-q5_1.bin');
  const both = (model: string, recording: string) =>
    besideAlone({ home: home.path, cli: engine.path, model, recording });
  const wall = (what: string, ratios: readonly number[]) =>
    measurementOf(
      { what: `transcription over whisper-cli alone: ${what}`, unit: 'x', promised: { atMost: 0.9 } },
      ratios,
    );

  const visit = join(home.path, 'visit.wav');
  await longVisit(visit, visitMinutes * 60);
  const random = randomModel(join(home.path, 'random-base.en.bin'));
  const ratio = async (model: string | null): Promise<number[]> => {
    if (model === null) return [];
    const { notegen, alone } = await both(model, visit);
    return [notegen.wall / alone.wall];
  };
  const ratios = { demo: await ratio(demo), random: await ratio(random) };
  const hour = join(home.path, 'hour.wav');
  await longVisit(hour, hourMinutes * 60);
  const { notegen, alone } = await both(demo, hour);
  return [
    wall(`${visitMinutes} minutes, demo model`, ratios.demo),
    wall(`${visitMinutes} minutes, random model of base.en's size`, ratios.random),
    measurementOf(
      { what: 'memory while transcribing an hour, over whisper-cli', unit: 'MB', promised: { atMost: 120 } },
      [megabytes(notegen) - megabytes(alone)],
    ),
  ];
}

interface Pair {
  notegen: Cost;
  alone: Cost;
}

async function besideAlone(given: {
  home: string;
  cli: string;
  model: string;
  recording: string;
}): Promise<Pair> {
  const { home, cli, model, recording } = given;
  const threads = String(Math.max(1, availableParallelism() - 1));
  const output = ['-l', 'en', '-ojf', '-of', join(home, 'alone'), '-np', '-t', threads];
  const flags = ['--speech-model', model, '--transcript-only', '--json'];
  const alone = await run(cli, ['-m', model, '-f', recording, ...output], {});
  const transcribe = [program, 'note', 'transcribe', recording, ...flags];
  const notegen = await run(process.execPath, transcribe, childEnvironment(home));
  for (const [what, cost] of Object.entries({ 'whisper-cli': alone, notegen }))
    console.error(
      `${what}: ${cost.wall} s, ${cost.processor.toFixed(1)} s of processor; MB: ${cost.summary}`,
    );
  return { notegen, alone };
}

/** Of all processes together, at their highest. */
function megabytes({ peaks }: Cost): number {
  return Object.values(peaks).reduce((total, peak) => total + peak, 0);
}

/** Null where its generator is not. */
function randomModel(path: string): string | null {
  const shared = process.env.NOTEGEN_SHARED ?? '../shared';
  const generator = join(shared, 'tools/gen-random-whisper.py');
  const header = join(shared, 'models/for-tests-ggml-base.en.bin');
  if (!existsSync(generator) || !existsSync(header)) return null;
  execFileSync('python3', [generator, 'base.en', header, path], { stdio: 'ignore' });
  return path;
}
