import type { Check } from './check.ts';

export const masterKeyCheck: Check = {
  name: 'master key',
  async look({ app }) {
    const { place } = (await app.store()).masterKey();
    return {
      state: 'ok',
      found: `${place}; without it nobody can read the notes: keep a copy, or run \`notegen backup FILE\``,
    };
  },
};
