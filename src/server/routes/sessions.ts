import { sessionSchema, signInSchema } from '../../accounts/sessions.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { json, reply } from '../reply.ts';

/** Dashboard sessions: sign in, end the session. */
export function registerSessions(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'post',
      path: '/dashboard/sessions',
      summary: 'Sign in to the dashboard',
      tag: 'Sessions',
      auth: 'none',
      body: signInSchema.meta({
        id: 'SignIn',
        example: { email: 'clinic@localhost', password: 'correct horse' },
      }),
      responses: {
        201: {
          description: 'A session token, good for 12 hours on `/dashboard/*`.',
          content: { 'application/json': { schema: sessionSchema.meta({ id: 'Session' }) } },
        },
      },
      errors: ['sign_in_failed', 'rate_limited'],
    },
    async ({ c, body }) => json(c, 201, await deps.sessions.signIn(body.email, body.password)),
  );
  endpoint(
    api,
    deps,
    {
      method: 'delete',
      path: '/dashboard/sessions/current',
      summary: 'End this session',
      tag: 'Sessions',
      auth: 'session',
      responses: { 204: { description: 'The token is refused from now on.' } },
    },
    ({ c, who }) => {
      deps.sessions.end(who);
      return reply(c, 204, null);
    },
  );
}
