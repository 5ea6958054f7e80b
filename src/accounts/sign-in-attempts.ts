import { NotegenError } from '../errors.ts';
import type { Clock } from './ports.ts';

const most = 5;
const windowMs = 15 * 60_000;
const mostAddresses = 10_000;

/** Counts wrong passwords by e-mail address, whether or not an account has it. */
export interface SignInAttempts {
  /** Counts an attempt before its outcome is known, so that many at once don't slip by. Throws `rate_limited`. */
  begin(email: string): void;
  /** The password was right: the count starts over. */
  succeeded(email: string): void;
}

export function createSignInAttempts(clock: Clock): SignInAttempts {
  const byEmail = new Map<string, number[]>();
  return {
    begin(email) {
      const now = clock();
      const recent = (byEmail.get(email) ?? []).filter((at) => at > now - windowMs);
      const [oldest] = recent;
      if (recent.length >= most && oldest !== undefined) {
        const retryAfterSeconds = Math.ceil((oldest + windowMs - now) / 1000);
        throw new NotegenError('rate_limited', 'Too many wrong passwords.', { retryAfterSeconds });
      }
      byEmail.delete(email);
      byEmail.set(email, [...recent, now]);
      const [first] = byEmail.keys();
      if (byEmail.size > mostAddresses && first !== undefined) byEmail.delete(first);
    },
    succeeded(email) {
      byEmail.delete(email);
    },
  };
}
