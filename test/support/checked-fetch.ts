import type { Ajv2020 } from 'ajv/dist/2020.js';
import { checkedOrigins, shownOnce } from './checked-origins.ts';

/**
 * Loaded before every test file: what a server under test answers to `fetch` must be what its own API description
 * says. A response that is not described makes the request fail, and the test with it.
 */

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, DescribedResponse> }>>;
}
interface DescribedResponse {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, unknown>;
}

type Check = (method: string, path: string, response: Response) => Promise<void>;

const checks = new Map<string, Promise<Check>>();
const plainFetch = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  if (!checkedOrigins.has(url.origin)) return response;
  const loading = checks.get(url.origin) ?? loadCheck(url.origin);
  checks.set(url.origin, loading);
  const check = await loading;
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toLowerCase();
  await check(method, url.pathname, response);
  await expectNoSecret(method, url.pathname, response);
  return response;
};

/** A key stands in the response that made it and in no other; a stream is read by its test. */
async function expectNoSecret(method: string, path: string, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (method === 'head' || type.startsWith('text/event-stream')) return;
  const text = `${[...response.headers].flat().join('\n')}\n${await response.clone().text()}`;
  for (const secret of shownOnce) {
    if (text.includes(secret)) throw new Error(`${method} ${path} shows a key again`);
  }
  const made = /"key":"(ngk_\w+)"/.exec(text)?.[1];
  if (response.status === 201 && made !== undefined) shownOnce.add(made);
}

async function loadCheck(origin: string): Promise<Check> {
  const description = (await (await plainFetch(`${origin}/openapi.json`)).json()) as Described;
  const [{ Ajv2020: Ajv }, formats] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]);
  const ajv = new Ajv({ strict: false, allErrors: true });
  (formats.default as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(description, 'api');
  const patterns = Object.keys(description.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return async (method, path, response) => {
    const found = patterns.find(({ pattern }) => pattern.test(path))?.path;
    const operation =
      found === undefined ? undefined : description.paths[found]?.[method === 'head' ? 'get' : method];
    if (found === undefined || operation === undefined)
      return await expectProblem(ajv, response, [404, 405, 421]);
    const described = operation.responses[response.status];
    const where = `${method.toUpperCase()} ${found} → ${response.status}`;
    if (described === undefined) throw new Error(`${where} is not in the API description`);
    for (const [name, { required }] of Object.entries(described.headers ?? {})) {
      if (required && !response.headers.has(name)) throw new Error(`${where} lacks the header ${name}`);
    }
    if (method === 'head') return;
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (described.content === undefined) {
      if ((await response.clone().text()) !== '')
        throw new Error(`${where} has a body that is not described`);
      return;
    }
    if (!(type in described.content))
      throw new Error(`${where} answers with ${type}, which is not described`);
    if (!type.endsWith('json')) return;
    const pointer = ['paths', found, method, 'responses', String(response.status), 'content', type, 'schema'];
    const reference = `api#/${pointer
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    if (!validate(await response.clone().json()))
      throw new Error(`${where}: ${ajv.errorsText(validate.errors)}`);
  };
}

/** What has no place in the description must still be a problem document, or the answer to OPTIONS. */
async function expectProblem(ajv: Ajv2020, response: Response, statuses: readonly number[]): Promise<void> {
  if (response.status === 204 && response.headers.has('allow')) return;
  if (!statuses.includes(response.status))
    throw new Error(`an undescribed address answered ${response.status}`);
  if (!response.headers.has('x-request-id')) throw new Error('a response lacks X-Request-Id');
  const validate = ajv.getSchema('api#/components/schemas/Problem');
  if (validate === undefined || !validate(await response.clone().json()))
    throw new Error('not a problem document');
}
