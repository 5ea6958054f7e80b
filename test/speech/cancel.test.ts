import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checksumOf } from '../../src/models/checksum.ts';
import { transcribe } from '../../src/speech/transcribe.ts';
import { samples, whisperForTests } from '../support/whisper.ts';
import { hypertension, workingIn, world } from './command-world.ts';

const engine = await whisperForTests();
const model = join(samples, '..', 'ggml-demo.en-q5_1.bin');

test.skipIf(!engine).each(['decoding', 'transcribing'] as const)(
  'aborted while %s, a transcription rejects with `cancelled` and leaves no file and no process',
  { timeout: 600_000 },
  async (stage) => {
    await using place = await world();
    const stop = new AbortController();
    const { sha256 } = await checksumOf(model, { signal: stop.signal });
    const working = transcribe(
      hypertension,
      {
        engine: engine!,
        model: { name: 'demo', path: model, sha256, bytes: 13_063_140 },
        voiceDetectionPath: null,
        ffmpegPath: null,
        limits: { seconds: 3600, bytes: 500e6 },
        cores: 2,
        threads: 0,
        workRoots: { temporary: place.temporary, memory: place.temporary },
        progressDirectory: join(place.home, 'transcribing'),
        progressKey: randomBytes(32),
        checksum: async (path, signal) => (await checksumOf(path, { signal })).sha256,
      },
      {
        signal: stop.signal,
        onProgress: (progress) => {
          if (progress.stage === stage) stop.abort();
        },
      },
    );
    // Of the recognition no progress is told before a clip is done: it is aborted as soon as whisper-cli runs.
    const watch = (async () => {
      while (stage === 'transcribing' && process.platform === 'linux' && !stop.signal.aborted) {
        if ((await workingIn(place.temporary)).length > 0) stop.abort();
        await sleep(20);
      }
    })();
    await expect(working).rejects.toMatchObject({ code: 'cancelled' });
    await watch;
    expect(await readdir(place.temporary)).toEqual([]);
    expect(await workingIn(place.temporary)).toEqual([]);
  },
);
