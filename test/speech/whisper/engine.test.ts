import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runChild } from '../../../src/speech/child/run-child.ts';
import { type Capabilities, readHelp } from '../../../src/speech/whisper/capabilities.ts';
import { ensureEngine, lookForEngine } from '../../../src/speech/whisper/find-engine.ts';
import { whisperArguments } from '../../../src/speech/whisper/run-whisper.ts';
import { whisperForTests } from '../../support/whisper.ts';

const engine = await whisperForTests();
const { signal } = new AbortController();

async function scratch() {
  const path = await mkdtemp(join(tmpdir(), 'notegen-engine-test-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Whether a process is gone, or a zombie that nobody here can reap, within a few seconds. */
async function ends(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'x (gone) X');
    if (/\) [XZ]/.test(state)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

async function script(directory: string, name: string, body: string): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

test('what a whisper-cli can do is read out of its help', () => {
  const old = readHelp(
    '  -ojf,      --output-json-full  [false  ] include more\n             --prompt PROMPT     [   ]',
  );
  expect(old).toMatchObject({ fullJson: true, prompt: true, voiceDetection: false, audioContext: false });
  expect(readHelp('usage: ls [OPTION]').fullJson).toBe(false);
});

const none: Capabilities = {
  fullJson: true,
  voiceDetection: false,
  prompt: false,
  audioContext: false,
  noPrints: false,
  suppressNonSpeech: false,
  maxContext: false,
  argumentFile: false,
};

test('options that a whisper-cli does not know are not given to it', () => {
  const job = {
    engine: { path: '/w', origin: 'configured' as const, capabilities: none },
    model: { path: '/m.bin', voiceDetectionPath: '/v.bin', audioContext: 448, beamSize: 5 },
    language: 'en',
    prompt: 'Okafor.',
    threads: 1,
  };
  const args = whisperArguments(job, [{ name: '00000', seconds: 1 }]);
  expect(args).not.toEqual(expect.arrayContaining(['--vad']));
  expect(args).not.toEqual(expect.arrayContaining(['--prompt']));
  expect(args).not.toEqual(expect.arrayContaining(['-ac']));
  const all = { ...none, voiceDetection: true, prompt: true, audioContext: true };
  const rich = whisperArguments({ ...job, engine: { ...job.engine, capabilities: all } }, []);
  expect(rich).toEqual(expect.arrayContaining(['--vad', '--prompt', 'Okafor.', '-ac', '448']));
});

test.skipIf(!engine)(
  'the engine built from source can do all that notegen uses, and is not built twice',
  async () => {
    expect(engine!.capabilities).toMatchObject({ fullJson: true, prompt: true });
    expect((await whisperForTests())?.path).toBe(engine!.path);
  },
);

test('without a compiler the error names what to install', async () => {
  await using place = await scratch();
  const options = {
    signal,
    environment: { PATH: place.path },
    cacheDirectory: join(place.path, 'cache'),
    whisperPath: null,
  };
  expect(await lookForEngine(options)).toEqual({ state: 'missing' });
  await expect(ensureEngine(options)).rejects.toMatchObject({
    code: 'speech_engine_missing',
    howToFix: expect.stringContaining('apt install'),
  });
});

test('a compiler that fails is an error, and the failed build leaves nothing behind', async () => {
  await using place = await scratch();
  const tools = join(place.path, 'bin');
  await mkdir(tools);
  for (const name of ['c++', 'make', 'cmake']) await script(tools, name, 'echo broken >&2; exit 2');
  const cacheDirectory = join(place.path, 'cache');
  await expect(
    ensureEngine({ signal, environment: { PATH: tools }, cacheDirectory, whisperPath: null }),
  ).rejects.toMatchObject({ code: 'speech_engine_failed' });
  expect(await readdir(cacheDirectory)).toEqual([]);
});

test('a build that is stopped leaves nothing behind, and no compiler running', async () => {
  await using place = await scratch();
  const tools = join(place.path, 'bin');
  await mkdir(tools);
  await script(tools, 'c++', 'exit 0');
  await script(tools, 'make', `/bin/sleep 600 & echo $! > ${join(place.path, 'pid')}; wait`);
  const stop = new AbortController();
  const cacheDirectory = join(place.path, 'cache');
  const building = ensureEngine({
    signal: stop.signal,
    environment: { PATH: tools },
    cacheDirectory,
    whisperPath: null,
  });
  building.catch(() => {});
  while (!(await readdir(place.path)).includes('pid'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort();
  await expect(building).rejects.toMatchObject({ code: 'cancelled' });
  expect(await readdir(cacheDirectory)).toEqual([]);
  const pid = Number(await readFile(join(place.path, 'pid'), 'utf8'));
  expect(await ends(pid)).toBe(true);
});

test('a configured path that is no whisper-cli is refused by name', async () => {
  await using place = await scratch();
  const options = { signal, environment: {}, cacheDirectory: place.path };
  await expect(lookForEngine({ ...options, whisperPath: '/nowhere/whisper-cli' })).rejects.toMatchObject({
    code: 'speech_engine_failed',
    message: expect.stringContaining('/nowhere/whisper-cli'),
  });
  const other = await script(place.path, 'other', 'echo hello');
  await expect(lookForEngine({ ...options, whisperPath: other })).rejects.toMatchObject({
    code: 'speech_engine_failed',
  });
});

test('a child sees nothing of our environment', async () => {
  await using place = await scratch();
  const lines: string[] = [];
  const program = await script(place.path, 'show', '/usr/bin/env');
  await runChild(program, [], { signal, onLine: (line) => lines.push(line) });
  expect(lines.some((line) => line.startsWith('HOME=') || line.startsWith('PATH=/usr/local'))).toBe(false);
});
