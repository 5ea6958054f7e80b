import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aciTrain, mtsTrain } from './corpus.ts';
import { labelledNatural } from './natural-visits.ts';
import { ownVisits } from './own-visits.ts';
import { trainModels } from './section-training.ts';
import { packedModule } from './weights-module.ts';

/** Trains the extractive writer's models and writes them where the writer reads them. Run by `npm run train`. */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const { links, context, ...models } = trainModels(aciTrain(values.corpora), mtsTrain(values.corpora), [
  ...ownVisits(),
  ...labelledNatural(),
]);
writeFileSync(
  join(values.out, '..', 'learned', 'label-links.ts'),
  `// Made by \`npm run train\` from the visits of test/training (own-visits.ts, natural-visits.ts).
import type { LabelLinks } from './label-chain.ts';

// biome-ignore format: one line a table
export const labelLinks: LabelLinks = [
${links.map((table) => `  ${JSON.stringify(table)},\n`).join('')}];
`,
);
writeFileSync(
  join(values.out, '..', 'learned', 'context-weights.ts'),
  `// Made by \`npm run train\` from ACI-BENCH train (CC BY 4.0) and the visits of test/training (own-visits.ts, natural-visits.ts), for label-context.ts.
import type { ContextWeights } from './label-context.ts';

// biome-ignore format: one line a row
export const contextWeights: ContextWeights = {
${Object.entries<readonly (readonly number[])[]>({ ...context })
  .map(([name, rows]) => `  ${name}: [\n${rows.map((row) => `    ${JSON.stringify(row)},\n`).join('')}  ],\n`)
  .join('')}};
`,
);
const from = 'ACI-BENCH train, MTS-Dialog train (CC BY 4.0) and the visits of test/training';
for (const [name, packed] of Object.entries(models)) {
  writeFileSync(join(values.out, `${name}-weights.ts`), packedModule(name, from, packed));
  console.log(`${name}: ${Math.round(packed.weights.length / 1024)} KB`);
}
