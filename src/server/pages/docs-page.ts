import type { ApiDescription } from '../api-description.ts';
import { type Html, html, page, withCode, withCodeLinks } from './html.ts';
import { schemaBlock } from './schema-block.ts';

type Operation = NonNullable<NonNullable<ApiDescription['paths']>[string]['get']>;
type Content = Record<string, { schema?: object }>;

const methods = ['get', 'post', 'put', 'delete'] as const;
const credentials: Record<string, string> = {
  'api-key': 'Needs an API key.',
  session: 'Needs a session token.',
};

/** The API as a page to read: no script, nothing from another host. */
export function docsPage(description: ApiDescription): string {
  const schemas = (description.components?.schemas ?? {}) as Record<string, object>;
  const operations = Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] === undefined ? [] : [{ path, method, operation: item[method] }],
    ),
  );
  const groups = (description.tags ?? []).flatMap(({ name, description: about = '' }) => {
    const found = operations.filter(({ operation }) => operation.tags?.includes(name));
    return found.length === 0 ? [] : [{ name, about, found }];
  });
  const contents = groups.map(
    ({ name, found }) =>
      html`<h2>${name}</h2><ul>${found.map(
        ({ path, method, operation }) =>
          html`<li><a href="#${method}-${path}"><span class="method">${method}</span> <code>${path}</code></a> ${withCode(operation.summary ?? '')}</li>`,
      )}</ul>`,
  );
  const chapters = groups.map(
    ({ name, about, found }) => html`<h2 id="${name}">${name}</h2><p>${about}</p>${found.map(article)}`,
  );
  const shapes = Object.entries(schemas).map(
    ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${shape(schema)}</article>`,
  );
  const { title, version, description: about } = description.info;
  return page(
    `${title} API`,
    html`<h1>${title} API ${version}</h1>${paragraphs(about ?? '')}<p>For programs: <a href="/openapi.json">openapi.json</a>. Errors: <a href="/errors">the list</a>; the body of each is a <a href="#schema-Problem">Problem</a>.</p><nav>${contents}</nav>${chapters}<h2>Shapes</h2>${shapes}`,
  );
}

function article({ path, method, operation }: { path: string; method: string; operation: Operation }): Html {
  const needed = operation.security?.flatMap((one) => Object.keys(one)) ?? [];
  const needs =
    needed.length === 0 ? 'Needs no credential.' : needed.map((one) => credentials[one]).join(' ');
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const { description = '', content = {} } = response as { description?: string; content?: Content };
    // Every error has the same body: said once, at the top of the page.
    const when =
      'application/problem+json' in content
        ? withCodeLinks(description, '/errors/')
        : html`${withCode(description)} ${types(content)}`;
    return html`<tr><td>${status}</td><td>${when}</td></tr>`;
  });
  return html`<article id="${method}-${path}"><h3><span class="method">${method}</span> <code>${path}</code></h3><p>${withCode(operation.summary ?? '')}. ${needs}</p>${parameters(operation)}${requestBody(operation)}<table><tr><th>Status</th><th>When</th></tr>${responses}</table></article>`;
}

/** A named shape: an example to copy where there is one, the schema folded away. */
function shape(schema: object): Html {
  const { description, example } = schema as { description?: string; example?: unknown };
  const about = description === undefined ? html`` : html`<p>${withCode(description)}</p>`;
  const sample =
    example === undefined ? html`` : html`<p>Such as:</p><pre>${JSON.stringify(example, null, 2)}</pre>`;
  return html`${about}${sample}${schemaBlock(schema)}`;
}

function parameters(operation: Operation): Html {
  const rows = (operation.parameters ?? []).map((one) => {
    const {
      name,
      in: place,
      required,
      schema = {},
    } = one as { name: string; in: string; required?: boolean; schema?: object };
    return html`<tr><td><code>${name}</code></td><td>${place}${required ? ', required' : ''}</td><td>${schemaBlock(schema)}</td></tr>`;
  });
  return rows.length === 0
    ? html``
    : html`<table><tr><th>Parameter</th><th>Where</th><th>Value</th></tr>${rows}</table>`;
}

function requestBody(operation: Operation): Html {
  const content = (operation.requestBody as { content?: Content } | undefined)?.content;
  return content === undefined ? html`` : html`<p>Body: ${types(content)}</p>`;
}

function types(content: Content | undefined): Html {
  return html`${Object.entries(content ?? {}).map(([type, { schema = {} }]) => html`<code>${type}</code> ${schemaBlock(schema)} `)}`;
}

function paragraphs(text: string): Html {
  return html`${text.split('\n\n').map((part) => html`<p>${withCode(part)}</p>`)}`;
}
