import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunMessage, Watched } from '../../src/app/silence/messages.ts';
import { whatWasSeen } from '../../src/app/silence/watch-network.ts';
import { findConfinement } from '../../src/speech/child/confinement.ts';
import { watchFlag } from '../../src/watch-flags.ts';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { noSpeechEngine } from '../support/speech-engine.ts';

const watchModule = new URL('../../dist/network-watch.js', import.meta.url);

test('doctor --network makes two notes, sees nothing go out, and says what may', {
  timeout: 300_000,
}, async () => {
  await using home = await temporaryHome();
  const set = await notegen(home.path, [
    'webhooks',
    'set-url',
    'https://ehr.clinic.example:8443/notes?token=secret',
  ]);
  expect(set.code).toBe(0);
  const { code, stdout } = await notegen(home.path, ['doctor', '--network', '--json'], {
    environment: { NOTEGEN_MODELS_MIRROR: 'https://models.clinic.example/' },
  });
  const report = JSON.parse(stdout);
  const { network } = await findConfinement();
  expect(report).toMatchObject({ silent: true, outbound: [], loopback: 0, workers: { network } });
  expect(report.kernel).toEqual(network === 'cut' ? { attempts: 0, control_seen: true } : null);
  expect(report.steps[0]).toMatchObject({ what: 'a typed visit', state: 'done' });
  expect(report.steps[1]).toMatchObject({
    what: 'the demo recording',
    state: noSpeechEngine ? 'skipped' : 'done',
  });
  // The program itself with the thread that writes notes; the engine process with the thread that decodes.
  if (!noSpeechEngine) expect(report.watched).toEqual({ processes: 2, threads: 2 });
  const out = JSON.stringify(report.may_go_out);
  expect(out).toContain('ehr.clinic.example:8443');
  expect(out).toContain('models.clinic.example');
  expect(out).not.toContain('secret');
  expect(code).toBe(0);
});

/** Runs `script` in a watched process and gives what was written down. */
async function watched(script: string): Promise<Watched[]> {
  await using home = await temporaryHome();
  const report = join(home.path, 'report');
  const child = spawn(process.execPath, [
    watchFlag(watchModule, report),
    '--input-type=module',
    '-e',
    script,
  ]);
  await once(child, 'close');
  const lines = (await readFile(report, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Watched);
}

test('the watch sees every way out: sockets, TLS, fetch, HTTP/2, undici, datagrams, names, threads', {
  timeout: 120_000,
}, async () => {
  const server = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1');
  const datagrams = createSocket('udp4').bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(datagrams, 'listening')]);
  const { port } = server.address() as { port: number };
  const udp = datagrams.address().port;
  const seen = await watched(`
    import net, { connect } from 'node:net';
    import tls from 'node:tls';
    import http2 from 'node:http2';
    import dgram from 'node:dgram';
    import { lookup } from 'node:dns';
    import { resolve4 } from 'node:dns/promises';
    import { Worker } from 'node:worker_threads';
    import { request } from 'undici';
    const quiet = (emitter) => new Promise((resolve) => emitter.on('error', resolve).on('close', resolve));
    await Promise.all([
      quiet(connect(${port}, '127.0.0.1')),
      quiet(net.createConnection({ host: '127.0.0.1', port: ${port} })),
      quiet(tls.connect({ host: '127.0.0.1', port: ${port} })),
      quiet(http2.connect('http://127.0.0.1:${port}')),
      fetch('http://127.0.0.1:${port}/').catch(() => {}),
      request('http://127.0.0.1:${port}/').catch(() => {}),
      quiet(net.connect('/nowhere/socket')),
    ]);
    const socket = dgram.createSocket('udp4');
    await new Promise((resolve) => socket.send('x', ${udp}, '127.0.0.1', resolve));
    socket.close();
    // Nobody answers for these names (RFC 6761).
    await new Promise((resolve) => lookup('one.invalid', resolve));
    await resolve4('two.invalid').catch(() => {});
    await quiet(new Worker("import('node:net').then(({ connect }) => connect(${port}, '127.0.0.1').on('error', () => {}))", { eval: true }).on('exit', function () { this.emit('close'); }));
  `);
  server.close();
  datagrams.close();
  const of = (kind: string): Watched[] => seen.filter((entry) => entry.kind === kind);
  expect(of('connection')).toEqual(Array(7).fill({ kind: 'connection', host: '127.0.0.1', port }));
  expect(of('datagram')).toContainEqual({ kind: 'datagram', host: '127.0.0.1', port: udp });
  expect(of('lookup').map((entry) => 'host' in entry && entry.host)).toEqual(['one.invalid', 'two.invalid']);
  expect(of('watching').length).toBe(2);
});

test('one connection, one name or one packet is enough not to be called silent', () => {
  const done: RunMessage = { type: 'step', step: { what: 'a typed visit', state: 'done', found: '' } };
  const counted = (before: number, after: number): RunMessage[] => [
    { type: 'counted', when: 'before', attempts: before },
    done,
    { type: 'counted', when: 'after', attempts: after },
  ];
  const control: Watched = { kind: 'connection', host: '192.0.2.1', port: 9 };
  expect(whatWasSeen(counted(1, 1), [control], null)).toMatchObject({ silent: true, outbound: [] });
  expect(whatWasSeen(counted(1, 2), [control], null).silent).toBe(false);
  // A count that can not count proves nothing.
  expect(whatWasSeen(counted(0, 0), [control], null).silent).toBe(false);
  expect(whatWasSeen(counted(1, 1), [], null).silent).toBe(false);
  const lookup: Watched = { kind: 'lookup', host: 'example.com', port: null };
  expect(whatWasSeen([done], [lookup], 'no namespaces')).toMatchObject({ silent: false, outbound: [lookup] });
  const own: Watched = { kind: 'connection', host: '127.0.0.1', port: 80 };
  expect(whatWasSeen([done], [own], 'no namespaces')).toMatchObject({ silent: true, loopback: 1 });
  expect(whatWasSeen([done], [{ ...own, host: '10.0.0.1' }], 'no namespaces').silent).toBe(false);
  expect(whatWasSeen([], [], 'no namespaces').silent).toBe(false);
});
