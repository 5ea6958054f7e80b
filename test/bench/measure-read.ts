import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { caller } from '../support/caller.ts';
import { temporaryHome } from '../support/notegen.ts';
import { serve } from '../support/served.ts';
import { exampleTranscript } from './measure-pipeline.ts';
import { type Measurement, measurementOf } from './measurement.ts';

const warmUpSeconds = 4;
const seconds = 1;
const rounds = 15;
// Of the notes of ACI-BENCH's 87 visits half have up to 16 KB and nine tenths up to 22; a note of our examples is denser.
const noteWords = { usual: 850, long: 1_300 };

/** An authenticated `GET /v1/notes/{id}` beside a bare Hono, each in a process of its own, in turn. */
export async function measureRead(): Promise<Measurement[]> {
  // A log that this process reads would slow its own client down.
  await using folder = await temporaryHome();
  await using log = await open(join(folder.path, 'log'), 'w', 0o600);
  await using served = await serve([], { NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0' }, log.fd);
  const { key } = await served.newKey();
  const usual = await writeNote(served.url, key, noteWords.usual);
  const long = await writeNote(served.url, key, noteWords.long);
  const headers = { authorization: `Bearer ${key}` };
  const bare = spawn(process.execPath, ['test/support/bare-hono.mjs', String(usual.bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve) => createInterface(bare.stdout).once('line', resolve));
    const asked = {
      hello: { url: `http://127.0.0.1:${port}/` },
      sized: { url: `http://127.0.0.1:${port}/sized` },
      usual: { url: usual.url, headers },
      long: { url: long.url, headers },
    };
    for (const one of Object.values(asked)) await perSecond(one, warmUpSeconds);
    const overHello: number[] = [];
    const longOverHello: number[] = [];
    const overSized: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const hello = await perSecond(asked.hello, seconds);
      const sized = await perSecond(asked.sized, seconds);
      const read = await perSecond(asked.usual, seconds);
      overHello.push(read / hello);
      overSized.push(read / sized);
      longOverHello.push((await perSecond(asked.long, seconds)) / hello);
    }
    const row = (what: string, ratios: readonly number[]) =>
      measurementOf({ what, unit: 'x', promised: { atLeast: 0.6 } }, ratios);
    return [
      row(`a note of ${inKb(usual.bytes)} read, over a bare Hono "hello"`, overHello),
      row('the same over a bare Hono that sends as many bytes', overSized),
      row(`a note of ${inKb(long.bytes)} read, over a bare Hono "hello"`, longOverHello),
    ];
  } finally {
    bare.kill();
  }
}

async function writeNote(url: string, key: string, words: number): Promise<{ url: string; bytes: number }> {
  const made = await caller(url, key)('POST', '/v1/note', {
    transcript: exampleTranscript(words),
    specialty: 'family_medicine',
  });
  const note = await made.text();
  const { noteId } = JSON.parse(note) as { noteId: string };
  return { url: `${url}/v1/notes/${noteId}`, bytes: Buffer.byteLength(note) };
}

function inKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

/** By duration: where autocannon is given an amount, it looks only once a second whether it is done. */
async function perSecond(options: autocannon.Options, duration: number): Promise<number> {
  const result = await autocannon({ connections: 32, ...options, duration });
  if (result.non2xx + result.errors > 0) throw new Error('a request failed');
  return result.requests.total / result.duration;
}
