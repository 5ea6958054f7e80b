import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { residentMb } from '../support/processes.ts';
import { type Served, serve } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { wavBytes } from '../support/wav-bytes.ts';

/** What happens to uploads before anyone listens to them: the engine is there, but these recordings are soon cancelled. */
let served: Served;
let authorization: string;
beforeAll(async () => {
  if (noSpeechEngine) return;
  served = await serve([], { ...speechEnvironment, NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0' });
  authorization = `Bearer ${(await served.newKey()).key}`;
});
afterAll(() => served?.[Symbol.asyncDispose]());

const files = () => readdir(join(served.home, 'recordings'));
const rawUrl = () => `${served.url}/v1/audio?specialty=family_medicine`;

async function post(
  url: string,
  body: FormData | Uint8Array<ArrayBuffer> | string,
  type?: string,
): Promise<{ status: number; json: Answer }> {
  const headers = { authorization, ...(type === undefined ? {} : { 'content-type': type }) };
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, json: (await response.json()) as Answer };
}
interface Answer {
  note_id: string;
  code?: string;
  errors?: { path: string }[];
}

async function cancel(noteId: string): Promise<void> {
  const url = `${served.url}/v1/notes/${noteId}`;
  const response = await fetch(url, { method: 'DELETE', headers: { authorization } });
  expect(response.status).toBe(204);
}

// A sample visit over and over: speech enough to keep the engine busy until the job is cancelled.
const spoken = (await readFile('models/demo/samples/hypertension.wav')).subarray(44);
const quarterHour = wavBytes(
  16_000 * 900,
  (frame) => spoken.readInt16LE((2 * frame) % (spoken.length - 2)) / 32_768,
);

test.skipIf(noSpeechEngine)(
  'an upload is taken as a form and as raw bytes, and can be cancelled',
  async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(quarterHour)]), 'visit.wav');
    form.set('specialty', 'cardiology');
    form.set('encounter', JSON.stringify({ patient: { age: 70 } }));
    const asForm = await post(`${served.url}/v1/audio`, form);
    const raw = await post(rawUrl(), new Uint8Array(quarterHour), 'audio/wav');
    expect([asForm.status, raw.status]).toEqual([202, 202]);
    for (const { json } of [asForm, raw]) {
      await cancel(json.note_id);
      const url = `${served.url}/v1/audio/status?note_id=${json.note_id}`;
      const status = await fetch(url, { headers: { authorization } });
      expect(await status.json()).toMatchObject({ status: 'cancelled', data: null, error: null });
    }
    await vi.waitFor(async () => expect(await files()).toEqual([]), 5_000);
  },
);

test.skipIf(noSpeechEngine)(
  'what is wrong with an upload is told, all at once, and nothing of it is kept',
  async () => {
    const form = (fields: Record<string, string>, file: string | null = 'RIFF') => {
      const made = new FormData();
      for (const [name, value] of Object.entries(fields)) made.set(name, value);
      if (file !== null) made.set('file', new Blob([file]), '../../etc/passwd');
      return made;
    };
    const url = `${served.url}/v1/audio`;
    const wav = new Uint8Array(quarterHour.subarray(0, 64_000));
    const good = form({ specialty: 'wizard', colour: 'red' }, null);
    good.set('file', new Blob([wav]), 'a.wav');
    expect((await post(url, good)).json.errors?.map(({ path }) => path).sort()).toEqual([
      'colour',
      'specialty',
    ]);
    expect(await post(url, form({ specialty: 'physician' }, null))).toMatchObject({ status: 422 });
    expect(await post(url, form({ specialty: 'physician' }, '<html>'))).toMatchObject({
      status: 415,
      json: { code: 'unsupported_audio_format' },
    });
    const fourHoursAndMore = 2_000 * 14_760;
    const head = wavBytes(0, () => 0, { sampleRate: 2_000, bits: 8, dataSize: fourHoursAndMore });
    const long = Buffer.concat([head, Buffer.alloc(fourHoursAndMore, 128)]);
    expect(await post(rawUrl(), new Uint8Array(long), 'audio/wav')).toMatchObject({
      status: 413,
      json: { code: 'audio_too_large' },
    });
    expect(await post(rawUrl(), wav, 'text/plain')).toMatchObject({ status: 415 });
    expect(await post(rawUrl(), new Uint8Array(), 'audio/wav')).toMatchObject({ status: 422 });
    expect(await post(`${url}?specialty=wizard`, wav, 'audio/wav')).toMatchObject({ status: 422 });
    const inKlingon = form({ specialty: 'physician', language: 'tlh' }, null);
    inKlingon.set('file', new Blob([wav]), 'a.wav');
    for (const answer of [
      await post(url, inKlingon),
      await post(`${rawUrl()}&language=tlh-Latn`, wav, 'audio/wav'),
    ])
      expect(answer).toMatchObject({
        status: 422,
        json: { errors: [{ path: 'language', message: expect.stringMatching(/ de, .* en, .* zh$/) }] },
      });
    expect(await post(url, '--x\r\nbroken', 'multipart/form-data; boundary=x')).toMatchObject({
      status: 422,
    });
    expect(await post(url, 'x', 'multipart/form-data')).toMatchObject({ status: 415 });
    expect(await files()).toEqual([]);
  },
);

test.skipIf(noSpeechEngine)('an upload cut off in the middle leaves no file and no job', async () => {
  for (const type of ['audio/wav', 'multipart/form-data; boundary=x']) {
    const request = httpRequest(rawUrl(), {
      method: 'POST',
      headers: { authorization, 'content-type': type, 'content-length': 10_000_000 },
    });
    request.on('error', () => {});
    if (type.startsWith('multipart')) {
      request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n');
    }
    request.write(quarterHour.subarray(0, 1_000_000));
    await vi.waitFor(async () => expect(await files()).toHaveLength(1), 5_000);
    request.destroy();
    await vi.waitFor(async () => expect(await files()).toEqual([]), 5_000);
  }
});

test.skipIf(noSpeechEngine)('the same Idempotency-Key and recording are one job', async () => {
  const upload = (key: string, bytes: Buffer) =>
    fetch(rawUrl(), {
      method: 'POST',
      headers: { authorization, 'content-type': 'audio/wav', 'idempotency-key': key },
      body: new Uint8Array(bytes),
    });
  const first = await upload('visit-1', quarterHour);
  const again = await upload('visit-1', quarterHour);
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const { note_id } = (await first.json()) as Answer;
  expect(((await again.json()) as Answer).note_id).toBe(note_id);
  const other = await upload('visit-1', quarterHour.subarray(0, 1_000_000));
  expect(other.status).toBe(409);
  await cancel(note_id);
});

test.skipIf(noSpeechEngine)(
  'a 500 MB upload goes to disk without filling memory',
  { timeout: 180_000 },
  async () => {
    const bytes = 499_000_000;
    const before = residentMb(served.child.pid!);
    let peak = before ?? 0;
    const timer = setInterval(async () => {
      peak = Math.max(peak, residentMb(served.child.pid!) ?? 0);
    }, 50);
    const request = httpRequest(rawUrl(), {
      method: 'POST',
      headers: { authorization, 'content-type': 'audio/wav', 'content-length': bytes },
    });
    const chunk = Buffer.alloc(1 << 20);
    const body = function* (): Generator<Buffer> {
      yield quarterHour.subarray(0, 44);
      for (let left = bytes - 44; left > 0; left -= chunk.length)
        yield chunk.subarray(0, Math.min(left, chunk.length));
    };
    const [[response]] = await Promise.all([
      once(request, 'response'),
      pipeline(Readable.from(body()), request),
    ]);
    clearInterval(timer);
    expect(response.statusCode).toBe(202);
    const { note_id } = JSON.parse((await response.toArray()).join('')) as Answer;
    await cancel(note_id);
    if (before !== null) expect(peak - before).toBeLessThan(64);
  },
);

test.skipIf(noSpeechEngine)('fifty uploads at once are all taken', { timeout: 120_000 }, async () => {
  const minute = new Uint8Array(quarterHour.subarray(0, 44 + 32_000 * 60));
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(rawUrl(), minute, 'audio/wav')));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
  expect(new Set(answers.map(({ json }) => json.note_id)).size).toBe(50);
  for (const { json } of answers)
    await fetch(`${served.url}/v1/notes/${json.note_id}`, { method: 'DELETE', headers: { authorization } });
  await pause(100);
});
