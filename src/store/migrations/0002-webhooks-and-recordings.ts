/** Times are milliseconds since 1970 (UTC); `secret` and `request` are sealed. A delivery holds no payload. */
export const sql = `
CREATE TABLE webhooks (
  customer_id TEXT PRIMARY KEY REFERENCES customers (customer_id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  secret BLOB NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE deliveries (
  delivery_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  note_id TEXT NOT NULL,
  status TEXT NOT NULL,
  http_status INTEGER,
  reason TEXT,
  duration_ms INTEGER,
  created_at INTEGER NOT NULL,
  attempted_at INTEGER
) STRICT;
CREATE INDEX deliveries_of_customer ON deliveries (customer_id, created_at DESC);
CREATE INDEX deliveries_to_make ON deliveries (created_at) WHERE status IN ('pending', 'sending');
CREATE UNIQUE INDEX deliveries_once ON deliveries (note_id, event) WHERE event <> 'test';

CREATE TABLE audio_jobs (
  note_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (customer_id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  progress REAL NOT NULL,
  attempts INTEGER NOT NULL,
  request BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  error_code TEXT,
  error_message TEXT
) STRICT;
CREATE INDEX audio_jobs_unfinished ON audio_jobs (created_at) WHERE status IN ('queued', 'transcribing', 'writing');
CREATE INDEX audio_jobs_by_expiry ON audio_jobs (expires_at);
`;
