/** A code of an official release, as its order file has it. */
export interface OfficialCode {
  code: string;
  description: string;
}

/** An imported release of ICD-10-CM. It is asked while a note is written, so each answer takes microseconds. */
export interface IcdRelease {
  /** Fiscal year: 2026 is in force from October 2025 to September 2026. */
  year: number;
  /** The code, if this release bills it; null for a heading and for a code it does not know. */
  billable(code: string): OfficialCode | null;
  /** The terms (`officialTerm`) that hold `word` as their rarest word. */
  termsWith(word: string): readonly string[];
  /** The billable codes of a term: its sides, encounters and degrees. */
  codesOf(term: string): readonly OfficialCode[];
}

/** What the clinic has imported; each is null until then. */
export interface CodeBooks {
  icd10: IcdRelease | null;
  /** The clinic's own licensed text for a CPT code. */
  cptDescription(code: string): string | null;
}
