import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Note } from '../../src/note/note.ts';
import { notegen, notegenJson, temporaryHome } from '../support/notegen.ts';

const visit = `Doctor: What brings you in today?
Patient: I have had a cough and a fever for two weeks.
Doctor: Any chest pain?
Patient: No, no chest pain.
Doctor: Your lungs are clear. This is acute bronchitis. Take guaifenesin 600 milligrams twice a day. Come back in two weeks.
`;

async function withVisit() {
  const home = await temporaryHome();
  const file = join(home.path, 'visit.txt');
  await writeFile(file, visit);
  return { home: home.path, file, [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]() };
}

test('a transcript from a file becomes a note, which is kept and can be shown, listed and erased', async () => {
  await using world = await withVisit();
  const note = await notegenJson<Note>(world.home, ['note', 'generate', world.file]);
  expect(note.status).toBe('completed');
  expect(note.transcript).toBe(visit);
  expect(note.subjective).toMatch(/cough/);
  const list = await notegenJson<{ items: unknown[] }>(world.home, ['note', 'list']);
  expect(list).toEqual({
    items: [
      {
        noteId: note.noteId,
        status: 'completed',
        specialty: 'physician',
        created_at: note.created_at,
        expires_at: note.expires_at,
      },
    ],
    next_cursor: null,
  });
  expect(await notegenJson(world.home, ['note', 'show', note.noteId])).toEqual(note);
  expect((await notegen(world.home, ['note', 'delete', note.noteId])).code).toBe(0);
  const gone = await notegen(world.home, ['note', 'show', note.noteId]);
  expect(gone.code).toBe(1);
  expect(gone.stderr).toContain('no such note');
});

test('curly quotes are read as straight ones by what was built, too', async () => {
  await using world = await withVisit();
  const asked = (quote: string) =>
    `${visit}Patient: I${quote}m worried, I${quote}ve missed work.\nDoctor: I${quote}d like a call from you.\n`;
  const noteOf = async (input: string) =>
    (await notegen(world.home, ['note', 'generate', '-', '--no-save'], { input })).stdout;
  expect(await noteOf(asked('\u2019'))).toBe(await noteOf(asked("'")));
});

test('--no-save leaves nothing behind, not even a database', async () => {
  await using world = await withVisit();
  const { code } = await notegen(world.home, ['note', 'generate', world.file, '--no-save']);
  expect(code).toBe(0);
  expect(await readdir(world.home)).toEqual(['visit.txt']);
});

test('text holds the sections alone; markdown adds the patient summary; stdin does as well as a file', async () => {
  await using world = await withVisit();
  const text = await notegen(world.home, ['note', 'generate', '-', '--no-save'], { input: visit });
  expect(text.stdout.match(/^(SUBJECTIVE|OBJECTIVE|ASSESSMENT|PLAN)$/gm)).toHaveLength(4);
  expect(text.stdout).not.toMatch(/for the patient/i);
  const markdown = await notegen(world.home, ['note', 'generate', '-', '--format', 'markdown', '--no-save'], {
    input: visit,
  });
  expect(markdown.stdout).toMatch(/for the patient/i);
});

test('--out is written whole, readable by its owner alone, and leaves no draft beside it', async () => {
  await using world = await withVisit();
  const directory = join(world.home, 'notes; $(touch x) "quoted"\nnew line');
  await mkdir(directory);
  const out = join(directory, 'ä note.txt');
  const { code, stdout } = await notegen(world.home, [
    'note',
    'generate',
    world.file,
    '--no-save',
    '--out',
    out,
  ]);
  expect([code, stdout]).toEqual([0, '']);
  expect(await readFile(out, 'utf8')).toMatch(/^SUBJECTIVE/);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).toEqual(['ä note.txt']);
});

test('--out goes through no link and into no directory', async () => {
  await using world = await withVisit();
  await symlink(world.file, join(world.home, 'link'));
  for (const out of [join(world.home, 'link'), world.home, join(world.home, 'none', 'note.txt')]) {
    const { code, stderr } = await notegen(world.home, [
      'note',
      'generate',
      world.file,
      '--no-save',
      '--out',
      out,
    ]);
    expect([code, stderr.includes('written') || stderr.includes('plain file')]).toEqual([1, true]);
  }
  expect(await readFile(world.file, 'utf8')).toBe(visit);
});

const broken: [string, Uint8Array | string, string][] = [
  ['an empty file', '', 'transcript_empty'],
  ['a blank file', ' \n\t\r\n ', 'transcript_empty'],
  ['a byte order mark and nothing else', '\ufeff', 'transcript_empty'],
  ['punctuation alone', '... --- !!!', 'transcript_empty'],
  ['a JSON document', '{"transcript": "Doctor: Hello."}', 'transcript_json'],
  ['ten megabytes', 'Doctor: yes. '.repeat(800_000), 'transcript_too_long'],
  ['400,001 characters', 'a '.repeat(200_001), 'transcript_too_long'],
  [
    'a wav file',
    Buffer.concat([Buffer.from('RIFF\u0024\0\0\0WAVEfmt '), Buffer.alloc(200)]),
    'transcript_not_text',
  ],
  [
    'a wav file of a minute',
    Buffer.concat([Buffer.from('RIFF\u0024\0\0\0WAVEfmt '), Buffer.alloc(1_920_000)]),
    'transcript_not_text',
  ],
  [
    'random bytes',
    Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 167 + 13) % 256)),
    'transcript_not_text',
  ],
  ['text with a NUL character', 'Patient: my head\0hurts.', 'transcript_not_text'],
  [
    'UTF-16 with half a character',
    Buffer.from('\ufeffPatient: it hurts \ud83d today.', 'utf16le'),
    'transcript_not_text',
  ],
  ['UTF-16 without a byte order mark', Buffer.from(visit, 'utf16le'), 'transcript_not_text'],
];

test.each(broken)('%s gives a clear error, in words and with --json', async (_, content, code) => {
  await using world = await withVisit();
  await writeFile(world.file, content);
  const told = await notegen(world.home, ['note', 'generate', world.file]);
  expect([told.code, told.stdout]).toEqual([1, '']);
  expect(told.stderr).toMatch(/^notegen: .+\n.+\n$/);
  const json = await notegen(world.home, ['note', 'generate', '-', '--json'], { input: content });
  expect(JSON.parse(json.stderr)).toMatchObject({
    code,
    type: `/errors/${code}`,
    request_id: expect.any(String),
  });
  expect(await notegenJson(world.home, ['note', 'list'])).toEqual({ items: [], next_cursor: null });
});

test('a missing file, a directory and a pipe nobody writes to are named in the error', async () => {
  await using world = await withVisit();
  for (const [path, message] of [
    [join(world.home, 'no such.txt'), /no such file/],
    [world.home, /is a directory\.\nName the transcript inside it/],
    ['/dev/null', /is a pipe, a socket or a device, and no file\.\nGive `-`/],
    [`${world.home}/a\nb\u001b[31m`, /a\ufffdb\ufffd\[31m can not be read: there is no such file/],
  ] as const) {
    const { code, stderr } = await notegen(world.home, ['note', 'generate', path]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
  }
});

test('one word gives a short honest note and no invention', async () => {
  await using world = await withVisit();
  const { code, stdout } = await notegen(world.home, ['note', 'generate', '-', '--no-save'], {
    input: 'Hello',
  });
  expect(code).toBe(0);
  expect(stdout).toContain('No examination was described.');
});

test('a wrong specialty is answered with the flag and what it takes', async () => {
  await using world = await withVisit();
  const { code, stderr } = await notegen(world.home, [
    'note',
    'generate',
    world.file,
    '--specialty',
    'witch',
  ]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/--specialty: .*cardiology/);
});

test('the language model that is not installed is said to be missing, not silently replaced', async () => {
  await using world = await withVisit();
  const { code, stderr } = await notegen(world.home, [
    'note',
    'generate',
    world.file,
    '--engine',
    'llama',
    '--json',
  ]);
  expect([code, JSON.parse(stderr).code]).toEqual([1, 'engine_unavailable']);
});
