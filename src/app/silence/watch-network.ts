import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NotegenError } from '../../errors.ts';
import { findConfinement } from '../../speech/child/confinement.ts';
import { startChild } from '../../speech/child/start-child.ts';
import { watchFlag } from '../../watch-flags.ts';
import { controlAddress, type RunMessage, type RunStep, type Watched } from './messages.ts';

/** What was seen on the network while two notes were made. */
export interface NetworkSeen {
  steps: RunStep[];
  /** Processes and threads of ours that were watched from within. */
  watched: { processes: number; threads: number };
  /** What would have left this computer. */
  outbound: { kind: 'connection' | 'lookup' | 'datagram'; host: string; port: number | null }[];
  /** Connections and datagrams to this computer itself. */
  loopback: number;
  /**
   * What the kernel counted of everything in a network namespace of its own, native code included, and whether it
   * counted the one attempt made on purpose; null where namespaces are not permitted.
   */
  kernel: { attempts: number; control_seen: boolean } | null;
  /** Why not. */
  kernel_why: string;
  silent: boolean;
}

/**
 * Makes a typed and a spoken note in processes that are watched, where possible in a network namespace without a way
 * out, and tells what was seen. Takes as long as the two notes. Throws `cancelled`, `internal_error`.
 */
export async function watchNetwork(options: {
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
  onStep(what: string): void;
}): Promise<NetworkSeen> {
  const confinement = await findConfinement();
  const counted = confinement.network === 'cut';
  const directory = await mkdtemp(join(tmpdir(), 'notegen-network-'));
  try {
    const report = join(directory, 'report');
    const flag = watchFlag(new URL('../../network-watch.js', import.meta.url), report);
    const entry = new URL('./network-run.js', import.meta.url).pathname;
    using started = startChild(process.execPath, [flag, entry, directory, counted ? 'counted' : 'open'], {
      signal: options.signal,
      confinement,
      environment: Object.fromEntries(
        Object.entries(options.environment).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ),
      stdout: 'pipe',
    });
    const ended = once(started.process, 'close') as Promise<[number | null]>;
    ended.catch(() => {}); // awaited below
    started.process.stderr!.resume();
    const messages: RunMessage[] = [];
    for await (const line of createInterface(started.process.stdout!)) {
      const message = JSON.parse(line) as RunMessage;
      messages.push(message);
      if (message.type === 'begins') options.onStep(message.what);
    }
    const [code] = await ended;
    if (options.signal.aborted) throw new NotegenError('cancelled');
    if (code !== 0) throw new NotegenError('internal_error', 'The run that was watched broke off.');
    const lines = (await readFile(report, 'utf8')).trimEnd().split('\n');
    const seen = lines.map((line) => JSON.parse(line) as Watched);
    return whatWasSeen(messages, seen, counted ? null : confinement.why);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** `why`: why the kernel could not count; null where it did. */
export function whatWasSeen(
  messages: readonly RunMessage[],
  seen: readonly Watched[],
  why: string | null,
): NetworkSeen {
  const steps = messages.flatMap((message) => (message.type === 'step' ? [message.step] : []));
  const processes = new Set<number>();
  let threads = 0;
  let loopback = 0;
  const outbound: NetworkSeen['outbound'] = [];
  let control = false;
  for (const entry of seen) {
    if (entry.kind === 'watching') {
      processes.add(entry.pid);
      if (entry.thread !== 0) threads += 1;
    } else if (why === null && entry.host === controlAddress) control = true;
    else if (entry.kind !== 'lookup' && isThisComputer(entry.host)) loopback += 1;
    else outbound.push(entry);
  }
  const count = (when: 'before' | 'after'): number | undefined =>
    messages.flatMap((message) =>
      message.type === 'counted' && message.when === when ? [message.attempts] : [],
    )[0];
  const [before, after] = [count('before'), count('after')];
  const kernel =
    why !== null || before === undefined || after === undefined
      ? null
      : { attempts: after - before, control_seen: control && before > 0 };
  const silent =
    outbound.length === 0 &&
    steps.length > 0 &&
    steps.every(({ state }) => state !== 'failed') &&
    (why !== null || (kernel !== null && kernel.attempts === 0 && kernel.control_seen));
  return {
    steps,
    watched: { processes: processes.size, threads },
    outbound,
    loopback,
    kernel,
    kernel_why: why ?? '',
    silent,
  };
}

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

function isThisComputer(host: string): boolean {
  const family = isIP(host);
  return family === 0 ? host === 'localhost' : own.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
