import type { Command } from 'commander';
import type { App } from '../app.ts';
import { NotegenError } from '../errors.ts';
import { chooseProductionReact, isInteractive, type ScreenTerminal } from '../tui/interactive.ts';
import type { Cli } from './cli.ts';
import { withCustomer } from './customer-option.ts';

/**
 * Lets a group of commands (`notegen keys`) open a screen where it is given none of them and a person sits at the
 * terminal; elsewhere it shows its help, as ever. The screen is loaded only then; it gives the exit code.
 */
export function onTerminal(
  group: Command,
  cli: Cli,
  load: () => Promise<(app: App, terminal: ScreenTerminal, customer: string | undefined) => Promise<number>>,
  { ofCustomer = true } = {},
): void {
  if (!isInteractive(cli.terminal)) return;
  // `keys list --customer x`: the option after a command is that command's.
  (ofCustomer ? withCustomer(group) : group)
    .enablePositionalOptions()
    .allowExcessArguments()
    .action(async (options: { customer?: string }) => {
      const [unknown] = group.args;
      if (unknown !== undefined) {
        const names = group.commands.map((command) => command.name()).join(', ');
        throw new NotegenError('usage_invalid', `unknown command '${unknown}' (there are: ${names})`);
      }
      chooseProductionReact();
      const loading = load();
      // It is awaited within, where it may come too late for a failure of its own to be seen.
      loading.catch(() => {});
      cli.exitCode = await cli.withApp(async (app) => {
        const show = await loading;
        return await show(app, cli.terminal, options.customer);
      });
    });
}
