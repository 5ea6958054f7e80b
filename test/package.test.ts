import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childEnvironment, notegen, temporaryHome } from './support/notegen.ts';
import { serveIn } from './support/served.ts';
import { noSpeechEngine } from './support/speech-engine.ts';
import { onPty } from './support/terminal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const { dependencies, optionalDependencies } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'optionalDependencies', Record<string, string>>;
const installed = Object.keys({ ...dependencies, ...optionalDependencies });

const place = await temporaryHome();
const home = join(place.path, 'home');
const folder = join(place.path, 'node_modules', 'notegen');
const entry = join(folder, 'bin', 'notegen.js');

/** The package as `npm install` would lay it down, beside what it depends on and nothing else. */
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await mkdir(home, { mode: 0o700 });
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', place.path];
  const { stdout } = await run('npm', pack, { cwd: root });
  await run('tar', ['-xzf', join(place.path, stdout.trim()), '--strip-components', '1', '-C', folder]);
  for (const name of installed) {
    const link = join(place.path, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
}, 120_000);
afterAll(() => place[Symbol.asyncDispose]());

test('what the package runs asks for nothing that it does not depend on', async () => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && /\.[cm]?js$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  const asked = new Set<string>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const names = text.matchAll(
      /(?<![.\w])(?:(?:require|import)\(|(?<=}|\w )from ?)["']((?:@[\w.-]+\/)?[a-z][\w./-]*)["']/g,
    );
    for (const [, name = ''] of names) if (!builtinModules.includes(name)) asked.add(name);
  }
  expect(installed).toEqual(expect.arrayContaining([...asked]));
  expect([...asked]).toEqual(expect.arrayContaining(['better-sqlite3', 'node-llama-cpp', 'codec-parser']));
  // Nothing that needs the packages which are built in lies about unused.
  expect(files.length).toBeLessThan(20);
});

test('the package writes notes, from typed and from spoken visits', { timeout: 300_000 }, async () => {
  const visit = join(folder, 'models', 'examples', 'diabetes-follow-up.txt');
  const typed = await notegen(home, ['note', 'generate', visit], { entry });
  expect(typed).toMatchObject({ code: 0, stdout: expect.stringContaining('Type 2 diabetes') });
  if (noSpeechEngine) return;
  for (const sample of ['hypertension.wav', 'knee_pain.flac']) {
    const recording = join(folder, 'models', 'demo', 'samples', sample);
    const spoken = await notegen(home, ['note', 'transcribe', recording, '--speech-model', 'demo'], {
      entry,
    });
    expect(spoken).toMatchObject({ code: 0, stdout: expect.stringContaining('SUBJECTIVE') });
  }
});

test('the package serves, and its note thread writes', { timeout: 120_000 }, async () => {
  await using server = await serveIn(home, [], {}, undefined, entry);
  const { key } = await server.newKey();
  const answer = await fetch(`${server.url}/v1/note`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      transcript: 'Patient: I have had a cough for two weeks.',
      specialty: 'physician',
    }),
  });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(await answer.json())).toContain('cough');
  expect(await server.stop()).toBe(0);
});

test('the package draws its screens', { timeout: 60_000 }, async () => {
  await using terminal = onPty(process.execPath, [entry, 'keys'], { home });
  await terminal.until('of 5 active');
  await terminal.press('q');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
});

test('the package sends webhook events, and receives them with a certificate it made', {
  timeout: 120_000,
}, async () => {
  const listener = spawn(process.execPath, [entry, 'webhooks', 'listen', '--port', '0', '--json'], {
    env: childEnvironment(home),
  });
  using _listener = { [Symbol.dispose]: () => void listener.kill('SIGKILL') };
  const { url, ca_file } = JSON.parse(
    await new Promise((done) => createInterface(listener.stdout).once('line', done)),
  );
  await notegen(home, ['config', 'set', 'webhooks.caFile', ca_file], { entry });
  await notegen(home, ['webhooks', 'set-url', url], { entry });
  const sent = await notegen(home, ['webhooks', 'test', '--json'], { entry });
  expect(JSON.parse(sent.stdout)).toMatchObject({ status: 'delivered', http_status: 200 });
});

test('the package shows that it keeps silent', { timeout: 300_000 }, async () => {
  const watched = await notegen(home, ['doctor', '--network', '--json'], { entry });
  expect(watched.code).toBe(0);
  expect(JSON.parse(watched.stdout)).toMatchObject({ silent: true, steps: [{ state: 'done' }, {}] });
});
