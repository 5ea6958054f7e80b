import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { httpsReceiver } from '../../support/https-receiver.ts';
import { childEnvironment, notegen, notegenJson, program, temporaryHome } from '../../support/notegen.ts';

/** Where this user may have a view of the file system of its own, and in it an /etc/hosts of its own. */
const bind = 'mount --bind "$0" /etc/hosts && exec "$@"';
const ownNames = spawnSync('unshare', ['-rm', 'sh', '-c', bind, '/etc/hosts', 'true']).status === 0;

/** Runs notegen where names are what `hosts` says. */
async function withNames(
  home: string,
  hosts: string,
  args: readonly string[],
): Promise<Record<string, unknown>> {
  const file = join(home, 'hosts');
  await writeFile(file, hosts);
  const command = ['-rm', 'sh', '-c', bind, file, process.execPath, program, ...args, '--json'];
  const done = await promisify(execFile)('unshare', command, { env: childEnvironment(home) }).catch(
    (error: { stdout: string }) => error,
  );
  return JSON.parse(done.stdout) as Record<string, unknown>;
}

test.skipIf(!ownNames)(
  'a webhook whose name is pointed at a metadata address, at first or later, is not called there',
  { timeout: 120_000 },
  async () => {
    let asked = 0;
    await using receiver = await httpsReceiver((_request, response) => {
      asked += 1;
      response.end();
    });
    await using home = await temporaryHome();
    const caFile = join(home.path, 'ca.pem');
    await writeFile(caFile, receiver.ca);
    await notegenJson(home.path, ['config', 'set', 'webhooks.caFile', caFile]);
    // Saved while the name is a good one: what counts is where it points when the event is sent.
    const url = `https://localhost:${receiver.port}/`;
    await notegenJson(home.path, ['webhooks', 'set-url', url]);
    const outcome = async (hosts: string) => await withNames(home.path, hosts, ['webhooks', 'test']);
    expect(await outcome('127.0.0.1 localhost\n')).toMatchObject({ status: 'delivered' });
    for (const addresses of [
      ['169.254.169.254'],
      ['fd00:ec2::254'],
      ['::ffff:169.254.169.254'],
      ['64:ff9b::a9fe:a9fe'],
      // One good address does not make up for the other: which of them is called is not ours to choose.
      ['127.0.0.1', '169.254.169.254'],
    ]) {
      const hosts = addresses.map((address) => `${address} localhost\n`).join('');
      expect([addresses, await outcome(hosts)]).toEqual([
        addresses,
        expect.objectContaining({ status: 'failed', reason: 'metadata_address_refused' }),
      ]);
    }
    expect(asked).toBe(1);
  },
);

test('a receiver that sends on to a metadata address is not followed', { timeout: 60_000 }, async () => {
  const places = [
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:169.254.169.254]/',
    'file:///etc/passwd',
  ];
  let asked = 0;
  await using receiver = await httpsReceiver((_request, response) => {
    response.writeHead(307, { location: places[asked] }).end();
    asked += 1;
  });
  await using home = await temporaryHome();
  const caFile = join(home.path, 'ca.pem');
  await writeFile(caFile, receiver.ca);
  await notegenJson(home.path, ['config', 'set', 'webhooks.caFile', caFile]);
  await notegenJson(home.path, ['webhooks', 'set-url', receiver.url]);
  for (const _ of places) {
    const tested = await notegen(home.path, ['webhooks', 'test', '--json']);
    expect(JSON.parse(tested.stdout)).toMatchObject({ status: 'failed', reason: 'redirect_not_followed' });
  }
  expect(asked).toBe(places.length);
});
