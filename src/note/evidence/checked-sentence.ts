import type { Warning } from '../note.ts';
import type { DraftSentence } from '../writer.ts';

/** What was wrong with a sentence; `message` names the kind of fault, never the patient's words. */
export type EvidenceFlag = Pick<Warning, 'code' | 'message'>;

/** A sentence after the evidence step: with its sources, or null where it must not be in the note. */
export interface CheckedSentence {
  sentence: DraftSentence | null;
  flags: readonly EvidenceFlag[];
}
