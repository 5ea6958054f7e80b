import type { CodeBooks, IcdRelease } from '../code-books.ts';
import { icdTable } from './icd-table.ts';
import type { PartFinder } from './phrase-index.ts';
import { ReleaseIndex } from './release-index.ts';

// A release serves many notes; its terms are laid out once for all of them.
const indexes = new WeakMap<IcdRelease, ReleaseIndex>();

/** Finds the problems of the built-in table and, where one was imported, of the release. */
export function problemFinder(books: CodeBooks | null | undefined): PartFinder {
  const { index, byCode } = icdTable();
  const release = books?.icd10 ?? null;
  if (release === null) return index;
  const official = indexes.get(release) ?? new ReleaseIndex(release, byCode());
  indexes.set(release, official);
  return {
    find: (words) => [...index.find(words), ...official.find(words)],
    bills: (phrase) => official.bills(phrase),
  };
}
