import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the engine processes that `server` started (Linux). */
export function enginesOf(server: number): number[] {
  return childrenOf(server).filter((pid) => commandOf(pid).includes('engine-process'));
}

/** Process ids of the children of `parent` (Linux). */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** Resident memory of a process in MB; null where it can't be told: only Linux does, of a process that runs. */
export function residentMb(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** How many file descriptors a process has open (Linux). */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
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
