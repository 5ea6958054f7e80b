import type { IncomingMessage, ServerResponse } from 'node:http';
import { accepts } from './accepts.ts';
import { bearerToken } from './bearer.ts';
import type { ServerDeps } from './deps.ts';
import { type FrameOptions, namesTwoHosts, noteRequest, requestIdOf } from './frame.ts';
import { isAcceptedHost } from './host-check.ts';
import { jsonType, onEveryReply } from './reply.ts';

/** Answers a request there and then, or leaves it untouched and says false. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const address = /^\/v1\/notes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const head = Object.entries({ ...onEveryReply, ...jsonType }).flat();

/**
 * A kept note, read by whom it belongs to: what programs ask for most. Its answer is the one that the endpoint
 * (routes/notes.ts) gives, without the way there; whatever is not in order is left to that, which says what is wrong.
 */
export function directRead(deps: ServerDeps, { hosts, origins }: FrameOptions): Direct {
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' || origins.size > 0) return false;
    const noteId = address.exec(incoming.url ?? '')?.[1];
    if (noteId === undefined) return false;
    const began = performance.now();
    const { headers } = incoming;
    if (namesTwoHosts(incoming.rawHeaders) || !isAcceptedHost(hosts, headers.host)) return false;
    if (!accepts(headers.accept, 'application/json')) return false;
    const token = bearerToken(headers.authorization);
    const who = token === null ? null : deps.apiKeys.holderOf(token);
    const json = who === null ? null : found(() => deps.notebook.json(who, noteId));
    if (json === null) return false;
    const requestId = requestIdOf(headers, deps.newId);
    outgoing.writeHead(200, [...head, 'x-request-id', requestId, 'content-length', String(json.length)]);
    outgoing.end(json);
    const reply = { route: '/v1/notes/{note_id}', requestId, problemCode: undefined };
    noteRequest(deps, reply, 'GET', 200, performance.now() - began);
    return true;
  };
}

function found(read: () => Buffer): Buffer | null {
  try {
    return read();
  } catch {
    return null;
  }
}
