import type { ApiKey, CreatedApiKey } from '../accounts/api-keys.ts';
import type { Acting } from '../app/audited-notebook.ts';
import type { App } from '../app.ts';
import { commandLineUser } from '../audit/command-line-user.ts';
import { NotegenError } from '../errors.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { withCustomer } from './customer-option.ts';
import { onTerminal } from './on-terminal.ts';
import { printable, table } from './table.ts';

interface KeyOptions extends CommonOptions {
  customer?: string;
  name?: string;
  status?: string;
}

/** `keys create|list|revoke` (spec 4.1 to 4.3 without a server). */
export const registerKeys: RegisterCommand = (program, cli) => {
  const keys = program
    .command('keys')
    .description(
      'manage the API keys that programs use; without a command, on a terminal: a screen to do it on',
    );
  onTerminal(keys, cli, async () => (await import('../tui/keys/show-keys.tsx')).showKeys);
  withCustomer(keys.command('create [name]'))
    .description('make a key; its text is shown this one time')
    .option('--name <name>', 'what the key is for')
    .action(async (name: string | undefined, options: KeyOptions) => {
      const created = await onAccount(cli, options, async (app, who) => {
        const { parseKeyName } = await import('../accounts/api-keys.ts');
        const parsed = parseKeyName(name ?? options.name ?? 'command line');
        return (await app.accounts()).apiKeys.create(who, parsed);
      });
      cli.show(options, created, createdForPeople);
    });
  withCustomer(keys.command('list'))
    .description('list the keys, newest first')
    .option('--status <status>', 'only `active` or only `revoked` ones')
    .action(async (options: KeyOptions) => {
      const { status } = options;
      if (status !== undefined && status !== 'active' && status !== 'revoked') {
        throw new NotegenError('usage_invalid', '--status takes `active` or `revoked`.');
      }
      const items = await onAccount(cli, options, async (app, { customerId }) =>
        (await app.accounts()).apiKeys.list(customerId, status),
      );
      cli.show(options, { items }, listForPeople);
    });
  withCustomer(keys.command('revoke <key_id>'))
    .description('revoke a key: it is refused from its next use on')
    .action(async (keyId: string, options: KeyOptions) => {
      const key = await onAccount(cli, options, async (app, who) =>
        (await app.accounts()).apiKeys.revoke(who, keyId),
      );
      cli.show(options, key, ({ name }) => `Revoked "${printable(name)}".`);
    });
};

function onAccount<T>(
  cli: Cli,
  options: KeyOptions,
  work: (app: App, who: Acting) => Promise<T>,
): Promise<T> {
  return cli.withApp(async (app) => {
    const { customers } = await app.accounts();
    return await work(app, commandLineUser(customers.find(options.customer).customer_id));
  });
}

function createdForPeople({ key, name }: CreatedApiKey): string {
  return `${key}\n\nThis is the key "${printable(name)}". It is shown this once: copy it now, it can not be shown again.`;
}

function listForPeople({ items }: { items: ApiKey[] }): string {
  return table(
    ['KEY_ID', 'NAME', 'STATUS', 'CREATED', 'LAST USED'],
    items.map((key) => [key.key_id, key.name, key.status, key.created_at, key.last_used_at ?? 'never']),
    'There are no keys. Make one with `notegen keys create`.',
  );
}
