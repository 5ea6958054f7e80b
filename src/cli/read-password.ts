import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passwordSchema } from '../accounts/customers.ts';
import { NotegenError } from '../errors.ts';
import type { Terminal } from './terminal.ts';

/** A new password: typed twice unseen, or the first line of stdin. Throws `usage_invalid`, `invalid_input`, `cancelled`. */
export async function readPassword(terminal: Terminal, fromStdin: boolean): Promise<string> {
  if (!fromStdin && terminal.stdin.isTTY !== true) {
    throw new NotegenError('usage_invalid', 'There is no terminal to ask on; use --password-stdin.');
  }
  const password = fromStdin ? await firstLine(terminal) : await askTwice(terminal);
  const parsed = passwordSchema.safeParse(password);
  if (parsed.success) return parsed.data;
  throw new NotegenError('invalid_input', `The password ${parsed.error.issues[0]?.message}.`);
}

async function firstLine({ stdin, signal }: Terminal): Promise<string> {
  const lines = createInterface({ input: stdin, signal });
  for await (const line of lines) return line;
  if (signal.aborted) throw new NotegenError('cancelled');
  return '';
}

async function askTwice(terminal: Terminal): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: terminal.stdin, output: unseen, terminal: true });
  // In raw mode Ctrl-C is a key, not a signal.
  const stop = new AbortController();
  lines.once('SIGINT', () => stop.abort());
  const ask = async (question: string): Promise<string> => {
    terminal.stderr.write(question);
    try {
      return await lines.question('', { signal: stop.signal });
    } catch (error) {
      throw new NotegenError('cancelled', undefined, { cause: error });
    } finally {
      terminal.stderr.write('\n');
    }
  };
  try {
    const password = await ask('New password: ');
    if ((await ask('Again: ')) === password) return password;
    throw new NotegenError('invalid_input', 'The two passwords differ.');
  } finally {
    lines.close();
  }
}
