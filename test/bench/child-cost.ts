import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a program and all that it started took: seconds, and each program's largest resident memory in MB (Linux). */
export interface Cost {
  wall: number;
  processor: number;
  peaks: Record<string, number>;
  summary: string;
}

/** Runs a program to its end at low priority, so that a busy machine weighs on all that are compared alike. */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Cost> {
  // The shell's `time` counts the children that were waited for.
  const script = 'TIMEFORMAT="cost %R %U %S"; time nice -n 10 "$0" "$@" >/dev/null';
  const child = spawn('bash', ['-c', script, command, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const peaks: Record<string, number> = {};
  const watch = new AbortController();
  const watching = watchMemory(child.pid!, peaks, watch.signal);
  const code = await ended;
  watch.abort();
  await watching;
  const cost = /cost ([\d.]+) ([\d.]+) ([\d.]+)/.exec(told);
  if (code !== 0 || cost === null) throw new Error(`${command} ended with ${code}: ${told}`);
  const [wall, user, system] = cost.slice(1).map(Number) as [number, number, number];
  const summary = Object.entries(peaks)
    .map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`)
    .join(', ');
  return { wall, processor: user + system, peaks, summary };
}

async function watchMemory(root: number, peaks: Record<string, number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const all = await processes();
    const family = new Set([root]);
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
    for (const { pid, name, peak } of all) {
      if (!family.has(pid) || pid === root || ['nice', 'setpriv', 'bash'].includes(name)) continue;
      peaks[name] = Math.max(peaks[name] ?? 0, peak);
    }
    await sleep(1000, undefined, { signal }).catch(() => {});
  }
}

/** In order of their ids, so that parents come before what they started. */
async function processes(): Promise<{ pid: number; parent: number; name: string; peak: number }[]> {
  const found: { pid: number; parent: number; name: string; peak: number }[] = [];
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids.sort((a, b) => a - b)) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const field = (name: string): string => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
    found.push({
      pid,
      parent: Number(field('PPid')),
      name: field('Name'),
      peak: Number(field('VmHWM')) / 1024,
    });
  }
  return found;
}
