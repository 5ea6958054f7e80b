import type { Command } from 'commander';
import type { App, AppOptions } from '../app.ts';
import type { Terminal } from './terminal.ts';

/** Options that every command has. */
export interface CommonOptions {
  json?: boolean;
}

/** What a command is given to work with. */
export interface Cli {
  readonly terminal: Terminal;
  /** What the program exits with when nothing is thrown; 0 until a command says otherwise. */
  exitCode: number;
  /** Opens the app for `work` and closes it after. */
  withApp<T>(work: (app: App) => Promise<T>, options?: Omit<AppOptions, 'environment'>): Promise<T>;
  /** Prints to stdout: `value` as JSON where `json` was asked for, else what `forPeople` makes of it. */
  show<T>(options: CommonOptions, value: T, forPeople: (value: T) => string): void;
  /** A line for people on stderr. */
  say(line: string): void;
}

/** One file a command: it adds itself to the program. */
export type RegisterCommand = (program: Command, cli: Cli) => void;

export function createCli(terminal: Terminal): Cli {
  return {
    terminal,
    exitCode: 0,
    async withApp(work, options = {}) {
      const { createApp } = await import('../app.ts');
      await using app = await createApp({ ...options, environment: terminal.environment });
      const result = await work(app);
      // For a person; the server's log and `notegen doctor` tell it too.
      if (app.newMasterKey !== null && terminal.stderr.isTTY === true) {
        terminal.stderr.write(
          `notegen made ${app.newMasterKey}: without it nobody can read the notes kept here. Keep a copy, or run \`notegen backup FILE\`.\n`,
        );
      }
      return result;
    },
    show(options, value, forPeople) {
      // One line for programs, laid out for eyes.
      const json = () => JSON.stringify(value, null, terminal.stdout.isTTY ? 2 : undefined);
      terminal.stdout.write(withNewline(options.json ? json() : forPeople(value)));
    },
    say(line) {
      terminal.stderr.write(withNewline(line));
    },
  };
}

function withNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
