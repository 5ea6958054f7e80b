import { createInterface } from 'node:readline/promises';
import { NotegenError } from '../errors.ts';
import type { Terminal } from './terminal.ts';

/** Asks on a terminal; where there is none the answer is no. Throws `cancelled`. */
export async function yesOrNo(terminal: Terminal, question: string): Promise<boolean> {
  if (terminal.stdin.isTTY !== true || terminal.stderr.isTTY !== true) return false;
  const lines = createInterface({ input: terminal.stdin, output: terminal.stderr });
  const stop = new AbortController();
  lines.once('SIGINT', () => stop.abort());
  try {
    return /^y(?:es)?$/i.test((await lines.question(`${question} [y/N] `, { signal: stop.signal })).trim());
  } catch (error) {
    throw new NotegenError('cancelled', undefined, { cause: error });
  } finally {
    lines.close();
  }
}
