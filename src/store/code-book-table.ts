import type { Database, Statement } from 'better-sqlite3';

export type CodeSystem = 'icd10cm' | 'cpt';

/** A code of an imported book; `term` and `word` are null where no words mean it. */
export interface CodeRow {
  code: string;
  billable: boolean;
  description: string;
  term: string | null;
}

/** What is known of an imported book. */
export interface CodeBookRow {
  system: CodeSystem;
  /** Fiscal year of an ICD-10-CM release; null for CPT. */
  year: number | null;
  /** Name of the file it came from. */
  source: string;
  codes: number;
  billable: number;
  imported_at: number;
}

export interface NewCodeBook extends CodeBookRow {
  rows: Iterable<CodeRow>;
  /** The rarest word of each term. */
  terms: ReadonlyMap<string, string>;
}

const rowsAtOnce = 2_000;

/**
 * Replaces a book by a newer one, all of it or nothing of it; others go on reading the old one meanwhile.
 * `pause` is called with the rows written so far; what it throws undoes everything.
 */
export async function replaceCodeBook(
  database: Database,
  book: NewCodeBook,
  pause: (written: number) => Promise<void>,
): Promise<void> {
  database.prepare('BEGIN IMMEDIATE').run();
  try {
    const { rows, terms, ...about } = book;
    database.prepare('DELETE FROM codes WHERE system = ?').run(about.system);
    database
      .prepare<CodeBookRow>(
        'INSERT OR REPLACE INTO code_books VALUES (@system, @year, @source, @codes, @billable, @imported_at)',
      )
      .run(about);
    const insert = database.prepare(
      'INSERT INTO codes (system, code, billable, description, term) VALUES (?, ?, ?, ?, ?)',
    );
    let written = 0;
    for (const { code, billable, description, term } of rows) {
      insert.run(about.system, code, Number(billable), description, term);
      written += 1;
      if (written % rowsAtOnce === 0) await pause(written);
    }
    if (about.system === 'icd10cm') replaceTerms(database, terms);
    await pause(written);
    database.prepare("INSERT INTO code_texts (code_texts) VALUES ('rebuild')").run();
    database.prepare('COMMIT').run();
  } catch (error) {
    if (database.inTransaction) database.prepare('ROLLBACK').run();
    throw error;
  }
  // The log would stay as large as a release; whoever reads now is not waited for.
  database.pragma('busy_timeout = 0');
  database.pragma('wal_checkpoint(TRUNCATE)');
}

function replaceTerms(database: Database, terms: ReadonlyMap<string, string>): void {
  database.prepare('DELETE FROM code_terms').run();
  const insert: Statement = database.prepare('INSERT INTO code_terms (word, term) VALUES (?, ?)');
  for (const [term, word] of terms) insert.run(word, term);
}
