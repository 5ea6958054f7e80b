import { Command } from 'commander';
import { notegenVersion } from '../version.ts';
import { createCli } from './cli.ts';
import { loadCommands } from './commands.ts';
import { helpWords } from './help-words.ts';
import { reportFailure } from './report-failure.ts';
import type { Terminal } from './terminal.ts';

const examples = `
Examples:
  notegen note generate visit.txt                      a note from a transcript
  notegen note generate visit.txt --format markdown    with codes, patient summary and warnings
  notegen keys create "front desk"                     an API key for the HTTP API
  notegen serve                                        the HTTP API on http://127.0.0.1:4180
  notegen doctor                                       what is installed, what is missing`;

/** Reads `argv` and does what it says. */
export async function runCommand(terminal: Terminal, argv: readonly string[]): Promise<number> {
  const json = asksForJson(argv);
  const cli = createCli(terminal);
  const program = new Command('notegen')
    .description("Turns a clinical visit into a SOAP note, on the clinic's own computer.")
    .version(notegenVersion(), '--version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .addHelpText('after', examples);
  for (const register of await loadCommands(argv[0])) register(program, cli);
  prepare(program, terminal, json);
  try {
    await program.parseAsync([...helpWords(program, argv)], { from: 'user' });
    return cli.exitCode;
  } catch (error) {
    return await reportFailure(error, json, terminal);
  }
}

/** `--json` everywhere, errors thrown instead of printed, nothing written but to `terminal`. */
function prepare(command: Command, terminal: Terminal, json: boolean): void {
  command
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => (json ? true : terminal.stderr.write(text)),
      outputError: () => {},
    });
  if (command.commands.length === 0) command.option('--json', 'print JSON, for programs');
  for (const child of command.commands) prepare(child, terminal, json);
}

function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}
