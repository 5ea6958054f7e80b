import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seeded } from '../support/fuzz/malformed.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { notegenJson, temporaryHome } from '../support/notegen.ts';
import { enginesOf } from '../support/processes.ts';
import { type Served, serveIn } from '../support/served.ts';
import { shortRecordings } from '../support/short-recordings.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { type UploadTarget, uploadSteadily } from '../support/steady-uploads.ts';

const kills = Number(process.env.TORTURE_KILLS ?? 6);
const seed = Number(process.env.TORTURE_SEED ?? 1);
/** Longest time between two kills, in milliseconds. */
const pauseMs = Number(process.env.TORTURE_PAUSE_MS ?? 2_500);
const uploaders = 3;

interface Delivery {
  note_id: string;
  event: string;
  status: string;
}

// Engine processes are found through /proc.
test.skipIf(process.platform !== 'linux' || noSpeechEngine)(
  `after ${kills} kills of server and engine every accepted recording has one outcome and at most one event`,
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const random = seeded(seed);
    const events = new Map<string, number>();
    await using receiver = await httpsReceiver(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { note_id, event } = JSON.parse(body);
      events.set(`${note_id} ${event}`, (events.get(`${note_id} ${event}`) ?? 0) + 1);
      await pause(random() * 100);
      response.end();
    });
    await using home = await temporaryHome();
    await using temporary = await temporaryHome();
    const caFile = join(home.path, 'receiver.pem');
    await writeFile(caFile, receiver.ca);
    await notegenJson(home.path, ['webhooks', 'set-url', receiver.url]);
    const { key } = await notegenJson<{ key: string }>(home.path, ['keys', 'create', 'torture']);
    const start = () =>
      serveIn(home.path, [], {
        ...speechEnvironment,
        TMPDIR: temporary.path,
        NOTEGEN_WEBHOOKS_CA_FILE: caFile,
        NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
      });

    const target: UploadTarget = { url: null, key };
    const accepted = new Set<string>();
    const stop = new AbortController();
    const recordings = await shortRecordings();
    const load = Array.from({ length: uploaders }, (_, n) =>
      uploadSteadily({ target, recordings, accepted, random: seeded(seed + n + 1), signal: stop.signal }),
    );
    let served: Served = await start();
    target.url = served.url;
    let engineKills = 0;
    // A slow computer accepts little between two kills, and its engine may not be there yet: then it is killed more often.
    const enough = () => accepted.size > kills / 2 && (kills < 4 || engineKills > 0);
    let n = 0;
    for (; n < kills || (n < 4 * kills && !enough()); n += 1) {
      await pause(100 + random() * pauseMs);
      const engines = enginesOf(served.child.pid!);
      if (n % 2 === 1 && engines.length > 0) {
        for (const pid of engines) process.kill(pid, 'SIGKILL');
        engineKills += 1;
      } else {
        target.url = null;
        await served.stop('SIGKILL');
        served = await start();
        target.url = served.url;
      }
    }
    stop.abort();
    await Promise.all(load);

    const open = new Set(accepted);
    const outcomes = new Map<string, string>();
    while (open.size > 0) {
      for (const noteId of open) {
        const response = await fetch(`${served.url}/v1/audio/status?note_id=${noteId}`, {
          headers: { authorization: `Bearer ${key}` },
        });
        expect(response.status, `an accepted recording is lost: ${noteId}`).toBe(200);
        const { status } = (await response.json()) as { status: string };
        if (status !== 'completed' && status !== 'failed') continue;
        outcomes.set(noteId, status);
        open.delete(noteId);
      }
      await pause(200);
    }
    // The last deliveries may be under way.
    while (deliveriesIn(home.path).some(({ status }) => status === 'pending' || status === 'sending'))
      await pause(200);
    const deliveries = deliveriesIn(home.path);
    await served.stop();

    expect(enough(), `${accepted.size} accepted, ${engineKills} engine kills of ${n}`).toBe(true);
    for (const [noteId, outcome] of outcomes) {
      const records = deliveries.filter(({ note_id }) => note_id === noteId);
      const event = outcome === 'completed' ? 'note.generated' : 'note.failed';
      expect(
        records.map((record) => record.event),
        noteId,
      ).toEqual([event]);
    }
    expect([...events.values()].every((count) => count === 1)).toBe(true);
    expect(await readdir(join(home.path, 'recordings'))).toEqual([]);
    expect(await readdir(temporary.path)).toEqual([]);
    using database = openDatabase(home.path);
    expect(database.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    console.log(
      `${accepted.size} accepted, ${[...outcomes.values()].filter((status) => status === 'completed').length} completed, ` +
        `${events.size} events received, ${deliveries.filter(({ status }) => status === 'unknown').length} unknown, ` +
        `${engineKills} engine kills of ${n}`,
    );
  },
);

function openDatabase(home: string): { sqlite: Sqlite.Database } & Disposable {
  const sqlite = new Sqlite(join(home, 'notegen.db'), { readonly: true });
  return { sqlite, [Symbol.dispose]: () => void sqlite.close() };
}

/** Every delivery there is; more than the command line would list. */
function deliveriesIn(home: string): Delivery[] {
  using database = openDatabase(home);
  return database.sqlite.prepare<[], Delivery>('SELECT note_id, event, status FROM deliveries').all();
}
