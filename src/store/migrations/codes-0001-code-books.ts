/** Of codes.db. `term`: what must be said for a code to be meant; `word`: its rarest word. */
export const sql = `
CREATE TABLE code_books (
  system TEXT PRIMARY KEY,
  year INTEGER,
  source TEXT NOT NULL,
  codes INTEGER NOT NULL,
  billable INTEGER NOT NULL,
  imported_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE codes (
  row INTEGER PRIMARY KEY,
  system TEXT NOT NULL REFERENCES code_books (system),
  code TEXT NOT NULL,
  billable INTEGER NOT NULL,
  description TEXT NOT NULL,
  term TEXT
) STRICT;
CREATE UNIQUE INDEX codes_by_code ON codes (system, code);
CREATE INDEX codes_by_term ON codes (term) WHERE term IS NOT NULL;

CREATE TABLE code_terms (
  word TEXT NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (word, term)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE code_texts USING fts5 (
  code, description, content='codes', content_rowid='row', tokenize='porter unicode61'
);
`;
