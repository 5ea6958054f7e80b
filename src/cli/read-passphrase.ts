import { readFile } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';
import { askUnseen } from './ask-unseen.ts';
import type { Terminal } from './terminal.ts';

const variable = 'NOTEGEN_BACKUP_PASSPHRASE';
const shortest = 12;

/**
 * A backup's passphrase: the first line of a file, else the environment's, else typed unseen (a new one twice).
 * Throws `usage_invalid`, `file_unreadable`, `invalid_input`, `cancelled`.
 */
export async function readPassphrase(
  terminal: Terminal,
  options: { file: string | undefined; isNew: boolean },
): Promise<string> {
  const passphrase = await find(terminal, options);
  if (!options.isNew || passphrase.length >= shortest) return passphrase;
  throw new NotegenError('invalid_input', `The passphrase must have ${shortest} characters or more.`);
}

async function find(
  terminal: Terminal,
  { file, isNew }: { file: string | undefined; isNew: boolean },
): Promise<string> {
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new NotegenError('file_unreadable', `The passphrase file can not be read: ${whyRefused(error)}.`);
    });
    return text.split(/\r?\n/)[0] ?? '';
  }
  const given = terminal.environment[variable];
  if (given !== undefined && given !== '') return given;
  if (terminal.stdin.isTTY !== true) {
    throw new NotegenError(
      'usage_invalid',
      `There is no terminal to ask on; use --passphrase-file or ${variable}.`,
    );
  }
  const questions = isNew ? ['Passphrase of the backup: ', 'Again: '] : ['Passphrase of the backup: '];
  const [passphrase = '', again = passphrase] = await askUnseen(terminal, questions);
  if (again !== passphrase) throw new NotegenError('invalid_input', 'The two passphrases differ.');
  return passphrase;
}
