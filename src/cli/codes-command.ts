import type { Command } from 'commander';

/** `notegen codes`, which several files add commands to. */
export function codesCommand(program: Command): Command {
  const there = program.commands.find((command) => command.name() === 'codes');
  return (
    there ?? program.command('codes').description('look up billing codes, import a full release of them')
  );
}
