import type { Check } from './check.ts';

export const nodeCheck: Check = {
  name: 'node',
  async look() {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    const found = `Node.js ${process.versions.node}`;
    if (major > 20 || (major === 20 && minor >= 19)) return { state: 'ok', found };
    return { state: 'broken', found, how_to_fix: 'Install Node.js 20.19 or later.' };
  },
};
