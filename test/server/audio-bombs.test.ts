import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { quietOggOpus, silentFlac, sparseWebm } from '../support/audio-bombs.ts';
import { temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';

const hour = 3600;

test.skipIf(noSpeechEngine)(
  'an uploaded file of a few kilobytes that lasts hours is refused, or fails with a code; the server works on and keeps nothing of it',
  { timeout: 300_000 },
  async () => {
    await using home = await temporaryHome();
    const temporary = join(home.path, 'tmp');
    await mkdir(temporary);
    const environment = { ...speechEnvironment, TMPDIR: temporary, NOTEGEN_LIMITS_AUDIO_HOURS: '1' };
    await using served = await serveIn(home.path, [], environment);
    const { key } = await served.newKey();
    const headers = { authorization: `Bearer ${key}` };
    const upload = async (bytes: Buffer): Promise<{ status: number; code?: string; note_id?: string }> => {
      const form = new FormData();
      form.set('specialty', 'family_medicine');
      form.set('file', new Blob([new Uint8Array(bytes)]), '../../$(reboot).wav');
      const answer = await fetch(`${served.url}/v1/audio`, { method: 'POST', headers, body: form });
      return { ...((await answer.json()) as object), status: answer.status };
    };
    // What says how long it is need not be decoded to be refused.
    expect(await upload(silentFlac(1, 4_096, [16_000], 2 ** 36 - 1))).toMatchObject({
      status: 413,
      code: 'audio_too_large',
    });
    expect(await upload(quietOggOpus(30, 9 * hour * 48_000))).toMatchObject({
      status: 413,
      code: 'audio_too_large',
    });
    const outcomes: (string | undefined)[] = [];
    for (const bytes of [
      quietOggOpus(5 * hour, 48_000),
      sparseWebm(603),
      silentFlac(1, 7_000, [1]),
      quietOggOpus(600),
    ]) {
      expect(bytes.length).toBeLessThan(500_000);
      const { status, note_id } = await upload(bytes);
      expect(status).toBe(202);
      for (;;) {
        const answer = await fetch(`${served.url}/v1/audio/status?note_id=${note_id}`, { headers });
        const job = (await answer.json()) as { status: string; error: { code: string } | null };
        if (!['queued', 'transcribing', 'writing'].includes(job.status)) {
          outcomes.push(job.error?.code);
          break;
        }
        await pause(200);
      }
    }
    expect(outcomes).toEqual(['audio_too_large', 'audio_too_large', 'audio_corrupted', 'no_speech']);
    expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
    // A recording goes just after its outcome was kept.
    await expect.poll(() => readdir(join(home.path, 'recordings')), { timeout: 30_000 }).toEqual([]);
    expect((await readdir(temporary)).filter((name) => name.startsWith('notegen-speech-'))).toEqual([]);
  },
);
