import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { asDiskFull } from '../../disk-full.ts';
import { type ErrorCode, NotegenError } from '../../errors.ts';
import { watchFlags } from '../../watch-flags.ts';
import type { DecodeJob, DecodeOutcome } from './decode-job.ts';

export type WorkerMessage =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; outcome: DecodeOutcome }
  | { type: 'failed'; code: ErrorCode; message: string }
  | { type: 'broken'; systemCode: string | null; message: string };

const stuckAfterSeconds = 120;

/**
 * Decodes in a thread of its own: the caller stays responsive, an abort ends even a codec that hangs on a
 * broken file, and what codecs print goes nowhere. Throws NotegenError.
 */
export async function decodeInWorker(
  job: DecodeJob,
  options: { signal: AbortSignal; onProgress?: ((fraction: number) => void) | undefined },
): Promise<DecodeOutcome> {
  const worker = startWorker(job);
  let resolve!: (outcome: DecodeOutcome) => void;
  let reject!: (error: NotegenError) => void;
  const promise = new Promise<DecodeOutcome>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  let quietTicks = 0;
  // Counted in ticks, not by the clock: a laptop that slept must not look like a decoder that hangs.
  const watch = setInterval(() => {
    quietTicks += 1;
    if (quietTicks >= stuckAfterSeconds) reject(corrupted('its decoder came to no end'));
  }, 1000);
  const abort = (): void => reject(new NotegenError('cancelled', 'Decoding was cancelled.'));
  options.signal.addEventListener('abort', abort, { once: true });
  worker.on('message', (message: WorkerMessage) => {
    quietTicks = 0;
    switch (message.type) {
      case 'progress':
        options.onProgress?.(message.fraction);
        break;
      case 'done':
        resolve(message.outcome);
        break;
      case 'failed':
        reject(new NotegenError(message.code, message.message));
        break;
      case 'broken':
        reject(fromSystem(message.systemCode, message.message));
        break;
      default:
        message satisfies never;
    }
  });
  worker.on('error', (error) => reject(corrupted('its decoder failed', error)));
  worker.on('exit', () => reject(corrupted('its decoder stopped')));
  try {
    if (options.signal.aborted) abort();
    return await promise;
  } finally {
    clearInterval(watch);
    options.signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

function startWorker(job: DecodeJob): Worker {
  const options: WorkerOptions = {
    workerData: job,
    env: {},
    execArgv: watchFlags(),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  };
  // From source (tests, `npm run dev`) the thread must first learn to load TypeScript; the built program need not.
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(loadingTypeScript('./decode-worker.ts'), { ...options, eval: true })
    : new Worker(new URL('./decode-worker.js', import.meta.url), options);
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

function loadingTypeScript(module: string): string {
  // The resolver of require names the CommonJS half; the thread needs the other one beside it.
  const half = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(half.replace(/\.cjs$/, '.mjs')).href;
  const target = new URL(module, import.meta.url).href;
  return `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(target)}); });`;
}

/** Turns a failed read or write into what the user can do about it. */
export function fromSystem(code: string | null, message: string): NotegenError {
  const cause = Object.assign(new Error(message), { code });
  const known = asDiskFull(cause);
  if (known instanceof NotegenError) return known;
  switch (code) {
    case 'EIO':
    case 'ESTALE':
      return new NotegenError('file_unreadable', 'The disk reports an error reading the recording.', {
        cause,
      });
    default:
      return corrupted('its decoder failed', cause);
  }
}

function corrupted(what: string, cause?: unknown): NotegenError {
  return new NotegenError('audio_corrupted', `The recording can not be decoded: ${what}.`, { cause });
}
