/** Times are milliseconds since 1970 (UTC); `payload` is the note as sealed JSON. */
export const sql = `
CREATE TABLE customers (
  customer_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
  key_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('active', 'revoked')),
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT;
CREATE INDEX api_keys_of_customer ON api_keys (customer_id, created_at);

CREATE TABLE notes (
  note_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE,
  specialty TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  payload BLOB NOT NULL
) STRICT;
CREATE INDEX notes_of_customer ON notes (customer_id, created_at DESC, note_id DESC);
CREATE INDEX notes_by_expiry ON notes (expires_at);
`;
