import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { SecureContext } from 'node:tls';
import { Agent, request } from 'undici';
import { firstAbort } from '../first-abort.ts';
import type { WebhookEvent } from './event.ts';
import { failureReason } from './failure-reason.ts';
import { sign } from './sign.ts';
import { isMetadataAddress } from './url.ts';

/** What came of the one attempt. `reason` is a stable word where it failed; never anything the receiver sent. */
export type DeliveryOutcome =
  | { status: 'delivered'; http_status: number; reason: null; duration_ms: number }
  | { status: 'failed'; http_status: number | null; reason: string; duration_ms: number };

export interface SendOptions {
  url: string;
  secret: string;
  event: WebhookEvent;
  version: string;
  /** Which authorities are trusted, where not the built-in ones. Made once: reading all of them takes longer than a delivery. */
  trust?: SecureContext | undefined;
  now(): Date;
  /** Milliseconds for everything up to the response's status. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Sends one event once (spec 4.7 and 6): signed bytes, certificate checked, no redirect, no retry. Never throws. */
export async function sendWebhook(options: SendOptions): Promise<DeliveryOutcome> {
  const { url, secret, event, version, trust, now, timeoutMs = 10_000, signal } = options;
  const body = Buffer.from(JSON.stringify(event));
  const timestamp = Math.floor(now().getTime() / 1000);
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const timeout = AbortSignal.timeout(timeoutMs);
  using either = firstAbort(signal === undefined ? [timeout] : [timeout, signal]);
  // A connection of its own: no stale keep-alive socket can cost the one attempt.
  const agent = new Agent({
    pipelining: 0,
    connect: { lookup: safeLookup, ...(trust === undefined ? {} : { secureContext: trust }) },
    maxHeaderSize: 16_384,
  });
  try {
    const response = await request(url, {
      method: 'POST',
      body,
      dispatcher: agent,
      signal: either.signal,
      headersTimeout: timeoutMs,
      headers: {
        'content-type': 'application/json',
        'user-agent': `notegen/${version}`,
        'x-service-signature': sign(secret, timestamp, body),
        'x-service-timestamp': String(timestamp),
      },
    });
    const duration_ms = elapsed();
    const http_status = response.statusCode;
    response.body.on('error', () => {}).destroy();
    if (http_status >= 200 && http_status < 300) {
      return { status: 'delivered', http_status, reason: null, duration_ms };
    }
    const reason = http_status >= 300 && http_status < 400 ? 'redirect_not_followed' : 'http_status';
    return { status: 'failed', http_status, reason, duration_ms };
  } catch (error) {
    const reason = timeout.aborted ? 'timeout' : failureReason(error);
    return { status: 'failed', http_status: null, reason, duration_ms: elapsed() };
  } finally {
    await agent.destroy().catch(() => {});
  }
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** A name may have been pointed at a metadata address after it was saved: looked at again for each connection. */
function safeLookup(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isMetadataAddress(address))) {
      return callback(Object.assign(new Error('refused'), { code: 'NOTEGEN_METADATA_ADDRESS' }), []);
    }
    if (options.all === true) return callback(null, addresses);
    const first = addresses[0];
    if (first === undefined) return callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    callback(null, first.address, first.family);
  });
}
