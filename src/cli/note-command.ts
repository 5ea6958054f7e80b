import { type Command, Option } from 'commander';

/** `notegen note`, which several files add commands to. */
export function noteCommand(program: Command): Command {
  const there = program.commands.find((command) => command.name() === 'note');
  return there ?? program.command('note').description('write, list, show and delete notes');
}

/** `--format` as every command that prints a note takes it. */
export function formatOption(): Option {
  return new Option(
    '--format <format>',
    'text: the SOAP sections; markdown: with codes, summary and warnings',
  )
    .choices(['text', 'markdown', 'json'])
    .default('text');
}
