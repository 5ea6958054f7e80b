import { z } from 'zod';
import { toFhir } from '../../note/export/fhir.ts';
import { toMarkdown } from '../../note/export/markdown.ts';
import { toText } from '../../note/export/text.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { noteIdParams } from '../note-content.ts';
import { reply } from '../reply.ts';

const formats = {
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  fhir: 'application/fhir+json; charset=utf-8',
} as const;
type Format = keyof typeof formats;

const fhirBundle = z.looseObject({ resourceType: z.literal('Bundle'), type: z.literal('document') }).meta({
  id: 'FhirBundle',
  description: 'A FHIR R4 document: a Composition first, and a DocumentReference.',
});

/** `GET /v1/notes/{note_id}/export`. */
export function registerNoteExport(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: '/v1/notes/{note_id}/export',
      summary: 'Get a note as text, Markdown or a FHIR R4 Bundle',
      tag: 'Notes',
      auth: 'api-key',
      params: noteIdParams,
      query: z.strictObject({ format: z.enum(['markdown', 'text', 'fhir']) }),
      responses: {
        200: {
          description: 'The note in the format asked for.',
          content: {
            'text/markdown': { schema: z.string() },
            'text/plain': { schema: z.string() },
            'application/fhir+json': { schema: fhirBundle },
          },
        },
      },
      errors: ['note_not_found'],
    },
    ({ c, who, params, query }) => {
      const note = deps.notebook.read(who, params.note_id, query.format);
      return reply(c, 200, exported(note, query.format), { 'content-type': formats[query.format] });
    },
  );
}

function exported(note: Parameters<typeof toMarkdown>[0], format: Format): string {
  switch (format) {
    case 'markdown':
      return toMarkdown(note);
    case 'text':
      return toText(note);
    case 'fhir':
      return JSON.stringify(toFhir(note, toText(note)));
    default:
      return format satisfies never;
  }
}
