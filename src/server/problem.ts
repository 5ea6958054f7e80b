import { z } from 'zod';
import { errorCatalogue, NotegenError } from '../errors.ts';
import { exampleProblem } from './examples.ts';
import { statuses } from './statuses.ts';

/** The body of every error (RFC 9457). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string(),
    how_to_fix: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({
    id: 'Problem',
    description: 'What went wrong, as RFC 9457 lays it out. `code` is stable.',
    example: exampleProblem,
  });
export type Problem = z.infer<typeof problemSchema>;

/** The problem document for what a client is told: what `statuses` doesn't list stays inside as `internal_error`. */
export function problemOf(error: unknown, requestId: string): Problem {
  const known = error instanceof NotegenError && statuses[error.code] !== undefined;
  return problemDocument(known ? error : new NotegenError('internal_error'), requestId);
}

/** The problem document for `error`, whoever may see it. */
export function problemDocument(error: NotegenError, requestId: string): Problem {
  const { title } = errorCatalogue[error.code];
  return {
    type: `/errors/${error.code}`,
    title,
    status: statuses[error.code] ?? 500,
    detail: error.message === '' ? title : error.message,
    code: error.code,
    request_id: requestId,
    how_to_fix: error.howToFix,
    ...(error.faults.length > 0 ? { errors: [...error.faults] } : {}),
  };
}
