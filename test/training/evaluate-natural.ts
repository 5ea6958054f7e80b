import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { DraftSentence } from '../../src/note/writer.ts';
import { labelledNatural } from './natural-visits.ts';
import { writtenBy } from './note-text.ts';
import type { OwnVisit } from './own-visits.ts';
import { modelsFor } from './part-models.ts';
import { handOf } from './status-training.ts';
import { scoreWanted } from './wanted-written.ts';

/**
 * `NOTEGEN_PART_MODELS=FOLDER npx tsx test/training/evaluate-natural.ts`: of what readers want in the notes of the natural
 * visits how much is written, how much of the plan in the plan, and how many sentences are of talk alone, by models of
 * sentences that have not learned from that hand (train-parts.ts makes FOLDER; the models on top have). Two minutes.
 */
const visits = labelledNatural();
const notes: DraftSentence[][] = [];
for (const { id, dialogue } of visits) {
  const writer = createExtractiveWriter(modelsFor(handOf(id)));
  notes.push([...(await writtenBy(writer, parseTranscript(dialogue)))]);
}
const planOf = (visit: OwnVisit): OwnVisit => ({
  ...visit,
  sentences: visit.sentences.filter(({ label }) => label === 'plan'),
});
const all = scoreWanted(visits, notes);
const plan = scoreWanted(
  visits.map(planOf),
  notes.map((note) => note.filter(({ section }) => section === 'plan')),
);
const percent = (some: number, of: number): string => `${((100 * some) / of).toFixed(1)} %`;
console.log(
  `${visits.length} visits: written ${percent(all.written, all.wanted)} of what is wanted, ${percent(plan.written, plan.wanted)} of the plan in the plan; ${percent(all.ofTalk, all.sentences)} of ${all.sentences} sentences are of talk`,
);
