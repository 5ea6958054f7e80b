import { printable } from './table.ts';
import type { Terminal } from './terminal.ts';

/** How far a long work is: one line that changes on a terminal, a line now and then where stderr is a file. */
export interface ProgressLine extends Disposable {
  /** `fraction` runs from 0 to 1, null where it is not known. */
  update(what: string, fraction: number | null): void;
  /** Ends the line. */
  [Symbol.dispose](): void;
}

const everyMs = 100;
const stepWithoutTerminal = 0.1;

export function progressLine(terminal: Terminal, now: () => number = Date.now): ProgressLine {
  const { stderr } = terminal;
  let last = { what: '', fraction: -1, at: 0 };
  let shown = false;
  return {
    update(what, fraction) {
      const at = now();
      const amount = fraction ?? 0;
      const other = what !== last.what;
      if (stderr.isTTY) {
        if (!other && amount < 1 && at - last.at < everyMs) return;
        stderr.write(`\r\u001b[K${line(what, fraction)}`);
        shown = true;
      } else {
        if (!other && amount < 1 && amount - last.fraction < stepWithoutTerminal) return;
        if (!other && amount === last.fraction) return;
        stderr.write(`${line(what, fraction)}\n`);
      }
      last = { what, fraction: amount, at };
    },
    [Symbol.dispose]() {
      if (shown) stderr.write('\r\u001b[K');
      shown = false;
    },
  };
}

function line(what: string, fraction: number | null): string {
  const percent = fraction === null ? '' : ` ${Math.floor(Math.min(1, fraction) * 100)} %`;
  return `${printable(what)}${percent}`;
}
