import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caller } from '../support/caller.ts';
import { notegenJson, program, temporaryHome } from '../support/notegen.ts';
import { atTerminal, keys, onPty } from '../support/terminal.ts';

const visit = { transcript: 'Doctor: What brings you in?\nPatient: A cough.', specialty: 'physician' };
const listens = /notegen serves (http:\/\/127\.0\.0\.1:\d+)/;

test('a server on a terminal shows what it is asked, and stops when it is told to', {
  timeout: 120_000,
}, async () => {
  await using home = await temporaryHome();
  const { key } = await notegenJson<{ key: string }>(home.path, ['keys', 'create', 'test']);
  await using terminal = atTerminal({ home: home.path, args: ['serve', '--port', '0'] });
  const [, url = ''] = listens.exec(await terminal.until(listens)) ?? [];
  const call = caller(url, key);
  expect((await call('POST', '/v1/note', visit)).status).toBe(200);
  await terminal.until('POST /v1/note 200');
  await terminal.until('Notes today 1');
  expect((await call('GET', '/v1/notes/nothing')).status).toBe(404);
  await terminal.until(/GET \/v1\/notes\S+ 404/);
  await terminal.resize(40, 12);
  await terminal.until(listens);
  expect(terminal.written()).not.toContain('cough');
  await terminal.press('q', 'y');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
  await expect(fetch(url)).rejects.toThrow();
});

test.each([
  ['Ctrl-C', (terminal: ReturnType<typeof atTerminal>) => terminal.press(keys.ctrlC)],
  ['SIGTERM', async (terminal: ReturnType<typeof atTerminal>) => terminal.kill('SIGTERM')],
])(
  '%s stops the server with 0, as ever, and gives the terminal back',
  { timeout: 60_000 },
  async (_how, stop) => {
    await using home = await temporaryHome();
    await using terminal = atTerminal({ home: home.path, args: ['serve', '--port', '0'] });
    await terminal.until(listens);
    await stop(terminal);
    expect(await terminal.ended()).toEqual({ code: 0, sane: true });
  },
);

test('a port that is taken is told after the screen is gone, with exit code 1', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  await using terminal = atTerminal({ home: home.path, args: ['serve', '--port', String(port)] });
  expect(await terminal.ended()).toEqual({ code: 1, sane: true });
  expect(terminal.screen()).toContain(String(port));
  taken.close();
});

test('--plain writes log lines on a terminal too', { timeout: 60_000 }, async () => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['serve', '--port', '0', '--plain'] });
  await terminal.until('notegen listens on http://127.0.0.1:');
  await terminal.until('"event":"listening"');
  expect(terminal.written()).not.toContain('\u001b[?1049h');
  await terminal.press(keys.ctrlC);
  expect((await terminal.ended()).code).toBe(0);
});

test('a log that goes to a file gets its lines beside the screen', { timeout: 60_000 }, async () => {
  await using home = await temporaryHome();
  const file = join(home.path, 'serve.log');
  const command = `exec "${process.execPath}" "${program}" serve --port 0 2>"${file}"`;
  await using terminal = onPty('/bin/sh', ['-c', command], { home: home.path });
  await terminal.until(listens);
  await terminal.press('q', 'y');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
  expect(await readFile(file, 'utf8')).toContain('"event":"listening"');
});
