import { createInterface } from 'node:readline/promises';
import { passwordSchema } from '../accounts/customers.ts';
import { NotegenError } from '../errors.ts';
import { askUnseen } from './ask-unseen.ts';
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
  const [password = '', again] = await askUnseen(terminal, ['New password: ', 'Again: ']);
  if (password === again) return password;
  throw new NotegenError('invalid_input', 'The two passwords differ.');
}
