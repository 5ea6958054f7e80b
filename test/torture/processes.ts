import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the engine processes that `server` started (Linux). */
export function enginesOf(server: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === server && commandOf(pid).includes('engine-process'));
}

function parentOf(pid: number): number | null {
  try {
    // The name in parentheses may hold anything; what follows the last one is regular.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
