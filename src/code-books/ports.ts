export type CodeSystem = 'icd10cm' | 'cpt';

/** What is known of an imported book of codes. */
export interface CodeBook {
  system: CodeSystem;
  /** Fiscal year of an ICD-10-CM release; null for CPT. */
  year: number | null;
  /** Name of the file it came from. */
  source: string;
  codes: number;
  billable: number;
  /** Milliseconds since 1970. */
  imported_at: number;
}

/** A code to store; `term` is what must be said for it to be meant. */
export interface NewCode {
  code: string;
  billable: boolean;
  description: string;
  term: string | null;
}

/** A code as it is looked up. */
export interface ListedCode {
  system: CodeSystem;
  code: string;
  billable: boolean;
  description: string;
}

export interface CodeBookWriter {
  /** All of it or nothing of it; `pause` is called with the codes written so far, what it throws undoes everything. */
  replace(
    book: CodeBook & { rows: readonly NewCode[]; terms: ReadonlyMap<string, string> },
    pause: (written: number) => Promise<void>,
  ): Promise<void>;
}

/** Looks things up in the imported books. */
export interface CodeBookCatalogue {
  books(): CodeBook[];
  /** Codes whose text holds all words, or which begin as a code; best first. */
  search(words: readonly string[], limit: number): ListedCode[];
  /** Codes whose text holds some of the words, those with most of the rare ones first. */
  searchLoosely(words: readonly string[], limit: number): ListedCode[];
  /** The codes that begin with `prefix`, in order. */
  beginning(prefix: string, limit: number): ListedCode[];
  code(code: string): ListedCode | null;
}
