import type { Command } from 'commander';

/** `--customer`, for commands that act on one account. */
export function withCustomer(command: Command): Command {
  return command.option('--customer <id or email>', 'whose, where there are several customers');
}
