import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { aciTrain, mtsTrain, readVisits } from './corpus.ts';
import { crossValidatedIn, type Prediction, predict } from './cross-validate.ts';
import { labelledAci } from './labelled-aci.ts';
import { scoreLostSentences } from './lost-sentences.ts';
import { labelledNatural } from './natural-visits.ts';
import { omissionRows, scoreOmissions } from './omission-recall.ts';
import { otherStyles } from './other-styles.ts';
import { ownVisits } from './own-visits.ts';
import { scoreNotes } from './score-notes.ts';
import { scoreWanted } from './wanted-written.ts';
import { worstNotes } from './worst-notes.ts';

/**
 * `npm run eval`: how good the built-in writer's notes are, how long they take and what they weigh. Needs the corpora
 * and the scorer, which are not part of this repository: `--shared FOLDER` or NOTEGEN_SHARED, with corpora/ and tools/.
 * `--visits FOLDER`: other labelled visits to learn from than those of test/training.
 */
const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: process.env.NOTEGEN_SHARED ?? '../shared' },
    folds: { type: 'string', default: '4' },
    visits: { type: 'string' },
  },
});
const corpora = join(values.shared, 'corpora');
const scorer = join(values.shared, 'tools', 'score-notes.mjs');
const train = join(corpora, 'aci-bench', 'train.jsonl');
if (!existsSync(train) || !existsSync(scorer)) {
  console.error(
    `No corpora in ${values.shared}. Name a folder with corpora/aci-bench, corpora/mts-dialog and tools/score-notes.mjs: npm run eval -- --shared FOLDER (or NOTEGEN_SHARED).`,
  );
  process.exit(1);
}

// Means of the three ACI-BENCH test sets, scored by the same scorer from the paper's own prediction files.
const published = [
  ['GPT-4, zero-shot', 51.1, 22.0, 56.0, 4.1],
  ['BART fine-tuned by division', 52.8, 24.6, 48.4, 3.8],
  ['ChatGPT', 45.3, 18.3, 54.1, 0.4],
  ['Text-Davinci-003', 44.4, 21.5, 57.4, 0.9],
  ['the transcript itself', 32.6, 12.8, 61.1, 0],
  ["the doctor's 12 longest turns", 36.1, 13.0, 51.0, 0],
] as const;

const trained = aciTrain(corpora);
const valid = readVisits(join(corpora, 'aci-bench', 'valid.jsonl'));
const mtsValid = readVisits(join(corpora, 'mts-dialog', 'valid.jsonl'));
const [byCross = [], ...inStyles] = await crossValidatedIn(
  [({ dialogue }) => dialogue, ...otherStyles.map(({ dialogueOf }) => dialogueOf)],
  trained,
  mtsTrain(corpora),
  Number(values.folds),
  ownVisits(values.visits),
  values.visits === undefined ? labelledNatural() : [],
);
const writer = createExtractiveWriter();
const byShipped = await predict(writer, valid);
const scored = {
  train: scoreNotes(scorer, trained, byCross),
  valid: scoreNotes(scorer, valid, byShipped),
  mts: scoreNotes(scorer, mtsValid, await predict(writer, mtsValid)),
};

const sentencesOf = (visits: readonly { id: string }[], predictions: readonly Prediction[]) => {
  const of = new Map(predictions.map(({ id, sentences }) => [id, sentences]));
  return visits.map(({ id }) => of.get(id) ?? []);
};
const row = (system: string, [one, two, terms, numbers]: readonly number[]) => ({
  system,
  'ROUGE-1': one!.toFixed(1),
  'ROUGE-2': two!.toFixed(1),
  'term F1': terms!.toFixed(1),
  'numbers nobody said': numbers!.toFixed(2),
});
const means = ({ mean }: { mean: Record<string, number> }) =>
  ['rouge1', 'rouge2', 'termF1', 'unsupported'].map((name) => mean[name]!);
console.table([
  ...published.map(([system, ...scores]) => row(system, scores)),
  row(
    `notegen, ACI-BENCH train (${trained.length}, ${values.folds}-fold cross-validation)`,
    means(scored.train),
  ),
  row(`notegen, ACI-BENCH valid (${valid.length})`, means(scored.valid)),
  row(`notegen, MTS-Dialog valid (${mtsValid.length} dialogues of one section)`, means(scored.mts)),
  ...otherStyles.map(({ name }, i) =>
    row(`notegen, the train visits ${name}`, means(scoreNotes(scorer, trained, inStyles[i]!))),
  ),
]);
const apart = means(scored.valid).map((valid, i) => (valid - means(scored.train)[i]!).toFixed(2));
console.log(
  `valid less cross-validation: ROUGE-1 ${apart[0]}, ROUGE-2 ${apart[1]}, term F1 ${apart[2]}, numbers nobody said ${apart[3]}`,
);

console.log(
  '\nWhat was said, stands in the reference note and not in ours (lost), and what of it a warning points at (flagged)',
);
const omitted = [
  ['train', scoreOmissions(trained, sentencesOf(trained, byCross))],
  ['valid', scoreOmissions(valid, sentencesOf(valid, byShipped))],
] as const;
console.table(omitted.flatMap(([name, score]) => omissionRows(name, score)));
for (const [name, visits, predictions] of [
  ['train', trained, byCross],
  ['valid', valid, byShipped],
] as const) {
  const { sentences, lost, flagged } = scoreLostSentences(visits, sentencesOf(visits, predictions));
  console.log(
    `sentences of the reference notes that were said, ${name}: ${sentences}; of ${lost} our note has too little, a warning points at ${flagged} of those`,
  );
}
const labelled = labelledAci(trained);
const read = scoreWanted(labelled, sentencesOf(labelled, byCross));
const percent = (part: number, of: number): string => ((100 * part) / of).toFixed(1);
if (labelled.length > 0)
  console.log(
    `of what readers found wanted in ${labelled.length} train visits (in characters) ${percent(read.written, read.wanted)} % stands in our notes; of their ${read.sentences} sentences ${percent(read.ofTalk, read.sentences)} % are of talk`,
  );
for (const [name, { notes, warnings, reported, wanted }] of omitted)
  console.log(
    `possible omissions, ${name}: ${(warnings / notes).toFixed(2)} warnings a note; of ${reported} things reported the reference notes have ${wanted}`,
  );

console.log('\nThe ten worst notes by ROUGE-1 (train by cross-validation, and valid)');
console.table(
  worstNotes(
    [...trained, ...valid],
    [...byCross, ...byShipped],
    [...scored.train.notes, ...scored.valid.notes],
    10,
  ),
);

const measured = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'test/training/measure-writer.ts', train], {
    encoding: 'utf8',
  }),
) as {
  cpu: string;
  wordsMedian: number;
  median: number;
  medianOfBest: number;
  growth: { words: number; milliseconds: number }[];
  peakMegabytes: number;
};
const weights = ['src/note/extractive/weights', 'src/note/language/weights'].flatMap((folder) =>
  readdirSync(folder).map((file) => statSync(join(folder, file)).size),
);
console.log(`
time per note     ${measured.median.toFixed(1)} ms median, ${measured.medianOfBest.toFixed(1)} ms in each visit's best round (${measured.wordsMedian} words, warm, ${measured.cpu})
with the length   ${measured.growth.map(({ words, milliseconds }) => `${words} words ${milliseconds.toFixed(0)} ms`).join(', ')}
peak memory       ${measured.peakMegabytes.toFixed(0)} MB
shipped weights   ${(weights.reduce((a, b) => a + b, 0) / 1e6).toFixed(2)} MB`);
