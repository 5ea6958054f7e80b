import { hostname, networkInterfaces } from 'node:os';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/**
 * The Host headers a server bound to `host` answers to, without their ports. A page of another site that has its own
 * name point at this machine (DNS rebinding) still sends that name, and is refused by it.
 */
export function acceptedHosts(host: string, named: readonly string[]): ReadonlySet<string> {
  const names = [...loopback, bracketed(host), ...named];
  if (!isLoopback(host)) {
    names.push(hostname(), `${hostname()}.local`);
    for (const { address } of Object.values(networkInterfaces()).flatMap((found) => found ?? [])) {
      names.push(bracketed(address));
    }
  }
  return new Set(names.map((name) => name.toLowerCase()));
}

/** Whether `header`, with or without a port, is one of `accepted`. */
export function isAcceptedHost(accepted: ReadonlySet<string>, header: string | undefined): boolean {
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/.exec((header ?? '').toLowerCase());
  return match?.[1] !== undefined && accepted.has(match[1]);
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
