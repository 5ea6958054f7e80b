import type { Command } from 'commander';

/** `notegen models`, which several files add commands to. */
export function modelsCommand(program: Command): Command {
  const there = program.commands.find((command) => command.name() === 'models');
  return (
    there ??
    program
      .command('models')
      .description(
        'list, fetch, check, try and remove models; without a command, on a terminal: a screen to do it on',
      )
  );
}
