import type { Database } from 'better-sqlite3';

export type EndedSessionsTable = ReturnType<typeof createEndedSessionsTable>;

/** Session tokens that were ended before their time; a row is needed until the token would have expired anyway. */
export function createEndedSessionsTable(database: Database) {
  const insert = database.prepare<[string, number]>(
    'INSERT INTO ended_sessions VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const one = database.prepare<[string], { token_id: string }>(
    'SELECT token_id FROM ended_sessions WHERE token_id = ?',
  );
  const purge = database.prepare<[number, number]>(
    'DELETE FROM ended_sessions WHERE token_id IN (SELECT token_id FROM ended_sessions WHERE expires_at <= ? LIMIT ?)',
  );
  return {
    insert: (tokenId: string, expiresAt: number): void => {
      insert.run(tokenId, expiresAt);
    },
    has: (tokenId: string): boolean => one.get(tokenId) !== undefined,
    /** Erases at most `limit` rows whose time is over; says how many. */
    purge: (now: number, limit: number): number => purge.run(now, limit).changes,
  };
}
