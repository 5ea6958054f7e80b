import type { BodySystem } from '../extractive/lexicon/body-systems.ts';

/** A part of the history or the examination that a specialty writes under a name of its own. */
export interface HistoryPart {
  /** The sub-heading, in capitals. */
  heading: string;
  fits: RegExp;
}

export interface ExamPart {
  name: string;
  /** The body system it belongs to and stands beside. */
  system: BodySystem;
  fits: RegExp;
}

/** Something the note must say once it was said, affirmed or denied; its absence is a `possible_omission`. */
export interface RequiredTopic {
  said: RegExp;
  written: RegExp;
}

/**
 * What is looked for at the visits of a specialty, as data. It raises what is said of these things in the selection,
 * names and orders parts of the note, and says what may not be missing. It never adds a word that was not said.
 * Patterns are case-insensitive, without flags that keep state.
 */
export interface SpecialtyGuide {
  /** Beside what fits a part: words that make a sentence worth keeping. */
  raises: RegExp;
  /** Said once, it is always in the note, answered questions included. */
  always?: RegExp;
  history: readonly HistoryPart[];
  /** What a short answer is about ("wet diapers?" "five"), by what was asked; a number alone is one of `unit`. */
  labels?: readonly { asked: RegExp; label: string; unit?: string }[];
  exam: readonly ExamPart[];
  /** Body systems of the examination that come before the others. */
  first: readonly BodySystem[];
  required: readonly RequiredTopic[];
  /** True where it matters who tells the history: a relative who speaks for the patient is named. */
  historian?: boolean;
}

/** `said` is also how it is written unless told. */
export function required(said: RegExp, written = said): RequiredTopic {
  return { said, written };
}
