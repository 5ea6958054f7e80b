import type { Specialty } from '../../../src/note/specialties.ts';

/** A short invented visit and what its note must hold. Codes are those that a certified coder would give. */
export interface Exchange {
  name: string;
  specialty: Specialty;
  visit: string;
  /** The titles of the assessment, in order. */
  titles: readonly (string | RegExp)[];
  /** The ICD-10-CM codes that must be there; nothing but these and `codesAlso` may be. */
  codes: readonly string[];
  codesAlso?: readonly string[];
  plan: readonly RegExp[];
  planNot?: readonly RegExp[];
  subjective?: readonly RegExp[];
}
