import { rename, stat, statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { NotegenError } from '../errors.ts';
import { takeLock } from '../file-lock.ts';
import { makePrivateDirectory } from '../private-file.ts';
import { modelAddress } from './address.ts';
import { checksumOf, remember } from './checksum.ts';
import { fetchRest } from './fetch-rest.ts';
import { checkModel } from './find-model.ts';
import type { Model } from './inventory.ts';
import { dropPart, findPart, type PartFile } from './part-file.ts';
import type { Shelf } from './shelf.ts';

export type PullProgress =
  | { stage: 'waiting' }
  | { stage: 'fetching'; bytes: number; total: number | null }
  | { stage: 'retrying'; reason: string; inMs: number }
  | { stage: 'checking'; bytes: number; total: number };

export interface PullOptions {
  signal: AbortSignal;
  dispatcher: Dispatcher;
  mirror: string | null;
  onProgress: (progress: PullProgress) => void;
  /** How long to wait before the n-th try again, ms. */
  pauseBeforeRetry?: (retry: number) => number;
}

const retriesWithoutProgress = 5;

/**
 * Fetches a model of the catalogue, going on where an earlier attempt stopped, and checks it before it takes its
 * name. Nothing is fetched where it is there already. Throws `model_download_failed`, `model_checksum_wrong`,
 * `disk_full`, `file_unwritable`, `cancelled` (what has arrived is kept, but for a wrong checksum).
 */
export async function pullModel(
  shelf: Shelf,
  model: Model,
  options: PullOptions,
): Promise<'fetched' | 'there'> {
  if (!model.source) {
    throw new NotegenError(
      'invalid_input',
      `${model.name} is no model that can be fetched: it is here already.`,
    );
  }
  await makePrivateDirectory(shelf.directory);
  await using _ = await takeLock(`${model.path}.lock`, {
    signal: options.signal,
    onWait: () => options.onProgress({ stage: 'waiting' }),
  });
  if (await isThere(model.path)) {
    await checkModel(shelf, model, checking(options));
    return 'there';
  }
  const address = modelAddress(shelf.catalog, options.mirror, model.source);
  const part = await findPart(model.path, address);
  await refuseFullDisk(shelf, model, part);
  await fetchWithRetries(address, model, part, options);
  await checkPart(model, part, options);
  await rename(part.path, model.path);
  await dropPart(model.path);
  const { size, mtimeMs, ino } = await stat(model.path);
  await remember(shelf, model.path, { bytes: size, modified: mtimeMs, inode: ino, sha256: model.sha256 });
  return 'fetched';
}

function checking({ signal, onProgress }: PullOptions) {
  return {
    signal,
    onProgress: (bytes: number, total: number) => onProgress({ stage: 'checking', bytes, total }),
  };
}

async function fetchWithRetries(
  address: string,
  model: Model,
  part: PartFile,
  options: PullOptions,
): Promise<void> {
  const pause = options.pauseBeforeRetry ?? ((retry) => Math.min(30_000, 1000 * 2 ** retry));
  let retries = 0;
  for (;;) {
    if (model.bytes !== null && part.bytes >= model.bytes) return;
    const before = part.bytes;
    const attempt = await fetchRest(address, part, {
      signal: options.signal,
      dispatcher: options.dispatcher,
      onProgress: (bytes, total) =>
        options.onProgress({ stage: 'fetching', bytes, total: model.bytes ?? total }),
    });
    if (attempt.state === 'complete') return;
    retries = part.bytes > before ? 0 : retries + 1;
    if (retries >= retriesWithoutProgress) {
      throw new NotegenError(
        'model_download_failed',
        `The model ${model.name} could not be fetched from ${new URL(address).host}: ${attempt.reason}.`,
      );
    }
    const inMs = pause(retries);
    options.onProgress({ stage: 'retrying', reason: attempt.reason, inMs });
    await sleep(inMs, undefined, { signal: options.signal }).catch(() => {
      throw new NotegenError('cancelled', 'The download was stopped; what has arrived is kept.');
    });
  }
}

async function checkPart(model: Model, part: PartFile, options: PullOptions): Promise<void> {
  const found = await checksumOf(part.path, checking(options));
  if (found.sha256 === model.sha256) return;
  await dropPart(model.path);
  throw new NotegenError(
    'model_checksum_wrong',
    `What arrived for ${model.name} is not that model: its SHA-256 is ${found.sha256} instead of ${model.sha256}.`,
  );
}

async function refuseFullDisk(shelf: Shelf, model: Model, part: PartFile): Promise<void> {
  if (model.bytes === null) return;
  const { bavail, bsize } = await statfs(shelf.directory);
  const missing = model.bytes - part.bytes - bavail * bsize;
  if (missing <= 0) return;
  throw new NotegenError(
    'disk_full',
    `${model.name} needs ${Math.ceil(missing / 1e6)} MB more than the disk of ${shelf.directory} has left.`,
    { howToFix: 'Make room, or set `models.directory` to a directory on a larger disk.' },
  );
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
