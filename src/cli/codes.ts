import type { CodeBookRoom } from '../app/code-book-room.ts';
import type { App } from '../app.ts';
import type { CodeBook, CodeSystem } from '../code-books/ports.ts';
import type { ShownCode } from '../code-books/show-code.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { codesCommand } from './codes-command.ts';
import { printable, table } from './table.ts';

interface SearchOptions extends CommonOptions {
  limit: string;
  system?: string;
}

const names = { icd10cm: 'ICD-10-CM', cpt: 'CPT' } as const;

/** `codes search|show`: billing codes, those of the built-in tables and those that were imported. */
export const registerCodes: RegisterCommand = (program, cli) => {
  const codes = codesCommand(program);
  codes
    .command('search <text...>')
    .description('find billing codes by words, or by the beginning of a code')
    .option('--limit <count>', 'how many, 1 to 200', '20')
    .option('--system <system>', 'only `icd10cm` or only `cpt`')
    .action(async (text: string[], options: SearchOptions) => {
      const { parseCount } = await import('./parse-count.ts');
      const limit = parseCount('--limit', options.limit, 1, 200);
      const system = await systemOf(options.system);
      await withCodes(cli, async ({ catalogue }) => {
        const { searchCodes } = await import('../code-books/search-codes.ts');
        const items = searchCodes(text.join(' '), limit, system, catalogue);
        const rows = items.map((item) => [
          item.code,
          names[item.system],
          item.billable ? '' : 'heading',
          item.description,
        ]);
        const books = catalogue?.books() ?? [];
        cli.show(options, { books: books.map(asJson), items }, () =>
          table(['CODE', 'SYSTEM', '', 'DESCRIPTION'], rows, noneFound(books)),
        );
        if (!options.json) cli.say(searched(books));
      });
    });
  codes
    .command('show <code>')
    .description('show a code: what it means, whether it is billable, what stands above and below it')
    .action(async (code: string, options: CommonOptions) => {
      await withCodes(cli, async ({ catalogue }) => {
        const { showCode } = await import('../code-books/show-code.ts');
        const shown = showCode(code, catalogue);
        const book = catalogue?.books().find(({ system }) => system === shown.system) ?? null;
        cli.show(options, { ...shown, book: book === null ? null : asJson(book) }, () => page(shown, book));
      });
    });
};

async function withCodes(cli: Cli, work: (room: CodeBookRoom, app: App) => Promise<void>): Promise<void> {
  await cli.withApp(async (app) => {
    using room = await app.codeBooks();
    await work(room, app);
  });
}

async function systemOf(text: string | undefined): Promise<CodeSystem | null> {
  if (text === undefined) return null;
  if (text === 'icd10cm' || text === 'cpt') return text;
  const { NotegenError } = await import('../errors.ts');
  throw new NotegenError('usage_invalid', '--system takes `icd10cm` or `cpt`.');
}

/** A book as `--json` gives it. */
export function asJson(book: CodeBook) {
  return { ...book, imported_at: new Date(book.imported_at).toISOString() };
}

/** `ICD-10-CM of fiscal year 2026 (icd10cm-order-2026.txt)`. */
export function bookName({ system, year, source }: CodeBook): string {
  return `${names[system]}${year === null ? '' : ` of fiscal year ${year}`} (${printable(source)})`;
}

function searched(books: readonly CodeBook[]): string {
  const builtIn = books.some(({ system }) => system === 'icd10cm')
    ? ''
    : 'Searched the built-in table of common codes; `notegen codes import` adds all codes of a release.';
  return `${builtIn}${books.length === 0 ? '' : `${builtIn && ' '}Imported: ${books.map(bookName).join(', ')}.`}`;
}

function noneFound(books: readonly CodeBook[]): string {
  return books.length === 0 ? 'No common code has these words.' : 'No code has these words.';
}

function page(shown: ShownCode, book: CodeBook | null): string {
  const line = ({ code, description }: { code: string; description: string }) =>
    `  ${code}  ${printable(description)}`;
  return [
    `${shown.code}  ${printable(shown.description)}`,
    shown.billable ? 'Billable.' : 'A heading: bill one of the codes below it.',
    book === null ? `From the built-in table of ${names[shown.system]} codes.` : `From ${bookName(book)}.`,
    ...(shown.said_as.length === 0 ? [] : [`Said as: ${shown.said_as.join('; ')}.`]),
    ...(shown.under.length === 0 ? [] : ['Under:', ...shown.under.map(line)]),
    ...(shown.holds.length === 0 ? [] : ['Holds:', ...shown.holds.map(line)]),
  ].join('\n');
}
