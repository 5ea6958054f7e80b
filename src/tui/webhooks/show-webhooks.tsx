import type { App } from '../../app.ts';
import { commandLineUser } from '../../audit/command-line-user.ts';
import type { ScreenTerminal } from '../interactive.ts';
import { showScreen } from '../show-screen.tsx';
import { type WebhookActions, WebhooksScreen } from './webhooks-screen.tsx';

const lastDeliveries = 200;

/** Shows the webhook of the customer meant by an id or e-mail address, or of the only one. Gives the exit code. */
export async function showWebhooks(
  app: App,
  terminal: ScreenTerminal,
  customer: string | undefined,
): Promise<number> {
  const [{ customers }, { settings, sendTest, deliveries }] = await Promise.all([
    app.accounts(),
    app.webhooks(),
  ]);
  const { customer_id: id, name } = customers.find(customer);
  const who = commandLineUser(id);
  const webhook: WebhookActions = {
    show: () => settings.show(id),
    deliveries: () => deliveries(id, lastDeliveries),
    // A new address leaves events off where they are off.
    setUrl: (url) => {
      const before = settings.show(id);
      return settings.save(who, { url, enabled: before.url === null || before.enabled });
    },
    setEnabled: (enabled) => settings.setEnabled(who, enabled),
    rotateSecret: () => settings.rotateSecret(who),
    sendTest: (signal) => sendTest(who, signal),
    now: Date.now,
  };
  return await showScreen(terminal, <WebhooksScreen webhook={webhook} account={name} />);
}
