import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `whsec_` and 32 random bytes in base64url. The whole text, prefix included, is the HMAC key. */
export function newSigningSecret(random: (bytes: number) => Buffer = randomBytes): string {
  return `whsec_${random(32).toString('base64url')}`;
}

/** Hex HMAC-SHA256 over `timestamp.body` (spec 6.3). `timestamp` is Unix seconds, `body` the bytes as sent. */
export function sign(secret: string, timestamp: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Constant-time check of a received signature, for the receiver that ships with notegen. */
export function verify(secret: string, timestamp: string, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
