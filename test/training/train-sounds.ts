/**
 * Counts which words stand beside each other in correct speech, for the reading of misheard words, and writes
 * src/note/language/weights/speech-pairs.ts: counts by hash, no text.
 *
 *   npx tsx test/training/train-sounds.ts [folder with aci-bench/train.jsonl and mts-dialog/train.jsonl]
 *
 * Data: ACI-BENCH train (Yim et al. 2023) and MTS-Dialog train (Ben Abacha et al. 2023), both CC BY 4.0.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aciTrain, mtsTrain } from './corpus.ts';
import { speechCounts } from './count-speech.ts';

const corpora = process.argv[2] ?? join(process.env.NOTEGEN_SHARED ?? '../shared', 'corpora');
const counts = speechCounts([...aciTrain(corpora), ...mtsTrain(corpora)].map(({ dialogue }) => dialogue));
const lines = Buffer.from(counts)
  .toString('base64')
  .match(/.{1,100}/g)!;
writeFileSync(
  new URL('../../src/note/language/weights/speech-pairs.ts', import.meta.url),
  [
    '/** Made by `npx tsx test/training/train-sounds.ts`; do not edit. Counted in ACI-BENCH and MTS-Dialog (CC BY 4.0). */',
    'export function speechPairs(): Uint8Array {',
    '  return Buffer.from(',
    '    [',
    ...lines.map((line) => `      '${line}',`),
    "    ].join(''),",
    "    'base64',",
    '  );',
    '}',
    '',
  ].join('\n'),
);
