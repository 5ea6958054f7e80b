import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryHome } from '../support/notegen.ts';
import { type Served, serveIn } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';

/** A small disk of its own needs the right to mount one: root on Linux. */
const directory = await temporaryHome();
const disk = directory.path;
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0700', 'tmpfs', disk]).status === 0;
const home = join(disk, 'home');
let served: Served | undefined;
let authorization = '';

beforeAll(async () => {
  if (!mounted || noSpeechEngine) return;
  await mkdir(join(disk, 'tmp'));
  served = await serveIn(home, [], { ...speechEnvironment, TMPDIR: join(disk, 'tmp') });
  authorization = `Bearer ${(await served.newKey()).key}`;
});
afterAll(async () => {
  await served?.[Symbol.asyncDispose]();
  if (mounted) spawnSync('umount', ['-l', disk]);
  await directory[Symbol.asyncDispose]();
});

const filler = join(disk, 'filler');
async function fill(): Promise<void> {
  const stream = createWriteStream(filler);
  await new Promise<void>((resolve) => {
    stream.on('error', () => resolve());
    const more = (): void => void stream.write(Buffer.alloc(65_536), (error) => (error ? resolve() : more()));
    more();
  });
}

async function upload(bytes: Buffer): Promise<{ status: number; code?: string; note_id: string }> {
  const response = await fetch(`${served!.url}/v1/audio?specialty=physician`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'audio/flac' },
    body: new Uint8Array(bytes),
  });
  return { ...((await response.json()) as { code?: string; note_id: string }), status: response.status };
}

async function statusOf(noteId: string): Promise<string> {
  const url = `${served!.url}/v1/audio/status?note_id=${noteId}`;
  const response = await fetch(url, { headers: { authorization } });
  return ((await response.json()) as { status: string }).status;
}

async function outcome(noteId: string): Promise<string> {
  for (;;) {
    const status = await statusOf(noteId);
    if (status === 'completed' || status === 'failed') return status;
    await pause(100);
  }
}

test.skipIf(!mounted || noSpeechEngine)(
  'a full disk gives a clear error or a failed note, and everything works again when there is room',
  { timeout: 180_000 },
  async () => {
    const short = await readFile(new URL('../fixtures/audio/speech-16k.flac', import.meta.url));
    const visit = await readFile('models/demo/samples/sore_throat.flac');

    await fill();
    expect(await upload(visit)).toMatchObject({ status: 507, code: 'disk_full' });
    expect((await fetch(`${served!.url}/healthz`)).status).toBe(200);
    await rm(filler);

    const running = await upload(visit);
    expect(running.status).toBe(202);
    while ((await statusOf(running.note_id)) === 'queued') await pause(20);
    await fill();
    await pause(2_000);
    await rm(filler);
    expect(['completed', 'failed']).toContain(await outcome(running.note_id));

    const after = await upload(short);
    expect(after.status).toBe(202);
    expect(await outcome(after.note_id)).toBe('completed');
  },
);
