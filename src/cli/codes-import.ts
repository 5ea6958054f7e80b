import type { CodeBook } from '../code-books/ports.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';
import { asJson, bookName } from './codes.ts';
import { codesCommand } from './codes-command.ts';
import { progressLine } from './progress-line.ts';

interface ImportOptions extends CommonOptions {
  cpt?: string;
  year?: string;
}

const help = `
The order file is in the zip "Code Descriptions in Tabular Order" that CMS publishes for each fiscal year,
as icd10cm-order-YYYY.txt. It replaces the release that was imported before. A CPT file is the clinic's own,
under its AMA licence: "code, description" with tab or comma, or the AMA's LONGULT.txt.`;

/** `codes import`: a full release of ICD-10-CM, and the clinic's licensed CPT texts. */
export const registerCodesImport: RegisterCommand = (program, cli) => {
  codesCommand(program)
    .command('import [file]')
    .description('import the order file of an ICD-10-CM release (.txt or .txt.gz)')
    .option('--year <year>', 'fiscal year of the release, where the name of the file does not tell it')
    .option('--cpt <file>', "import the clinic's licensed CPT file")
    .addHelpText('after', help)
    .action(async (file: string | undefined, options: ImportOptions) => {
      const { NotegenError } = await import('../errors.ts');
      if (file === undefined && options.cpt === undefined) {
        throw new NotegenError('usage_invalid', 'Say which file: an order file, or --cpt FILE.');
      }
      const year = options.year === undefined ? null : await yearOf(options.year);
      const { signal } = cli.terminal;
      await cli.withApp(async (app) => {
        const { importCpt, importRelease } = await import('../code-books/import-codes.ts');
        const { fiscalYearAt } = await import('../code-books/fiscal-year.ts');
        using room = await app.codeBooks();
        using line = progressLine(cli.terminal);
        const rooms = {
          writer: room.writer,
          clock: Date.now,
          signal,
          onProgress: (stage: string, fraction: number | null) => line.update(`${stage} codes`, fraction),
        };
        const books: CodeBook[] = [];
        if (file !== undefined) books.push(await importRelease(file, year, rooms));
        if (options.cpt !== undefined) books.push(await importCpt(options.cpt, rooms));
        line[Symbol.dispose]();
        cli.show(options, { items: books.map(asJson) }, () => books.map(forPeople).join('\n'));
        const current = fiscalYearAt(Date.now());
        for (const { year: imported } of books) {
          if (imported === null || imported === current) continue;
          cli.say(
            `Note: visits of today are billed with the codes of fiscal year ${current}; this release is of ${imported}.`,
          );
        }
      });
    });
};

async function yearOf(text: string): Promise<number> {
  const { parseCount } = await import('./parse-count.ts');
  return parseCount('--year', text, 2016, 2099);
}

function forPeople(book: CodeBook): string {
  const counts =
    book.system === 'cpt'
      ? `${book.codes} codes`
      : `${book.billable} billable codes, ${book.codes - book.billable} headings`;
  return `Imported ${bookName(book)}: ${counts}.`;
}
