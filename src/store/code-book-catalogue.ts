import type { Database } from 'better-sqlite3';
import type { CodeBookRow, CodeSystem } from './code-book-table.ts';

export interface ListedCodeRow {
  system: CodeSystem;
  code: string;
  billable: boolean;
  description: string;
}

type Row = Omit<ListedCodeRow, 'billable'> & { billable: number };

const columns = 'codes.system, codes.code, codes.billable, codes.description';

/** Looks codes up in the books that codes.db holds. */
export function createCodeBookCatalogue(database: Database) {
  const books = database.prepare<[], CodeBookRow>('SELECT * FROM code_books ORDER BY system DESC');
  const matching = database.prepare<[string, number], Row>(
    `SELECT ${columns} FROM code_texts JOIN codes ON codes.row = code_texts.rowid WHERE code_texts MATCH ?
     ORDER BY codes.billable DESC, bm25(code_texts, 0, 1), codes.system DESC, codes.code LIMIT ?`,
  );
  const some = database.prepare<[string, number], Row>(
    `SELECT ${columns} FROM code_texts JOIN codes ON codes.row = code_texts.rowid
     WHERE code_texts MATCH ? AND codes.billable = 1 ORDER BY bm25(code_texts, 0, 1), codes.code LIMIT ?`,
  );
  const beginning = database.prepare<[string, string, number], Row>(
    `SELECT ${columns} FROM codes WHERE code >= ? AND code < ? ORDER BY code LIMIT ?`,
  );
  const one = database.prepare<[string], Row>(
    `SELECT ${columns} FROM codes WHERE code = ? ORDER BY system DESC`,
  );
  return {
    books: (): CodeBookRow[] => books.all(),
    search: (words: readonly string[], limit: number): ListedCodeRow[] =>
      words.length === 0 ? [] : matching.all(matchFor(words), limit).map(listed),
    searchLoosely: (words: readonly string[], limit: number): ListedCodeRow[] =>
      words.length === 0 ? [] : some.all(`description : (${quoted(words).join(' OR ')})`, limit).map(listed),
    beginning: (prefix: string, limit: number): ListedCodeRow[] =>
      beginning.all(prefix, `${prefix}\uffff`, limit).map(listed),
    code(code: string): ListedCodeRow | null {
      const row = one.get(code);
      return row === undefined ? null : listed(row);
    },
  };
}

/** All words, the last one perhaps not written to its end; quoted, so that nothing in them is an operator. */
function matchFor(words: readonly string[]): string {
  return `description : (${quoted(words).join(' AND ')}*)`;
}

function quoted(words: readonly string[]): string[] {
  return words.map((word) => `"${word.replaceAll('"', '""')}"`);
}

function listed(row: Row): ListedCodeRow {
  return { ...row, billable: row.billable === 1 };
}
