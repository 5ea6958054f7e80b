import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The text of an API key: `ngk_`, 30 random base62 characters, 6 base62 characters of CRC-32 over those 30. */

export const apiKeyPrefix = 'ngk';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 30;
const checksumLength = 6;
const shape = new RegExp(`^${apiKeyPrefix}_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** `length` bytes from a cryptographic source. */
export type RandomBytes = (length: number) => Uint8Array;

export function mintApiKey(random: RandomBytes): string {
  let secret = '';
  while (secret.length < secretLength) {
    for (const byte of random(secretLength)) {
      // 248 is the largest multiple of 62 in a byte: above it, early letters would come up more often.
      if (byte < 248 && secret.length < secretLength) secret += alphabet[byte % 62];
    }
  }
  return `${apiKeyPrefix}_${secret}${checksum(secret)}`;
}

/** Whether `text` could be a key at all; told from its own characters. */
export function isApiKeyText(text: string): boolean {
  const [, secret, written] = shape.exec(text) ?? [];
  return secret !== undefined && checksum(secret) === written;
}

/** SHA-256 in hex: all that is kept of a key. */
export function hashApiKey(text: string): string {
  return hash('sha256', text);
}

function checksum(secret: string): string {
  let rest = crc32(secret);
  let digits = '';
  for (let i = 0; i < checksumLength; i += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
