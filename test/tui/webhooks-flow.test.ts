import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verify } from '../../src/webhooks/sign.ts';
import { httpsReceiver } from '../support/https-receiver.ts';
import { notegenJson, temporaryHome } from '../support/notegen.ts';
import { atTerminal, keys } from '../support/terminal.ts';

test('a webhook is set, its secret rotated and a test event sent to a receiver that verifies it', {
  timeout: 120_000,
}, async () => {
  await using home = await temporaryHome();
  const seen: { verified(secret: string): boolean }[] = [];
  await using receiver = await httpsReceiver((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'x-service-timestamp': timestamp, 'x-service-signature': signature } = request.headers;
      const body = Buffer.concat(chunks);
      seen.push({ verified: (secret) => verify(secret, String(timestamp), body, String(signature)) });
      response.writeHead(204).end();
    });
  });
  const ca = join(home.path, 'receiver.pem');
  await writeFile(ca, receiver.ca);
  await notegenJson(home.path, ['config', 'set', 'webhooks.caFile', ca]);

  await using terminal = atTerminal({ home: home.path, args: ['webhooks'] });
  await terminal.until('not set: press u');
  await terminal.press('u');
  await terminal.until('https:// address');
  await terminal.press('\u0015', receiver.url, keys.enter);
  const secretOn = async () =>
    /whsec_[\w-]{43}/.exec(await terminal.until('It is shown this once.'))?.[0] ?? '';
  const first = await secretOn();
  await terminal.press('s');
  await terminal.until('The address is saved.');
  await terminal.press('r');
  await terminal.until('Make a new signing secret? [y/N]');
  await terminal.press('y');
  const second = await secretOn();
  await terminal.press('s');
  await terminal.until('The new secret signs');
  await terminal.press('t');
  await terminal.until(/delivered with status 204 in \d+ ms/);
  await terminal.until(/delivered +204 +test/);
  expect(first).not.toBe(second);
  expect(seen.map(({ verified }) => [verified(first), verified(second)])).toEqual([[false, true]]);

  await terminal.press('q');
  expect(await terminal.ended()).toEqual({ code: 0, sane: true });
  expect(terminal.scrollBack()).not.toContain('whsec_');
});

test.each([
  ['the address', ['u'], 'https:// address'],
  ['the verification help', ['v'], 'Verifying events'],
  ['a secret', ['u', 'ehr.example/', keys.enter], 'It is shown this once.'],
])('Ctrl-C at %s ends with 130 and a sane terminal', { timeout: 60_000 }, async (_view, pressed, shown) => {
  await using home = await temporaryHome();
  await using terminal = atTerminal({ home: home.path, args: ['webhooks'] });
  await terminal.until('not set: press u');
  await terminal.press(...pressed);
  await terminal.until(shown);
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual({ code: 130, sane: true });
  expect(terminal.scrollBack()).not.toContain('whsec_');
});

test('Ctrl-C while a test event is under way does not wait for the receiver', {
  timeout: 60_000,
}, async () => {
  await using home = await temporaryHome();
  await using receiver = await httpsReceiver(() => {});
  const ca = join(home.path, 'receiver.pem');
  await writeFile(ca, receiver.ca);
  await notegenJson(home.path, ['config', 'set', 'webhooks.caFile', ca]);
  await notegenJson(home.path, ['webhooks', 'set-url', receiver.url]);
  await using terminal = atTerminal({ home: home.path, args: ['webhooks'] });
  await terminal.until('none sent yet');
  await terminal.press('t');
  await terminal.until('sending…');
  await terminal.press(keys.ctrlC);
  expect(await terminal.ended()).toEqual({ code: 130, sane: true });
  const { items } = await notegenJson<{ items: object[] }>(home.path, ['webhooks', 'deliveries']);
  expect(items).toMatchObject([{ status: 'failed', reason: 'interrupted' }]);
});
