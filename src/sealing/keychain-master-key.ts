import { NotegenError } from '../errors.ts';
import { keyFrom } from './given-master-key.ts';
import { type KeychainEntry, keychainEntry } from './keychain.ts';
import { forgetMasterKeyFile, masterKeyFile } from './master-key-file.ts';
import type { KeptMasterKey } from './master-key-source.ts';

/**
 * The master key of the data directory `home` in the system's keychain. A `master.key` that is still there counts too:
 * a move into the keychain may have been broken off, or a backup been restored.
 */
export function keychainMasterKey(
  home: string,
  entry: (name: string) => KeychainEntry = keychainEntry,
): KeptMasterKey {
  const place = `the system's keychain (notegen, ${home})`;
  const file = masterKeyFile(home);
  const nextName = `${home} (next)`;
  const read = (name: string): Buffer | null => {
    const text = entry(name).read();
    return text === null ? null : keyFrom(place, text);
  };
  const put = (name: string, key: Buffer): void => {
    entry(name).write(key.toString('base64'));
    // What a keychain took but does not give back would be lost with the file.
    if (read(name)?.equals(key) !== true) {
      throw new NotegenError('keychain_unavailable', "The system's keychain does not keep what it is given.");
    }
  };
  return {
    place,
    read: () => [...[read(home), read(nextName)].filter((key) => key !== null), ...file.read()],
    make() {
      // By way of the file, which only one process can make; whoever comes later finds the keychain's.
      const made = file.make();
      const key = read(home) ?? made;
      put(home, key);
      forgetMasterKeyFile(home);
      return key;
    },
    changing: {
      propose: (next) => put(nextName, next),
      settle() {
        const next = read(nextName);
        if (next === null) return;
        put(home, next);
        entry(nextName).remove();
        forgetMasterKeyFile(home);
      },
    },
    take: (key) => put(home, key),
    forget() {
      for (const name of [home, nextName]) entry(name).remove();
    },
  };
}
