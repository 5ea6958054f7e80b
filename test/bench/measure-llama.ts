import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { threadsFor } from '../../src/llama/llama-writer.ts';
import { temporaryHome } from '../support/notegen.ts';
import { openLlamaAlone, type Rates } from './llama-alone.ts';
import { openLlamaInEngine } from './llama-in-engine.ts';
import { type Measurement, measurementOf } from './measurement.ts';
import { visitLines, visitOf, writeRandomLanguageModel } from './random-language-model.ts';

const firstTokenRounds = 3;
// One reading differs from the next by a twentieth and more: fewer pairs can't tell 0.97 from chance.
const pairRounds = 7;
const noteTokens = 24;
const threads = threadsFor(0, availableParallelism());

const shortVisit = () => visitLines('diabetes-follow-up', 370);

/** notegen beside node-llama-cpp alone, with the same random model of 0.5 billion weights; and a short visit's first token. */
export async function measureLlama(): Promise<Measurement[]> {
  await using home = await temporaryHome();
  const path = join(home.path, 'random.gguf');
  writeRandomLanguageModel(path);
  return [...(await besideAloneRows(path)), await firstTokenRow(path, shortVisit())];
}

/** Reading and writing through notegen over node-llama-cpp alone, in pairs of the same visit. */
export async function besideAloneRows(path: string): Promise<Measurement[]> {
  const lines = shortVisit();
  await using notegen = openLlamaInEngine({ path, threads });
  await using alone = await openLlamaAlone({ path, threads });
  // The first reading of either is slower, as it is in memory that nobody has touched yet.
  await notegen.run(visitOf(lines, 0), noteTokens);
  await alone.run(visitOf(lines, 0), noteTokens);
  const pairs: { through: Rates; plain: Rates }[] = [];
  for (let round = 1; round <= pairRounds; round += 1) {
    const visit = visitOf(lines, round);
    // Whoever goes first in one round goes second in the next.
    const early = round % 2 === 0 ? await notegen.run(visit, noteTokens) : null;
    const plain = await alone.run(visit, noteTokens);
    pairs.push({ plain, through: early ?? (await notegen.run(visit, noteTokens)) });
  }
  const row = (what: string, rate: keyof Rates) =>
    measurementOf(
      { what, unit: 'x', promised: { atLeast: 0.97 } },
      pairs.map(({ through, plain }) => through[rate] / plain[rate]),
    );
  return [
    row('language model: reading a visit over node-llama-cpp alone', 'read'),
    row('language model: writing a note over node-llama-cpp alone', 'written'),
  ];
}

/** The same visit's first token for a whole example visit: the longer the visit, the less the kept head saves. */
export async function measureLlamaVisit(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const weights of ['q8_0', 'f16'] as const) {
    await using home = await temporaryHome();
    const path = join(home.path, 'random.gguf');
    writeRandomLanguageModel(path, weights);
    const row = await firstTokenRow(path, visitLines('diabetes-follow-up'));
    rows.push(weights === 'f16' ? { ...row, what: 'the same, F16 weights' } : row);
  }
  return rows;
}

/** The second visit's wait over the first's, each time with a fresh engine. */
export async function firstTokenRow(path: string, lines: readonly string[]): Promise<Measurement> {
  const ratios: number[] = [];
  for (let round = 0; round < firstTokenRounds; round += 1) {
    await using notegen = openLlamaInEngine({ path, threads });
    const first = await notegen.run(visitOf(lines, round), 1);
    const second = await notegen.run(visitOf(lines, round + 1), 1);
    ratios.push(second.waited / first.waited);
  }
  const words = visitOf(lines, 0)
    .turns.map(({ text }) => text)
    .join(' ')
    .split(/\s+/).length;
  return measurementOf(
    {
      what: `second visit's first token over the first's, ${words} words each`,
      unit: 'x',
      promised: { atMost: 0.4 },
    },
    ratios,
  );
}
