import type { IcdEntry } from './parse-table.ts';

/**
 * `codes that come later | codes that come before them`: the table's "use additional code" and "code first" notes
 * (ICD-10-CM Official Guidelines, Section I.A.13).
 */
const firstOf: readonly (readonly [later: RegExp, first: RegExp])[] = [
  [/^I50/, /^I1[13]/],
  [/^N18/, /^(?:I1[23]|E(?:08|09|10|11|13)\.22)/],
  [/^L97/, /^E(?:08|09|10|11|13)\.62/],
  [/^D63\.0/, /^C/],
  [/^D63\.1/, /^N18/],
  [/^F02/, /^G(?:20|30|31)/],
];

/**
 * The order in which codes are billed: the reason for a check-up or pregnancy care leads, then the problems as they
 * stand in the note, an underlying disease before what it causes; lasting states come last.
 */
export function inOrder<T extends { entry: IcdEntry }>(diagnoses: readonly T[]): T[] {
  const rank = ({ entry }: T) => (/^Z(?:0[018]|34)/.test(entry.code) ? 0 : entry.status ? 2 : 1);
  const ordered = diagnoses.toSorted((a, b) => rank(a) - rank(b));
  for (const [later, first] of firstOf) {
    const at = ordered.findIndex(({ entry }) => later.test(entry.code));
    if (at === -1) continue;
    const moved = ordered.filter(({ entry }, i) => i > at && first.test(entry.code));
    if (moved.length === 0) continue;
    const rest = ordered.slice(at).filter((one) => !moved.includes(one));
    ordered.splice(at, ordered.length - at, ...moved, ...rest);
  }
  return ordered;
}
