import { spawnSync } from 'node:child_process';
import { NotegenError } from '../errors.ts';
import type { MasterKeySource } from './master-key-source.ts';
import { parseKey } from './seal.ts';

/** The variable that gives the master key, and the one that gives the next one for a rotation. */
export const masterKeyVariable = 'NOTEGEN_MASTER_KEY';
export const nextMasterKeyVariable = 'NOTEGEN_NEXT_MASTER_KEY';

const patienceMs = 60_000;
const howToFix = 'A key is 32 random bytes in base64 or hex: `openssl rand -base64 32` makes one.';

/** A key that is given from outside, as text: notegen does not keep it. Throws `master_key_invalid`. */
export function givenMasterKey(place: string, text: () => string): MasterKeySource {
  return {
    place,
    read: () => [keyFrom(place, text())],
    make: () => keyFrom(place, text()),
    changing: null,
  };
}

/** The key that a program prints; no shell, no arguments. */
export function keyCommand(program: string): MasterKeySource {
  return givenMasterKey('security.keyCommand', () => {
    const ended = spawnSync(program, [], {
      timeout: patienceMs,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (ended.status === 0) return ended.stdout;
    throw new NotegenError('master_key_invalid', `The program in security.keyCommand gave no key.`, {
      cause: ended.error,
      howToFix: `Run ${program} yourself: it must print the key and end with 0 within a minute.`,
    });
  });
}

export function keyFrom(place: string, text: string): Buffer {
  const key = parseKey(text);
  if (key === null)
    throw new NotegenError('master_key_invalid', `${place} does not hold a key.`, { howToFix });
  return key;
}
