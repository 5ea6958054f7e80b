import type { Database } from 'better-sqlite3';

/** The same question to the database, whose answers are remembered until anything in it changes. */
export type Remember = <Answer extends object>(
  ask: (key: string) => Answer | undefined,
) => (key: string) => Answer | undefined;

const most = 1_000;

/**
 * Asks the database each time whether it has changed, which takes a fraction of a query: SQLite tells what other
 * connections and processes have committed (`data_version`), and counts what this connection has written. The first it
 * tells once for all requests that have come in together, in one turn of the event loop: an answer is never older than
 * its turn. What was not found is looked for again.
 */
export function createRemember(database: Database): Remember {
  const others = database.prepare<[], number>('PRAGMA data_version').pluck();
  const own = database.prepare<[], number>('SELECT total_changes()').pluck();
  const memories: Map<string, object>[] = [];
  let seen: { others: number | undefined; own: number | undefined } = { others: undefined, own: undefined };
  let asked = false;
  const forgetAfterChange = (): void => {
    const now = { others: asked ? seen.others : others.get(), own: own.get() };
    if (!asked) setImmediate(askAgain);
    asked = true;
    if (now.others === seen.others && now.own === seen.own) return;
    seen = now;
    for (const memory of memories) memory.clear();
  };
  const askAgain = (): void => {
    asked = false;
  };
  return <Answer extends object>(ask: (key: string) => Answer | undefined) => {
    const memory = new Map<string, Answer>();
    memories.push(memory);
    return (key) => {
      // What a transaction has not committed yet may be undone.
      if (database.inTransaction) return ask(key);
      forgetAfterChange();
      const known = memory.get(key);
      if (known !== undefined) return known;
      const answer = ask(key);
      if (memory.size >= most) memory.clear();
      if (answer !== undefined) memory.set(key, answer);
      return answer;
    };
  };
}
