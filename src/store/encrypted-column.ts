import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { NotegenError } from '../errors.ts';
import type { CellAddress, SealedColumn } from './sealed-column.ts';

const format = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under `key`: format byte, nonce, tag, ciphertext. The cell's address is authenticated with it. */
export function encryptedColumn(key: Buffer): SealedColumn {
  return {
    seal(plain, cell) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(
        address(cell),
      );
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, cell) {
      try {
        if (sealed[0] !== format) throw new Error('unknown format');
        const nonce = sealed.subarray(1, 1 + nonceBytes);
        const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(address(cell)).setAuthTag(tag);
        const rest = sealed.subarray(1 + nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(rest), decipher.final()]);
      } catch (error) {
        throw new NotegenError(
          'master_key_invalid',
          'A secret in the database was sealed with another key.',
          {
            cause: error,
          },
        );
      }
    },
  };
}

function address({ table, column, row }: CellAddress): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]));
}
