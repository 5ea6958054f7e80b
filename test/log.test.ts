import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { temporaryHome } from './support/notegen.ts';
import { serve } from './support/served.ts';

test('every line of the log is whole, in order, and holds no text of an error', async () => {
  await using home = await temporaryHome();
  const path = join(home.path, 'log');
  // The log closes what it was given.
  const log = await createLog(openSync(path, 'a'));
  const lines = 5_000;
  for (let count = 0; count < lines; count += 1) log.info('request', { count });
  log.error('request_failed', { status: 500 }, new TypeError('the patient said zebra'));
  const read = async (): Promise<string[]> => (await readFile(path, 'utf8')).split('\n').slice(0, -1);
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(lines + 1);
  log.info('stopping', { signal: 'SIGTERM' });
  await log.close();
  log.info('too_late');
  await pause(250);
  const written = (await read()).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written.slice(0, lines).map(({ count }) => count)).toEqual(
    Array.from({ length: lines }, (_, n) => n),
  );
  expect(written[0]).toMatchObject({ level: 30, event: 'request', time: expect.stringMatching(/Z$/) });
  expect(written.at(-2)).toMatchObject({
    level: 50,
    event: 'request_failed',
    error: 'TypeError',
    status: 500,
  });
  expect(written.at(-1)).toMatchObject({ event: 'stopping' });
  expect(JSON.stringify(written)).not.toContain('zebra');
});

// /dev/full answers every write like a disk without room.
test.skipIf(process.platform !== 'linux')(
  'a log on a full disk ends nothing and holds up nothing',
  async () => {
    const log = await createLog(openSync('/dev/full', 'w'));
    for (let count = 0; count < 3; count += 1) {
      log.info('request', { count });
      // Longer than lines are gathered; an error that nobody heard would end the process, and so this run.
      await pause(250);
    }
    await log.close();
  },
);

test.skipIf(process.platform !== 'linux')(
  'a server whose log is on a full disk goes on, and stops when told to',
  { timeout: 60_000 },
  async () => {
    const full = openSync('/dev/full', 'w');
    await using served = await serve([], {}, full);
    for (let n = 0; n < 3; n += 1) {
      expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
      await pause(250);
    }
    expect(await served.stop()).toBe(0);
    closeSync(full);
  },
);
