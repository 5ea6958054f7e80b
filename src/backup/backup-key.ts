import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { NotegenError } from '../errors.ts';
import { deriveKey } from '../sealing/seal.ts';

/*
 * A backup begins with these bytes: `notegen backup 1`, a newline, the cost of scrypt (RFC 7914: log2 N, r, p), 16
 * random bytes, and 16 that tell a wrong passphrase from damage. A sealed stream follows (sealing/sealed-chunks.ts).
 */
const magic = Buffer.from('notegen backup 1\n');
const saltBytes = 16;
const checkBytes = 16;
export const backupHeaderBytes = magic.length + 3 + saltBytes + checkBytes;

/** OWASP's password storage recommendation for scrypt; 128 MiB of memory, about half a second. */
const cost = { log2N: 17, r: 8, p: 1 };
const mostCost = { log2N: 20, r: 16, p: 4 };

export interface BackupKey {
  header: Buffer;
  key: Buffer;
}

export async function newBackupKey(passphrase: string): Promise<BackupKey> {
  const costs = Buffer.of(cost.log2N, cost.r, cost.p);
  const salt = randomBytes(saltBytes);
  const { key, check } = await stretch(passphrase, costs, salt);
  return { header: Buffer.concat([magic, costs, salt, check]), key };
}

/** Throws `backup_unreadable` where the file is no backup, `passphrase_wrong`. */
export async function knownBackupKey(passphrase: string, header: Buffer): Promise<BackupKey> {
  const costs = header.subarray(magic.length, magic.length + 3);
  const [log2N = 0, r = 0, p = 0] = costs;
  const sane = log2N >= 10 && log2N <= mostCost.log2N && r > 0 && r <= mostCost.r && p > 0 && p <= mostCost.p;
  if (header.length < backupHeaderBytes || !header.subarray(0, magic.length).equals(magic) || !sane) {
    throw new NotegenError(
      'backup_unreadable',
      'The file is no backup of notegen, or its beginning is gone.',
    );
  }
  const salt = header.subarray(magic.length + 3, magic.length + 3 + saltBytes);
  const { key, check } = await stretch(passphrase, costs, salt);
  if (!timingSafeEqual(check, header.subarray(backupHeaderBytes - checkBytes, backupHeaderBytes))) {
    throw new NotegenError('passphrase_wrong');
  }
  return { header, key };
}

async function stretch(
  passphrase: string,
  costs: Buffer,
  salt: Buffer,
): Promise<{ key: Buffer; check: Buffer }> {
  const [log2N = 0, r = 0, p = 0] = costs;
  const options = { N: 2 ** log2N, r, p, maxmem: 160 * 2 ** log2N * r * p };
  const stretched = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  return {
    key: deriveKey(stretched, 'backup'),
    check: deriveKey(stretched, 'backup check').subarray(0, checkBytes),
  };
}

/** What the sealed stream of a backup is bound to. */
export function backupAddress(header: Buffer): string[] {
  return ['backup', header.toString('hex')];
}
