import type { z } from 'zod';
import { type FieldFault, NotegenError } from '../errors.ts';
import { issueWords } from '../issue-words.ts';
import type { ApiContext } from './api.ts';
import { parseJson, readJsonBytes } from './read-json-body.ts';

interface Schemas {
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
}

export interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  rawBody: Buffer;
}

const nothing = Buffer.alloc(0);
const mostFaults = 50;

/** Reads and validates a whole request. Throws `invalid_input` with every fault there is, and what reading a body throws. */
export async function parseRequest(c: ApiContext, schemas: Schemas): Promise<ParsedRequest> {
  return parse(c, schemas, await readJsonBytes(c.env.incoming));
}

/** The same for a request whose body is not looked at. */
export function parseHead(c: ApiContext, schemas: Schemas): ParsedRequest {
  return parse(c, schemas, nothing);
}

function parse(c: ApiContext, schemas: Schemas, rawBody: Buffer): ParsedRequest {
  const faults: FieldFault[] = [];
  const check = (schema: z.ZodType | undefined, read: () => unknown, at: string): unknown => {
    if (schema === undefined) return {};
    const parsed = schema.safeParse(read());
    if (parsed.success) return parsed.data;
    faults.push(...parsed.error.issues.flatMap((issue) => faultsOf(issue, at)));
    return {};
  };
  const params = check(schemas.params, () => c.req.param(), 'path');
  const query = check(schemas.query, () => singleValues(c, faults), 'query');
  const body = check(schemas.body, () => parseJson(rawBody), '');
  if (faults.length === 0) return { params, query, body, rawBody };
  throw new NotegenError('invalid_input', `${faults.length === 1 ? 'A field is' : 'Fields are'} not valid.`, {
    faults: faults.slice(0, mostFaults),
  });
}

/** Hono's own reading of a query drops a parameter called `__proto__`; here it is one like any other. */
function singleValues(c: ApiContext, faults: FieldFault[]): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  const { url } = c.req;
  const at = url.indexOf('?');
  if (at === -1) return values;
  const repeated = new Set<string>();
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    if (name in values) repeated.add(name);
    else values[name] = value;
  }
  for (const name of repeated)
    faults.push({ path: `query.${short(name)}`, message: 'is given more than once' });
  return values;
}

/** zod's issue without what was sent, which may be patient text. */
function faultsOf(issue: z.core.$ZodIssue, at: string): FieldFault[] {
  const path = [at, ...issue.path.map(String)].filter((part) => part !== '').map(short);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, short(key)].join('.'),
      message: 'is not a known field',
    }));
  }
  return [{ path: path.join('.') || '(body)', message: issueWords(issue) }];
}

function short(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
