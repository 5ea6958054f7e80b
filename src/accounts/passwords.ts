import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { NotegenError } from '../errors.ts';

/** Passwords as `scrypt$N$r$p$salt$hash`, so that the cost can be raised later without locking anybody out. */

const cost = { N: 2 ** 15, r: 8, p: 1 };
const hashLength = 32;
const mostWaiting = 16;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether `password` is the one behind `stored`; takes as long for an account that has none. Throws `rate_limited`. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

export function createPasswords(): Passwords {
  // One at a time: each takes 32 MB and a core.
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) throw new NotegenError('rate_limited', undefined, { retryAfterSeconds: 5 });
    waiting += 1;
    const turn = last.then(work, work);
    last = turn
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return await turn;
  };
  const decoy = { ...cost, salt: randomBytes(16), hash: randomBytes(hashLength) };
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        const hash = await derive(password, salt, cost);
        return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64')}$${hash.toString('base64')}`;
      }),
    matches: (password, stored) =>
      inTurn(async () => {
        const { salt, hash, ...costs } = (stored === null ? null : parse(stored)) ?? decoy;
        return timingSafeEqual(await derive(password, salt, costs), hash) && stored !== null;
      }),
  };
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFC: the same password typed on two keyboards is the same password.
    scrypt(password.normalize('NFC'), salt, hashLength, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function parse(stored: string): (typeof cost & { salt: Buffer; hash: Buffer }) | null {
  const [, n, r, p, salt, hash] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) return null;
  const bytes = Buffer.from(hash, 'base64');
  if (bytes.length !== hashLength) return null;
  return { N: Number(n), r: Number(r), p: Number(p), salt: Buffer.from(salt, 'base64'), hash: bytes };
}
