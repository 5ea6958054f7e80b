import { searchBuiltIn } from '../note/coding/built-in-codes.ts';
import type { CodeBookCatalogue, CodeSystem, ListedCode } from './ports.ts';

const mostBuiltIn = 400;

/**
 * Codes for words or for the beginning of a code, best first: what the built-in tables call by these words, then what
 * the imported books describe so. Where a book is imported, only codes that it has, in its own words.
 */
export function searchCodes(
  text: string,
  limit: number,
  system: CodeSystem | null,
  catalogue: CodeBookCatalogue | null,
): ListedCode[] {
  const imported = new Set(catalogue?.books().map((book) => book.system));
  const found = new Map<string, ListedCode>();
  const add = (code: ListedCode | null) => {
    if (code === null || found.size >= limit || (system !== null && code.system !== system)) return;
    if (!found.has(code.code)) found.set(code.code, code);
  };
  if (catalogue !== null && isBeginning(text)) {
    for (const code of catalogue.beginning(text.trim().toUpperCase(), limit)) add(code);
  }
  for (const { system: of, code, description } of searchBuiltIn(text, mostBuiltIn)) {
    const official = catalogue?.code(code) ?? null;
    // The clinic's CPT list may be a part of CPT; a release of ICD-10-CM is the whole of it.
    if (imported.has(of) && (official !== null || of === 'icd10cm')) add(official);
    else add({ system: of, code, description, billable: true });
  }
  // Headings match too and go last; enough are asked for to fill up with one system only.
  for (const code of catalogue?.search(wordsIn(text), limit * 4) ?? []) add(code);
  return [...found.values()];
}

function isBeginning(text: string): boolean {
  return /^\s*(?:[a-z]\d[0-9a-z](?:\.[0-9a-z]{0,4})?|\d{2,4}[0-9a-z]?)\s*$/i.test(text);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
