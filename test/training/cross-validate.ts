import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { unpack } from '../../src/note/extractive/linear-model.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { NoteWriter } from '../../src/note/writer.ts';
import type { CorpusVisit } from './corpus.ts';
import { noteText } from './note-text.ts';
import { trainModels } from './section-training.ts';

export interface Prediction {
  id: string;
  note: string;
}

/** Notes of visits, each by models trained without its part of the corpus. */
export async function crossValidated(
  aci: readonly CorpusVisit[],
  mts: readonly CorpusVisit[],
  folds: number,
  dialogueOf: (visit: CorpusVisit) => string = (visit) => visit.dialogue,
): Promise<Prediction[]> {
  const out: Prediction[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const models = trainModels(
      aci.filter((_, i) => i % folds !== fold),
      mts,
    );
    const held = aci.filter((_, i) => i % folds === fold);
    out.push(
      ...(await predict(
        createExtractiveWriter({ keep: unpack(models.keep), section: unpack(models.section) }),
        held,
        dialogueOf,
      )),
    );
  }
  return out;
}

export async function predict(
  writer: NoteWriter,
  visits: readonly CorpusVisit[],
  dialogueOf: (visit: CorpusVisit) => string = (visit) => visit.dialogue,
): Promise<Prediction[]> {
  const out: Prediction[] = [];
  for (const visit of visits)
    out.push({ id: visit.id, note: await noteText(writer, parseTranscript(dialogueOf(visit))) });
  return out;
}
