import { NotegenError } from './errors.ts';

/** `disk_full` for the system's ways of saying so; any other error as it is. */
export function asDiskFull(error: unknown): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new NotegenError('disk_full', undefined, { cause: error })
    : error;
}
