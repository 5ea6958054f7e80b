import { createHmac, randomBytes } from 'node:crypto';
import { NotegenError } from '../errors.ts';
import type { Clock } from './ports.ts';

const most = 5;
const windowMs = 15 * 60_000;

/** Counts wrong passwords by e-mail address, whether or not an account has it. */
export interface SignInAttempts {
  /** Counts an attempt before its outcome is known, so that many at once don't slip by. Throws `rate_limited`. */
  begin(email: string): void;
  /** The password was right: the count starts over. */
  succeeded(email: string): void;
}

/**
 * Addresses share 65,536 places, by a hash that nobody outside can work out: memory is bounded, and no flood of other
 * addresses makes this forget one, as it would a table that drops its oldest.
 */
export function createSignInAttempts(clock: Clock): SignInAttempts {
  const salt = randomBytes(32);
  const byPlace = new Map<number, number[]>();
  const placeOf = (email: string): number => createHmac('sha256', salt).update(email).digest().readUInt16BE();
  return {
    begin(email) {
      const now = clock();
      const place = placeOf(email);
      const recent = (byPlace.get(place) ?? []).filter((at) => at > now - windowMs);
      const [oldest] = recent;
      if (recent.length >= most && oldest !== undefined) {
        const retryAfterSeconds = Math.ceil((oldest + windowMs - now) / 1000);
        throw new NotegenError('rate_limited', 'Too many wrong passwords.', { retryAfterSeconds });
      }
      byPlace.set(place, [...recent, now]);
    },
    succeeded(email) {
      byPlace.delete(placeOf(email));
    },
  };
}
