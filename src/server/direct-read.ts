import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { accepts } from './accepts.ts';
import { bearerToken } from './bearer.ts';
import type { ServerDeps } from './deps.ts';
import { type FrameOptions, givenRequestId, namesTwoHosts, noteRequest } from './frame.ts';
import { isAcceptedHost } from './host-check.ts';
import { jsonType, onEveryReply } from './reply.ts';

/** Answers a request there and then, or leaves it untouched and says false. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const address = /^\/v1\/notes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const head = Object.entries({ ...onEveryReply, ...jsonType }).flat();

/** What the headers of a request that is in order say. */
interface Admitted {
  rawHeaders: readonly string[];
  keyHash: string;
  /** The client's own. */
  requestId: string | null;
}

/**
 * A kept note, read by whom it belongs to: what programs ask for most. Its answer is the one that the endpoint
 * (routes/notes.ts) gives, without the way there; whatever is not in order is left to that, which says what is wrong.
 */
export function directRead(deps: ServerDeps, { hosts, origins }: FrameOptions): Direct {
  const admit = ({ headers, rawHeaders }: IncomingMessage): Admitted | null => {
    if (namesTwoHosts(rawHeaders) || !isAcceptedHost(hosts, headers.host)) return null;
    if (!accepts(headers.accept, 'application/json')) return null;
    const token = bearerToken(headers.authorization);
    const keyHash = token === null ? null : deps.apiKeys.hashOf(token);
    return keyHash === null ? null : { rawHeaders, keyHash, requestId: givenRequestId(headers) };
  };
  // A program sends the same headers over its connection again and again; reading them costs as much as the rest.
  const admitted = new WeakMap<Socket, Admitted>();
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' || origins.size > 0) return false;
    const noteId = address.exec(incoming.url ?? '')?.[1];
    if (noteId === undefined) return false;
    const began = performance.now();
    const before = admitted.get(incoming.socket);
    const again = before !== undefined && areSame(before.rawHeaders, incoming.rawHeaders);
    const asked = again ? before : admit(incoming);
    if (asked === null) return false;
    if (!again) admitted.set(incoming.socket, asked);
    const who = deps.apiKeys.holderOfHash(asked.keyHash);
    const json = who === null ? null : found(() => deps.notebook.json(who, noteId));
    if (json === null) return false;
    const requestId = asked.requestId ?? deps.newId();
    outgoing.writeHead(200, [...head, 'x-request-id', requestId, 'content-length', String(json.length)]);
    outgoing.end(json);
    const reply = { route: '/v1/notes/{note_id}', requestId, problemCode: undefined };
    noteRequest(deps, reply, 'GET', 200, performance.now() - began);
    return true;
  };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

function found(read: () => Buffer): Buffer | null {
  try {
    return read();
  } catch {
    return null;
  }
}
