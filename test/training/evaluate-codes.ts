import { parseArgs } from 'node:util';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { shippedStatusModels } from '../../src/note/extractive/learned/statuses.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import { isWithin, keyOf } from '../../src/note/extractive/problems/troubles.ts';
import { generateNote } from '../../src/note/generate.ts';
import { dependencies } from '../note/visit-for-tests.ts';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import { modelsFor } from './part-models.ts';
import { conditionsWithout } from './problem-training.ts';
import { handOf, statusVisits } from './status-training.ts';

/**
 * `npx tsx test/training/evaluate-codes.ts --corpora FOLDER`: what readers hold of the conditions that the natural visits'
 * notes code (A had, S suspected, P past, F of the family, D denied, G only spoken of), by models of conditions that have not
 * learned from that hand. Two minutes.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const conditions = await conditionsWithout([...ownVisits(), ...aciTrain(values.corpora)]);
const counts = new Map<string, number>();
for (const { id, dialogue, c } of statusVisits()) {
  const hand = handOf(`natural ${id}`);
  const statuses = { ...shippedStatusModels(), condition: unpack(conditions(hand)) };
  const writer = createExtractiveWriter(
    modelsFor(hand),
    shippedTroubleModels(),
    undefined,
    statuses,
    shippedAssessmentModels(),
  );
  const request = { transcript: dialogue, specialty: 'physician', engine: 'extractive' } as const;
  const note = await generateNote({ request }, dependencies(writer), new AbortController().signal);
  for (const { reason, description } of note.billing_codes?.icd10 ?? []) {
    const key = keyOf((/"([^"]+)"/.exec(reason)?.[1] ?? description).toLowerCase());
    const label = Object.entries(c).find(
      ([name]) => isWithin(keyOf(name), key) || isWithin(key, keyOf(name)),
    );
    const held = label?.[1] ?? 'none';
    counts.set(held, (counts.get(held) ?? 0) + 1);
  }
}
console.log(Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)));
