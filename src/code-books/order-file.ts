import { NotegenError } from '../errors.ts';

/** A line of the order file. */
export interface OrderedCode {
  /** With its point: `M54.50`. */
  code: string;
  /** False for a heading. */
  billable: boolean;
  /** The long description. */
  description: string;
}

// Columns 1-5 order number, 7-13 code, 15 billable, 17-76 short description, 78- long description (CMS, "icd10OrderFiles.pdf").
const layout = /^(\d{5}) ([A-Z][0-9][0-9A-Z]{1,5}) +([01]) (.+)$/;
const codeColumn = 6;
const flagColumn = 14;
const longColumn = 77;

/**
 * Reads the CMS order file of ICD-10-CM. Throws `code_file_invalid` where a line has another layout, where codes are out
 * of order or lack their category, and where the file does not run from A00 to the end of the book.
 */
export function parseOrderFile(text: string, name: string): OrderedCode[] {
  const lines = text.split(/\r?\n/);
  const ended = lines.at(-1) === '';
  if (ended) lines.pop();
  const codes: OrderedCode[] = [];
  const seen = new Set<string>();
  let order = 0;
  let heading: string | null = null;
  for (const [i, line] of lines.entries()) {
    const at = `line ${i + 1} of ${name}`;
    const found = layout.exec(line);
    if (found === null || line[flagColumn] !== found[3] || line.length <= longColumn) {
      throw invalid(`The layout of ${at} is not that of an order file.`);
    }
    const raw = line.slice(codeColumn, flagColumn).trim();
    const number = Number(found[1]);
    if (number <= order || seen.has(raw)) throw invalid(`${upper(at)} is out of order.`);
    if (i === 0 && raw !== 'A00') throw invalid(`${name} does not begin with A00: its beginning is missing.`);
    if (raw.length > 3 && !seen.has(raw.slice(0, 3)))
      throw invalid(`${upper(at)} has a code without its category.`);
    if (heading !== null && !raw.startsWith(heading))
      throw invalid(`The codes under ${heading} are missing in ${name}.`);
    order = number;
    seen.add(raw);
    const billable = found[3] === '1';
    heading = billable ? null : raw;
    codes.push({ code: withPoint(raw), billable, description: line.slice(longColumn).trim() });
  }
  const last = codes.at(-1)?.code ?? '';
  // The codes for special purposes (U) stand at the end.
  if (heading !== null || !/^(?:Z99|U)/.test(last))
    throw invalid(`${name} is cut off after ${last || 'its first line'}.`);
  return codes;
}

/** `M5450` → `M54.50`. */
export function withPoint(raw: string): string {
  return raw.length > 3 ? `${raw.slice(0, 3)}.${raw.slice(3)}` : raw;
}

function invalid(message: string): NotegenError {
  return new NotegenError('code_file_invalid', message);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
