import { commandLineUser } from '../audit/command-line-user.ts';
import { NotegenError } from '../errors.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';
import { withCustomer } from './customer-option.ts';
import { printable, table } from './table.ts';

interface CustomerOptions extends CommonOptions {
  name: string;
  email: string;
  customer?: string;
  passwordStdin?: boolean;
}

/** `customers create|list|set-password`. */
export const registerCustomers: RegisterCommand = (program, cli) => {
  const group = program.command('customers').description('manage the accounts that own keys and notes');
  group
    .command('create')
    .description('add a customer')
    .requiredOption('--name <name>', 'name of the clinic')
    .requiredOption('--email <address>', 'address to sign in with')
    .action(async (options: CustomerOptions) => {
      const created = await cli.withApp(async (app) => {
        const { newCustomerSchema } = await import('../accounts/customers.ts');
        const parsed = newCustomerSchema.safeParse({ name: options.name, email: options.email });
        if (!parsed.success) {
          const { issueWords } = await import('../issue-words.ts');
          const faults = parsed.error.issues.map((issue) => ({
            path: `--${issue.path.join('.')}`,
            message: issueWords(issue),
          }));
          throw new NotegenError('invalid_input', undefined, { faults });
        }
        return (await app.accounts()).customers.create(commandLineUser(null), parsed.data);
      });
      cli.show(options, created, ({ customer_id, email }) =>
        [
          `Created customer ${customer_id}.`,
          `Set a password: notegen customers set-password --customer ${email}`,
        ].join('\n'),
      );
    });
  group
    .command('list')
    .description('list the customers')
    .action(async (options: CommonOptions) => {
      const items = await cli.withApp(async (app) => (await app.accounts()).customers.list());
      cli.show(options, { items }, () =>
        table(
          ['CUSTOMER_ID', 'NAME', 'EMAIL', 'CREATED'],
          items.map((item) => [item.customer_id, item.name, item.email, item.created_at]),
          '',
        ),
      );
    });
  withCustomer(group.command('set-password'))
    .description('set the password for the dashboard')
    .option('--password-stdin', 'read it from stdin in place of asking')
    .action(async (options: CustomerOptions) => {
      const changed = await cli.withApp(async (app) => {
        const { customers } = await app.accounts();
        const { customer_id, email } = customers.find(options.customer);
        const { readPassword } = await import('./read-password.ts');
        await customers.setPassword(
          commandLineUser(customer_id),
          await readPassword(cli.terminal, options.passwordStdin === true),
        );
        return { customer_id, email };
      });
      cli.show(options, changed, ({ email }) => `The password of ${printable(email)} is set.`);
    });
};
