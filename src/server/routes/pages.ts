import { z } from 'zod';
import { type ErrorCode, errorCatalogue, NotegenError } from '../../errors.ts';
import type { ApiContext } from '../api.ts';
import { type ApiDescription, describeApi } from '../api-description.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { docsPage } from '../pages/docs-page.ts';
import { errorListPage, errorPage } from '../pages/error-page.ts';
import { pagePolicy } from '../pages/html.ts';
import { json, reply } from '../reply.ts';

const pageContent = { 'text/html': { schema: z.string() } };

/** What explains the API: its description, the page made from it, and a page for each error. */
export function registerPages(api: Api, deps: ServerDeps): void {
  const description = once(() => describeApi(api));
  const docs = once(() => docsPage(description()));
  const open = { method: 'get', tag: 'Server', auth: 'none' } as const;
  endpoint(
    api,
    deps,
    {
      ...open,
      path: '/openapi.json',
      summary: 'This API, described for programs',
      responses: {
        200: {
          description: 'An OpenAPI 3.1 document.',
          content: { 'application/json': { schema: z.looseObject({ openapi: z.string() }) } },
        },
      },
    },
    ({ c }) => json(c, 200, description() satisfies ApiDescription),
  );
  endpoint(
    api,
    deps,
    {
      ...open,
      path: '/docs',
      summary: 'This API, described for people',
      responses: { 200: { description: 'A page that needs nothing from elsewhere.', content: pageContent } },
    },
    ({ c }) => htmlReply(c, docs()),
  );
  endpoint(
    api,
    deps,
    {
      ...open,
      path: '/errors',
      summary: 'Every error there is',
      responses: { 200: { description: 'A page.', content: pageContent } },
    },
    ({ c }) => htmlReply(c, errorListPage()),
  );
  endpoint(
    api,
    deps,
    {
      ...open,
      path: '/errors/{code}',
      summary: 'What an error means and what to do',
      params: z.object({ code: z.string() }),
      responses: { 200: { description: 'A page.', content: pageContent } },
      errors: ['not_found'],
    },
    ({ c, params }) => {
      if (!Object.hasOwn(errorCatalogue, params.code)) throw new NotegenError('not_found');
      return htmlReply(c, errorPage(params.code as ErrorCode));
    },
  );
}

function htmlReply(c: ApiContext, body: string): Response {
  return reply(c, 200, body, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
