import { stat, statfs } from 'node:fs/promises';
import { makePrivateDirectory } from '../../private-file.ts';
import type { Check } from './check.ts';

const littleRoom = 200_000_000;

export const dataDirectoryCheck: Check = {
  name: 'data directory',
  async look({ app }) {
    const { home } = app.config;
    await makePrivateDirectory(home);
    const { mode } = await stat(home);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      return { state: 'broken', found: `${home} can be read by others`, how_to_fix: `chmod 700 '${home}'` };
    }
    const { bavail, bsize } = await statfs(home);
    const free = bavail * bsize;
    const found = `${home}, ${Math.floor(free / 1e9)} GB free`;
    if (free > littleRoom) return { state: 'ok', found };
    return { state: 'broken', found, how_to_fix: 'Make room on this disk.' };
  },
};
