import { createRequire } from 'node:module';
import { NotegenError } from '../errors.ts';

/** One secret text in the operating system's keychain. Everything throws `keychain_unavailable`. */
export interface KeychainEntry {
  /** Null where there is none. */
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

const service = 'notegen';

/**
 * The entry of this name: in macOS's Keychain, Windows' Credential Manager, or what serves org.freedesktop.secrets
 * (GNOME Keyring, KWallet, KeePassXC).
 */
export function keychainEntry(name: string): KeychainEntry {
  const { Entry } = load();
  // Without this it falls back to the kernel's keys, which are gone with the next start of the computer.
  const open = () => new Entry(service, name, { linux: { store: 'secret-service' } });
  return {
    read: () => told(() => open().getPassword()),
    write: (text) => told(() => open().setPassword(text)),
    remove: () => void told(() => open().deletePassword()),
  };
}

/** What is used of @napi-rs/keyring: written out, since an optional dependency's types may not be there either. */
interface Library {
  Entry: new (
    service: string,
    name: string,
    options: { linux: { store: 'secret-service' } },
  ) => {
    getPassword(): string | null;
    setPassword(text: string): void;
    deletePassword(): boolean;
  };
}

/** Loaded when it is first asked for: it is optional, and native. */
function load(): Library {
  return told(() => createRequire(import.meta.url)('@napi-rs/keyring') as Library);
}

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const why = String((error as Error).message).split('\n')[0];
    throw new NotegenError('keychain_unavailable', `The system's keychain can not be used: ${why}.`, {
      cause: error,
    });
  }
}
