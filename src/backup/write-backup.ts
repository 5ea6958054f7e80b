import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';
import { chunkSealer } from '../sealing/sealed-chunks.ts';
import { unwritable } from '../why-refused.ts';
import { backupAddress, newBackupKey } from './backup-key.ts';

/** One file of a data directory, in a backup: an open one is read to its end, at most `bytes`. */
export interface BackupEntry {
  name: string;
  content: Buffer | { handle: FileHandle; bytes: number };
}

export interface WriteBackupOptions {
  signal: AbortSignal;
  /** Bytes sealed so far. */
  onProgress?: (bytes: number) => void;
}

const copyBytes = 1 << 20;

/**
 * Writes a backup that only the passphrase opens: whole or not at all, readable by its owner only, never over a file
 * that is there. Gives its size in bytes. Throws `file_unwritable`, `disk_full`, `cancelled`.
 */
export async function writeBackup(
  path: string,
  passphrase: string,
  entries: readonly BackupEntry[],
  options: WriteBackupOptions,
): Promise<number> {
  if ((await lstat(path).catch(() => null)) !== null) {
    throw new NotegenError('file_unwritable', `${path} is there already.`, {
      howToFix: 'Give the backup another name, or remove that file.',
    });
  }
  const part = `${path}.part`;
  try {
    const size = await writePart(part, passphrase, entries, options);
    await rename(part, path);
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw readable(error, path);
  }
}

async function writePart(
  part: string,
  passphrase: string,
  entries: readonly BackupEntry[],
  { signal, onProgress }: WriteBackupOptions,
): Promise<number> {
  const { header, key } = await newBackupKey(passphrase);
  await rm(part, { force: true });
  await using file = await open(part, 'wx', 0o600);
  await file.chmod(0o600);
  const sealer = chunkSealer(key, backupAddress(header));
  await file.writeFile(header);
  await file.writeFile(sealer.header);
  let sealed = 0;
  for await (const bytes of plainStream(entries)) {
    if (signal.aborted) throw new NotegenError('cancelled');
    await file.writeFile(sealer.push(bytes));
    sealed += bytes.length;
    onProgress?.(sealed);
  }
  await file.writeFile(sealer.end());
  await file.sync();
  return (await file.stat()).size;
}

/** Each entry: the length of its head (4 bytes), the head as JSON, its content; the last head says so. */
async function* plainStream(entries: readonly BackupEntry[]): AsyncGenerator<Uint8Array> {
  for (const { name, content } of entries) {
    if (Buffer.isBuffer(content)) {
      yield head({ name, bytes: content.length });
      yield content;
      continue;
    }
    yield head({ name, bytes: content.bytes });
    const buffer = Buffer.alloc(copyBytes);
    for (let at = 0; at < content.bytes; ) {
      const wanted = Math.min(buffer.length, content.bytes - at);
      const { bytesRead } = await content.handle.read(buffer, 0, wanted, at);
      if (bytesRead === 0)
        throw new NotegenError('file_unreadable', `${name} became shorter while it was read.`);
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
  yield head({ end: true });
}

function head(fields: object): Buffer {
  const json = Buffer.from(JSON.stringify(fields));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

function readable(thrown: unknown, path: string): unknown {
  const { code } = thrown as NodeJS.ErrnoException;
  return code === undefined ? thrown : unwritable(`${path} can not be written`, thrown);
}
