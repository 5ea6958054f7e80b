import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { aciTrain, type CorpusVisit, mtsTrain, readVisits } from './corpus.ts';
import { crossValidated, predict } from './cross-validate.ts';
import { scoreNotes } from './score-notes.ts';

/**
 * Scores the writer with an outside scorer: cross-validated on ACI-BENCH train, or the shipped weights on `--ref FILE`.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    scorer: { type: 'string', default: '../shared/tools/score-notes.mjs' },
    folds: { type: 'string', default: '4' },
    out: { type: 'string' },
    ref: { type: 'string' },
    unlabelled: { type: 'boolean', default: false },
  },
});

const dialogueOf = ({ dialogue }: CorpusVisit) =>
  values.unlabelled ? dialogue.replace(/^\[\w+\] ?/gm, '') : dialogue;
const visits = values.ref ? readVisits(values.ref) : aciTrain(values.corpora);
const predictions = values.ref
  ? await predict(createExtractiveWriter(), visits, dialogueOf)
  : await crossValidated(visits, mtsTrain(values.corpora), Number(values.folds), dialogueOf);
const { mean } = scoreNotes(values.scorer, visits, predictions, values.out);
if (values.out) console.log(values.out);
for (const [name, value] of Object.entries(mean)) console.log(`${name.padEnd(12)} ${value.toFixed(2)}`);
