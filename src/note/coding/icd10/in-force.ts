import type { IcdRelease, OfficialCode } from '../code-books.ts';
import type { Diagnosis } from './code-diagnoses.ts';

// What was coded before the code was there, where that is not its category (ICD-10-CM index of the years before).
const formerly: Readonly<Record<string, string | undefined>> = {
  'F32.A': 'F32.9',
  'J44.89': 'J44.9',
  'Z79.85': 'Z79.899',
};

/**
 * The diagnoses as the imported release bills them, in its words. The built-in table is of fiscal year 2026, so a release
 * of another year may not know a code: then its category stands for it where the release bills that (M54.5 for M54.50,
 * which later years divided), else there is no code.
 */
export function inForce(diagnoses: readonly Diagnosis[], release: IcdRelease | null): Diagnosis[] {
  if (release === null) return [...diagnoses];
  const found = new Map<string, Diagnosis>();
  for (const diagnosis of diagnoses) {
    const { entry } = diagnosis;
    const official = billed(entry.code, release);
    if (official === null || found.has(official.code)) continue;
    const { code, description } = official;
    const other = code === entry.code ? {} : { insteadOf: entry.code };
    found.set(code, { ...diagnosis, ...other, entry: { ...entry, code, description } });
  }
  return [...found.values()];
}

/** The code or the longest category above it that the release bills. */
export function billed(code: string, release: IcdRelease): OfficialCode | null {
  for (let length = code.length; length >= 3; length--) {
    if (code[length - 1] === '.') continue;
    const official = release.billable(code.slice(0, length));
    if (official !== null) return official;
  }
  const before = formerly[code];
  return before === undefined ? null : release.billable(before);
}
