import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import { modelsFor } from './part-models.ts';
import { handOf } from './status-training.ts';
import { labelledTroubles, trainTroubles } from './trouble-training.ts';
import { packedModule } from './weights-module.ts';

/**
 * Trains the rankings of what a visit is about, with the sections' models as they are shipped, and writes them where the
 * writer reads them. Run by `npm run train`.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
    /** Invented visits whose ids begin so are left out, to be tested on. */
    without: { type: 'string' },
  },
});
const own = ownVisits().filter(({ id }) => values.without === undefined || !id.startsWith(values.without));
const visits = await labelledTroubles(aciTrain(values.corpora), own, (id) => modelsFor(handOf(id)));
for (const [name, packed] of Object.entries(trainTroubles(visits))) {
  writeFileSync(
    join(values.out, `${name}-weights.ts`),
    packedModule(name, 'ACI-BENCH train (CC BY 4.0) and test/training/visits', packed),
  );
  console.log(`${name}: ${Math.round(packed.weights.length / 1024)} KB`);
}
