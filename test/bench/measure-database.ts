import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openStore, type Store } from '../../src/store/store.ts';
import { timeOrderedId } from '../../src/time-ordered-id.ts';
import { temporaryHome } from '../support/notegen.ts';
import { type Measurement, measurementOf } from './measurement.ts';

const notes = 1_000_000;
const jobs = 100_000;
/** A row among the million; the notes that are measured are whole ones. */
const fillerBytes = 600;
const warmUpRounds = 2;
const rounds = 20;
const perRound = 50;
const dayMs = 86_400_000;
const msApart = (30 * dayMs) / notes;
/** Longer than what is measured: none of the million ends while the rounds go on. */
const keptMs = 90 * dayMs;
const customer = randomUUID();
const payload = JSON.stringify({ subjective: 'The patient says so. '.repeat(900) });

/** What the store does with a million notes and a hundred thousand jobs in it beside an empty one, in turn. */
export async function measureDatabase(): Promise<Measurement[]> {
  await using fullHome = await temporaryHome();
  await using emptyHome = await temporaryHome();
  using full = await openStore(fullHome.path);
  using empty = await openStore(emptyHome.path);
  for (const { customers } of [full, empty]) {
    customers.insertFirst({
      customer_id: customer,
      name: 'Clinic',
      email: 'clinic@localhost',
      password_hash: null,
      created_at: Date.now(),
    });
  }
  fill(join(fullHome.path, 'notegen.db'));
  const ofFull = acts(full);
  const ofEmpty = acts(empty);
  const names = Object.keys(ofFull) as (keyof typeof ofFull)[];
  const ratios = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const name of names) {
      // Whoever goes first in one round goes second in the next.
      const early = round % 2 === 0 ? timeOf(ofFull[name]) : null;
      const ofEmptyTaken = timeOf(ofEmpty[name]);
      const ofFullTaken = early ?? timeOf(ofFull[name]);
      if (round >= 0) ratios.get(name)!.push(ofFullTaken / ofEmptyTaken);
    }
  }
  return names.map((name) =>
    measurementOf(
      { what: `${name}: a million notes over none`, unit: 'x', promised: { atMost: 1.3 } },
      ratios.get(name)!,
    ),
  );
}

/** Each act does `perRound` times the same; they follow one another. */
function acts(store: Store) {
  let made: string[] = [];
  const repeat = (act: (n: number) => unknown) => () => {
    for (let n = 0; n < perRound; n += 1) act(n);
  };
  const create = (expiresAt: number) => {
    const noteId = timeOrderedId(Date.now());
    store.notes.insert({
      note_id: noteId,
      customer_id: customer,
      specialty: 'physician',
      created_at: Date.now(),
      expires_at: expiresAt,
      payload,
    });
    made.push(noteId);
  };
  return {
    create: () => {
      made = [];
      repeat(() => create(Date.now() + dayMs))();
    },
    read: repeat((n) => store.notes.payload(customer, made[n]!, Date.now())),
    list: repeat(() => store.notes.page(customer, Date.now(), 20, null)),
    'accept, claim and finish a recording': repeat(() => {
      const noteId = timeOrderedId(Date.now());
      const now = Date.now();
      const row = {
        note_id: noteId,
        customer_id: customer,
        status: 'queued',
        progress: 0,
        attempts: 0,
      } as const;
      const times = { created_at: now, updated_at: now, expires_at: now + dayMs };
      const accepted = store.audioJobs.insertBelow(
        { ...row, ...times, request: '{}', error_code: null, error_message: null },
        100,
      );
      if (!accepted || store.audioJobs.claim(now)?.note_id !== noteId)
        throw new Error('the job was not claimed');
      store.audioJobs.finish(noteId, 'failed', { code: 'recording_silent', message: '' }, now);
    }),
    purge: () => {
      // All that this round made ends at once.
      const erased = store.notes.purge(Date.now() + dayMs, perRound).length;
      if (erased !== perRound) throw new Error(`${erased} notes were purged`);
    },
  };
}

function timeOf(act: () => void): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

/** The last 30 days, in rows that no one opens: as long as sealed ones, and written in a minute instead of an hour. */
function fill(path: string): void {
  const database = new Sqlite(path);
  database.pragma('synchronous = OFF');
  database.function('id_at', { deterministic: false }, (time: unknown) => timeOrderedId(Number(time)));
  const began = Date.now() - 30 * dayMs;
  const count = `WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n LIMIT ?)`;
  const tenthOfAll = notes / 10;
  for (let tenth = 0; tenth < 10; tenth += 1) {
    database.exec('CREATE TEMP TABLE made (note_id TEXT, at INTEGER)');
    database
      .prepare(`INSERT INTO made ${count} SELECT id_at(? + i * ?), ? + i * ? FROM n`)
      .run(tenth * tenthOfAll, tenthOfAll, began, msApart, began, msApart);
    database.exec('INSERT INTO note_keys SELECT note_id, randomblob(73) FROM made');
    database
      .prepare("INSERT INTO notes SELECT note_id, ?, 'physician', at, at + ?, randomblob(?) FROM made")
      .run(customer, keptMs, fillerBytes);
    if (tenth < (10 * jobs) / notes)
      database
        .prepare(
          `INSERT INTO audio_jobs SELECT note_id, ?, 'completed', 1, 1, x'', at, at, at + ?, NULL, NULL FROM made`,
        )
        .run(customer, keptMs);
    database.exec('DROP TABLE made');
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
