import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { flatWeights } from '../../src/note/extractive/learned/label-context.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { type Passage, readPassages, type VisitModels } from '../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { aciTrain, mtsTrain } from './corpus.ts';
import { judgedNotes } from './judged-notes.ts';
import { labelledAci } from './labelled-aci.ts';
import { writtenBy } from './note-text.ts';
import { ownVisits } from './own-visits.ts';
import { trainModels } from './section-training.ts';
import {
  countStruck,
  type JudgedSentence,
  judgedByLabels,
  judgedSentences,
  type StruckCount,
  trainStruck,
} from './struck-training.ts';
import { packedModule } from './weights-module.ts';

/**
 * Trains what knows which sentences of a note readers strike out: from judged notes of our own visits, and from notes of
 * ACI-BENCH's train visits held against what readers wanted of them. All are read by models that have not learned from
 * them, nor from others by the same hand. Writes it where the writer reads it, and says how well it does on hands it has
 * not seen. Run by `npm run train`; some 20 minutes, nearly all for the models that read.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const parts = 5;
const own = ownVisits();
const writers = [...new Set(own.map(({ id }) => id[0]!))].sort();
const partOf = (id: string): number => writers.indexOf(id[0]!) % parts;
const aci = aciTrain(values.corpora);
const mts = mtsTrain(values.corpora);
const labelled = labelledAci(aci);
const notes = judgedNotes();
const judged: { ours: JudgedSentence[]; theirs: JudgedSentence[] }[] = [];
for (let part = 0; part < parts; part++) judged.push(await judgedIn(part));
const unseen = judged.map((held) => {
  const model = unpack(trainStruck(judged.filter((part) => part !== held).flatMap(all)));
  return { ours: countStruck(model, held.ours), theirs: countStruck(model, held.theirs) };
});
for (const whose of ['ours', 'theirs'] as const) {
  const sum = (of: keyof StruckCount): number => unseen.reduce((total, count) => total + count[whose][of], 0);
  console.log(
    `${whose === 'ours' ? `${notes.length} judged notes` : `${aci.length} of ACI-BENCH`}, by hands it has not seen: strikes out ${sum('nonsense')} of ${sum('allNonsense')} nonsensical, ${sum('wrong')} false, ${sum('repeated')} that repeat or may go and ${sum('good')} good sentences`,
  );
}
const packed = trainStruck(judged.flatMap(all));
writeFileSync(
  join(values.out, 'struck-weights.ts'),
  packedModule('struck', 'test/training/judged-notes and ACI-BENCH train (CC BY 4.0)', packed),
);
console.log(`struck: ${Math.round(packed.weights.length / 1024)} KB`);

function all({ ours, theirs }: (typeof judged)[number]): JudgedSentence[] {
  return [...ours, ...theirs];
}

async function judgedIn(part: number): Promise<(typeof judged)[number]> {
  const models = modelsWithout(part);
  const read = (dialogue: string): Promise<Passage[]> =>
    readPassages(parseTranscript(dialogue).turns, models, () => undefined);
  const ours: JudgedSentence[] = [];
  for (const note of notes.filter(({ id }) => partOf(id) === part)) {
    const visit = own.find(({ id }) => id === note.id)!;
    ours.push(...judgedSentences(note, await read(visit.dialogue)));
  }
  const writer = createExtractiveWriter(models, undefined, null);
  const theirs: JudgedSentence[] = [];
  for (const visit of labelled.filter((_, i) => i % parts === part)) {
    const sentences = await writtenBy(writer, parseTranscript(visit.dialogue));
    theirs.push(...judgedSentences(judgedByLabels(visit, sentences), await read(visit.dialogue)));
  }
  return { ours, theirs };
}

function modelsWithout(part: number): VisitModels {
  const { keep, section, links, context } = trainModels(
    aci.filter((_, i) => i % parts !== part),
    mts,
    own.filter(({ id }) => partOf(id) !== part),
  );
  return { keep: unpack(keep), section: unpack(section), links, context: flatWeights(context) };
}
