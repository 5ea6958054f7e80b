import { randomUUID } from 'node:crypto';
import { CommanderError } from 'commander';
import { NotegenError } from '../errors.ts';
import { printable } from './table.ts';
import type { Terminal } from './terminal.ts';

const done = 0;
const failed = 1;
const wrongUsage = 2;
const interrupted = 130;

/** Tells on stderr what went wrong, as a problem document with `--json`; gives the exit code. */
export async function reportFailure(error: unknown, json: boolean, terminal: Terminal): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return done;
    // Commander has printed the help already.
    if (error.code === 'commander.help' && !json) return wrongUsage;
  }
  const known = asNotegenError(error);
  if (known.code === 'cancelled' && terminal.signal.aborted) return interrupted;
  if (json) {
    const { problemDocument } = await import('../server/problem.ts');
    terminal.stderr.write(`${JSON.stringify(problemDocument(known, randomUUID()))}\n`);
  } else {
    terminal.stderr.write(forPeople(known));
    if (known.code === 'internal_error') terminal.stderr.write(frames(error));
  }
  return known.code === 'usage_invalid' ? wrongUsage : failed;
}

function asNotegenError(error: unknown): NotegenError {
  if (error instanceof NotegenError) return error;
  if (error instanceof CommanderError) {
    const message =
      error.code === 'commander.help'
        ? undefined
        : error.message.replace(/^error: /, '').replaceAll('\n', ' ');
    return new NotegenError('usage_invalid', message);
  }
  return new NotegenError('internal_error');
}

function forPeople({ message, howToFix, faults }: NotegenError): string {
  const lines = [`notegen: ${printable(message)}`];
  for (const fault of faults)
    if (fault.message !== message) lines.push(`  ${printable(fault.path)}: ${printable(fault.message)}`);
  return `${lines.join('\n')}\n${printable(howToFix)}\n`;
}

/** Where it happened, without the message, which may quote patient text. */
function frames(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const found = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${error.name}\n${found.slice(0, 8).join('\n')}\n`;
}
