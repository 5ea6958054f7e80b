import { type ErrorCode, errorCatalogue } from '../../errors.ts';
import { statuses } from '../statuses.ts';
import { html, page, withCode } from './html.ts';

/** The page that explains an error: what the `type` of its problem document points at. */
export function errorPage(code: ErrorCode): string {
  const { title, howToFix } = errorCatalogue[code];
  const status = statuses[code];
  const sent = status === undefined ? 'On the command line' : `HTTP ${status}`;
  return page(
    title,
    html`<h1>${title}</h1><p><code>${code}</code> · ${sent}</p><h2>What to do</h2><p>${withCode(howToFix)}</p><p><a href="/errors">All errors</a> · <a href="/docs">The API</a></p>`,
  );
}

/** Every error there is. */
export function errorListPage(): string {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const rows = codes.map(
    (code) =>
      html`<tr><td><a href="/errors/${code}"><code>${code}</code></a></td><td>${statuses[code] ?? ''}</td><td>${errorCatalogue[code].title}</td></tr>`,
  );
  return page(
    'Errors',
    html`<h1>Errors</h1><table><tr><th>Code</th><th>HTTP</th><th>Meaning</th></tr>${rows}</table>`,
  );
}
