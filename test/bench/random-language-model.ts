import { readdirSync, readFileSync } from 'node:fs';
import { systemText } from '../../src/llama/prompt.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import { tinyModel, writeRandomGguf } from '../support/random-gguf.ts';
import { englishVocabulary } from '../support/random-vocabulary.ts';

const examples = new URL('../../models/examples/', import.meta.url);

/** The lines of one of models/examples. */
function exampleLines(name: string): string[] {
  return readFileSync(new URL(name, examples), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

const wordsOf = (lines: readonly string[]) => lines.join(' ').split(/\s+/).length;

/** The first lines of an example visit that come to so many words, or all of it. */
export function visitLines(name: string, words = Number.POSITIVE_INFINITY): string[] {
  const lines = exampleLines(`${name}.txt`);
  const enough = lines.findIndex((_, index) => wordsOf(lines.slice(0, index + 1)) >= words);
  return enough === -1 ? lines : lines.slice(0, enough + 1);
}

/** Visits of the same length: the same turns in another order. */
export function visitOf(lines: readonly string[], round: number): Transcript {
  const shift = (round * 17) % lines.length;
  return parseTranscript([...lines.slice(shift), ...lines.slice(0, shift)].join('\n'));
}

/** What the prompt of a visit says before the visit, for the engine and its peer alike. */
export const head = systemText({ specialty: 'physician', language: undefined, example: 'built-in' });

/** Writes a random model of Qwen2.5-0.5B's dimensions (0.7 GB, F16 1.3), which reads the example visits in real tokens. */
export function writeRandomLanguageModel(path: string, weights: 'q8_0' | 'f16' = 'q8_0'): void {
  const visits = readdirSync(examples).filter((name) => name.endsWith('.txt'));
  const model = tinyModel(1, {
    embedding: 896,
    layers: 24,
    heads: 14,
    headsKv: 2,
    feedForward: 4864,
    vocabulary: englishVocabulary(151_936, [head, 'Clinician Patient', ...visits.flatMap(exampleLines)]),
    weights,
    name: 'random-0.5b',
    pieced: true,
  });
  writeRandomGguf(path, model);
}
