import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openStore, type Store } from '../../src/store/store.ts';
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
    const noteId = randomUUID();
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
      const noteId = randomUUID();
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

/** Rows that no one opens: they are as long as sealed ones, and take a minute to write instead of an hour. */
function fill(path: string): void {
  const database = new Sqlite(path);
  database.pragma('synchronous = OFF');
  database.function('new_id', { deterministic: false }, () => randomUUID());
  const later = Date.now() + 30 * dayMs;
  const count = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ?)`;
  const tenthOfAll = notes / 10;
  for (let tenth = 0; tenth < 10; tenth += 1) {
    database.exec('CREATE TEMP TABLE ids (note_id TEXT)');
    database.prepare(`INSERT INTO ids ${count} SELECT new_id() FROM n`).run(tenthOfAll);
    database.exec('INSERT INTO note_keys SELECT note_id, randomblob(73) FROM ids ORDER BY note_id');
    database
      .prepare(
        "INSERT INTO notes SELECT note_id, ?, 'physician', ? - abs(random() % ?), ?, randomblob(?) FROM ids",
      )
      .run(customer, Date.now(), 30 * dayMs, later, fillerBytes);
    if (tenth < (10 * jobs) / notes)
      database
        .prepare(
          `INSERT INTO audio_jobs SELECT note_id, ?, 'completed', 1, 1, x'', ?, ?, ?, NULL, NULL FROM ids`,
        )
        .run(customer, Date.now(), Date.now(), later);
    database.exec('DROP TABLE ids');
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
