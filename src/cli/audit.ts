import type { AuditLine } from '../audit/acts.ts';
import { NotegenError } from '../errors.ts';
import type { AuditFault, AuditVerdict } from '../store/audit-chain.ts';
import type { AuditFilter } from '../store/audit-log.ts';
import type { Store } from '../store/store.ts';
import { type AuditFilterOptions, parseAuditFilter, withAuditFilter } from './audit-filter.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { parseCount } from './parse-count.ts';
import { table } from './table.ts';

type ListOptions = CommonOptions & AuditFilterOptions & { limit: string };
type ExportOptions = CommonOptions & AuditFilterOptions & { format: 'jsonl' | 'csv'; out?: string };

/** `audit verify|list|export`: who did what to which note, and whether that record is whole. */
export const registerAudit: RegisterCommand = (program, cli) => {
  const audit = program.command('audit').description('see who did what to which note, and prove it is whole');
  audit
    .command('verify')
    .description(
      'look for audit lines that were changed, swapped or removed; exit code 1 where there are any',
    )
    .option('--anchor <anchor>', 'what an earlier verify printed: finds that an older log was put in place')
    .action(async (options: CommonOptions & { anchor?: string }) => {
      const { parseAnchor } = await import('../store/audit-chain.ts');
      const anchor = options.anchor === undefined ? undefined : parseAnchor(options.anchor);
      if (anchor === null) throw new NotegenError('usage_invalid', '--anchor takes what a verify printed.');
      const verdict = await onStore(cli, ({ auditLog }) => auditLog.verify(anchor));
      if (!verdict.intact) cli.exitCode = 1;
      cli.show(options, verdict, verdictForPeople);
    });
  withAuditFilter(audit.command('list'))
    .description('list the last audit lines, newest first')
    .option('--limit <count>', 'how many', '50')
    .action(async (options: ListOptions) => {
      const limit = parseCount('--limit', options.limit, 1, 100_000);
      const filter = parseAuditFilter(options);
      const items = await onStore(cli, ({ auditLog }) => auditLog.newest(filter, limit).map(shownLine));
      cli.show(options, { items }, () =>
        table(
          ['LINE', 'TIME', 'WHO', 'ACT', 'NOTE', 'DETAIL', 'TIMES'],
          items.map((item) => [
            String(item.line),
            item.at,
            item.actor,
            item.act,
            item.note_id ?? '',
            item.detail ?? '',
            String(item.times),
          ]),
          'There are no such lines.',
        ),
      );
    });
  withAuditFilter(audit.command('export'))
    .description('write audit lines, oldest first, as JSON lines or CSV')
    .option('--format <format>', 'jsonl or csv', 'jsonl')
    .option('--out <file>', 'write to a file that only you can read')
    .action(async (options: ExportOptions) => {
      const { exported } = await import('./audit-export.ts');
      const { format } = options;
      if (format !== 'jsonl' && format !== 'csv') {
        throw new NotegenError('usage_invalid', '--format takes `jsonl` or `csv`.');
      }
      const filter = parseAuditFilter(options);
      await onStore(cli, async (store) => {
        const chunks = exported(linesOf(store, filter), format);
        if (options.out === undefined) {
          for (const chunk of chunks) cli.terminal.stdout.write(chunk);
          return;
        }
        const { writeOutput } = await import('./write-output.ts');
        await writeOutput(options.out, [...chunks].join(''));
      });
    });
};

/** A line as lists and exports show it. */
export type ShownLine = Omit<AuditLine, 'at'> & { at: string };

function shownLine({ at, ...line }: AuditLine): ShownLine {
  const { line: number, ...rest } = line;
  return { line: number, at: new Date(at).toISOString(), ...rest };
}

const atOnce = 1_000;

/** A page at a time: a log of years is not held in memory. */
function* linesOf({ auditLog }: Store, filter: AuditFilter): Generator<ShownLine> {
  for (let after = 0; ; ) {
    const lines = auditLog.following(filter, after, atOnce);
    yield* lines.map(shownLine);
    const last = lines.at(-1);
    if (last === undefined) return;
    after = last.line;
  }
}

function onStore<T>(cli: Cli, work: (store: Store) => T | Promise<T>): Promise<T> {
  return cli.withApp(async (app) => await work(await app.store()));
}

const told: Record<AuditFault['fault'], (line: number) => string> = {
  changed: (line) => `Line ${line} was changed, or is not in its place.`,
  missing: (line) => `Line ${line} is missing.`,
  head: () => 'The record of which line is the last was changed.',
};

function verdictForPeople({ intact, lines, anchor, faults }: AuditVerdict): string {
  if (intact) {
    return [
      `The audit log is whole: ${lines} line${lines === 1 ? '' : 's'}.`,
      `Its anchor, to keep elsewhere and give to a later verify: ${anchor}`,
    ].join('\n');
  }
  return [
    'The audit log is NOT whole: it was changed outside notegen, or the disk is failing.',
    ...faults.map(({ line, fault }) => told[fault](line)),
    'Keep a copy of the data directory as it is, and compare with a backup or an export.',
  ].join('\n');
}
