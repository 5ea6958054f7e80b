import { open } from 'node:fs/promises';
import { type Dispatcher, fetch, type Response } from 'undici';
import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';
import { beginPart, type PartFile } from './part-file.ts';

export interface FetchOptions {
  signal: AbortSignal;
  dispatcher: Dispatcher;
  /** Bytes on disk so far, and of how many, where the server says. */
  onProgress: (bytes: number, total: number | null) => void;
}

/** How an attempt ended: `complete` as far as the server says, or `broken` with the reason, to be tried again. */
export type Attempt = { state: 'complete' } | { state: 'broken'; reason: string };

/**
 * Fetches what `part` still lacks and appends it. Throws `model_download_failed` where trying again is no use,
 * `disk_full`, `file_unwritable`, `cancelled`.
 */
export async function fetchRest(address: string, part: PartFile, options: FetchOptions): Promise<Attempt> {
  let response: Response;
  try {
    response = await fetch(address, {
      dispatcher: options.dispatcher,
      signal: options.signal,
      headers: {
        'accept-encoding': 'identity',
        ...(part.bytes > 0 && { range: `bytes=${part.bytes}-` }),
        ...(part.bytes > 0 && part.tag !== null && { 'if-range': part.tag }),
      },
    });
  } catch (error) {
    return broken(error, options.signal);
  }
  const refused = await refusal(response, address, part);
  if (refused) return refused;
  const resumed = response.status === 206 && rangeStart(response) === part.bytes;
  if (!resumed) await beginPart(part, address, strongTag(response)).catch(rethrow);
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const total = Number.isFinite(length) ? part.bytes + length : null;
  options.onProgress(part.bytes, total);
  const failure = await append(response, part, total, options);
  if (failure) return failure;
  if (total !== null && part.bytes < total)
    return { state: 'broken', reason: 'the connection ended too early' };
  return { state: 'complete' };
}

async function append(
  response: Response,
  part: PartFile,
  total: number | null,
  options: FetchOptions,
): Promise<Attempt | null> {
  await using file = await open(part.path, 'r+');
  const chunks = response.body?.[Symbol.asyncIterator]();
  if (!chunks) return null;
  try {
    for (;;) {
      let next: IteratorResult<Uint8Array>;
      try {
        next = (await chunks.next()) as IteratorResult<Uint8Array>;
      } catch (error) {
        return broken(error, options.signal);
      }
      if (next.done) break;
      await writeWhole(file, next.value, part);
      options.onProgress(part.bytes, total);
    }
    await file.sync().catch(rethrow);
    return null;
  } finally {
    await chunks.return?.().catch(() => {});
  }
}

async function writeWhole(
  file: Awaited<ReturnType<typeof open>>,
  chunk: Uint8Array,
  part: PartFile,
): Promise<void> {
  try {
    for (let at = 0; at < chunk.length; ) {
      const { bytesWritten } = await file.write(chunk, at, chunk.length - at, part.bytes);
      at += bytesWritten;
      part.bytes += bytesWritten;
    }
  } catch (error) {
    rethrow(error);
  }
}

/** The system's refusal to write, as ours. */
function rethrow(error: unknown): never {
  const known = asDiskFull(
    error,
    'The disk is full; what has arrived is kept.',
    'Make room and run the same command: it goes on where it stopped.',
  );
  if (known instanceof NotegenError) throw known;
  throw new NotegenError('file_unwritable', `The model file can not be written: ${whyRefused(error)}.`, {
    cause: error,
  });
}

function broken(error: unknown, signal: AbortSignal): Attempt {
  if (signal.aborted)
    throw new NotegenError('cancelled', 'The download was stopped; what has arrived is kept.');
  return { state: 'broken', reason: whyRefused((error as Error).cause ?? error) };
}

async function refusal(response: Response, address: string, part: PartFile): Promise<Attempt | null> {
  const { status } = response;
  if (status === 200 || status === 206) return null;
  await response.body?.cancel();
  if (status === 416) {
    // Nothing is left to send, or the part is longer than the file: the checksum tells which.
    return part.bytes > 0
      ? { state: 'complete' }
      : { state: 'broken', reason: 'the server has no such range' };
  }
  if (status === 408 || status === 429 || status >= 500) {
    return { state: 'broken', reason: `the server answered ${status}` };
  }
  const host = new URL(address).host;
  const why = status === 404 ? 'does not have this file' : `answered ${status}`;
  throw new NotegenError('model_download_failed', `${host} ${why}.`, {
    howToFix:
      'Check `models.mirror` and the network, or register a file you have with `notegen models add FILE`.',
  });
}

function rangeStart(response: Response): number {
  const match = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '');
  return match ? Number(match[1]) : -1;
}

function strongTag(response: Response): string | null {
  const tag = response.headers.get('etag');
  return tag?.startsWith('"') ? tag : null;
}
