import { spawn } from 'node:child_process';
import { chmod, copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../src/sealing/seal.ts';
import { openStore } from '../../src/store/store.ts';
import { childEnvironment, notegen, program } from '../support/notegen.ts';
import { samples, whisperForTests } from '../support/whisper.ts';
import { hypertension, recording, until, workingIn, world } from './command-world.ts';

const engine = await whisperForTests();
const demo = ['--speech-model', 'demo', '--transcript-only'];

/** Rewrites a finished piece under the key that the command line seals it with. */
async function changePiece(home: string, piece: string, change: (words: string) => string): Promise<void> {
  using store = await openStore(home);
  const [, key = '', index = ''] = /([0-9a-f]{32})[\\/](\d+)\.sealed$/.exec(piece) ?? [];
  const address = ['pieces', key, String(Number(index))];
  const words = unseal(store.piecesKey(), await readFile(piece), address);
  await writeFile(piece, seal(store.piecesKey(), change(String(words)), address));
}

test.skipIf(!engine)(
  'killed in the middle, `--resume` goes on: what was finished is not recognised again, nothing runs on or stays behind',
  { timeout: 300_000 },
  async () => {
    await using place = await world();
    const file = join(place.home, 'long visit.wav');
    await recording(file, 100, 4);
    const args = ['note', 'transcribe', file, ...demo, '--json'];
    const child = spawn(process.execPath, [program, ...args], {
      env: childEnvironment(place.home, place.environment),
      stdio: 'ignore',
    });
    const progress = join(place.home, 'transcribing');
    const firstPiece = async (): Promise<string | undefined> => {
      const [key] = await readdir(progress).catch(() => []);
      if (key === undefined) return undefined;
      const done = (await readdir(join(progress, key))).filter((name) => /^\d+\.sealed$/.test(name));
      return done[0] === undefined ? undefined : join(progress, key, done[0]);
    };
    await until(
      async () => (await firstPiece()) !== undefined && (await workingIn(place.temporary)).length > 0,
    );
    child.kill('SIGKILL');
    await until(async () => child.signalCode !== null);
    if (process.platform === 'linux')
      await until(async () => (await workingIn(place.temporary)).length === 0);
    // A word put into the finished piece comes out at the end: it was read, not recognised again.
    const piece = (await firstPiece())!;
    await changePiece(place.home, piece, (words) => words.replace(/\["[^"]+"/, '["Marker"'));
    const { code, stdout } = await notegen(place.home, [...args, '--resume'], {
      environment: place.environment,
    });
    expect(code).toBe(0);
    const output = JSON.parse(stdout) as { transcript: string; pieces: number; pieces_resumed: number };
    expect(output.transcript).toContain('Marker');
    expect(output.pieces_resumed).toBeGreaterThanOrEqual(1);
    expect(output.pieces).toBeGreaterThan(output.pieces_resumed);
    expect(await readdir(progress)).toEqual([]);
    expect(await readdir(place.temporary)).toEqual([]);
  },
);

test.skipIf(!engine)(
  'Ctrl-C ends the work with exit code 130 and leaves nothing',
  { timeout: 120_000 },
  async () => {
    await using place = await world();
    const child = spawn(process.execPath, [program, 'note', 'transcribe', hypertension, ...demo], {
      env: childEnvironment(place.home, place.environment),
      stdio: 'ignore',
    });
    await until(async () => (await workingIn(place.temporary)).length > 0 || process.platform !== 'linux');
    child.kill('SIGINT');
    await until(async () => child.exitCode !== null);
    expect(child.exitCode).toBe(130);
    expect(await workingIn(place.temporary)).toEqual([]);
    expect(await readdir(place.temporary)).toEqual([]);
  },
);

test.skipIf(!engine)(
  'of several recordings the good ones are kept, whatever their names; exit code 1 tells that one failed',
  { timeout: 120_000 },
  async () => {
    await using place = await world();
    const names = ["it's; $(touch hacked) `x`.wav", 'zwölf\nZeilen.wav'];
    for (const name of names) await recording(join(place.home, name), 12);
    const broken = join(place.home, 'broken.wav');
    await writeFile(broken, '<html>not found</html>');
    const out = join(place.home, 'out');
    const files = [join(place.home, names[0]!), broken, join(place.home, names[1]!)];
    const { code, stderr } = await notegen(
      place.home,
      ['note', 'transcribe', ...files, ...demo, '--format', 'srt', '--out', out],
      { environment: place.environment },
    );
    expect(code).toBe(1);
    expect(stderr).toContain('broken.wav');
    expect((await readdir(out)).sort()).toEqual(names.map((name) => name.replace('.wav', '.srt')).sort());
    expect(await readFile(join(out, names[0]!.replace('.wav', '.srt')), 'utf8')).toMatch(/^1\n00:00:0\d/);
    expect(await readdir(place.temporary)).toEqual([]);
    expect(await readdir(process.cwd())).not.toContain('hacked');
  },
);

test.skipIf(!engine)(
  'a whisper.cpp that dies on a piece is run again once; one that dies again is an error, not half a transcript',
  { timeout: 120_000 },
  async () => {
    await using place = await world();
    const file = join(place.home, 'visit.wav');
    await recording(file, 20);
    const dying = join(place.home, 'whisper-cli');
    const body = (once: boolean): string =>
      `#!/bin/sh
case "$1" in --help|@arguments) exec '${engine!.path}' "$@";; esac
${once ? `if [ -e '${place.home}/died' ]; then exec '${engine!.path}' "$@"; fi; : > '${place.home}/died'` : ''}
kill -SEGV $$
`;
    const environment = { ...place.environment, NOTEGEN_SPEECH_WHISPER_PATH: dying };
    await writeFile(dying, body(true));
    await chmod(dying, 0o755);
    const saved = await notegen(place.home, ['note', 'transcribe', file, ...demo], { environment });
    expect(saved.code).toBe(0);
    expect(saved.stdout).toMatch(/^Doctor: Good morning/);
    await writeFile(dying, body(false));
    const failed = await notegen(place.home, ['note', 'transcribe', file, ...demo], { environment });
    expect(failed.code).toBe(1);
    expect(failed.stdout).toBe('');
    expect(failed.stderr).toContain('stopped twice');
    expect(await readdir(place.temporary)).toEqual([]);
  },
);

test.skipIf(!engine)('a damaged model is refused before it is loaded, a missing one named', async () => {
  await using place = await world();
  const copy = join(place.home, 'model.bin');
  await copyFile(join(samples, '..', 'ggml-demo.en-q5_1.bin'), copy);
  expect((await notegen(place.home, ['models', 'add', copy, '--name', 'ours'])).code).toBe(0);
  const bytes = await readFile(copy);
  await writeFile(copy, bytes.subarray(0, 400_000));
  const cut = await notegen(place.home, ['note', 'transcribe', hypertension, '--speech-model', 'ours']);
  expect(cut.code).toBe(1);
  expect(cut.stderr).toMatch(/damaged/);
  const none = await notegen(place.home, ['note', 'transcribe', hypertension, '--speech-model', 'base.en']);
  expect(none.code).toBe(1);
  expect(none.stderr).toContain('notegen models pull base.en');
});

test('subtitles are asked for without a note', async () => {
  await using place = await world();
  const { code, stderr } = await notegen(place.home, ['note', 'transcribe', hypertension, '--format', 'vtt']);
  expect(code).toBe(2);
  expect(stderr).toContain('--transcript-only');
});

test.each([
  [['--language', 'klingon'], 'Whisper knows no language klingon.'],
  [['--language', 'x!'], '--language: must be a BCP 47 language tag'],
  [['--specialty', 'cardilogy', '--transcript-only'], '--specialty: must be one of'],
])('a slip in a flag (%j) is told before anything is recognised', async (flags, told) => {
  await using place = await world();
  const { code, stdout, stderr } = await notegen(
    place.home,
    ['note', 'transcribe', hypertension, ...demo, ...flags],
    { environment: place.environment },
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(told);
  expect(stderr).not.toMatch(/reading|transcribing/);
});

test('where the result can not be written is told before anything is recognised', async () => {
  await using place = await world();
  const out = join(place.home, 'none', 'visit.txt');
  const { code, stdout, stderr } = await notegen(
    place.home,
    ['note', 'transcribe', hypertension, ...demo, '--out', out],
    { environment: place.environment },
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `notegen: ${out} can not be written: there is no such file or directory.\nCheck that the directory exists and that your user may write to it.\n`,
  );
});
