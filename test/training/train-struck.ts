import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { type Passage, readPassages } from '../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { aciTrain } from './corpus.ts';
import { judgedNotes } from './judged-notes.ts';
import { labelledAci } from './labelled-aci.ts';
import { labelledNatural } from './natural-visits.ts';
import { writtenBy } from './note-text.ts';
import { type OwnVisit, ownVisits } from './own-visits.ts';
import { modelParts, modelsFor, partOf } from './part-models.ts';
import { handOf } from './status-training.ts';
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
 * ACI-BENCH's train visits and the natural ones held against what readers wanted of them. All are read by models that
 * have not learned from them, nor from others by the same hand (part-models.ts). Writes it where the writer reads it, and
 * says how well it does on hands it has not seen. Run by `npm run train`; two minutes.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const own = ownVisits();
const aci = aciTrain(values.corpora);
const labelled = labelledAci(aci);
const natural = labelledNatural();
const notes = judgedNotes();
interface Judged {
  ours: JudgedSentence[];
  theirs: JudgedSentence[];
  natural: JudgedSentence[];
}
const judged: Judged[] = [];
for (let part = 0; part < modelParts; part++) judged.push(await judgedIn(part));
const unseen = judged.map((held) => {
  const model = unpack(trainStruck(judged.filter((part) => part !== held).flatMap(all)));
  return {
    ours: countStruck(model, held.ours),
    theirs: countStruck(model, held.theirs),
    natural: countStruck(model, held.natural),
  };
});
const names = {
  ours: `${notes.length} judged notes`,
  theirs: `${aci.length} of ACI-BENCH`,
  natural: `${natural.length} natural visits`,
};
for (const whose of ['ours', 'theirs', 'natural'] as const) {
  const sum = (of: keyof StruckCount): number => unseen.reduce((total, count) => total + count[whose][of], 0);
  console.log(
    `${names[whose]}, by hands it has not seen: strikes out ${sum('nonsense')} of ${sum('allNonsense')} nonsensical, ${sum('wrong')} false, ${sum('repeated')} that repeat or may go and ${sum('good')} good sentences`,
  );
}
const packed = trainStruck(judged.flatMap(all));
writeFileSync(
  join(values.out, 'struck-weights.ts'),
  packedModule(
    'struck',
    'test/training/judged-notes, natural-labels.json and ACI-BENCH train (CC BY 4.0)',
    packed,
  ),
);
console.log(`struck: ${Math.round(packed.weights.length / 1024)} KB`);

function all({ ours, theirs, natural }: Judged): JudgedSentence[] {
  return [...ours, ...theirs, ...natural];
}

async function judgedIn(part: number): Promise<Judged> {
  const isIn = ({ id }: { id: string }): boolean => partOf(handOf(id)) === part;
  const read = ({ id, dialogue }: OwnVisit): Promise<Passage[]> =>
    readPassages(parseTranscript(dialogue).turns, modelsFor(handOf(id)), () => undefined);
  const ours: JudgedSentence[] = [];
  for (const note of notes.filter(({ id }) => partOf(handOf(id)) === part)) {
    const visit = own.find(({ id }) => id === note.id)!;
    ours.push(...judgedSentences(note, await read(visit)));
  }
  const byLabels = async (visits: readonly OwnVisit[]): Promise<JudgedSentence[]> => {
    const out: JudgedSentence[] = [];
    for (const visit of visits) {
      const writer = createExtractiveWriter(modelsFor(handOf(visit.id)), undefined, null);
      const sentences = await writtenBy(writer, parseTranscript(visit.dialogue));
      out.push(...judgedSentences(judgedByLabels(visit, sentences), await read(visit)));
    }
    return out;
  };
  return {
    ours,
    theirs: await byLabels(labelled.filter(isIn)),
    natural: await byLabels(natural.filter(isIn)),
  };
}
