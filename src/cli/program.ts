import { notegenVersion } from '../version.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Runs one command line; gives the exit code: 0 done, 1 failed, 2 wrong usage, 130 interrupted. */
export async function run(argv: readonly string[], given?: Terminal): Promise<number> {
  if (given !== undefined) return await runIn(given, argv);
  using terminal = processTerminal();
  return await runIn(terminal, argv);
}

async function runIn(terminal: Terminal, argv: readonly string[]): Promise<number> {
  // Scripts ask this often: it is answered before anything is loaded.
  if (argv.length === 1 && argv[0] === '--version') {
    terminal.stdout.write(`${notegenVersion()}\n`);
    return 0;
  }
  const { runCommand } = await import('./run-command.ts');
  return await runCommand(terminal, argv);
}
