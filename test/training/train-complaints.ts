import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { complaintVisits, trainComplaints } from './complaint-training.ts';
import { aciTrain } from './corpus.ts';
import { packedModule } from './weights-module.ts';

/**
 * Trains what knows which of all that is named and told in a visit is why the patient came. Run by `npm run train`; two
 * minutes.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const packed = trainComplaints(await complaintVisits(aciTrain(values.corpora)));
writeFileSync(
  join(values.out, 'chief-complaint-weights.ts'),
  packedModule(
    'chiefComplaint',
    'test/training/complaints.json, test/training/visits and ACI-BENCH train (CC BY 4.0)',
    packed,
  ),
);
console.log(`chief complaint: ${Math.round(packed.weights.length / 1024)} KB`);
