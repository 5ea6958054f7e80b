/**
 * How a screen is made. A command calls, on a terminal (`isInteractive`):
 *
 *   const { showKeys } = await import('../tui/keys/show-keys.tsx');   // nothing of ink is loaded before
 *   cli.exitCode = await showKeys(app, cli.terminal, customer);
 *
 * and `showKeys` calls `showScreen(terminal, <KeysScreen … />)` with plain functions of the rooms as properties.
 * In a screen: `useScreen()` has its size, `quit`, `copy` and a `signal`; `useKeys` gets the keys; parts/ has the frame
 * (title, error, keys), the list with its filter, questions, text fields and the secret that is shown once.
 */
import type { ReactNode } from 'react';
import { frameStream } from './frame-stream.ts';
import { render } from './ink.ts';
import type { ScreenTerminal } from './interactive.ts';
import { createPainter, type Size } from './painter.ts';
import { ScreenRoot } from './screen-root.tsx';
import { openTerminalSession } from './terminal-session.ts';

const endings = { SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Shows a screen until it is left. Gives the exit code: 0 when it was left by its own keys, 130 at Ctrl-C, 143 and
 * 129 at SIGTERM and SIGHUP. However it ends, the terminal is as it was. Throws what the screen threw.
 */
export async function showScreen(terminal: ScreenTerminal, screen: ReactNode): Promise<number> {
  const owed = new Set<Promise<unknown>>();
  const owe = (work: Promise<unknown>): void => {
    const settled = work.catch(() => {}).finally(() => owed.delete(settled));
    owed.add(settled);
  };
  try {
    return await show(terminal, screen, owe);
  } finally {
    // The terminal is given back already.
    await Promise.all(owed);
  }
}

async function show(
  terminal: ScreenTerminal,
  screen: ReactNode,
  owe: (work: Promise<unknown>) => void,
): Promise<number> {
  const { stdin, stdout, environment } = terminal;
  const size = (): Size => ({ columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 });
  const write = (text: string): void => void stdout.write(text);
  const isScreenReaderEnabled = environment.INK_SCREEN_READER === 'true';
  const ended = new AbortController();
  let code = 0;
  const quit = (with_ = 0): void => {
    if (ended.signal.aborted) return;
    code = with_;
    ended.abort();
  };
  using _terminal = openTerminalSession(terminal);
  using _endings = onEndings(terminal.signal, quit);
  const painter = createPainter({
    write,
    size,
    colour: (environment.NO_COLOR ?? '') === '',
    linear: isScreenReaderEnabled,
  });
  const instance = render(
    <ScreenRoot
      size={size}
      onResize={(changed) => {
        const resized = (): void => {
          painter.resized();
          changed();
        };
        stdout.on('resize', resized);
        return () => stdout.off('resize', resized);
      }}
      signal={ended.signal}
      quit={quit}
      owe={owe}
      copy={(text) => write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`)}
    >
      {screen}
    </ScreenRoot>,
    {
      stdin: stdin as NodeJS.ReadStream,
      stdout: frameStream({ columns: () => size().columns, onFrame: painter.paint }),
      // Whole frames, unthrottled: the painter does the rest.
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
      isScreenReaderEnabled,
    },
  );
  try {
    await Promise.race([aborted(ended.signal), instance.waitUntilExit()]);
  } finally {
    ended.abort();
    instance.unmount();
    painter.stop();
  }
  return code;
}

function onEndings(interrupted: AbortSignal, quit: (code: number) => void): Disposable {
  const onSignal = (signal: NodeJS.Signals): void => quit(endings[signal as keyof typeof endings]);
  const onInterrupt = (): void => quit(130);
  for (const signal of Object.keys(endings)) process.on(signal, onSignal);
  interrupted.addEventListener('abort', onInterrupt, { once: true });
  // Ctrl-C while the screen was loading.
  if (interrupted.aborted) onInterrupt();
  return {
    [Symbol.dispose]() {
      for (const signal of Object.keys(endings)) process.off(signal, onSignal);
      interrupted.removeEventListener('abort', onInterrupt);
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
