import { cpus } from 'node:os';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { generateNote } from '../../src/note/generate.ts';
import { maxTranscriptCharacters } from '../../src/note/note.ts';
import { readVisits } from './corpus.ts';

/**
 * `measure-writer.ts VISITS.jsonl`: milliseconds for a whole note (writing, evidence, codes, patient summary) of visits
 * of about 1,300 words, warm, one at a time; how the time grows with the length; peak memory of this process. JSON.
 */
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const visits = readVisits(process.argv[2]!).map(({ dialogue }) => dialogue);
const near = [...visits].sort((a, b) => Math.abs(words(a) - 1300) - Math.abs(words(b) - 1300)).slice(0, 15);
const deps = {
  writer: createExtractiveWriter(),
  now: () => new Date(),
  newId: () => '00000000-0000-4000-8000-000000000000',
  seed: () => 1,
  version: '0.0.0',
  retentionMs: 1000,
};

async function milliseconds(transcript: string): Promise<number> {
  const began = performance.now();
  const request = { transcript, specialty: 'physician', engine: 'extractive' } as const;
  await generateNote({ request }, deps, new AbortController().signal);
  return performance.now() - began;
}

const median = (some: readonly number[]) => [...some].sort((a, b) => a - b)[Math.floor(some.length / 2)]!;

for (let round = 0; round < 4; round++) for (const visit of near) await milliseconds(visit);
const rounds: number[][] = near.map(() => []);
for (let round = 0; round < 7; round++)
  for (const [i, visit] of near.entries()) rounds[i]!.push(await milliseconds(visit));

const all = visits.join('\n').split(/(?<=\s)/);
const long = (count: number) => all.slice(0, count).join('').slice(0, maxTranscriptCharacters);
const growth = [];
for (const count of [1300, 13_000, 130_000]) {
  const text = long(count);
  const times = [];
  for (let round = 0; round < 3; round++) times.push(await milliseconds(text));
  growth.push({ words: words(text), milliseconds: median(times) });
}
console.log(
  JSON.stringify({
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    wordsMedian: median(near.map(words)),
    median: median(rounds.flat()),
    // Least disturbed by what else the machine does: each visit's best round.
    medianOfBest: median(rounds.map((times) => Math.min(...times))),
    growth,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
