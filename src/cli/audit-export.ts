import type { ShownLine } from './audit.ts';

const columns = ['line', 'at', 'actor', 'customer_id', 'act', 'note_id', 'detail', 'times'] as const;

/** JSON, one object a line; or CSV (RFC 4180) with its column names first. */
export function* exported(lines: Iterable<ShownLine>, format: 'jsonl' | 'csv'): Generator<string> {
  if (format === 'csv') yield `${columns.join(',')}\r\n`;
  for (const line of lines) {
    yield format === 'csv'
      ? `${columns.map((column) => csvCell(line[column])).join(',')}\r\n`
      : `${JSON.stringify(line)}\n`;
  }
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  // A spreadsheet must not take a name for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
