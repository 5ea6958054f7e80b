import { errorCatalogue, NotegenError } from '../errors.ts';
import { type FailureCode, failureCodes, type JobFailure } from './job.ts';

/** The process that did the work died: the recording may be innocent, so the job is tried again. */
export function isCrash(error: unknown): boolean {
  return error instanceof NotegenError && error.code === 'engine_crashed';
}

/** What a client is told of a job that failed for good. Only catalogue texts and our own messages: no patient text. */
export function describeFailure(error: unknown): JobFailure {
  const code = failureCode(error);
  const message = error instanceof NotegenError ? error.message : errorCatalogue[code].title;
  return { code, message };
}

function failureCode(error: unknown): FailureCode {
  if (!(error instanceof NotegenError)) return 'transcription_failed';
  const known = failureCodes.find((code) => code === error.code);
  if (known !== undefined) return known;
  return error.code === 'unsupported_audio_format' ? 'audio_corrupted' : 'transcription_failed';
}
