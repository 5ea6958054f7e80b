import type { Work } from '../models/model-works.ts';

/** One step of a first run: looked at first, done only after a yes. */
export interface SetupStep {
  title: string;
  look(signal: AbortSignal): Promise<Looked>;
}

export type Looked =
  | { ready: string }
  | {
      question: string;
      /** What it is, why this one, how big, how long. */
      about: readonly string[];
      /** What the step comes to where the answer is no. */
      skipped: string;
      run(signal: AbortSignal, tell: (work: Work) => void): Promise<Done>;
    };

export interface Done {
  detail: string;
  /** Something to read: the first note. */
  page?: { title: string; paragraphs: readonly string[] };
}
