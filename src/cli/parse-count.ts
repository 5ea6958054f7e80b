import { NotegenError } from '../errors.ts';

/** A whole number given with an option. Throws `usage_invalid` naming the option. */
export function parseCount(option: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new NotegenError('usage_invalid', `${option} takes a whole number from ${least} to ${most}.`);
}
