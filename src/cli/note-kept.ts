import type { Acting, AuditedNotebook } from '../app/audited-notebook.ts';
import type { App } from '../app.ts';
import { commandLineUser } from '../audit/command-line-user.ts';
import { NotegenError } from '../errors.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { withCustomer } from './customer-option.ts';
import { formatOption, noteCommand } from './note-command.ts';
import type { NoteFormat } from './note-text.ts';
import { table } from './table.ts';

interface KeptOptions extends CommonOptions {
  customer?: string;
  limit: string;
  cursor?: string;
  format: NoteFormat;
  out?: string;
}

/** `note list|show|delete`: the notes kept in the data directory, whoever made them. */
export const registerNoteKept: RegisterCommand = (program, cli) => {
  const note = noteCommand(program);
  withCustomer(note.command('list'))
    .description('list the notes that are kept, newest first')
    .option('--limit <count>', 'how many, 1 to 100', '20')
    .option('--cursor <cursor>', 'go on below a page: the next_cursor it ended with')
    .action(async (options: KeptOptions) => {
      const { parseCount } = await import('./parse-count.ts');
      const limit = parseCount('--limit', options.limit, 1, 100);
      const page = await onNotebook(cli, options, (notebook, { customerId }) =>
        notebook.page(customerId, limit, options.cursor),
      );
      cli.show(options, page, ({ items, next_cursor }) => {
        const rows = items.map((item) => [item.noteId, item.specialty, item.created_at, item.expires_at]);
        const list = table(['NOTE_ID', 'SPECIALTY', 'CREATED', 'EXPIRES'], rows, 'No notes are kept.');
        return next_cursor === null ? list : `${list}\nMore: notegen note list --cursor ${next_cursor}`;
      });
    });
  withCustomer(note.command('show <note_id>'))
    .description('print a note that is kept')
    .addOption(formatOption())
    .option('--out <file>', 'write it to a file that only you can read')
    .action(async (noteId: string, options: KeptOptions) => {
      const found = await onNotebook(cli, options, (notebook, who) => notebook.read(who, noteId));
      const { noteText } = await import('./note-text.ts');
      const text = `${noteText(found, options.json ? 'json' : options.format, cli.terminal.stdout.isTTY).trimEnd()}\n`;
      if (options.out === undefined) cli.terminal.stdout.write(text);
      else await (await import('./write-output.ts')).writeOutput(options.out, text);
    });
  withCustomer(note.command('delete <note_id>'))
    .description('erase a note')
    .action(async (noteId: string, options: KeptOptions) => {
      const removed = await onNotebook(cli, options, (notebook, who) => notebook.remove(who, noteId));
      if (!removed) throw new NotegenError('note_not_found');
      cli.show(options, { noteId, deleted: true }, () => 'The note is erased.');
    });
};

function onNotebook<T>(
  cli: Cli,
  options: KeptOptions,
  work: (notebook: AuditedNotebook, who: Acting) => T,
): Promise<T> {
  return cli.withApp(async (app: App) => {
    const { customers } = await app.accounts();
    return work(await app.notebook(), commandLineUser(customers.find(options.customer).customer_id));
  });
}
