import { commandLineUser } from '../audit/command-line-user.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';
import { withCustomer } from './customer-option.ts';

/** `sessions create`: a session token for whoever owns the data directory, without a password. */
export const registerSessions: RegisterCommand = (program, cli) => {
  const sessions = program.command('sessions').description('sign in to the dashboard API');
  withCustomer(sessions.command('create'))
    .description('print a session token, good for 12 hours')
    .action(async (options: CommonOptions & { customer?: string }) => {
      const session = await cli.withApp(async (app) => {
        const { customers, sessions } = await app.accounts();
        return await sessions.open(commandLineUser(customers.find(options.customer).customer_id));
      });
      cli.show(options, session, ({ token }) => token);
    });
};
