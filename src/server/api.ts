import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ReplyHeaders } from './reply.ts';

/** What is known of a request beside the request itself; the frame makes it, endpoints add to it. */
export interface Frame {
  requestId: string;
  /** Headers that every reply to this request carries (rate limit, idempotency, CORS). */
  extraHeaders: ReplyHeaders;
  /** The endpoint's path as it is documented; undefined where no endpoint took the request. */
  route: string | undefined;
  /** The code of the problem that was answered. */
  problemCode: string | undefined;
}

/** What Hono knows of this server: Node's own request and response, and the frame. */
export interface ApiEnvironment {
  Bindings: HttpBindings & Frame;
}

export type ApiContext = Context<ApiEnvironment>;
