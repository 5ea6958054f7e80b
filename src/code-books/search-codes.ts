import { builtInCode, searchBuiltIn, searchBuiltInLoosely } from '../note/coding/built-in-codes.ts';
import type { CodeBookCatalogue, CodeSystem, ListedCode } from './ports.ts';

const mostBuiltIn = 400;

/**
 * Codes for words or for the beginning of a code, best first: what the built-in tables call by these words, then what
 * the imported books describe so. Where a book is imported, only codes that it has, in its own words. Where nothing has
 * all the words, what has most of the telling ones.
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
  const addBuiltIn = (of: CodeSystem, code: string, description: string) => {
    const official = of === 'icd10cm' ? billedIn(catalogue, code) : (catalogue?.code(code) ?? null);
    // The clinic's CPT list may be a part of CPT; a release of ICD-10-CM is the whole of it.
    if (imported.has(of) && (official !== null || of === 'icd10cm')) add(official);
    else add({ system: of, code, description, billable: true });
  };
  const beginning = codeBeginning(text);
  if (beginning !== null) {
    for (const code of catalogue?.beginning(beginning, limit) ?? []) add(code);
    const known = builtInCode(beginning);
    if (known !== null) addBuiltIn(known.system, known.code, known.description);
  }
  for (const { system: of, code, description } of searchBuiltIn(text, mostBuiltIn)) {
    addBuiltIn(of, code, description);
  }
  // Headings match too and go last; enough are asked for to fill up with one system only.
  for (const code of catalogue?.search(wordsIn(text), limit * 4) ?? []) add(code);
  if (found.size > 0) return [...found.values()];
  for (const { system: of, code, description } of searchBuiltInLoosely(text, limit))
    addBuiltIn(of, code, description);
  for (const code of catalogue?.searchLoosely(telling(text), limit) ?? []) add(code);
  return [...found.values()];
}

/** The release's own code, or the category that it bills where it does not divide it yet ("M54.5" for M54.50). */
function billedIn(catalogue: CodeBookCatalogue | null, code: string): ListedCode | null {
  for (let shorter = code; shorter.length >= 3; shorter = shorter.slice(0, -1).replace(/\.$/, '')) {
    const known = catalogue?.code(shorter) ?? null;
    if (known !== null) return shorter === code || known.billable ? known : null;
  }
  return null;
}

/** "e11", "E11.4", also "E1142" without its point; null for anything else. */
function codeBeginning(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (/^(?:[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{0,4})?|\d{2,4}[0-9A-Z]?)$/.test(code)) return code;
  return /^[A-Z]\d[0-9A-Z]{2,5}$/.test(code) ? `${code.slice(0, 3)}.${code.slice(3)}` : null;
}

function telling(text: string): string[] {
  return wordsIn(text).filter((word) => word.length > 2 && !/^(?:the|and|with|for|not|due|from)$/.test(word));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
