import type { ScreenTerminal } from './interactive.ts';

const alternateScreen = { enter: '\u001b[?1049h', leave: '\u001b[?1049l' };
const cursor = { hide: '\u001b[?25l', show: '\u001b[?25h' };
const wrapping = { off: '\u001b[?7l', on: '\u001b[?7h' };
const plainText = '\u001b[0m';
const clear = '\u001b[2J\u001b[H';

/**
 * Takes the terminal for screens: alternate screen, no cursor. Disposing gives it back, once, as it was; so does
 * every other end of the process that lets it run another line (exit, exception). What was shown is wiped first:
 * no secret stays, not even where a terminal has no alternate screen.
 */
export function openTerminalSession({ stdin, stdout }: ScreenTerminal): Disposable {
  let open = true;
  const restore = (): void => {
    if (!open) return;
    open = false;
    process.off('exit', restore);
    process.off('uncaughtExceptionMonitor', restore);
    if (stdin.isRaw === true) stdin.setRawMode?.(false);
    if (stdout.writable) {
      stdout.write(plainText + clear + wrapping.on + cursor.show + alternateScreen.leave);
    }
  };
  process.on('exit', restore);
  process.on('uncaughtExceptionMonitor', restore);
  stdout.write(alternateScreen.enter + cursor.hide + wrapping.off + clear);
  return { [Symbol.dispose]: restore };
}
