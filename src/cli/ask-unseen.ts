import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { NotegenError } from '../errors.ts';
import type { Terminal } from './terminal.ts';

/** Asks on a terminal without showing what is typed; one answer for each question. Throws `cancelled`. */
export async function askUnseen(terminal: Terminal, questions: readonly string[]): Promise<string[]> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: terminal.stdin, output: unseen, terminal: true });
  // Here Ctrl-C is a key; the program is to end as it does everywhere else.
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answers: string[] = [];
  try {
    for (const question of questions) {
      terminal.stderr.write(question);
      answers.push(await lines.question('', { signal: terminal.signal }));
      terminal.stderr.write('\n');
    }
    return answers;
  } catch (error) {
    terminal.stderr.write('\n');
    throw new NotegenError('cancelled', undefined, { cause: error });
  } finally {
    lines.close();
  }
}
