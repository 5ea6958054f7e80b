import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { isMainThread, threadId } from 'node:worker_threads';

// `notegen doctor --network` has this module loaded before all others into every process and thread of ours (by
// --import, see watch-flags.ts): it writes down what goes out, to the file named in its own address.
const report = new URL(import.meta.url).searchParams.get('report');
if (report !== null) watch(report);

function watch(file: string): void {
  const write = (entry: object): void => appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  write({ kind: 'watching', pid: process.pid, thread: isMainThread ? 0 : threadId });
  const target = (kind: 'connection' | 'lookup' | 'datagram', host: unknown, port: unknown = null): void =>
    write({ kind, host: String(host ?? 'localhost'), port: port === null ? null : Number(port) });

  // TLS, HTTP, HTTP/2, fetch and undici all end here.
  before(net.Socket.prototype, 'connect', (args) => {
    const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as [unknown, unknown];
    if (typeof first === 'object' && first !== null) {
      const { host, port, path } = first as { host?: unknown; port?: unknown; path?: unknown };
      // A socket in the file system goes nowhere else.
      if (port !== undefined || path === undefined) target('connection', host, port);
    } else if (Number.isFinite(Number(first))) {
      target('connection', typeof second === 'string' ? second : undefined, first);
    }
  });
  for (const name of ['send', 'connect'] as const) {
    before(dgram.Socket.prototype, name, (args) => {
      const address = args.slice(1).findLast((arg) => typeof arg === 'string');
      const port = args.slice(name === 'send' ? 1 : 0).findLast((arg) => typeof arg === 'number');
      target('datagram', address, port ?? null);
    });
  }
  for (const place of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(place)) {
      if (!/^(?:lookup|lookupService|resolve\w*|reverse)$/.test(name)) continue;
      before(place as never, name as never, ([host]: unknown[]) => {
        if (net.isIP(String(host)) === 0 && host !== 'localhost') target('lookup', host);
      });
    }
  }
  syncBuiltinESMExports();
}

function before<T extends object>(owner: T, name: keyof T & string, look: (args: unknown[]) => void): void {
  const original = owner[name];
  if (typeof original !== 'function') return;
  owner[name] = function (this: unknown, ...args: unknown[]) {
    look(args);
    return original.apply(this, args);
  } as T[typeof name];
}
