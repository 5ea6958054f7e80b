// Last step of `npm run build`: does from the bundles what a use of them does, and keeps what V8 compiled for that.
import { on, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { noteThreadFlags } from '../dist/app/note-thread-flags.js';
import bundled from './bundled.cjs';

const home = mkdtempSync(join(tmpdir(), 'notegen-build-'));
const environment = { NOTEGEN_HOME: home };
const transcript = readFileSync(
  new URL('../models/examples/diabetes-follow-up.txt', import.meta.url),
  'utf8',
);
const shownMs = 500;
const mostMs = 60_000;
// A build that can't do this goes on without.
setTimeout(() => process.exit(1), mostMs).unref();
// What has not run for a while would be forgotten.
setFlagsFromString('--no-flush-bytecode');

function terminal(isTTY) {
  const ending = new AbortController();
  const stream = () =>
    Object.assign(new PassThrough(), { isTTY, columns: 80, rows: 24, setRawMode() {}, ref() {}, unref() {} });
  const [stdin, stdout, stderr] = [stream(), stream(), stream()];
  stderr.resume();
  return { stdin, stdout, stderr, environment, signal: ending.signal, end: () => ending.abort() };
}

/** What is done in each use of the program (bundled.cjs). */
const uses = {
  async commands(run) {
    await asked(run, 'keys', 'create', 'build');
    await asked(run, 'keys', 'list');
  },
  async serve(run) {
    const { key } = await asked(run, 'keys', 'create', 'build');
    const at = terminal(false);
    const served = run(['serve', '--port', '0', '--json'], at);
    const { url } = JSON.parse((await once(at.stdout, 'data'))[0]);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ transcript, specialty: 'physician' }) };
    await (await fetch(`${url}/healthz`)).text();
    const { noteId } = await (await fetch(`${url}/v1/note`, request)).json();
    await (await fetch(`${url}/v1/notes/${noteId}`, { headers })).text();
    await (await fetch(`${url}/v1/stream/note`, request)).text();
    at.end();
    await served;
  },
  async screens(run) {
    for (const screen of [['keys'], ['webhooks'], ['models'], ['setup'], ['serve', '--port', '0']]) {
      const at = terminal(true);
      const shown = run(screen, at);
      await once(at.stdout, 'data');
      at.stdout.resume();
      await pause(shownMs);
      at.end();
      await shown;
    }
  },
};

async function asked(run, ...args) {
  const at = terminal(false);
  await run([...args, '--json'], at);
  return JSON.parse(at.stdout.read());
}

/** In a thread, as in a server: it writes notes until what does that is compiled. */
async function keepThread() {
  const load = `const { parentPort } = require('node:worker_threads');
    const bundled = require(${JSON.stringify(fileURLToPath(new URL('bundled.cjs', import.meta.url)))});
    bundled.load('note-thread');
    parentPort.on('message', ({ run }) => {
      if (run !== 0) return;
      bundled.keepCompiled();
      parentPort.postMessage('kept');
    });`;
  // Compiled code is only taken up under the flags it was made with.
  for (const { set } of noteThreadFlags) setFlagsFromString(set);
  const thread = new Worker(load, { eval: true, workerData: { home } });
  const request = { transcript, specialty: 'physician', engine: 'extractive' };
  const order = { noteId: 'build', now: Date.now(), seed: 1, version: '0', retentionMs: 1_000, whole: false };
  thread.postMessage({ kind: 'write', run: 1, input: { request }, ...order });
  for await (const [{ event }] of on(thread, 'message')) if (event?.type === 'note.completed') break;
  setFlagsFromString('--flush-bytecode');
  thread.postMessage({ kind: 'cancel', run: 0 });
  for await (const [message] of on(thread, 'message')) if (message === 'kept') break;
}

const [use] = process.argv.slice(2);
if (use === 'note-thread') await keepThread();
else {
  await uses[use](bundled.program(use).run);
  // What a server sets once it runs (app/note-threads.ts, server/young-generation.ts) is not set when it is loaded.
  const asLoaded = noteThreadFlags.map(({ otherwise }) => otherwise);
  for (const flag of [...asLoaded, '--flush-bytecode', '--semi-space-growth-factor=2'])
    setFlagsFromString(flag);
  bundled.keepCompiled();
}
rmSync(home, { recursive: true, force: true });
process.exit();
