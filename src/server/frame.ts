import type { IncomingHttpHeaders } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { NotegenError } from '../errors.ts';
import type { ApiEnvironment } from './api.ts';
import { allowedOrigin } from './cors.ts';
import type { ServerDeps } from './deps.ts';
import type { Api } from './endpoint.ts';
import { isAcceptedHost } from './host-check.ts';
import { framedProblem } from './reply.ts';

export interface FrameOptions {
  /** Host headers that are answered. */
  hosts: ReadonlySet<string>;
  /** Origins whose pages may call; none by default. */
  origins: ReadonlySet<string>;
}

/** From a request to its response, as the adapter calls it. Not async: what can be answered at once is. */
export type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

const requestIdShape = /^[\w.-]{1,64}$/;

/** Puts around the API what every request gets: an id, the check of its host, a line in the log, a count. */
export function frame(api: Api, deps: ServerDeps, { hosts, origins }: FrameOptions): Answer {
  return (request, bindings) => {
    const began = performance.now();
    const { headers } = bindings.incoming;
    const env: ApiEnvironment['Bindings'] = {
      incoming: bindings.incoming,
      outgoing: bindings.outgoing,
      requestId: givenRequestId(headers) ?? deps.newId(),
      extraHeaders: origins.size === 0 ? {} : allowedOrigin(headers.origin, origins),
      route: undefined,
      problemCode: undefined,
    };
    const done = (response: Response): Response => {
      noteRequest(deps, env, request.method, response.status, performance.now() - began);
      return response;
    };
    if (namesTwoHosts(bindings.incoming.rawHeaders))
      return done(framedProblem(env, new NotegenError('request_malformed')));
    if (!isAcceptedHost(hosts, headers.host))
      return done(framedProblem(env, new NotegenError('host_refused')));
    const answer = api.fetch(request, env);
    return answer instanceof Promise ? answer.then(done) : done(answer);
  };
}

/** The client's own id for its request, where it gives one that can be taken. */
export function givenRequestId({ 'x-request-id': given }: IncomingHttpHeaders): string | null {
  return typeof given === 'string' && requestIdShape.test(given) ? given : null;
}

/** Node keeps the first of two Host headers and says nothing; what stands before this server may have gone by the other. */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Writes the request into the log, and counts it. */
export function noteRequest(
  { metrics, log }: ServerDeps,
  {
    route = '(none)',
    requestId,
    problemCode,
  }: Pick<ApiEnvironment['Bindings'], 'route' | 'requestId' | 'problemCode'>,
  method: string,
  status: number,
  duration: number,
): void {
  metrics?.counters.observe({ method, route, status, seconds: duration / 1000 });
  log.info('request', {
    request_id: requestId,
    method,
    route,
    status,
    duration_ms: Math.round(duration * 10) / 10,
    ...(problemCode === undefined ? {} : { code: problemCode }),
  });
}
