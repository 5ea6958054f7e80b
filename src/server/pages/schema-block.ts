import { type Html, html } from './html.ts';

const shortSchema = 60;

/** A JSON schema to read: a link where it has a name, a line where it is short, else folded away. */
export function schemaBlock(schema: object): Html {
  const reference = (schema as { $ref?: string }).$ref?.split('/').at(-1);
  if (reference !== undefined) return html`<a href="#schema-${reference}">${reference}</a>`;
  const short = JSON.stringify(schema);
  if (short.length <= shortSchema) return html`<code>${short}</code>`;
  return html`<details><summary>schema</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`;
}
