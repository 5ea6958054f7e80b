import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notegen, temporaryHome } from '../support/notegen.ts';

const place = await temporaryHome();
const at = (...names: string[]): string => join(place.path, ...names);
const home = at('home');
const passphrase = { NOTEGEN_BACKUP_PASSPHRASE: 'long enough for a backup' };
const tooLong = at('x'.repeat(300));

beforeAll(async () => {
  for (const name of ['home', 'folder', 'settings', 'keyed']) await mkdir(at(name), { mode: 0o700 });
  await writeFile(at('visit.txt'), 'Doctor: What brings you in?\nPatient: A cough.');
  await symlink(at('loop'), at('loop'));
  await mkdir(at('settings', 'config.json'));
  await mkdir(at('keyed', 'master.key'));
});
afterAll(() => place[Symbol.asyncDispose]());

const none = 'there is no such file or directory';
const folder = 'it is a directory';
const noWay = 'a part of its path is no directory';
const cases: [what: string, args: string[], words: string][] = [
  ['a transcript that is not there', ['note', 'generate', at('none.txt')], none],
  ['a transcript below a file', ['note', 'generate', at('visit.txt', 'x')], noWay],
  ['a transcript whose links go round', ['note', 'generate', at('loop')], 'symbolic links go round'],
  ['a transcript with an endless name', ['note', 'generate', tooLong], 'its name is too long'],
  ['a note into no directory', ['note', 'generate', at('visit.txt'), '--out', at('none', 'note')], none],
  ['a note below a file', ['note', 'generate', at('visit.txt'), '--out', at('visit.txt', 'x')], noWay],
  ['a note with an endless name', ['note', 'generate', at('visit.txt'), '--out', tooLong], 'too long'],
  [
    'a recording that is not there',
    ['note', 'transcribe', at('none.wav'), '--speech-model', 'demo'],
    'There is no such file',
  ],
  [
    'a recording that is a directory',
    ['note', 'transcribe', at('folder'), '--speech-model', 'demo'],
    'It is a directory',
  ],
  ['dialogues that are not there', ['eval', at('none.jsonl')], none],
  ['dialogues that are a directory', ['eval', at('folder')], folder],
  ['a release that is not there', ['codes', 'import', at('none.txt')], none],
  ['a CPT file below a file', ['codes', 'import', '--cpt', at('visit.txt', 'x')], noWay],
  ['a backup into no directory', ['backup', at('none', 'backup')], none],
  ['a backup that is not there', ['restore', at('none'), '--replace'], none],
  ['a passphrase that is a directory', ['backup', at('b'), '--passphrase-file', at('folder')], folder],
  ['a model that is not there', ['models', 'add', at('none.gguf')], none],
  [
    'a certificate that is a directory',
    ['serve', '--port', '0', '--tls-cert', at('folder'), '--tls-key', at('folder')],
    folder,
  ],
  ['an address of another computer', ['serve', '--host', '192.0.2.1', '--insecure-http'], 'no such address'],
];

test.each(cases)('%s is refused in words, not in a code of the system', async (_, args, words) => {
  const { code, stdout, stderr } = await notegen(home, args, { environment: passphrase });
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(words) });
  expectWords(stderr);
});

test('a text file named .wav is refused before whisper.cpp is looked for', async () => {
  await writeFile(at('visit.wav'), 'Doctor: What brings you in?\nPatient: A cough.');
  // Nothing is built there, and nothing can be.
  const environment = { PATH: at('folder'), XDG_CACHE_HOME: at('cache') };
  const told = async (file: string) =>
    (await notegen(home, ['note', 'transcribe', file, '--speech-model', 'demo'], { environment })).stderr;
  expect(await told(at('visit.wav'))).toContain('The file is text');
  expect(await told('models/demo/samples/hypertension.wav')).toContain('apt install');
});

const homes: [what: string, home: string, words: string][] = [
  ['whose config.json is a directory', at('settings'), folder],
  ['whose master.key is a directory', at('keyed'), folder],
  ['that is a link to itself', at('loop'), 'symbolic links go round'],
  ['with an endless name', tooLong, 'its name is too long'],
];

test.each(homes)('a data directory %s is refused in words, and at once', async (_, data, words) => {
  for (const args of [['keys', 'create', 'x'], ['note', 'generate', at('visit.txt')], ['serve']]) {
    const { code, stdout, stderr } = await notegen(data, args);
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(words) });
    expectWords(stderr);
  }
});

// Node's own way to make directories never comes back there.
test.skipIf(!existsSync('/proc/self'))(
  'a data directory on a file system that takes none is refused in words, and at once',
  { timeout: 120_000 },
  async () => {
    for (const args of [
      ['keys', 'list'],
      ['serve'],
      ['config', 'set', 'retention.notes', '7d'],
      ['models', 'pull', 'tiny.en'],
      ['setup', '--yes'],
    ]) {
      const { code, stderr } = await notegen('/proc/notegen/home', args);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^notegen: The directory \/proc\/notegen\S* can not be made: no directories can be made there\.$/m,
        ),
      ]);
      expectWords(stderr);
    }
  },
);

/** What happened and what to do, without codes, stacks or what was never filled in. */
function expectWords(told: string): void {
  expect(told).not.toMatch(/\bE[A-Z]{3,}\b|\bERR_|SQLITE_|undefined|internal|\n\s+at /);
  expect(told.trimEnd().split('\n').length).toBeGreaterThanOrEqual(2);
}
