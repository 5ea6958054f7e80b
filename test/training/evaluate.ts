import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { NoteWriter } from '../../src/note/writer.ts';
import { aciTrain, type CorpusVisit, mtsTrain, readVisits } from './corpus.ts';
import { noteText } from './note-text.ts';
import { trainModels } from './section-training.ts';

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

const aci = aciTrain(values.corpora);
const predictions: string[] = [];

async function predict(writer: NoteWriter, visits: readonly CorpusVisit[]): Promise<void> {
  for (const visit of visits) {
    const dialogue = values.unlabelled ? visit.dialogue.replace(/^\[\w+\] ?/gm, '') : visit.dialogue;
    const note = await noteText(writer, parseTranscript(dialogue));
    predictions.push(JSON.stringify({ id: visit.id, note }));
  }
}

if (values.ref) await predict(createExtractiveWriter(), readVisits(values.ref));
else {
  const mts = mtsTrain(values.corpora);
  const folds = Number(values.folds);
  for (let fold = 0; fold < folds; fold++) {
    const models = trainModels(
      aci.filter((_, i) => i % folds !== fold),
      mts,
    );
    await predict(
      createExtractiveWriter(models),
      aci.filter((_, i) => i % folds === fold),
    );
  }
}
const out = values.out ?? join(mkdtempSync(join(tmpdir(), 'notegen-')), 'predictions.jsonl');
const ref = values.ref ?? join(values.corpora, 'aci-bench', 'train.jsonl');
writeFileSync(out, predictions.join('\n'));
console.log(out);
console.log(
  execFileSync(process.execPath, [values.scorer, '--ref', ref, '--pred', out], { encoding: 'utf8' }),
);
