import type { BillingCode, Encounter, Generator, NoteSection, Source } from './note.ts';
import type { Specialty } from './specialties.ts';
import type { Transcript } from './transcript.ts';

/**
 * How a sentence is set in its section:
 * `prose` runs on in a paragraph (a new `group` starts a new paragraph, the group is not printed);
 * `labelled` prints `Group: sentence sentence` on one line a group (body systems, vitals);
 * `bullet` prints the group, if any, on its own line and each sentence as `- sentence`;
 * `numbered` prints each group as one numbered item (`1. sentence sentence`), the group is not printed.
 */
export type Layout = 'prose' | 'labelled' | 'bullet' | 'numbered';

/** A condition that a visit names and that is only suspected, over, or nobody's: denied, a relative's, spoken of in general. */
export interface Doubt {
  /** As it is named, in lower case. */
  words: string;
  as: 'uncertain' | 'past' | 'hypothetical';
}

/** One sentence of a note as a writer proposes it, before the evidence step has checked it. */
export interface DraftSentence {
  section: NoteSection;
  /** Sub-heading in capitals (`HISTORY OF PRESENT ILLNESS`), or null where the section has none. */
  heading: string | null;
  group: string | null;
  layout: Layout;
  text: string;
  /** The text with a question in the words in which it was put, where the note reports it: for the patient's own summary. */
  asPut?: string;
  /** What it names that the visit as a whole does not bear out. */
  doubts?: readonly Doubt[];
  /** The words it came from. Empty: the evidence step looks for them, and flags the sentence when it finds none. */
  sources: readonly Source[];
}

export interface WriterInput {
  transcript: Transcript;
  specialty: Specialty;
  language: string | undefined;
  encounter: Encounter;
  seed: number;
}

/** A problem of a note, in the note's words, and the codes that what was said leaves open for it. */
export interface CodeChoice {
  problem: string;
  /** At least two; the first is what the coding room chose by itself. */
  options: readonly Pick<BillingCode, 'code' | 'description'>[];
}

export interface CodeChoiceInput extends Omit<WriterInput, 'transcript'> {
  /** The note's checked sentences. */
  sentences: readonly DraftSentence[];
  choices: readonly CodeChoice[];
}

/** What turns a transcript into sentences, in the order in which they stand in the note (S, O, A, P). */
export interface NoteWriter {
  describe(): Pick<Generator, 'engine' | 'model' | 'model_sha256' | 'prompt_version'>;
  /** Yields each sentence as soon as it is whole. Stops (throws `cancelled`) soon after `signal` aborts. */
  write(input: WriterInput, signal: AbortSignal): AsyncIterable<DraftSentence>;
  /**
   * Chooses a code for each of `choices`, in their order; null leaves it to the coding room. A writer without it, and
   * one that throws, leaves all.
   */
  chooseCodes?(input: CodeChoiceInput, signal: AbortSignal): Promise<readonly (string | null)[]>;
}
