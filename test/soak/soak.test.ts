import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { seeded } from '../support/fuzz/malformed.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { memoryAtRest } from '../support/memory-at-rest.ts';
import { notegenJson, temporaryHome } from '../support/notegen.ts';
import { childrenOf, enginesOf, openFiles } from '../support/processes.ts';
import { remoteGarbageCollector } from '../support/remote-garbage-collector.ts';
import { serveIn } from '../support/served.ts';
import { shortRecordings } from '../support/short-recordings.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { growthPerHour, type MemorySample } from './memory-trend.ts';
import { type MixedLoad, mixedLoad } from './mixed-load.ts';

const seconds = Number(process.env.SOAK_SECONDS ?? 120);
const seed = Number(process.env.SOAK_SEED ?? 1);
/** Compiled code, caches and heaps come to their size in this time. */
const warmUpSeconds = Math.min(1_800, seconds / 3);
/** So long the load goes on before memory is looked at, at rest. */
const boutSeconds = Math.min(60, seconds / 6);
/** A slope is only told from noise in a long run; a short one looks at the difference. */
const longRun = seconds >= 3_000;
const mostGrowthPerHour = 1;
const mostShortGrowthMb = 32;
/** What an append-only line of the audit log may take, in bytes. */
const auditLineBytes = 1_000;

// Memory, open files and children of other processes are read from /proc.
test.skipIf(process.platform !== 'linux' || noSpeechEngine)(
  `after ${seconds} seconds of mixed load nothing has grown, nothing is left open and nothing is lost`,
  { timeout: (seconds + 300) * 1_000 },
  async () => {
    await using receiver = await httpsReceiver(async (request, response) => {
      for await (const _ of request);
      response.end();
    });
    await using folder = await temporaryHome();
    const [home, temporary] = [join(folder.path, 'home'), join(folder.path, 'tmp')];
    await mkdir(temporary);
    await notegenJson(home, ['webhooks', 'set-url', receiver.url]);
    const caFile = join(folder.path, 'receiver.pem');
    await writeFile(caFile, receiver.ca);
    await using served = await serveIn(home, [], {
      ...speechEnvironment,
      TMPDIR: temporary,
      // What is free goes back to the system at once, so that memory in use can be told from memory kept for later.
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '65536',
      NODE_OPTIONS: `--import ${new URL('../support/collect-garbage.mjs', import.meta.url).href}`,
      NOTEGEN_WEBHOOKS_CA_FILE: caFile,
      NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
      NOTEGEN_RETENTION_NOTES: '1m',
      NOTEGEN_ENGINES_IDLE: '1h',
    });
    const server = served.child.pid!;
    const { key } = await served.newKey();
    const session = await notegenJson<{ token: string; customer_id: string }>(home, ['sessions', 'create']);
    const call = caller(served.url, key);
    const outcomes = new Map<string, string>();
    const watchRecordings = async (): Promise<void> => {
      for (const [noteId, known] of outcomes) {
        if (known !== 'open') continue;
        const response = await call('GET', `/v1/audio/status?note_id=${noteId}`);
        const { status } = (await response.json()) as { status?: string };
        if (response.status !== 200) outcomes.set(noteId, `lost (${response.status})`);
        else if (status === 'completed' || status === 'failed') outcomes.set(noteId, status);
      }
    };
    const load = async (signal: AbortSignal, run: number): Promise<MixedLoad> => {
      const ended = new AbortController();
      const watched = (async () => {
        while (!ended.signal.aborted || [...outcomes.values()].includes('open')) {
          await watchRecordings();
          await pause(500);
        }
      })();
      try {
        return await mixedLoad({
          url: served.url,
          key,
          session,
          recordings: await shortRecordings(),
          visits: await exampleVisits(),
          random: seeded(seed + run),
          signal,
          onRecording: (noteId) => outcomes.set(noteId, 'open'),
          mayUpload: () => [...outcomes.values()].filter((outcome) => outcome === 'open').length < 3,
        });
      } finally {
        ended.abort();
        await watched;
      }
    };

    // A first short load starts the engine and every lazy part; what is open after it is the start to come back to.
    await load(AbortSignal.timeout(10_000), 1);
    const filesAtStart = await lowest(() => openFiles(server));
    const [engine] = enginesOf(server);
    if (engine === undefined) throw new Error('no engine process runs after the first recordings');
    // A long run tells growth from garbage in the engine too, which has an empty environment and so no preload.
    using engineGarbage = longRun ? await remoteGarbageCollector(engine) : null;
    const engineFilesAtStart = await lowest(() => openFiles(engine));
    const childrenAtStart = childrenOf(server).length;

    const started = Date.now();
    const elapsed = (): number => (Date.now() - started) / 1_000;
    const acts: Record<string, number> = {};
    const surprises: string[] = [];
    const samples: Record<'server' | 'engine', MemorySample[]> = { server: [], engine: [] };
    const databaseBytes: { at: number; bytes: number; auditLines: number }[] = [];
    for (let bout = 2; elapsed() < seconds; bout += 1) {
      const done = await load(AbortSignal.timeout(boutSeconds * 1_000), bout);
      for (const [act, count] of Object.entries(done.acts)) acts[act] = (acts[act] ?? 0) + count;
      surprises.push(...done.surprises);
      const [serverMb, engineMb] = await Promise.all([
        memoryAtRest(server),
        memoryAtRest(engine, () => engineGarbage?.collect()),
      ]);
      const at = elapsed();
      const size = await databaseSize(home);
      if (longRun) console.log(soFar(at, { serverMb: serverMb!, engineMb: engineMb!, ...size }));
      if (at < warmUpSeconds) continue;
      samples.server.push({ at, mb: serverMb! });
      samples.engine.push({ at, mb: engineMb! });
      databaseBytes.push({ at, ...size });
    }
    const growth = {
      server: growthPerHour(samples.server),
      engine: growthPerHour(samples.engine),
    };
    const [smallest, largest] = [databaseBytes[0]!, databaseBytes.at(-1)!];
    console.log(
      JSON.stringify({
        seconds,
        acts,
        recordings: tally(outcomes.values()),
        serverMb: range(samples.server),
        engineMb: range(samples.engine),
        growthMbPerHour: growth,
        databaseMb: [smallest, largest].map(({ bytes }) => Math.round(bytes / 1e5) / 10),
        auditLines: largest.auditLines,
      }),
    );

    expect(surprises).toEqual([]);
    expect(new Set(outcomes.values())).toEqual(new Set(['completed', 'failed']));
    for (const [act, count] of Object.entries(acts)) expect(count, act).toBeGreaterThan(seconds / 60);
    // What an hour has shown besides is told, too.
    for (const process of ['server', 'engine'] as const) {
      if (longRun) expect.soft(growth[process], process).toBeLessThan(mostGrowthPerHour);
      else expect.soft(growthOf(samples[process]), process).toBeLessThan(mostShortGrowthMb);
    }
    const auditBytes = (largest.auditLines - smallest.auditLines) * auditLineBytes;
    expect(largest.bytes).toBeLessThan(smallest.bytes * 1.5 + auditBytes + 4e6);

    // Connections that a client kept alive close by themselves.
    await expect.poll(() => openFiles(server), { timeout: 60_000 }).toBeLessThanOrEqual(filesAtStart);
    expect(enginesOf(server)).toEqual([engine]);
    await expect.poll(() => openFiles(engine), { timeout: 20_000 }).toBeLessThanOrEqual(engineFilesAtStart);
    expect(childrenOf(server).length).toBe(childrenAtStart);
    expect(childrenOf(engine)).toEqual([]);
    expect(await served.stop()).toBe(0);
    expect(await readdir(temporary)).toEqual([]);
    expect(await readdir(join(home, 'recordings'))).toEqual([]);
    const database = new Sqlite(join(home, 'notegen.db'), { readonly: true });
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  },
);

async function exampleVisits(): Promise<string[]> {
  const names = (await readdir('models/examples')).filter((name) => name.endsWith('.txt'));
  return await Promise.all(
    names
      .filter((name) => name !== 'README.txt')
      .map((name) => readFile(join('models/examples', name), 'utf8')),
  );
}

/** The lowest of a few seconds' values: connections in use come and go. */
async function lowest(value: () => number): Promise<number> {
  let least = value();
  for (let n = 0; n < 30; n += 1) {
    await pause(250);
    least = Math.min(least, value());
  }
  return least;
}

/** The database with its write-ahead log, and how many lines the audit log has. */
async function databaseSize(home: string): Promise<{ bytes: number; auditLines: number }> {
  const sizes = ['notegen.db', 'notegen.db-wal'].map((name) =>
    stat(join(home, name)).then(({ size }) => size),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const database = new Sqlite(join(home, 'notegen.db'), { readonly: true });
  const auditLines = database.prepare<[], number>('SELECT count(*) FROM audit_log').pluck().get()!;
  database.close();
  return { bytes, auditLines };
}

function growthOf(samples: readonly MemorySample[]): number {
  const third = Math.ceil(samples.length / 3);
  const floor = (part: readonly MemorySample[]) => Math.min(...part.map(({ mb }) => mb));
  return floor(samples.slice(-third)) - floor(samples.slice(0, third));
}

function range(samples: readonly MemorySample[]): [number, number] {
  const mb = samples.map((sample) => Math.round(sample.mb));
  return [Math.min(...mb), Math.max(...mb)];
}

/** What a long run tells while it runs. */
function soFar(
  at: number,
  sizes: { serverMb: number; engineMb: number; bytes: number; auditLines: number },
): string {
  const [server, engine] = [sizes.serverMb, sizes.engineMb].map((mb) => mb.toFixed(1));
  return `${Math.round(at / 60)} min: server ${server} MB, engine ${engine} MB, database ${(sizes.bytes / 1e6).toFixed(1)} MB, ${sizes.auditLines} audit lines`;
}

function tally(values: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
