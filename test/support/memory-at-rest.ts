import { setTimeout as pause } from 'node:timers/promises';
import { residentMb } from './processes.ts';

/**
 * Resident memory of a process in MB when nothing is under way and what is not in use was collected: the least of some
 * looks. V8 gives the room for new objects back thread by thread, and only when little was allocated for some seconds.
 * `collect` has it collect garbage (by default with collect-garbage.mjs). Null where it can't be told.
 */
export async function memoryAtRest(
  pid: number,
  collect: () => Promise<void> | void = () => void process.kill(pid, 'SIGUSR2'),
): Promise<number | null> {
  let least: number | null = null;
  for (let n = 0; n < 30; n += 1) {
    await collect();
    await pause(400);
    const now = residentMb(pid);
    if (now === null) return null;
    least = Math.min(least ?? now, now);
  }
  return least;
}
