import { spawn as spawnOnPty } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { childEnvironment, program } from './notegen.ts';

export interface PtyOptions {
  home: string;
  columns?: number;
  rows?: number;
  environment?: Record<string, string>;
}

/** A person at a real pseudo-terminal: a program in it, an xterm that shows what it draws. */
export interface PersonAtTerminal extends AsyncDisposable {
  /** What is on the screen, without trailing blanks. */
  screen(): string;
  /** Everything the program wrote, escape sequences and all. */
  written(): string;
  /** What somebody finds who scrolls up, on the screen that the program was started from. */
  scrollBack(): string;
  xterm: xterm.Terminal;
  press(...keys: string[]): Promise<void>;
  /** Waits until the screen shows it. Gives the screen. */
  until(shown: string | RegExp): Promise<string>;
  /** Gives the terminal another size, and waits until the screen is drawn anew for it. */
  resize(columns: number, rows: number): Promise<void>;
  /** The program's process. */
  pid(): number;
  /** Sends the program a signal. */
  kill(signal: NodeJS.Signals): void;
  /** Waits for the program's end and tells how it left the terminal. */
  ended(): Promise<Ending>;
}

export interface Ending {
  code: number;
  /** The modes that `stty` shows are what they were, the cursor is there, the screen is the one from before. */
  sane: boolean;
}

export const keys = {
  enter: '\r',
  esc: '\u001b',
  up: '\u001b[A',
  down: '\u001b[B',
  backspace: '\u007f',
  ctrlC: '\u0003',
} as const;

/**
 * A shell around the program, as there is around a person's: it sees the end, compares the terminal's modes before and
 * after, and holds the terminal open until everything is read. It reports in sequences that no terminal shows.
 */
const shell = `
trap : INT
before=$(stty -g)
sh -c 'printf "\\033]7776;$$\\007"; exec "$@"' sh "$@"
code=$?
[ "$before" = "$(stty -g)" ] && modes=kept || modes=changed
printf "\\033]7777;$code;$modes\\007"
read _
`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const startReport = /\u001b\]7776;(\d+)\u0007/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const endReport = /\u001b\]7777;(\d+);(\w+)\u0007/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const wholeFrame = /\u001b\[2J[\s\S]*?\u001b\[\?2026l/;
const pollMs = 20;
const patienceMs = 25_000;

/** Starts `notegen ARGS` on a pseudo-terminal. */
export function atTerminal(options: PtyOptions & { args: readonly string[] }): PersonAtTerminal {
  return onPty(process.execPath, [program, ...options.args], options);
}

/** Starts any program on a pseudo-terminal. */
export function onPty(file: string, args: readonly string[], options: PtyOptions): PersonAtTerminal {
  const { columns: cols = 80, rows = 24 } = options;
  const {
    CI: _ci,
    NO_COLOR: _plain,
    FORCE_COLOR: _forced,
    NODE_ENV: _test,
    ...env
  } = childEnvironment(options.home);
  const child = spawnOnPty('/bin/sh', ['-c', shell, 'sh', file, ...args], {
    name: options.environment?.TERM ?? 'xterm-256color',
    cols,
    rows,
    env: { ...env, TZ: 'UTC', ...options.environment },
  });
  const screen = new xterm.Terminal({ cols, rows, allowProposedApi: true, scrollback: 5000 });
  let written = '';
  child.onData((text) => {
    written += text;
    screen.write(text);
  });
  const gone = new Promise<void>((resolve) => child.onExit(() => resolve()));
  const drawn = (): Promise<void> => new Promise((resolve) => screen.write('', resolve));
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs));
  const pidOf = (): number => Number(startReport.exec(written)?.[1]);
  const ending = (): Ending | null => {
    const [, code, modes] = endReport.exec(written) ?? [];
    if (code === undefined) return null;
    const cursorShown = written.lastIndexOf('\u001b[?25h') >= written.lastIndexOf('\u001b[?25l');
    const screenFromBefore = screen.buffer.active.type === 'normal' && screen.modes.wraparoundMode;
    return { code: Number(code), sane: modes === 'kept' && cursorShown && screenFromBefore };
  };
  return {
    xterm: screen,
    screen: () => screenText(screen),
    written: () => written,
    scrollBack: () => bufferText(screen.buffer.normal, 0, screen.buffer.normal.length),
    async press(...pressed) {
      for (const key of pressed) {
        child.write(key);
        // An escape right before another key would be that key with Alt.
        await pause();
      }
    },
    async until(wanted) {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        const end = ending();
        await drawn();
        const text = screenText(screen);
        if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) return text;
        if (end !== null || performance.now() > deadline) {
          throw new Error(
            `the screen never showed ${wanted} (exit code ${end?.code ?? 'none yet'}):\n${text}`,
          );
        }
        await pause();
      }
    },
    async resize(columns, newRows) {
      if (columns === screen.cols && newRows === screen.rows) return;
      const before = written.length;
      screen.resize(columns, newRows);
      child.resize(columns, newRows);
      while (!wholeFrame.test(written.slice(before)) && ending() === null) await pause();
      await drawn();
    },
    pid: pidOf,
    kill: (signal) => void process.kill(pidOf(), signal),
    async ended() {
      while (ending() === null) await pause();
      await drawn();
      return ending() as Ending;
    },
    async [Symbol.asyncDispose]() {
      if (ending() === null && pidOf() > 0) process.kill(pidOf(), 'SIGKILL');
      child.kill('SIGKILL');
      await gone;
      screen.dispose();
    },
  };
}

/** The rows that are seen, without trailing blanks. */
export function screenText(screen: xterm.Terminal): string {
  const { active } = screen.buffer;
  return bufferText(active, active.baseY, active.baseY + screen.rows);
}

function bufferText(buffer: xterm.IBuffer, from: number, to: number): string {
  const lines: string[] = [];
  for (let row = from; row < to; row += 1) lines.push(buffer.getLine(row)?.translateToString(true) ?? '');
  return `${lines.join('\n').trimEnd()}\n`;
}
