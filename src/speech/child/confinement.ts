import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What keeps a child in on this computer. */
export interface Confinement {
  /** Programs put before the child, with their options; each replaces itself by the next, so that no process is added. */
  prefix: readonly string[];
  network: 'cut' | 'open';
  /** Why the network is open; empty where it is cut. */
  why: string;
  limiter: Limiter;
}

/** What sets limits on memory, processor time and file size. */
export type Limiter =
  | { kind: 'prlimit'; path: string; ceilings: Ceilings }
  /** The shell's `ulimit`: where there is no prlimit (macOS, BusyBox). */
  | { kind: 'shell'; path: string }
  | { kind: 'none' };

/** Limits that this process itself is under and may not raise. */
export interface Ceilings {
  cpuSeconds: number;
  fileBytes: number;
  memoryBytes: number;
}

let found: Promise<Confinement> | undefined;

/** What this computer permits, found out once by trying it; a few milliseconds. Never throws. */
export function findConfinement(): Promise<Confinement> {
  found ??= lookForConfinement();
  return found;
}

// Not from the search path: what cuts the network must be the system's own.
const toolDirectories = ['/usr/bin', '/bin', '/run/current-system/sw/bin'];

export async function lookForConfinement(directories = toolDirectories): Promise<Confinement> {
  const tool = (name: string): string | null => findIn(directories, name);
  const shell: Limiter = { kind: 'shell', path: '/bin/sh' };
  switch (process.platform) {
    case 'win32':
      return open('Windows offers no way to do so', [], { kind: 'none' });
    case 'linux':
      break;
    default:
      return open(`there is no supported way to do so on ${process.platform}`, [], shell);
  }
  const [unshare, setpriv, prlimit] = [tool('unshare'), tool('setpriv'), tool('prlimit')];
  const limiter: Limiter =
    prlimit === null ? shell : { kind: 'prlimit', path: prlimit, ceilings: await ownCeilings() };
  if (setpriv === null) return open('setpriv (of util-linux) is not installed', [], limiter);
  const dying = [setpriv, '--pdeathsig', 'KILL', '--no-new-privs'];
  if (unshare !== null) {
    for (const prefix of waysToCut(unshare, dying)) {
      if (await isCutOff(prefix, tool('readlink'))) return { prefix, network: 'cut', why: '', limiter };
    }
  }
  const why =
    unshare === null
      ? 'unshare (of util-linux) is not installed'
      : 'this system does not permit user namespaces to your user';
  for (const prefix of [
    [...dying, '--'],
    [setpriv, '--pdeathsig', 'KILL', '--'],
  ]) {
    if (await runs([...prefix, tool('true') ?? 'true'])) return open(why, prefix, limiter);
  }
  return open(why, [], limiter);
}

/** Root keeps its right to read files of others, which it would lose in a user namespace; no other right is left. */
function waysToCut(unshare: string, dying: readonly string[]): string[][] {
  const powerless = '--bounding-set=-all';
  const asUser = [
    unshare,
    '--user',
    '--map-root-user',
    '--net',
    '--',
    ...dying,
    '--inh-caps=-all',
    powerless,
  ];
  const asRoot = [unshare, '--net', '--', ...dying, '--inh-caps=-all', `${powerless},+dac_override`];
  return (process.getuid?.() === 0 ? [asRoot, asUser] : [asUser]).map((way) => [...way, '--']);
}

/** Whether a program behind `prefix` really is in another network than we are. */
async function isCutOff(prefix: readonly string[], readlinkTool: string | null): Promise<boolean> {
  if (readlinkTool === null) return false;
  try {
    const own = await readlink('/proc/self/ns/net');
    const there = (await run([...prefix, readlinkTool, '/proc/self/ns/net'])).trim();
    return /^net:\[\d+\]$/.test(there) && there !== own;
  } catch {
    return false;
  }
}

async function runs(command: readonly string[]): Promise<boolean> {
  return await run(command).then(
    () => true,
    () => false,
  );
}

async function run([file = '', ...args]: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(file, args, { env: {}, timeout: 10_000, cwd: '/' });
  return stdout;
}

/** A limit above what we are under ourselves can not be set. */
async function ownCeilings(): Promise<Ceilings> {
  const text = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const hard = (name: string): number =>
    Number(new RegExp(`^${name}\\s+\\S+\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  return {
    cpuSeconds: hard('Max cpu time'),
    fileBytes: hard('Max file size'),
    memoryBytes: hard('Max data size'),
  };
}

function open(why: string, prefix: readonly string[], limiter: Limiter): Confinement {
  return { prefix, network: 'open', why, limiter };
}

function findIn(directories: readonly string[], name: string): string | null {
  for (const directory of directories) {
    const path = join(directory, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {}
  }
  return null;
}
