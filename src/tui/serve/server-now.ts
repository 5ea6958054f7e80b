import type { AudioJobProgress } from '../../store/audio-jobs.ts';
import type { LogLine } from './log-board.ts';

/** What the server is doing at this moment; nothing of any patient. */
export interface ServerNow {
  /** Null until it listens. */
  url: string | null;
  /** When it began to listen, milliseconds since 1970. */
  since: number;
  /** This minute since 1970: an idle server's screen is drawn once a minute, for how long ago things were. */
  minute: number;
  /** Engine process: null while it rests, else how many jobs it has. */
  engineJobs: number | null;
  /** Models that are set, null where none is. */
  speechModel: string | null;
  languageModel: string | null;
  notesToday: number;
  notesInWork: number;
  requestsPerMinute: number;
  /** Unfinished recordings, in the order in which they are worked on. */
  jobs: readonly AudioJobProgress[];
  failures: readonly LogLine[];
  log: readonly LogLine[];
}
