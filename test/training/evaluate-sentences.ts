/**
 * How well speech without stops is parted into sentences, against ends that were read (aci-sentence-ends.json): the
 * visits of ACI-BENCH train, from which the shipped model has learned, and of valid, from which it has not.
 *
 *   npx tsx test/training/evaluate-sentences.ts [folder with aci-bench/train.jsonl and valid.jsonl]
 */
import { join } from 'node:path';
import { splitUtterances } from '../../src/note/language/utterances.ts';
import { readVisits } from './corpus.ts';
import { readEnds, type SpokenTurn } from './sentence-ends.ts';

const corpora = process.argv[2] ?? join(process.env.NOTEGEN_SHARED ?? '../shared', 'corpora');

/** Where a sentence may end, either is right. */
function measure(turns: readonly SpokenTurn[]): string {
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (const { words, ends } of turns) {
    const cuts = new Set(splitUtterances(words.join(' ')).map(({ end }) => end));
    let at = -1;
    for (const [i, word] of words.slice(0, -1).entries()) {
      at += word.length + 1;
      if (cuts.has(at)) {
        if (ends[i] === 'yes') right++;
        else if (ends[i] === 'no') wrong++;
      } else if (ends[i] === 'yes') missed++;
    }
  }
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  return `${right + missed} ends, ${percent(right, right + missed)} found; ${percent(right, right + wrong)} of ${right + wrong} cuts are ends; F1 ${percent(2 * right, 2 * right + wrong + missed)}`;
}

for (const set of ['train', 'valid']) {
  const visits = readVisits(join(corpora, 'aci-bench', `${set}.jsonl`));
  console.log(`${set}: ${measure(visits.filter(({ subset }) => subset === 'aci').flatMap(readEnds))}`);
}
