import { sessionSalt } from '../../src/store/session-secret.ts';
import { openStore } from '../../src/store/store.ts';

/** What the tokens of this data directory are signed with, for somebody who has its master key. */
export async function sessionKey(home: string): Promise<Uint8Array> {
  using store = await openStore(home);
  return store.sessionKey(await sessionSalt(home));
}
