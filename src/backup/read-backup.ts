import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import { type ByteFile, sealedFile } from '../sealing/byte-file.ts';
import { unreadable, unwritable } from '../why-refused.ts';
import { backupAddress, backupHeaderBytes, knownBackupKey } from './backup-key.ts';

/** The only names that a backup may bring. */
const namePattern = /^(?:notegen\.db|master\.key|config\.json|recordings\/[0-9a-f-]{36}\.sealed)$/;
const headSchema = z.union([
  z.strictObject({ end: z.literal(true) }),
  z.strictObject({ name: z.string().regex(namePattern), bytes: z.number().int().nonnegative() }),
]);
const longestHead = 1_000;
const copyBytes = 1 << 20;

export interface ReadBackupOptions {
  signal: AbortSignal;
  /** Share unpacked, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/**
 * Unpacks a backup into `directory` (0700, empty). Gives the names of its files. Throws `file_unreadable`,
 * `backup_unreadable`, `passphrase_wrong`, `record_damaged` where it is cut off or changed, `disk_full`,
 * `file_unwritable`, `cancelled`.
 */
export async function unpackBackup(
  path: string,
  passphrase: string,
  directory: string,
  { signal, onProgress }: ReadBackupOptions,
): Promise<string[]> {
  await using handle = await open(path, constants.O_RDONLY).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error);
  });
  const stat = await handle.stat();
  if (!stat.isFile()) throw new NotegenError('file_unreadable', `${path} is not a file.`);
  const start = Buffer.alloc(backupHeaderBytes);
  const { bytesRead } = await handle.read(start, 0, start.length, 0);
  const { header, key } = await knownBackupKey(passphrase, start.subarray(0, bytesRead));
  const fileKey = { key: key.toString('base64'), address: backupAddress(header) };
  try {
    const bytes = sealedFile(handle.fd, stat.size, fileKey, backupHeaderBytes);
    return await unpack(bytes, directory, { signal, ...(onProgress && { onProgress }) });
  } catch (error) {
    throw unpacking(error, directory);
  }
}

async function unpack(
  bytes: ByteFile,
  directory: string,
  { signal, onProgress }: ReadBackupOptions,
): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; ; ) {
    const head = readHead(bytes, at);
    if ('end' in head.fields) return names;
    const { name, bytes: length } = head.fields;
    const target = join(directory, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyOut(bytes, at + head.length, length, target, signal);
    names.push(name);
    at += head.length + length;
    onProgress?.(at / bytes.size);
  }
}

/** The backup is what is damaged, or the disk it is unpacked to what is full; never what was there. */
function unpacking(error: unknown, directory: string): unknown {
  if (error instanceof NotegenError && error.code === 'record_damaged') {
    return new NotegenError('record_damaged', 'The backup is cut off, or was changed.', {
      cause: error,
      howToFix: 'Copy it again from where it was kept, or take another one. What was there is as it was.',
    });
  }
  if (!(error instanceof Error) || !('code' in error)) return error;
  return unwritable(`${directory} can not be written`, error);
}

async function copyOut(
  bytes: ByteFile,
  from: number,
  length: number,
  target: string,
  signal: AbortSignal,
): Promise<void> {
  await using file = await open(target, 'wx', 0o600);
  const buffer = Buffer.alloc(copyBytes);
  for (let done = 0; done < length; ) {
    if (signal.aborted) throw new NotegenError('cancelled');
    const got = bytes.read(buffer, 0, Math.min(buffer.length, length - done), from + done);
    if (got === 0) throw damaged();
    await file.writeFile(buffer.subarray(0, got));
    done += got;
  }
  await file.sync();
}

function readHead(bytes: ByteFile, at: number): { length: number; fields: z.infer<typeof headSchema> } {
  const size = Buffer.alloc(4);
  if (bytes.read(size, 0, 4, at) < 4) throw damaged();
  const json = Buffer.alloc(Math.min(longestHead, size.readUInt32BE()));
  if (bytes.read(json, 0, json.length, at + 4) < json.length) throw damaged();
  try {
    return { length: 4 + json.length, fields: headSchema.parse(JSON.parse(json.toString('utf8'))) };
  } catch (error) {
    throw damaged(error);
  }
}

function damaged(cause?: unknown): NotegenError {
  return new NotegenError('backup_unreadable', 'The backup is damaged.', { cause });
}
