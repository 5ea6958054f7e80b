import { NotegenError } from '../errors.ts';
import { builtInCode } from '../note/coding/built-in-codes.ts';
import { withPoint } from './order-file.ts';
import type { CodeBookCatalogue, ListedCode } from './ports.ts';

/** A code with what stands above and below it. */
export interface ShownCode extends ListedCode {
  /** Words that give it when they are said of a problem; empty where only the imported book has it. */
  said_as: readonly string[];
  /** The headings it stands under, widest first. */
  under: ListedCode[];
  /** For a heading: the codes directly below it. */
  holds: ListedCode[];
}

const mostBelow = 500;

/** The code as the imported book has it, else as the built-in tables have it. Throws `code_unknown`. */
export function showCode(given: string, catalogue: CodeBookCatalogue | null): ShownCode {
  const code = asCode(given);
  const builtIn = builtInCode(code);
  const listed =
    catalogue?.code(code) ??
    (builtIn === null || (builtIn.system === 'icd10cm' && hasRelease(catalogue))
      ? null
      : { ...plain(builtIn) });
  if (listed === null) throw unknown(code, builtIn !== null, hasRelease(catalogue));
  const under: ListedCode[] = [];
  for (let length = 3; length < code.length; length++) {
    const above = code[length - 1] === '.' ? null : catalogue?.code(code.slice(0, length));
    if (above != null && above.system === listed.system) under.push(above);
  }
  return { ...listed, said_as: builtIn?.saidAs ?? [], under, holds: below(listed, catalogue) };
}

/** ` m5450` → `M54.50`; CPT codes have no point. */
function asCode(given: string): string {
  const raw = given.trim().toUpperCase().replace('.', '');
  return /^[A-Z]/.test(raw) ? withPoint(raw) : raw;
}

function plain({ system, code, description }: NonNullable<ReturnType<typeof builtInCode>>): ListedCode {
  return { system, code, description, billable: true };
}

function hasRelease(catalogue: CodeBookCatalogue | null): boolean {
  return catalogue?.books().some(({ system }) => system === 'icd10cm') ?? false;
}

function below(heading: ListedCode, catalogue: CodeBookCatalogue | null): ListedCode[] {
  if (heading.billable || catalogue === null) return [];
  const all = catalogue.beginning(heading.code, mostBelow).filter(({ code }) => code !== heading.code);
  return all.filter(({ code }) => !all.some((other) => code !== other.code && code.startsWith(other.code)));
}

function unknown(code: string, builtIn: boolean, release: boolean): NotegenError {
  if (!/^[A-Z0-9.]{3,8}$/.test(code))
    return new NotegenError('code_unknown', 'That is not the form of a code.');
  if (!release && !builtIn)
    return new NotegenError('code_unknown', `${code} is not in the built-in table of common codes.`, {
      howToFix:
        'Import a release that has every code (`notegen codes import --help`), or look with `notegen codes search TEXT`.',
    });
  return new NotegenError(
    'code_unknown',
    builtIn
      ? `The imported release does not know ${code}: it is of another year than the built-in table.`
      : `There is no code ${code}.`,
  );
}
