import { NotegenError } from '../errors.ts';

export interface CptCode {
  code: string;
  description: string;
}

// Category I codes are five figures; II, III, PLA and MAAA codes end in a letter.
const code = '[0-9]{4}[0-9A-Z]';
const delimited = new RegExp(`^"?(${code})"?\\s*[\\t,;|]\\s*(.+)$`);
// LONGULF.txt: code in columns 1-5, number of the line in 6-7, text from 9; the code is repeated on each line.
const numbered = new RegExp(`^(${code})(\\d{2}) (.+)$`);
// SHORTU.txt, MEDU.txt: code in columns 1-5, text from 7.
const plain = new RegExp(`^(${code}) +(\\S.*)$`);
// A line of an ICD-10-CM order file begins with five figures too.
const diagnosis = /^\d{5} [A-Z]\d[0-9A-Z]{1,5} +[01] /;
const longestDescription = 4_000;

/**
 * Reads a clinic's licensed CPT file: `code, description` parted by tab, comma, semicolon or bar (the AMA's LONGULT.txt
 * is one), or one of the AMA's fixed layouts. Lines before the first code (copyright, headings) are passed over.
 * Throws `code_file_invalid`.
 */
export function parseCptFile(text: string, name: string): CptCode[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = new Map<string, string>();
  let others = 0;
  let begun = false;
  for (const line of lines) {
    const read = readLine(line);
    if (read === null) {
      if (begun) others += 1;
      continue;
    }
    begun = true;
    const before = found.get(read.code);
    if (before !== undefined && !read.goesOn) {
      throw new NotegenError('code_file_invalid', `${name} has the code ${read.code} twice.`);
    }
    const description = before === undefined ? read.description : `${before} ${read.description}`;
    if (description.length > longestDescription) {
      throw new NotegenError('code_file_invalid', `The description of ${read.code} in ${name} is endless.`);
    }
    found.set(read.code, description);
  }
  // A copyright line at the end is no fault; a file in which codes are the exception is another file.
  if (found.size === 0 || others > found.size / 20 + 5) {
    throw new NotegenError('code_file_invalid', `${name} is not a list of CPT codes with descriptions.`, {
      howToFix:
        'Give one code a line: code, then tab or comma, then description; or LONGULT.txt of your licence.',
    });
  }
  return [...found].map(([cpt, description]) => ({ code: cpt, description }));
}

function readLine(line: string): (CptCode & { goesOn: boolean }) | null {
  if (diagnosis.test(line)) return null;
  const parted = delimited.exec(line);
  if (parted !== null) return { code: parted[1]!, description: unquoted(parted[2]!), goesOn: false };
  const fixed = numbered.exec(line);
  if (fixed !== null) return { code: fixed[1]!, description: fixed[3]!.trim(), goesOn: fixed[2] !== '01' };
  const simple = plain.exec(line);
  return simple === null ? null : { code: simple[1]!, description: simple[2]!.trim(), goesOn: false };
}

/** The first column after the code: `"Office visit, ""new"" patient",extra` → `Office visit, "new" patient`. */
function unquoted(rest: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
  return (quoted === null ? rest.split('\t')[0]! : quoted[1]!.replaceAll('""', '"')).trim();
}
