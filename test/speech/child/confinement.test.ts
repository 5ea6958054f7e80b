import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Confinement,
  findConfinement,
  lookForConfinement,
} from '../../../src/speech/child/confinement.ts';
import { limitHit, probeLimits, whisperLimits } from '../../../src/speech/child/limits.ts';
import { type ChildOptions, runChild } from '../../../src/speech/child/run-child.ts';
import { runWhisper, type WhisperJob } from '../../../src/speech/whisper/run-whisper.ts';
import { samples, whisperForTests } from '../../support/whisper.ts';
import { recording } from '../command-world.ts';
import { ownFolder } from '../decode/in-folder.ts';

const engine = await whisperForTests();
const best = await findConfinement();
const bare = await lookForConfinement([]);
const posix = process.platform !== 'win32';
if (best.network === 'open') console.log(`children are not cut off from the network here: ${best.why}`);
/** What this computer permits, and what is left where util-linux is not installed. */
const kinds: [string, Confinement][] = [
  ['all that this computer permits', best],
  ['nothing but the shell’s limits', bare],
];

async function linesOf(program: string, args: string[], options: Partial<ChildOptions>) {
  const lines: string[] = [];
  const { signal } = new AbortController();
  const result = await runChild(program, args, { signal, onLine: (line) => lines.push(line), ...options });
  return { ...result, lines };
}

describe.skipIf(!posix).each(kinds)('a child under %s', (_, confinement) => {
  const limits = probeLimits;

  test('has an empty environment', async () => {
    const { lines, code } = await linesOf('/usr/bin/env', [], { confinement, limits });
    expect(code).toBe(0);
    // The shell says where it is; nothing else.
    expect(lines.filter((line) => !/^(?:PWD=|OLDPWD=|SHLVL=|_=)/.test(line))).toEqual([]);
  });

  test('gets hostile arguments as they are, and none reaches a shell', async () => {
    await using folder = await ownFolder();
    const hostile = [
      '$(touch pwned)',
      '`touch pwned`',
      '; touch pwned',
      '--core=unlimited',
      '\'"\\',
      '-c',
      '$0 $@',
      '*',
    ];
    const args = ['%s\n', ...hostile];
    const { lines } = await linesOf('/usr/bin/printf', args, {
      confinement,
      limits,
      directory: folder.path,
    });
    expect(lines).toEqual(hostile);
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('that runs away is ended by its limit on processor time', { timeout: 120_000 }, async () => {
    const ended = await linesOf('/bin/sh', ['-c', 'while :; do :; done'], {
      confinement,
      limits: { ...limits, cpuSeconds: 1 },
    });
    expect(limitHit(ended)).toBe('cpuSeconds');
  });

  test('that writes without end is ended by its limit on file size', async () => {
    await using folder = await ownFolder();
    const ended = await linesOf('/bin/dd', ['if=/dev/zero', 'of=large', 'bs=4096', 'count=1000'], {
      confinement,
      limits: { ...limits, fileBytes: 100 * 1024 },
      directory: folder.path,
    });
    expect(limitHit(ended)).toBe('fileBytes');
    expect((await readFile(join(folder.path, 'large'))).length).toBe(100 * 1024);
  });

  test.skipIf(process.platform !== 'linux')('can not have more memory than its limit', async () => {
    // dd wants its whole block at once.
    const block = ['if=/dev/zero', 'of=/dev/null', 'bs=300M', 'count=1'];
    const modest = await linesOf('/bin/dd', block, { confinement, limits });
    expect(modest.code).toBe(0);
    const ended = await linesOf('/bin/dd', block, {
      confinement,
      limits: { ...limits, memoryBytes: 100e6 },
    });
    expect(ended.code).not.toBe(0);
    expect(ended.complaint).toMatch(/memory/);
  });

  test('leaves no memory image when it crashes', async () => {
    const { lines } = await linesOf('/bin/sh', ['-c', 'ulimit -c'], { confinement, limits });
    expect(lines).toEqual(['0']);
  });

  test.skipIf(!engine)('can do all that whisper-cli and its limits need', { timeout: 120_000 }, async () => {
    const { code } = await linesOf(engine!.path, ['--help'], { confinement, limits });
    expect(code).toBe(0);
  });
});

test.skipIf(best.network === 'open')(
  'a child can reach nothing over the network, this computer included',
  async () => {
    let reached = 0;
    const server = createServer(() => {
      reached += 1;
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const script = `const s = require('net').connect(${port}, '127.0.0.1');
    s.on('connect', () => { console.log('connected'); process.exit(); });
    s.on('error', (e) => { console.log(e.code); process.exit(); });`;
    const within = await linesOf(process.execPath, ['-e', script], {});
    expect(within.lines).toEqual(['ENETUNREACH']);
    expect(reached).toBe(0);
    // The same program can where it is not cut off: the test would see it.
    const outside = await linesOf(process.execPath, ['-e', script], { confinement: bare });
    expect(outside.lines).toEqual(['connected']);
    server.close();
  },
);

test.skipIf(best.network === 'open')(
  'a child has no rights of an administrator and can get none',
  async () => {
    const { lines } = await linesOf('/bin/cat', ['/proc/self/status'], {});
    const status = lines.join('\n');
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    // Root's may read files of others (bit 1), as root always could; no other right is left.
    expect(status).toMatch(process.getuid?.() === 0 ? /^CapEff:\t0{15}[02]$/m : /^CapEff:\t0{16}$/m);
    const { lines: networks } = await linesOf('/usr/bin/readlink', ['/proc/self/ns/net'], {});
    expect(networks[0]).not.toBe(await readlink('/proc/self/ns/net'));
  },
);

test('where nothing keeps children in, the reason is said', async () => {
  expect(bare).toMatchObject({ network: 'open', prefix: [] });
  expect(bare.why.length).toBeGreaterThan(10);
});

async function whisperJob(directory: string, seconds: number): Promise<WhisperJob> {
  await recording(join(directory, '00000.wav'), seconds);
  return {
    engine: engine!,
    model: {
      path: join(samples, '..', 'ggml-demo.en-q5_1.bin'),
      bytes: 13_063_140,
      voiceDetectionPath: null,
      audioContext: 0,
      beamSize: 5,
    },
    language: 'en',
    prompt: '',
    threads: 1,
    directory,
    clips: [{ name: '00000', seconds }],
    signal: new AbortController().signal,
  };
}

test.skipIf(!engine || !posix)(
  'whisper.cpp that hits a limit ends with a code of its own, and the clip is still there to try again',
  { timeout: 240_000 },
  async () => {
    await using folder = await ownFolder();
    const job = await whisperJob(folder.path, 8);
    const generous = whisperLimits({ modelBytes: 13e6, threads: 1, seconds: 600, audioSeconds: 8 });
    const under = (limits: Partial<typeof generous>) =>
      runWhisper({ ...job, limits: { ...generous, ...limits } });
    await expect(under({ fileBytes: 512 })).rejects.toMatchObject({
      code: 'worker_limit_reached',
      message: expect.stringContaining('larger file'),
    });
    if (process.platform === 'linux') {
      await expect(under({ memoryBytes: 30e6 })).rejects.toMatchObject({ code: 'worker_limit_reached' });
    }
    const [heard] = await under({});
    expect(heard!.words.map(({ text }) => text).join(' ')).toContain('morning');
  },
);

test.skipIf(!engine || process.platform !== 'linux')(
  'the limits leave an honest run of whisper.cpp many times what it takes',
  { timeout: 240_000 },
  async () => {
    await using folder = await ownFolder();
    const job = await whisperJob(folder.path, 25);
    const taken = { memoryBytes: 0, cpuSeconds: 0 };
    const watch = setInterval(async () => {
      for (const pid of await readdir('/proc').catch(() => [])) {
        if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== folder.path) continue;
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
        const kilobytes = Number(/^VmData:\s+(\d+)/m.exec(status)?.[1] ?? 0);
        taken.memoryBytes = Math.max(taken.memoryBytes, kilobytes * 1024);
        const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        taken.cpuSeconds = Math.max(taken.cpuSeconds, (Number(ticks[11]) + Number(ticks[12])) / 100 || 0);
      }
    }, 20);
    const [heard] = await runWhisper(job);
    clearInterval(watch);
    expect(heard!.words.length).toBeGreaterThan(20);
    const limits = whisperLimits({
      modelBytes: job.model.bytes,
      threads: 1,
      seconds: 1860,
      audioSeconds: 25,
    });
    console.log(
      `took ${Math.round(taken.memoryBytes / 1e6)} MB and ${taken.cpuSeconds} s of processor time; ` +
        `may take ${Math.round(limits.memoryBytes / 1e6)} MB and ${limits.cpuSeconds} s`,
    );
    expect(taken.memoryBytes).toBeGreaterThan(0);
    expect(taken.memoryBytes).toBeLessThan(limits.memoryBytes / 4);
    expect(taken.cpuSeconds).toBeLessThan(limits.cpuSeconds / 4);
    // The largest model there is: 3.1 GB of weights and 1.3 GB of buffers.
    expect(
      whisperLimits({ modelBytes: 3.1e9, threads: 8, seconds: 1860, audioSeconds: 180 }).memoryBytes,
    ).toBeGreaterThan(2 * 4.4e9);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a limit that we are under ourselves is not asked to be raised',
  async () => {
    const { limiter } = best;
    if (limiter.kind !== 'prlimit') return;
    const low = { ...limiter, ceilings: { ...limiter.ceilings, fileBytes: 5_000_000 } };
    const { code } = await linesOf('/bin/true', [], {
      confinement: { ...best, limiter: low },
      limits: { ...probeLimits, fileBytes: 1e9 },
    });
    expect(code).toBe(0);
  },
);
