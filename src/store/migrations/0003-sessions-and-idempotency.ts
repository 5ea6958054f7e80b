/** `result_id` is the note (or recording) that the first request made; the body itself is only a hash. */
export const sql = `
CREATE TABLE ended_sessions (
  token_id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ended_sessions_by_expiry ON ended_sessions (expires_at);

CREATE TABLE idempotent_requests (
  customer_id TEXT NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE,
  idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  result_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotent_requests_by_expiry ON idempotent_requests (expires_at);
`;
