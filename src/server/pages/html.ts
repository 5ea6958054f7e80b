import { createHash } from 'node:crypto';

/** Text that is HTML already. */
export interface Html {
  html: string;
}

/** A template whose values are escaped, unless they are HTML already. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[])[]
): Html {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries()) text += `${markup(value)}${parts[index + 1] ?? ''}`;
  return { html: text };
}

function markup(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** \`code\` in a text becomes code on the page. */
export function withCode(text: string): Html {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}

/** \`code\` in a text becomes a line of its own that begins with a link to the page of that code, below `base`. */
export function withCodeLinks(text: string, base: string): Html {
  const lines = text.split(/ (?=`)/).map((line) => {
    const [, code, rest] = /^`(\w+)`(.*)$/s.exec(line) ?? [];
    if (code === undefined) return html`<div>${withCode(line)}</div>`;
    return html`<div><a href="${base}${code}"><code>${code}</code></a>${withCode(rest ?? '')}</div>`;
  });
  return html`${lines}`;
}

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; --link: light-dark(#0550ae, #79b8ff); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: 0.2em; }
a { color: var(--link); } a:not(:hover) { text-decoration-color: var(--line); }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; background: var(--soft); border-radius: 3px; }
code { padding: 0.1em 0.3em; overflow-wrap: anywhere; } pre { padding: 0.8em; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; } tr:not(:last-child) { border-bottom: 1px solid var(--line); }
td, th { text-align: left; vertical-align: top; padding: 0.3em 1em 0.3em 0; } td:first-child { white-space: nowrap; }
article { margin: 1.5rem 0; padding: 0 1rem; border: 1px solid var(--line); border-radius: 6px; } article:target { border-color: var(--link); }
nav h2 { margin: 1.2rem 0 0; border: 0; font-size: 1em; } nav ul { margin: 0.2rem 0; padding-left: 0; list-style: none; }
details { margin: 0.8rem 0; } td details { margin: 0; } summary { cursor: pointer; } .method { font-weight: 700; text-transform: uppercase; }
@media (max-width: 40rem) { article { padding: 0 0.6rem; } td:first-child { white-space: normal; } td, th { padding-right: 0.6em; } }
`;

/** The page's own style and nothing else may load: no script, no other host. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export function page(title: string, body: Html): string {
  return `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${{ html: style }}</style></head><body>${body}</body></html>`
      .html
  }\n`;
}
