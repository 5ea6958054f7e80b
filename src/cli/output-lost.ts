import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';
import { reportFailure } from './report-failure.ts';
import type { Terminal } from './terminal.ts';

/** Tells that stdout takes no more (a full disk); gives the exit code. */
export async function reportLostOutput(error: NodeJS.ErrnoException, terminal: Terminal): Promise<number> {
  const full = asDiskFull(
    error,
    'The output can not be written: the disk is full.',
    'Make room on the disk it is written to, or send it elsewhere.',
  );
  const told =
    full instanceof NotegenError
      ? full
      : new NotegenError('file_unwritable', `The output can not be written: ${whyRefused(error)}.`, {
          cause: error,
        });
  return await reportFailure(told, process.argv.includes('--json'), terminal);
}
