import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, program, temporaryHome } from '../support/notegen.ts';
import { samples, whisperForTests } from '../support/whisper.ts';
import { type Cost, run } from './child-cost.ts';
import { longVisit } from './long-visit.ts';

/**
 * `npm run bench:speech -- [minutes=15] [rounds=3] [demo]`: `note transcribe --transcript-only` beside whisper-cli alone, same
 * model, same recording with pauses, in turns, both at low priority. `60 1` shows the memory of an hour.
 * The model of base.en's size has random weights: its words mean nothing, its work is that of the real one. Its
 * generator is in `NOTEGEN_SHARED` (../shared); without it the demo model alone is measured.
 */
const [length = '15', times = '3', only] = process.argv.slice(2);
const [minutes, rounds] = [Number(length), Number(times)];
const shared = process.env.NOTEGEN_SHARED ?? '../shared';
const generator = `${shared}/tools/gen-random-whisper.py`;
const header = `${shared}/models/for-tests-ggml-base.en.bin`;
const engine = await whisperForTests();
if (engine === null) throw new Error('whisper.cpp can not be built here: there is nothing to compare with.');

await using home = await temporaryHome();
const visit = join(home.path, 'visit.wav');
const { speechShare } = await longVisit(visit, minutes * 60);
const threads = Math.max(1, availableParallelism() - 1);
console.log(
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node.js ${process.versions.node}; ${minutes} minutes, ${Math.round(speechShare * 100)} % of them speech\n`,
);

const models = [{ name: 'demo', path: join(samples, '..', 'ggml-demo.en-q5_1.bin') }];
if (only === 'demo') {
  console.log('The demo model only, as asked.');
} else if (existsSync(generator) && existsSync(header)) {
  const path = join(home.path, 'random-base.en.bin');
  execFileSync('python3', [generator, 'base.en', header, path], { stdio: 'ignore' });
  models.push({ name: 'random base.en', path });
} else console.log('The generator of the random base.en model is not here: only the demo model is measured.');

for (const model of models) {
  const rows: Record<'notegen' | 'alone' | 'asItComes', Cost[]> = { notegen: [], alone: [], asItComes: [] };
  for (let round = 0; round < rounds; round += 1) {
    const output = join(home.path, 'alone');
    const cli = ['-m', model.path, '-f', visit, '-l', 'en', '-ojf', '-of', output, '-np'];
    const transcribe = [
      'note',
      'transcribe',
      visit,
      '--speech-model',
      model.path,
      '--transcript-only',
      '--json',
    ];
    rows.alone.push(told('whisper-cli', await run(engine.path, [...cli, '-t', String(threads)], {})));
    rows.notegen.push(
      told('notegen', await run(process.execPath, [program, ...transcribe], childEnvironment(home.path))),
    );
    rows.asItComes.push(told('whisper-cli as it comes', await run(engine.path, cli, {})));
    await rm(`${output}.json`, { force: true });
  }
  console.log(`${model.name} model, medians of ${rounds}:`);
  console.table({
    notegen: shown(rows.notegen, rows.notegen),
    [`whisper-cli -t ${threads}`]: shown(rows.alone, rows.notegen),
    'whisper-cli as it comes': shown(rows.asItComes, rows.notegen),
  });
}

/** What is known so far: a whole run takes long. */
function told(what: string, cost: Cost): Cost {
  console.error(`${what}: ${cost.wall} s, ${cost.processor.toFixed(1)} s of processor; MB: ${cost.summary}`);
  return cost;
}

/** `others` is what notegen came to in the same rounds. */
function shown(costs: readonly Cost[], others: readonly Cost[]) {
  const ratio = (of: (cost: Cost) => number): string =>
    median(others.map((other, round) => of(other) / of(costs[round]!))).toFixed(2);
  return {
    'wall s': median(costs.map(({ wall }) => wall)).toFixed(1),
    'processor s': median(costs.map(({ processor }) => processor)).toFixed(1),
    'notegen’s wall over it': ratio(({ wall }) => wall),
    'notegen’s processor over it': ratio(({ processor }) => processor),
    'peak MB together': median(costs.map(({ peaks }) => sum(Object.values(peaks)))).toFixed(0),
    'of which': costs[0]!.summary,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
