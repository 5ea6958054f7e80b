import { NotegenError } from './errors.ts';

/** `disk_full`, in words for the work at hand, for the system's ways of saying so; any other error as it is. */
export function asDiskFull(error: unknown, message?: string, howToFix?: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new NotegenError('disk_full', message, {
    cause: error,
    ...(howToFix !== undefined && { howToFix }),
  });
}
