import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { temporaryHome } from './support/notegen.ts';

test('every line of the log is whole, in order, and holds no text of an error', async () => {
  await using home = await temporaryHome();
  const path = join(home.path, 'log');
  const file = await open(path, 'a');
  const log = await createLog(file.fd);
  const lines = 5_000;
  for (let count = 0; count < lines; count += 1) log.info('request', { count });
  log.error('request_failed', { status: 500 }, new TypeError('the patient said zebra'));
  const read = async (): Promise<string[]> => (await readFile(path, 'utf8')).split('\n').slice(0, -1);
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(lines + 1);
  log.info('stopping', { signal: 'SIGTERM' });
  log.flush();
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
  await file.close();
});
