import type { Unit } from './units.ts';

/** A vital sign that the patient, or who is with them, measured during the call. */
export interface VitalTaken {
  name: string;
  value: string;
  /** What else was said of it. */
  from: readonly Unit[];
}
