import { spawn, spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { throwAwayCertificate } from '../../src/webhooks/throw-away-certificate.ts';
import { notegenJson, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { wavBytes } from '../support/wav-bytes.ts';

interface Received {
  verified: boolean;
  event: { event: string; note_id: string; status: string; data?: Record<string, unknown> };
}
interface Status {
  status: string;
  progress: number;
  data: { transcript: string; warnings: { code: string }[] } | null;
  error: { code: string } | null;
}

const noPython = spawnSync('python3', ['--version']).status !== 0;
const order = ['queued', 'transcribing', 'writing', 'completed', 'failed'];
const sample = (name: string) => readFile(new URL(`../fixtures/audio/${name}`, import.meta.url));

// Skipped where whisper.cpp can't be built or there is no python3.
test.skipIf(noSpeechEngine || noPython)(
  'recordings become notes or failures, in order, and a receiver written in Python verifies every event',
  { timeout: 180_000 },
  async () => {
    await using home = await temporaryHome();
    const { cert, key: privateKey } = await throwAwayCertificate({ now: new Date() });
    const [caFile, keyFile] = [join(home.path, 'cert.pem'), join(home.path, 'key.pem')];
    await writeFile(caFile, cert);
    await writeFile(keyFile, privateKey);
    const set = await notegenJson<{ secret: string }>(home.path, [
      'webhooks',
      'set-url',
      'https://127.0.0.1:9/',
    ]);
    const script = new URL('../support/receiver.py', import.meta.url).pathname;
    const python = spawn('python3', [script, caFile, keyFile, set.secret], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    using _python = { [Symbol.dispose]: () => void python.kill('SIGKILL') };
    const received: Received[] = [];
    const port = await new Promise<number>((resolve) => {
      createInterface(python.stdout).on('line', (line) => {
        const said = JSON.parse(line) as { port: number } | Received;
        if ('port' in said) resolve(said.port);
        else received.push(said);
      });
    });
    await notegenJson(home.path, ['webhooks', 'set-url', `https://127.0.0.1:${port}/`]);
    await using served = await serveIn(home.path, [], {
      ...speechEnvironment,
      NOTEGEN_WEBHOOKS_CA_FILE: caFile,
    });
    const authorization = `Bearer ${(await served.newKey()).key}`;

    const mp3 = await sample('speech-vbr-id3.mp3');
    const flac = await sample('speech-16k.flac');
    const uploads: [string, Buffer, string][] = [
      ['completed', mp3, 'form'],
      ['completed', flac, 'raw'],
      ['audio_too_short', wavBytes(8_000, (frame) => Math.sin(frame / 9)), 'raw'],
      ['no_speech', wavBytes(48_000, () => 0), 'form'],
      ['audio_corrupted', Buffer.concat([flac.subarray(0, 60), Buffer.alloc(5_000, 7)]), 'raw'],
    ];
    const noteIds: string[] = [];
    for (const [, bytes, how] of uploads) {
      const form = new FormData();
      form.set('specialty', 'physician');
      form.set('file', new Blob([new Uint8Array(bytes)]));
      const response =
        how === 'form'
          ? await fetch(`${served.url}/v1/audio`, { method: 'POST', headers: { authorization }, body: form })
          : await fetch(`${served.url}/v1/audio?specialty=physician`, {
              method: 'POST',
              headers: { authorization, 'content-type': 'application/octet-stream' },
              body: new Uint8Array(bytes),
            });
      expect(response.status).toBe(202);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      const accepted = (await response.json()) as { note_id: string; status_url: string };
      expect(response.headers.get('location')).toBe(accepted.status_url);
      noteIds.push(accepted.note_id);
    }

    for (const [index, noteId] of noteIds.entries()) {
      const [expected] = uploads[index]!;
      const seen = await watch(`${served.url}/v1/audio/status?note_id=${noteId}`, authorization);
      expect(seen.map(({ status }) => order.indexOf(status))).toEqual(
        seen.map(({ status }) => order.indexOf(status)).sort((a, b) => a - b),
      );
      expect(seen.map(({ progress }) => progress)).toEqual(
        seen.map(({ progress }) => progress).sort((a, b) => a - b),
      );
      const last = seen.at(-1)!;
      if (expected === 'completed') {
        expect(last.status).toBe('completed');
        expect(last.data?.transcript).not.toBe('');
        expect(last.data?.warnings.map(({ code }) => code)).toContain('demo_speech_model');
      } else expect([last.status, last.error?.code]).toEqual(['failed', expected]);
    }
    while (received.length < noteIds.length) await pause(50);
    expect(received.every(({ verified }) => verified)).toBe(true);
    for (const [index, noteId] of noteIds.entries()) {
      const events = received.filter(({ event }) => event.note_id === noteId).map(({ event }) => event);
      expect(events).toHaveLength(1);
      const failed = uploads[index]![0] !== 'completed';
      expect(events[0]).toMatchObject(
        failed
          ? { event: 'note.failed', status: 'failed' }
          : { event: 'note.generated', status: 'completed' },
      );
      expect(failed).toBe(events[0]?.data === undefined);
    }
    // A recording goes just after its outcome was kept.
    await expect.poll(() => readdir(join(home.path, 'recordings')), { timeout: 30_000 }).toEqual([]);
    expect(await readdir(join(home.path, 'transcribing')).catch(() => [])).toEqual([]);
  },
);

/** Every status seen until the last one. */
async function watch(url: string, authorization: string): Promise<Status[]> {
  const seen: Status[] = [];
  for (;;) {
    const response = await fetch(url, { headers: { authorization } });
    expect(response.status).toBe(200);
    const status = (await response.json()) as Status;
    seen.push(status);
    if (status.status === 'completed' || status.status === 'failed') return seen;
    await pause(100);
  }
}
