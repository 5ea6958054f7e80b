import type { EncounterCharacter, IcdEntry, Trimester } from './parse-table.ts';
import type { SaidSide } from './said-side.ts';

/** What was said of a problem that chooses among its codes; few codes ask for more than the side. */
export interface Details {
  side: SaidSide;
  encounter(): EncounterCharacter;
  trimester(): Trimester;
  /** Years; null where nobody said. */
  age(): number | null;
}

/**
 * The code or codes (a right and a left one where no code means both) that fit what was said. Never a side, a
 * trimester or an age that was not said: where the table has no code for "not said", there is none.
 */
export function chooseCodes(entries: readonly IcdEntry[], details: Details): IcdEntry[] {
  const left = narrow(
    narrow(
      entries.filter((entry) => fitsAge(entry, details)),
      (entry) => entry.encounter,
      details.encounter,
    ),
    (entry) => entry.trimester,
    details.trimester,
  );
  const sided = left.filter((entry) => entry.side !== null);
  if (sided.length === 0) return left.slice(0, 1);
  const exact = sided.find((entry) => entry.side === (details.side ?? 'none'));
  if (exact !== undefined) return [exact];
  if (details.side === 'both') {
    const each = ['right', 'left'].flatMap((side) => sided.find((entry) => entry.side === side) ?? []);
    if (each.length === 2) return each;
  }
  return left.filter((entry) => entry.side === null || entry.side === 'none').slice(0, 1);
}

function narrow<T extends string>(
  entries: readonly IcdEntry[],
  of: (entry: IcdEntry) => T | null,
  wanted: () => T,
): readonly IcdEntry[] {
  const exact = entries.filter((entry) => of(entry) !== null && of(entry) === wanted());
  if (exact.length > 0) return exact;
  const unsaid = entries.filter((entry) => of(entry) === 'none' || of(entry) === null);
  return unsaid.length > 0 ? unsaid : entries;
}

function fitsAge({ ages }: IcdEntry, { age: said }: Details): boolean {
  if (ages === null) return true;
  const age = said();
  // Nobody said an age: an adult, unless the words themselves are a child's.
  if (age === null) return ages.from >= 18 || ages.to < 18;
  return age >= ages.from && age <= ages.to;
}
