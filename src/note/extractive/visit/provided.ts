import type { Unit } from './units.ts';

/** "If it's not better | we'll get an mri then": true for the second, where speech without stops came apart. */
export function isProvided(unit: Unit, before: Unit | undefined): boolean {
  return (
    before?.turn === unit.turn &&
    /^(?:(?:and|but|so) )?if\b/i.test(before.text) &&
    !/[.?!]["')\s]{0,3}$/.test(before.text)
  );
}
