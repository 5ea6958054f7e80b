import type { Audit } from '../audit/audit.ts';
import type { Arrival } from '../recordings/accept.ts';
import type { Job, JobRequest } from '../recordings/job.ts';
import type { Recordings } from '../recordings/recordings.ts';
import type { AcceptedRecording, RecordingStatus } from '../recordings/status.ts';
import type { Acting } from './audited-notebook.ts';

/** An arrival that knows who sends it. */
export interface AuditedArrival extends Pick<Arrival, 'sha256' | 'discard'> {
  commit(who: Acting, request: JobRequest, kept?: (noteId: string) => void): Promise<Job>;
}

/** Recordings, with who sent each, took it back, or was given the note of it. */
export interface AuditedRecordings extends Pick<Recordings, 'ready' | 'unfinished'> {
  receive(chunks: AsyncIterable<Uint8Array>): Promise<AuditedArrival>;
  forget(who: Acting, noteId: string): boolean;
  cancel(who: Acting, noteId: string): Promise<boolean>;
  accepted(who: Acting, noteId: string): AcceptedRecording;
  status(who: Acting, noteId: string): RecordingStatus;
}

export function auditedRecordings(
  recordings: Recordings,
  audit: Audit,
  transaction: <T>(work: () => T) => T,
): AuditedRecordings {
  return {
    ready: recordings.ready,
    unfinished: recordings.unfinished,
    async receive(chunks) {
      const { sha256, discard, commit } = await recordings.receive(chunks);
      return {
        sha256,
        discard,
        commit: (who, request, kept = () => {}) =>
          commit(who.customerId, request, (noteId) => {
            audit.record(who, 'recording.accepted', { noteId });
            kept(noteId);
          }),
      };
    },
    forget: (who, noteId) =>
      transaction(() => {
        const forgotten = recordings.forget(who.customerId, noteId);
        if (forgotten) audit.record(who, 'recording.deleted', { noteId });
        return forgotten;
      }),
    cancel: (who, noteId) =>
      recordings.cancel(who.customerId, noteId, () => audit.record(who, 'recording.deleted', { noteId })),
    accepted: (who, noteId) => recordings.accepted(who.customerId, noteId),
    status(who, noteId) {
      const status = recordings.status(who.customerId, noteId);
      if (status.data !== null) audit.gather(who, 'note.read', { noteId });
      return status;
    },
  };
}
