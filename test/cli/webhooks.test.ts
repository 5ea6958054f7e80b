import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { childEnvironment, notegen, notegenJson, program, temporaryHome } from '../support/notegen.ts';

interface Line {
  event: string;
  url?: string;
  ca_file?: string;
  verdict?: string;
  body?: string;
}

test('an integration can be tried on one machine with the receiver for developers', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  const child = spawn(process.execPath, [program, 'webhooks', 'listen', '--port', '0', '--json'], {
    env: childEnvironment(home.path),
  });
  using _child = { [Symbol.dispose]: () => void child.kill('SIGKILL') };
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value as string) as Line;
  const listening = await next();
  expect(listening.url).toMatch(/^https:\/\/localhost:\d+\/$/);

  const run = <T>(...args: string[]) => notegenJson<T>(home.path, args);
  await run('config', 'set', 'webhooks.caFile', listening.ca_file!);
  const first = await run<{ secret: string }>('webhooks', 'set-url', listening.url!);
  expect(first.secret).toMatch(/^whsec_/);
  expect(await run('webhooks', 'test')).toMatchObject({ status: 'delivered', http_status: 200 });
  expect(await next()).toMatchObject({ event: 'received', verdict: 'verified' });
  const rotated = await run<{ secret: string }>('webhooks', 'rotate-secret');
  expect(rotated.secret).not.toBe(first.secret);
  expect(await run('webhooks', 'test')).toMatchObject({ status: 'delivered' });
  expect(await next()).toMatchObject({ verdict: 'verified' });
  expect(await run('webhooks', 'disable')).toMatchObject({ enabled: false });
  expect(await run('webhooks', 'show')).toEqual({
    url: listening.url,
    enabled: false,
    updated_at: expect.any(String),
  });
  expect(await run<{ items: object[] }>('webhooks', 'deliveries')).toMatchObject({
    items: [{ status: 'delivered' }, { status: 'delivered' }],
  });

  child.kill('SIGINT');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  const failed = await notegen(home.path, ['webhooks', 'test']);
  expect([failed.code, failed.stdout]).toEqual([1, expect.stringContaining('connection_refused')]);
  const refused = await notegen(home.path, ['webhooks', 'set-url', 'http://ehr.example/', '--json']);
  expect([refused.code, JSON.parse(refused.stderr)]).toEqual([
    1,
    expect.objectContaining({ code: 'webhook_url_refused' }),
  ]);
  const told = await notegen(home.path, ['webhooks', 'set-url', 'http://ehr.example/']);
  expect(told.stderr).toMatch(/^notegen: It must begin with https:.+\nGive an https:.+\n$/);
});
