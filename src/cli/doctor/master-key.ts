import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';

export const masterKeyCheck: Check = {
  name: 'master key',
  async look({ app }) {
    const { place } = (await app.store()).masterKey();
    const { home, settings } = app.config;
    // A move that was broken off, or `config set` in its place.
    if (place !== join(home, 'master.key') && existsSync(join(home, 'master.key'))) {
      const store = settings['security.keyCommand'] === null ? settings['security.keyStore'] : null;
      return {
        state: 'missing',
        found: `${place}, but a master.key lies in the data directory too`,
        how_to_fix:
          store === 'keychain'
            ? 'Finish the move: `notegen keys move-master keychain`'
            : `Delete ${join(home, 'master.key')} once a backup is made`,
      };
    }
    return {
      state: 'ok',
      found: `${place}; without it nobody can read the notes: keep a copy, or run \`notegen backup FILE\``,
    };
  },
};
