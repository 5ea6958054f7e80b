import type { App } from '../app.ts';
import type { Actor } from '../audit/acts.ts';
import { environmentName, type Settings } from '../config/settings.ts';
import { NotegenError } from '../errors.ts';
import { keptMasterKey } from './master-key-source.ts';

export interface MovedMasterKey {
  /** For people: where the key is now. */
  place: string;
}

/**
 * Moves the master key to the file or into the system's keychain, so that it is in one place afterwards and at no moment
 * in none: it is put there and read again, then the setting changes, then it is taken from where it was. May be broken
 * off anywhere, and done again. Throws `usage_invalid`, `keychain_unavailable`.
 */
export async function moveMasterKey(
  app: App,
  to: Settings['security.keyStore'],
  who: Actor,
): Promise<MovedMasterKey> {
  const { home, settings, origins } = app.config;
  const name = 'security.keyStore';
  const store = await app.store();
  const { key, place } = store.masterKey();
  if (![keptMasterKey(home, 'file').place, keptMasterKey(home, 'keychain').place].includes(place)) {
    throw new NotegenError('usage_invalid', `The master key comes from ${place}: notegen does not keep it.`);
  }
  if (settings[name] !== to && (origins[name] === 'environment' || origins[name] === 'flag')) {
    throw new NotegenError('usage_invalid', `${environmentName(name)} says where the master key is.`, {
      howToFix: `Take ${environmentName(name)} away, then run this again.`,
    });
  }
  const there = keptMasterKey(home, to);
  there.take(key);
  const moves = settings[name] !== to;
  if (moves) {
    const { writeSetting } = await import('../config/config-file.ts');
    await writeSetting(home, name, to);
    (await app.audit()).record(who, 'master_key.moved', { detail: to });
  }
  try {
    keptMasterKey(home, to === 'file' ? 'keychain' : 'file').forget();
  } catch (error) {
    // Where the key was in the file all along there need not be a keychain.
    if (moves) throw error;
  }
  return { place: there.place };
}
