import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { flatWeights } from '../../src/note/extractive/learned/label-context.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { DraftSentence, NoteWriter } from '../../src/note/writer.ts';
import type { CorpusVisit } from './corpus.ts';
import { labelledNatural } from './natural-visits.ts';
import { noteText, writtenBy } from './note-text.ts';
import { type OwnVisit, ownVisits } from './own-visits.ts';
import { trainModels } from './section-training.ts';
import { labelledTroubles, trainTroubles } from './trouble-training.ts';

export interface Prediction {
  id: string;
  note: string;
  /** The same note, sentence by sentence. */
  sentences: readonly DraftSentence[];
}

/** How a visit is given to the writer. */
export type DialogueOf = (visit: CorpusVisit) => string;

const asItStands: DialogueOf = (visit) => visit.dialogue;

/** Notes of visits, each by models trained without its part of the corpus. */
export async function crossValidated(
  aci: readonly CorpusVisit[],
  mts: readonly CorpusVisit[],
  folds: number,
  dialogueOf: DialogueOf = asItStands,
): Promise<Prediction[]> {
  return (await crossValidatedIn([dialogueOf], aci, mts, folds))[0]!;
}

/** The same in several styles of the same visits; the models are trained on the visits as they stand. */
export async function crossValidatedIn(
  styles: readonly DialogueOf[],
  aci: readonly CorpusVisit[],
  mts: readonly CorpusVisit[],
  folds: number,
  own: readonly OwnVisit[] = ownVisits(),
  natural: readonly OwnVisit[] = labelledNatural(),
): Promise<Prediction[][]> {
  const out = styles.map((): Prediction[] => []);
  for (let fold = 0; fold < folds; fold++) {
    const models = trainModels(
      aci.filter((_, i) => i % folds !== fold),
      mts,
      [...own, ...natural],
    );
    const { links } = models;
    const context = flatWeights(models.context);
    const reading = { keep: unpack(models.keep), section: unpack(models.section), links, context };
    const labelled = await labelledTroubles(
      aci.filter((_, i) => i % folds !== fold),
      own,
      () => reading,
    );
    const troubles = trainTroubles(labelled);
    const writer = createExtractiveWriter(reading, {
      problem: unpack(troubles.problem),
      complaint: unpack(troubles.complaint),
    });
    const held = aci.filter((_, i) => i % folds === fold);
    for (const [i, dialogueOf] of styles.entries())
      out[i]!.push(...(await predict(writer, held, dialogueOf)));
  }
  return out;
}

export async function predict(
  writer: NoteWriter,
  visits: readonly CorpusVisit[],
  dialogueOf: DialogueOf = asItStands,
): Promise<Prediction[]> {
  const out: Prediction[] = [];
  for (const visit of visits) {
    const sentences = await writtenBy(writer, parseTranscript(dialogueOf(visit)));
    out.push({ id: visit.id, note: noteText(sentences), sentences });
  }
  return out;
}
