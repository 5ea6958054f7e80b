import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { orderVisits, trainOrders } from './order-training.ts';
import { packedModule } from './weights-module.ts';

/** Trains what knows which sentences order something that the rules leave out of the plan. Run by `npm run train`; half a minute. */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const packed = trainOrders(await orderVisits());
writeFileSync(
  join(values.out, 'order-weights.ts'),
  packedModule('order', 'test/training/orders.json', packed),
);
console.log(`orders: ${Math.round((packed.weights as string).length / 1024)} KB`);
