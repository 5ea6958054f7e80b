import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Where sealed bytes belong (table, column, row; or a file's kind and name): bound to them, so that they can't be moved. */
export type SealAddress = readonly string[];

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const format = 1;

/** A fresh key for AES-256. */
export function newKey(): Buffer {
  return randomBytes(keyBytes);
}

/** A key as people keep it: 32 bytes in base64 or hex. Null where the text is none. */
export function parseKey(text: string): Buffer | null {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  const key = Buffer.from(trimmed, 'base64');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed) && key.length === keyBytes ? key : null;
}

/** AES-256-GCM under `key`: format byte, nonce, tag, ciphertext; `address` is authenticated with it. */
export function seal(key: Uint8Array, plain: string | Uint8Array, address: SealAddress): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(JSON.stringify(address)));
  const text = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
  const sealed = [cipher.update(text), cipher.final()];
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), ...sealed]);
}

/** What was sealed; null where the key, the address or the bytes are not those that were. */
export function unseal(key: Uint8Array, sealed: Uint8Array, address: SealAddress): Buffer | null {
  if (sealed.length < 1 + nonceBytes + tagBytes || sealed[0] !== format) return null;
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(JSON.stringify(address))).setAuthTag(tag);
  const plain = decipher.update(sealed.subarray(1 + nonceBytes + tagBytes));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return plain;
}

/** Another key made from `key`, for one purpose (HKDF-SHA256, RFC 5869). */
export function deriveKey(key: Uint8Array, purpose: string, salt: Uint8Array = new Uint8Array(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `notegen ${purpose}`, keyBytes));
}

/** Names a key without telling it. */
export function keyId(key: Uint8Array): string {
  return deriveKey(key, 'key id').toString('hex').slice(0, 32);
}

/** A name by which a secret text is found again: HMAC-SHA256, hex. Without the key no guess can be tried. */
export function blindName(key: Uint8Array, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
}
