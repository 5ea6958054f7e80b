import type { Command } from 'commander';
import type { App } from '../app.ts';
import { NotegenError } from '../errors.ts';
import { isInteractive } from '../tui/interactive.ts';
import type { Cli } from './cli.ts';
import { withCustomer } from './customer-option.ts';

/**
 * Lets a group of commands (`notegen keys`) open a screen where it is given none of them and a person sits at the
 * terminal; elsewhere it shows its help, as ever. `show` gives the exit code.
 */
export function onTerminal(
  group: Command,
  cli: Cli,
  show: (app: App, options: { customer?: string }) => Promise<number>,
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
      // React's build for developers is slower and talks to the console.
      process.env.NODE_ENV ??= 'production';
      cli.exitCode = await cli.withApp((app) => show(app, options));
    });
}
