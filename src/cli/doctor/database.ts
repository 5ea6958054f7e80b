import { stat } from 'node:fs/promises';
import type { Check } from './check.ts';

export const databaseCheck: Check = {
  name: 'database',
  async look({ app }) {
    const store = await app.store();
    store.check();
    const { size } = await stat(store.path);
    return { state: 'ok', found: `${store.path}, ${Math.ceil(size / 1000)} kB, no damage found` };
  },
};
