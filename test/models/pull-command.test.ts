import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { throwAwayCertificate } from '../../src/webhooks/throw-away-certificate.ts';
import { childEnvironment, notegen } from '../support/notegen.ts';
import { openTunnel } from '../support/tunnel.ts';
import { openHub } from './hub-for-tests.ts';
import { type ProgramWithModels, programWithModels } from './program-with-models.ts';

const run = (made: ProgramWithModels, args: string[], environment: Record<string, string>) =>
  notegen(made.home, args, { entry: made.entry, environment });

test('Ctrl-C ends a pull with exit code 130 and keeps what has arrived; the next pull asks for the rest only', {
  timeout: 600_000,
}, async () => {
  await using made = await programWithModels();
  await using hub = await openHub(made.fileAt);
  hub.behaviours = ['stall', 'serve'];
  const environment = { NOTEGEN_MODELS_MIRROR: hub.base };
  const part = join(made.home, 'models', 'speech.bin.part');
  const arrived = async (): Promise<number> => (await stat(part).catch(() => ({ size: 0 }))).size;
  const child = spawn(process.execPath, [made.entry, 'models', 'pull', 'speech'], {
    env: childEnvironment(made.home, environment),
    stdio: 'ignore',
  });
  while ((await arrived()) === 0 && child.exitCode === null) await sleep(50);
  child.kill('SIGINT');
  while (child.exitCode === null && child.signalCode === null) await sleep(50);
  expect(child.exitCode).toBe(130);
  const kept = await arrived();
  expect(kept).toBeGreaterThan(0);
  expect(await readdir(join(made.home, 'models'))).not.toContain('speech.bin');

  const again = await run(made, ['models', 'pull', 'speech'], environment);
  expect([again.code, again.stdout]).toEqual([0, 'speech: installed\n']);
  expect(hub.ranges).toEqual([undefined, `bytes=${kept}-`]);
  expect(again.stderr).toContain('speech: checking');
  expect(await readFile(join(made.home, 'models', 'speech.bin'))).toEqual(made.content.speech);
  expect((await run(made, ['models', 'verify'], environment)).stdout).toContain('speech: ok');
});

test('a file with a wrong checksum is refused aloud and not kept', { timeout: 600_000 }, async () => {
  await using made = await programWithModels();
  await using hub = await openHub(made.fileAt);
  hub.behaviours = ['other-content'];
  const environment = { NOTEGEN_MODELS_MIRROR: hub.base };
  const { code, stdout, stderr } = await run(made, ['models', 'pull', 'speech'], environment);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/is not that model: its SHA-256 is [0-9a-f]{64} instead of [0-9a-f]{64}/);
  expect(await readdir(join(made.home, 'models'))).toEqual([]);
  const json = await run(made, ['models', 'pull', 'speech', '--json'], environment);
  expect(JSON.parse(json.stderr.trim().split('\n').at(-1)!)).toMatchObject({ code: 'model_checksum_wrong' });
});

test('a model is fetched over HTTPS through the proxy that HTTPS_PROXY names', {
  timeout: 600_000,
}, async () => {
  await using made = await programWithModels();
  const certificate = await throwAwayCertificate({ now: new Date() });
  await using hub = await openHub(made.fileAt, certificate);
  await using tunnel = await openTunnel();
  const trusted = join(made.home, 'hub.pem');
  await writeFile(trusted, certificate.cert);
  const environment = { NOTEGEN_MODELS_MIRROR: hub.base, HTTPS_PROXY: tunnel.url, NO_PROXY: '' };
  const trusting = { ...environment, NODE_EXTRA_CA_CERTS: trusted };
  const { code } = await run(made, ['models', 'pull', 'vad'], trusting);
  expect(code).toBe(0);
  expect(tunnel.asked).toEqual([new URL(hub.base).host]);
  expect(hub.paths).toEqual(['/people/models/resolve/main/vad.bin']);
  expect(await readFile(join(made.home, 'models', 'vad.bin'))).toEqual(made.content.vad);
});
