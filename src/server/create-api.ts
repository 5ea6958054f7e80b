import { OpenAPIHono } from '@hono/zod-openapi';
import { NotegenError } from '../errors.ts';
import { allowedMethods } from './allowed-methods.ts';
import type { ApiContext, ApiEnvironment } from './api.ts';
import { registerCredentials } from './api-description.ts';
import { options } from './cors.ts';
import type { ServerDeps } from './deps.ts';
import type { Api } from './endpoint.ts';
import { type Answer, type FrameOptions, frame } from './frame.ts';
import { problem } from './reply.ts';
import { routeGroups } from './routes.ts';

/** The whole HTTP API: Request in, Response out. */
export function createApi(deps: ServerDeps, frameOptions: FrameOptions): Answer {
  const api: Api = new OpenAPIHono<ApiEnvironment>();
  registerCredentials(api);
  for (const register of routeGroups) register(api, deps);
  const methods = allowedMethods(api.routes);
  api.notFound((c: ApiContext) => {
    const allowed = methods(c.req.path);
    if (allowed.length === 0) return problem(c, new NotegenError('not_found'));
    if (c.req.method === 'OPTIONS') return options(c, allowed);
    return problem(c, new NotegenError('method_not_allowed'), { allow: [...allowed, 'OPTIONS'].join(', ') });
  });
  api.onError((error, c: ApiContext) => {
    const { requestId, route } = c.env;
    deps.log.error(
      'request_failed',
      { request_id: requestId, ...(route === undefined ? {} : { route }) },
      error,
    );
    return problem(c, error);
  });
  return frame(api, deps, frameOptions);
}
