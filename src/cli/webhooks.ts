import type { Acting } from '../app/audited-notebook.ts';
import type { AuditedWebhooks } from '../app/audited-webhooks.ts';
import { commandLineUser } from '../audit/command-line-user.ts';
import type { Delivery } from '../webhooks/deliveries.ts';
import { reasonAdvice } from '../webhooks/reason-advice.ts';
import type { WebhookSettings } from '../webhooks/settings.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { withCustomer } from './customer-option.ts';
import { onTerminal } from './on-terminal.ts';
import { printable, table } from './table.ts';

interface WebhookOptions extends CommonOptions {
  customer?: string;
  limit?: string;
}

type OnWebhooks<T> = (room: AuditedWebhooks, who: Acting) => T | Promise<T>;

/** `webhooks show|set-url|enable|disable|rotate-secret|test|deliveries` (spec 4.8). */
export const registerWebhooks: RegisterCommand = (program, cli) => {
  const webhooks = program
    .command('webhooks')
    .description(
      "manage the webhook that a clinic's own system receives; without a command, on a terminal: a screen to do it on",
    );
  onTerminal(webhooks, cli, async () => (await import('../tui/webhooks/show-webhooks.tsx')).showWebhooks);
  withCustomer(webhooks.command('show'))
    .description('show where events go')
    .action((options: WebhookOptions) =>
      settings(cli, options, (room, who) => room.settings.show(who.customerId)),
    );
  withCustomer(webhooks.command('set-url <url>'))
    .description('send events to this https address; the first time, the signing secret is shown once')
    .action((url: string, options: WebhookOptions) =>
      settings(cli, options, (room, who) => room.settings.save(who, { url, enabled: true })),
    );
  withCustomer(webhooks.command('enable'))
    .description('send events')
    .action((options: WebhookOptions) =>
      settings(cli, options, (room, who) => room.settings.setEnabled(who, true)),
    );
  withCustomer(webhooks.command('disable'))
    .description('send no events; the address and the secret are kept')
    .action((options: WebhookOptions) =>
      settings(cli, options, (room, who) => room.settings.setEnabled(who, false)),
    );
  withCustomer(webhooks.command('rotate-secret'))
    .description('make a new signing secret, shown once; the old one is dead at once')
    .action((options: WebhookOptions) =>
      settings(cli, options, (room, who) => room.settings.rotateSecret(who)),
    );
  withCustomer(webhooks.command('test'))
    .description('send a test event now and tell what came of it')
    .action(async (options: WebhookOptions) => {
      const delivery = await onWebhooks(cli, options, (room, who) => room.sendTest(who));
      cli.show(options, delivery, testForPeople);
      if (delivery.status !== 'delivered') cli.exitCode = 1;
    });
  withCustomer(webhooks.command('deliveries'))
    .description('list the last events and what came of each')
    .option('--limit <n>', 'how many', '20')
    .action(async (options: WebhookOptions) => {
      const { parseCount } = await import('./parse-count.ts');
      const limit = parseCount('--limit', options.limit ?? '20', 1, 1000);
      const items = await onWebhooks(cli, options, (room, who) => room.deliveries(who.customerId, limit));
      cli.show(options, { items }, deliveriesForPeople);
    });
};

export function onWebhooks<T>(cli: Cli, options: WebhookOptions, work: OnWebhooks<T>): Promise<T> {
  return cli.withApp(async (app) => {
    const { customers } = await app.accounts();
    const who = commandLineUser(customers.find(options.customer).customer_id);
    return await work(await app.webhooks(), who);
  });
}

async function settings(cli: Cli, options: WebhookOptions, work: OnWebhooks<WebhookSettings>): Promise<void> {
  cli.show(options, await onWebhooks(cli, options, work), settingsForPeople);
}

function settingsForPeople({ url, enabled, secret }: WebhookSettings): string {
  if (url === null) return 'No webhook is set. Set one with `notegen webhooks set-url https://…`.';
  const state = `Events ${enabled ? 'go' : 'would go'} to ${printable(url)}${enabled ? '' : ' (disabled)'}.`;
  if (secret === undefined) return state;
  return `${state}\n\n${secret}\n\nThis is the signing secret. It is shown this once: copy it now, it can not be shown again.`;
}

function testForPeople({ status, http_status, reason, duration_ms }: Delivery): string {
  const answer = http_status === null ? '' : ` with status ${http_status}`;
  if (status === 'delivered') return `Delivered${answer} in ${duration_ms} ms.`;
  return `Not delivered${answer}: ${reason} (after ${duration_ms} ms).\n${reasonAdvice(reason ?? '')}`;
}

function deliveriesForPeople({ items }: { items: Delivery[] }): string {
  return table(
    ['CREATED', 'EVENT', 'NOTE', 'STATUS', 'HTTP', 'REASON', 'MS'],
    items.map((item) => [
      item.created_at,
      item.event,
      item.note_id,
      item.status,
      String(item.http_status ?? ''),
      item.reason ?? '',
      String(item.duration_ms ?? ''),
    ]),
    'No events yet.',
  );
}
