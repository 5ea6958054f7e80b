import type { Database } from 'better-sqlite3';
import type { CodeBooks, IcdRelease, OfficialCode } from '../note/coding/code-books.ts';
import { codeBookPath, damaged, readCodeBookFile } from './code-book-file.ts';
import type { CodeBookRow, CodeSystem } from './code-book-table.ts';

/** The books that this data directory has imported, as notes are coded with. */
export interface CodeBookReader extends Disposable {
  /** What is imported now, also by another process a moment ago; null where nothing is. Throws `database_corrupted`, … */
  current(): Promise<CodeBooks | null>;
}

const mostWords = 20_000;
const none: readonly string[] = [];

export function createCodeBookReader(home: string): CodeBookReader {
  let database: Database | null = null;
  let books: CodeBooks | null = null;
  let version: unknown;
  return {
    async current() {
      database ??= await readCodeBookFile(home);
      if (database === null) return null;
      try {
        // Changes whenever another connection has committed.
        const now = database.pragma('data_version', { simple: true });
        if (now !== version) books = booksOf(database, codeBookPath(home));
        version = now;
        return books;
      } catch (error) {
        throw damaged(error, codeBookPath(home));
      }
    },
    [Symbol.dispose]: () => void database?.close(),
  };
}

function booksOf(database: Database, path: string): CodeBooks | null {
  const known = new Map(
    database
      .prepare<[], CodeBookRow>('SELECT * FROM code_books')
      .all()
      .map((book) => [book.system, book]),
  );
  if (known.size === 0) return null;
  const release = known.get('icd10cm');
  const find = database.prepare<[CodeSystem, string], OfficialCode>(
    'SELECT code, description FROM codes WHERE system = ? AND code = ? AND billable = 1',
  );
  const hasCpt = known.has('cpt');
  const read = <T>(ask: () => T): T => {
    try {
      return ask();
    } catch (error) {
      throw damaged(error, path);
    }
  };
  return {
    icd10: release === undefined ? null : releaseOf(database, release.year ?? 0, find, read),
    cptDescription: (code) => (hasCpt ? (read(() => find.get('cpt', code))?.description ?? null) : null),
  };
}

type Find = { get(system: CodeSystem, code: string): OfficialCode | undefined };

function releaseOf(database: Database, year: number, find: Find, read: <T>(ask: () => T) => T): IcdRelease {
  const termsWith = database.prepare<[string], string>('SELECT term FROM code_terms WHERE word = ?').pluck();
  const codesOf = database.prepare<[string], OfficialCode>(
    'SELECT code, description FROM codes WHERE term = ? AND billable = 1 ORDER BY code',
  );
  const asked = new Map<string, readonly string[]>();
  return {
    year,
    billable: (code) => read(() => find.get('icd10cm', code)) ?? null,
    termsWith(word) {
      const known = asked.get(word);
      if (known !== undefined) return known;
      const found = read(() => termsWith.all(word));
      const terms = found.length === 0 ? none : found;
      // Visits repeat a few thousand words; an endless stream of new ones must not fill memory.
      if (asked.size < mostWords) asked.set(word, terms);
      return terms;
    },
    codesOf: (term) => read(() => codesOf.all(term)),
  };
}
