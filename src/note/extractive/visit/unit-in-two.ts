import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from './units.ts';

/** A unit as two that say `first` and `second`, each with its half of the place. */
export function inTwo(unit: Unit, first: string, second: string): Unit[] {
  const middle = Math.floor((unit.start + unit.end) / 2);
  return [
    { ...reworded(unit, `${upperFirst(first)}.`), end: middle },
    { ...reworded(unit, upperFirst(second).replace(/(?<!\.)$/, '.')), start: middle, opens: false },
  ];
}
