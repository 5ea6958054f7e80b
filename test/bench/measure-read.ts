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

/** An authenticated `GET /v1/notes/{id}` beside a bare Hono, each in a process of its own, in turn. */
export async function measureRead(): Promise<Measurement[]> {
  // A log that this process reads would slow its own client down.
  await using folder = await temporaryHome();
  await using log = await open(join(folder.path, 'log'), 'w', 0o600);
  await using served = await serve([], { NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0' }, log.fd);
  const { key } = await served.newKey();
  const made = await caller(served.url, key)('POST', '/v1/note', {
    transcript: exampleTranscript(),
    specialty: 'family_medicine',
  });
  const note = await made.text();
  const { noteId } = JSON.parse(note) as { noteId: string };
  const headers = { authorization: `Bearer ${key}` };
  const bare = spawn(process.execPath, ['test/support/bare-hono.mjs', String(Buffer.byteLength(note))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve) => createInterface(bare.stdout).once('line', resolve));
    const asked = {
      hello: { url: `http://127.0.0.1:${port}/` },
      sized: { url: `http://127.0.0.1:${port}/sized` },
      read: { url: `${served.url}/v1/notes/${noteId}`, headers },
    };
    for (const one of Object.values(asked)) await perSecond(one, warmUpSeconds);
    const overHello: number[] = [];
    const overSized: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const hello = await perSecond(asked.hello, seconds);
      const sized = await perSecond(asked.sized, seconds);
      const read = await perSecond(asked.read, seconds);
      overHello.push(read / hello);
      overSized.push(read / sized);
    }
    return [
      measurementOf(
        { what: 'GET /v1/notes/{id} over a bare Hono "hello"', unit: 'x', promised: { atLeast: 0.6 } },
        overHello,
      ),
      measurementOf(
        { what: 'the same over a bare Hono that sends as many bytes', unit: 'x', promised: { atLeast: 0.6 } },
        overSized,
      ),
    ];
  } finally {
    bare.kill();
  }
}

/** By duration: where autocannon is given an amount, it looks only once a second whether it is done. */
async function perSecond(options: autocannon.Options, duration: number): Promise<number> {
  const result = await autocannon({ connections: 32, ...options, duration });
  if (result.non2xx + result.errors > 0) throw new Error('a request failed');
  return result.requests.total / result.duration;
}
