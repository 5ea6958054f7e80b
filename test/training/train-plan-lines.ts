import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labelledPlans, trainPlanLines } from './plan-training.ts';
import { packedModule } from './weights-module.ts';

/** Trains what knows of which kind a line of the plan is, and which are of no use. Run by `npm run train`; half a minute. */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const packed = trainPlanLines(await labelledPlans());
writeFileSync(
  join(values.out, 'plan-line-weights.ts'),
  packedModule('planLine', 'test/training/plan-lines.json and test/training/status-visits', packed),
);
console.log(`plan lines: ${Math.round(packed.weights.length / 1024)} KB`);
