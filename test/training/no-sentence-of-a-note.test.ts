import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readVisits } from './corpus.ts';

const corpora = resolve(process.env.NOTEGEN_SHARED ?? '../shared', 'corpora');
const root = resolve(import.meta.dirname, '../../src');
const fewestWords = 7;

const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z0-9']+/g) ?? []).join(' ');

it.skipIf(!existsSync(corpora))(
  'no sentence of a training note stands in the program or its weights (skipped where the corpora are absent)',
  { timeout: 120_000 },
  () => {
    const program = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => wordsOf(readFileSync(join(root, name), 'utf8')))
      .join('\n');
    const sentences = new Set(
      ['aci-bench/train.jsonl', 'mts-dialog/train.jsonl']
        .flatMap((name) => readVisits(join(corpora, name)))
        .flatMap(({ note }) => note.split(/(?<=[.?!])\s+|\n/))
        .map(wordsOf)
        .filter((sentence) => sentence.split(' ').length >= fewestWords),
    );
    expect(sentences.size).toBeGreaterThan(3000);
    expect([...sentences].filter((sentence) => program.includes(sentence))).toEqual([]);
  },
);
