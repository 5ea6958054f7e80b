import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLogBoard, toldLine } from '../../src/tui/serve/log-board.ts';
import { type ServeActions, ServeScreen } from '../../src/tui/serve/serve-screen.tsx';
import type { ServerNow } from '../../src/tui/serve/server-now.ts';
import { inkScreen } from '../support/ink-screen.tsx';
import { temporaryStore } from '../support/temporary-store.ts';
import { keys } from '../support/terminal.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

/** A server whose recordings are rows of a real store. */
async function serverWith(jobs: number) {
  const temporary = await temporaryStore();
  const [customer_id = ''] = temporary.customerIds;
  const { audioJobs, notes } = temporary.store;
  const ids = Array.from({ length: jobs }, () => randomUUID());
  for (const [index, note_id] of ids.entries()) {
    audioJobs.insertBelow(
      {
        note_id,
        customer_id,
        status: 'queued',
        progress: 0,
        attempts: 0,
        request: '{}',
        created_at: now - 60_000 * (jobs - index),
        updated_at: now,
        expires_at: now + 86_400_000,
        error_code: null,
        error_message: null,
      },
      10_000,
    );
  }
  const clock = { now };
  const log = createLogBoard(() => clock.now);
  const read = (): ServerNow => ({
    url: 'http://127.0.0.1:4180',
    since: now - 3 * 60_000,
    minute: Math.floor(now / 60_000),
    engineJobs: null,
    speechModel: 'base.en',
    languageModel: null,
    notesToday: notes.countSince(now - 86_400_000),
    notesInWork: 0,
    requestsPerMinute: log.requestsPerMinute(),
    jobs: audioJobs.progress(),
    failures: [...log.failures()],
    log: [...log.lines()],
  });
  const server: ServeActions = { read, now: () => clock.now };
  return { ...temporary, server, ids, log, clock, audioJobs };
}

test('a server that has nothing to do says where it is and that all is well', async () => {
  await using room = await serverWith(0);
  using screen = inkScreen(<ServeScreen server={room.server} />);
  expect(screen.frame()).toMatch(/notegen serves http:\/\/127\.0\.0\.1:4180 +up 3 min/);
  expect(screen.frame()).toContain('Notes today 0   being written 0   requests 0 a minute');
  expect(screen.frame()).toContain('Engine resting   speech base.en   language built-in writer');
  expect(screen.frame()).toContain('No errors.');
  expect(screen.frame()).toContain('No recording is waiting.');
});

test('recordings stand in the order in which they are worked on, each with its progress', async () => {
  await using room = await serverWith(3);
  const claimed = room.audioJobs.claim(now);
  room.audioJobs.advance(claimed!.note_id, 'transcribing', 0.43, now);
  using screen = inkScreen(<ServeScreen server={room.server} />);
  const rows = screen
    .frame()
    .split('\n')
    .filter((line) => /queued|transcribing/.test(line));
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    new RegExp(`${room.ids[0]!.slice(0, 8)} +transcribing +█{9}░{11} +43 % +3 min ago`),
  );
  expect(rows[1]).toMatch(new RegExp(`${room.ids[1]!.slice(0, 8)} +queued +░{20} +0 % +2 min ago`));
  room.audioJobs.finish(claimed!.note_id, 'failed', { code: 'no_speech', message: '' }, now);
  await screen.until(/2 in the queue/);
});

test('a thousand recordings are walked through', { timeout: 120_000 }, async () => {
  await using room = await serverWith(1000);
  using screen = inkScreen(<ServeScreen server={room.server} />);
  expect(screen.frame()).toContain('Recordings: 1000 in the queue');
  expect(screen.frame().split('\n')).toHaveLength(24);
  await screen.press('G');
  expect(screen.frame()).toContain(` > ${room.ids[999]!.slice(0, 8)}`);
  for (let step = 0; step < 30; step += 1) await screen.press('k');
  expect(screen.frame()).toContain(` > ${room.ids[969]!.slice(0, 8)}`);
});

test('requests are counted for a minute, failures stay in sight, the log is below', async () => {
  await using room = await serverWith(0);
  const request = { method: 'POST', route: '/v1/note', status: 200, duration_ms: 35.4 };
  for (let count = 0; count < 7; count += 1) room.log.info('request', request);
  room.log.error(
    'delivery_failed',
    {},
    Object.assign(new Error('the patient said so'), { code: 'ECONNRESET' }),
  );
  using screen = inkScreen(<ServeScreen server={room.server} />);
  expect(screen.frame()).toContain('requests 7 a minute');
  expect(screen.frame()).toMatch(/Last error \d\d:00:00 {2}delivery failed, code ECONNRESET/);
  expect(screen.frame()).toContain('POST /v1/note 200, 35 ms');
  expect(screen.frame()).not.toContain('patient');
  room.clock.now += 61_000;
  await screen.until('requests 0 a minute');
  await screen.press('l');
  expect(screen.frame()).toContain('POST /v1/note 200, 35 ms');
  expect(screen.frame()).not.toContain('Recordings');
  await screen.press('x');
  expect(screen.frame()).toContain('Recordings');
});

test('the server is stopped after y and nothing but y', async () => {
  await using room = await serverWith(0);
  using screen = inkScreen(<ServeScreen server={room.server} />);
  for (const no of ['n', keys.esc, '\r']) {
    await screen.press('q');
    expect(screen.frame()).toContain('Stop the server? [y/N]');
    await screen.press(no);
    expect(screen.left()).toBeUndefined();
  }
  await screen.press('q', 'y');
  expect(screen.left()).toBe(0);
});

test('the board keeps the last lines of a busy server and no more', () => {
  const log = createLogBoard(() => now);
  for (let count = 0; count < 5000; count += 1)
    log.info('request', { method: 'GET', route: '/healthz', status: 503 });
  expect(log.lines()).toHaveLength(500);
  expect(log.failures()).toHaveLength(20);
  expect(log.requestsPerMinute()).toBe(5000);
  expect(toldLine(log.failures()[0]!)).toMatch(/GET \/healthz 503, 0 ms$/);
});
