import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { NotegenError } from '../errors.ts';
import { officialTerm } from '../note/coding/icd10/official-term.ts';
import { parseCptFile } from './cpt-file.ts';
import { parseOrderFile } from './order-file.ts';
import type { CodeBook, CodeBookWriter, NewCode } from './ports.ts';
import { readCodeFile } from './read-code-file.ts';

export interface ImportRooms {
  writer: CodeBookWriter;
  clock: () => number;
  signal: AbortSignal;
  /** `fraction` of the codes that are stored. */
  onProgress(stage: 'reading' | 'storing', fraction: number | null): void;
}

/**
 * Imports an ICD-10-CM release in place of the one before; whatever fails leaves that one as it is. `year` is its fiscal
 * year, by default the one in the file's name. Throws `code_file_invalid`, `file_unreadable`, `usage_invalid`, `cancelled`.
 */
export async function importRelease(
  path: string,
  year: number | null,
  rooms: ImportRooms,
): Promise<CodeBook> {
  const source = basename(path);
  rooms.onProgress('reading', null);
  const text = await readCodeFile(path);
  const fiscalYear = year ?? yearIn(source);
  const rows: NewCode[] = parseOrderFile(text, source).map((row) => ({
    ...row,
    term: row.billable ? officialTerm(row) : null,
  }));
  await breathe(rooms.signal);
  return await store({ system: 'icd10cm', year: fiscalYear, source }, rows, rarestWords(rows), rooms);
}

/** Imports the clinic's licensed CPT file in place of the one before. Throws as `importRelease`. */
export async function importCpt(path: string, rooms: ImportRooms): Promise<CodeBook> {
  const source = basename(path);
  rooms.onProgress('reading', null);
  const rows = parseCptFile(await readCodeFile(path), source).map((row) => ({
    ...row,
    billable: true,
    term: null,
  }));
  await breathe(rooms.signal);
  return await store({ system: 'cpt', year: null, source }, rows, new Map(), rooms);
}

async function store(
  about: Pick<CodeBook, 'system' | 'year' | 'source'>,
  rows: readonly NewCode[],
  terms: ReadonlyMap<string, string>,
  { writer, clock, signal, onProgress }: ImportRooms,
): Promise<CodeBook> {
  const book: CodeBook = {
    ...about,
    codes: rows.length,
    billable: rows.filter(({ billable }) => billable).length,
    imported_at: clock(),
  };
  await writer.replace({ ...book, rows, terms }, async (written) => {
    onProgress('storing', written / rows.length);
    await breathe(signal);
  });
  return book;
}

/** The year in a name such as `icd10cm-order-2026.txt`. */
function yearIn(name: string): number {
  const years = new Set(name.match(/20\d\d/g) ?? []);
  const [only] = years;
  if (years.size === 1) return Number(only);
  throw new NotegenError('usage_invalid', `The name ${name} does not tell the fiscal year of the release.`, {
    howToFix: 'Say it with --year, such as --year 2026 for the release in force from October 2025.',
  });
}

/** The rarest word of each term: whoever says the term says this word, and few others do. */
function rarestWords(rows: readonly NewCode[]): Map<string, string> {
  const terms = new Set(rows.flatMap(({ term }) => term ?? []));
  const counts = new Map<string, number>();
  for (const term of terms) {
    for (const word of term.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const rarest = (term: string) =>
    term.split(' ').reduce((best, word) => (counts.get(word)! < counts.get(best)! ? word : best));
  return new Map([...terms].map((term) => [term, rarest(term)]));
}

/** Lets a Ctrl-C through. */
async function breathe(signal: AbortSignal): Promise<void> {
  await setImmediate();
  if (signal.aborted) throw new NotegenError('cancelled');
}
