import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { ApiKeyHolder } from '../accounts/api-keys.ts';
import type { SessionHolder } from '../accounts/sessions.ts';

import { asDiskFull } from '../disk-full.ts';
import { type ErrorCode, NotegenError } from '../errors.ts';
import { accepts } from './accepts.ts';
import type { ApiContext, ApiEnvironment } from './api.ts';
import { bearerToken } from './bearer.ts';
import type { ServerDeps } from './deps.ts';
import { errorResponses } from './error-responses.ts';
import { idempotencyHeader } from './idempotent.ts';
import { type ParsedRequest, parseHead, parseRequest } from './parse-request.ts';
import { problem } from './reply.ts';
import { type DocumentedHeader, responseHeaders } from './response-headers.ts';

export type Api = OpenAPIHono<ApiEnvironment>;

type Shape = z.ZodRawShape;
/** Which credential lets a request in; the other one does not. */
type Auth = 'api-key' | 'session' | 'none';
interface Who {
  'api-key': ApiKeyHolder;
  session: SessionHolder;
  none: null;
}

/** Everything that is to be known of an endpoint: the same object validates, documents and lists its errors. */
export interface EndpointSpec<A extends Auth, P extends Shape, Q extends Shape, B extends z.ZodType> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters as `{note_id}`. */
  path: string;
  summary: string;
  tag: string;
  auth: A;
  params?: z.ZodObject<P>;
  query?: z.ZodObject<Q>;
  body?: B;
  /** For an endpoint that reads its request itself: what the API description says of it. */
  described?: { query: z.ZodObject; content: Record<string, { schema: z.ZodType }> };
  /** Counts against the key's rate limit. */
  limited?: boolean;
  /** Takes an Idempotency-Key. */
  keyed?: boolean;
  responses: Record<number, EndpointResponse>;
  /** Besides those that follow from `auth`, `query` and `body`. */
  errors?: readonly ErrorCode[];
}

export interface EndpointResponse {
  description: string;
  /** Media type → schema; nothing where there is no body. */
  content?: Record<string, { schema: z.ZodType; example?: unknown }>;
  /** Besides those that follow from what the endpoint is. */
  headers?: Record<string, DocumentedHeader>;
}

/** A request that has been let in: everything in it is valid. */
export interface Call<A extends Auth, P extends Shape, Q extends Shape, B extends z.ZodType> {
  c: ApiContext;
  who: Who[A];
  params: z.infer<z.ZodObject<P>>;
  query: z.infer<z.ZodObject<Q>>;
  body: z.infer<B>;
  /** The body's bytes as they came; empty where the endpoint takes none. */
  rawBody: Buffer;
  /** Aborts when the client goes away. Made when it is asked for. */
  readonly signal: AbortSignal;
}

/** A class, since an object literal with a getter costs V8 a hidden class of its own each time. */
class LetIn {
  readonly c: ApiContext;
  readonly who: Who[Auth];
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly rawBody: Buffer;

  constructor(c: ApiContext, who: Who[Auth], { params, query, body, rawBody }: ParsedRequest) {
    this.c = c;
    this.who = who;
    this.params = params;
    this.query = query;
    this.body = body;
    this.rawBody = rawBody;
  }

  get signal(): AbortSignal {
    return this.c.req.raw.signal;
  }
}

/** Adds an endpoint to the server and to its API description. */
export function endpoint<A extends Auth, P extends Shape, Q extends Shape, B extends z.ZodType>(
  api: Api,
  deps: ServerDeps,
  spec: EndpointSpec<A, P, Q, B>,
  handle: (call: Call<A, P, Q, B>) => Response | Promise<Response>,
): void {
  document(api, spec);
  const accepted = successTypes(spec.responses);
  const path = spec.path.replaceAll(/\{(\w+)\}/g, ':$1');
  /** What must hold before the body is looked at. */
  const admit = (c: ApiContext, who: Who[Auth]): void => {
    if (spec.limited && who !== null && 'keyId' in who) limitRate(deps, c, who.keyId);
    const { accept } = c.env.incoming.headers;
    if (!accepted.some((type) => accepts(accept, type))) throw new NotegenError('not_acceptable');
  };
  const call = (c: ApiContext, who: Who[Auth], parsed: ParsedRequest): Response | Promise<Response> =>
    handle(new LetIn(c, who, parsed) as Call<A, P, Q, B>);
  const failed = (c: ApiContext, thrown: unknown): Response => {
    const error = asDiskFull(thrown);
    if (!(error instanceof NotegenError)) throw error;
    return problem(c, error);
  };
  const inSteps = async (c: ApiContext): Promise<Response> => {
    try {
      const who = spec.auth === 'session' ? await session(deps, c) : credential(deps, spec.auth, c);
      admit(c, who);
      return await call(c, who, spec.body === undefined ? parseHead(c, spec) : await parseRequest(c, spec));
    } catch (error) {
      return failed(c, error);
    }
  };
  // Most reads need to wait for nothing: answered in one go they cost half.
  const atOnce = (c: ApiContext): Response | Promise<Response> => {
    try {
      const who = credential(deps, spec.auth, c);
      admit(c, who);
      const answer = call(c, who, parseHead(c, spec));
      return answer instanceof Promise ? answer.catch((error: unknown) => failed(c, error)) : answer;
    } catch (error) {
      return failed(c, error);
    }
  };
  const answer = spec.body === undefined && spec.auth !== 'session' ? atOnce : inSteps;
  api.on(spec.method.toUpperCase(), path, (c: ApiContext) => {
    c.env.route = spec.path;
    return answer(c);
  });
}

/** Throws `unauthorized` for every wrong credential alike. */
function credential(deps: ServerDeps, auth: Auth, c: ApiContext): ApiKeyHolder | null {
  if (auth === 'none') return null;
  const token = bearerToken(c.env.incoming.headers.authorization);
  const holder = token === null ? null : deps.apiKeys.holderOf(token);
  if (holder === null) throw new NotegenError('unauthorized');
  return holder;
}

/** Throws `unauthorized`, and `customer_not_found` for another customer's path. */
async function session(deps: ServerDeps, c: ApiContext): Promise<SessionHolder> {
  const token = bearerToken(c.env.incoming.headers.authorization);
  const holder = token === null ? null : await deps.sessions.holderOf(token);
  if (holder === null) throw new NotegenError('unauthorized');
  const customerId = c.req.param('customer_id');
  if (customerId !== undefined && customerId !== holder.customerId)
    throw new NotegenError('customer_not_found');
  return holder;
}

/** `get /v1/notes/{note_id}` → `getNotesNoteId`: what client generators name their functions by. */
function operationId(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'v1');
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** Throws `rate_limited`; every reply says how much is left. */
function limitRate(deps: ServerDeps, c: ApiContext, keyId: string): void {
  const { headers, refused } = deps.rateLimiter.take(keyId);
  Object.assign(c.env.extraHeaders, headers);
  if (refused !== null) throw refused;
}

/** What a client must take one of; a response without a body suits every client. */
function successTypes(responses: Record<number, EndpointResponse>): string[] {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.keys(content ?? { '*/*': null }));
  return types.length === 0 ? ['*/*'] : types;
}

function document(api: Api, spec: EndpointSpec<Auth, Shape, Shape, z.ZodType>): void {
  const { method, path, summary, tag, auth, params, body, keyed, described } = spec;
  const query = spec.query ?? described?.query;
  const content = body === undefined ? described?.content : { 'application/json': { schema: body } };
  const responses = { ...spec.responses, ...errorResponses(spec) };
  api.openAPIRegistry.registerPath(
    createRoute({
      method,
      path,
      operationId: operationId(method, path),
      summary,
      tags: [tag],
      ...(auth === 'none' ? {} : { security: [{ [auth]: [] }] }),
      request: {
        ...(params ? { params } : {}),
        ...(query ? { query } : {}),
        ...(keyed ? { headers: idempotencyHeader } : {}),
        ...(content ? { body: { required: true, content } } : {}),
      },
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [
          status,
          { ...response, headers: { ...responseHeaders(spec, status), ...response.headers } },
        ]),
      ) as RouteConfig['responses'],
    }),
  );
}
