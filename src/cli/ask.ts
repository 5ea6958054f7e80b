import { createInterface } from 'node:readline/promises';
import { NotegenError } from '../errors.ts';
import type { Terminal } from './terminal.ts';

/** Asks on a terminal; where there is none the answer is no. Throws `cancelled`. */
export async function yesOrNo(terminal: Terminal, question: string): Promise<boolean> {
  if (terminal.stdin.isTTY !== true || terminal.stderr.isTTY !== true) return false;
  const lines = createInterface({ input: terminal.stdin, output: terminal.stderr });
  // Here Ctrl-C is a key; the program is to end as it does everywhere else.
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return /^y(?:es)?$/i.test(
      (await lines.question(`${question} [y/N] `, { signal: terminal.signal })).trim(),
    );
  } catch (error) {
    throw new NotegenError('cancelled', undefined, { cause: error });
  } finally {
    lines.close();
  }
}
