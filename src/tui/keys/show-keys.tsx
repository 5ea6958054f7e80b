import { parseKeyName } from '../../accounts/api-keys.ts';
import type { App } from '../../app.ts';
import { commandLineUser } from '../../audit/command-line-user.ts';
import type { ScreenTerminal } from '../interactive.ts';
import { showScreen } from '../show-screen.tsx';
import { KeysScreen } from './keys-screen.tsx';

/** Shows the keys of the customer meant by an id or e-mail address, or of the only one. Gives the exit code. */
export async function showKeys(
  app: App,
  terminal: ScreenTerminal,
  customer: string | undefined,
): Promise<number> {
  const { customers, apiKeys } = await app.accounts();
  const { customer_id, name } = customers.find(customer);
  const who = commandLineUser(customer_id);
  const keys = {
    list: () => apiKeys.list(customer_id),
    create: (text: string) => apiKeys.create(who, parseKeyName(text)),
    revoke: (keyId: string) => apiKeys.revoke(who, keyId),
    now: Date.now,
  };
  return await showScreen(terminal, <KeysScreen keys={keys} account={name} />);
}
