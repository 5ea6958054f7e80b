import type { WriteStats } from '../llama/job.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { languageModelFlag } from './language-model-flag.ts';
import { modelsCommand } from './models-command.ts';
import type { TriedVisit } from './models-try/try-model.ts';
import { sideBySide } from './side-by-side.ts';
import { table } from './table.ts';

/** `models try NAME`: the five example visits, written by the model and by the built-in writer. */
export const registerModelsTry: RegisterCommand = (program, cli) => {
  modelsCommand(program)
    .command('try <name>')
    .description(
      'write the five example visits with a language model: time, tokens per second, memory, warnings, notes',
    )
    .action(async (name: string, options: CommonOptions) => {
      const items = await tryModel(cli, name);
      cli.show(options, { model: name, items }, () => forPeople(items, cli.terminal.stdout.columns ?? 120));
      if (items.some(({ failed }) => failed !== null)) cli.exitCode = 1;
    });
};

async function tryModel(cli: Cli, name: string): Promise<TriedVisit[]> {
  const { readExampleVisits } = await import('./models-try/example-visits.ts');
  const { tryVisit } = await import('./models-try/try-model.ts');
  const visits = await readExampleVisits();
  return await cli.withApp(async (app) => {
    const { signal } = cli.terminal;
    let stats: WriteStats | null = null;
    const watch = {
      onStats: (one: WriteStats) => {
        stats = one;
      },
    };
    // A model that can't be used at all is an error of the command, not of five visits.
    await app.languageWriter(signal, watch);
    const writeNote = await app.writer(watch);
    const items: TriedVisit[] = [];
    for (const [index, visit] of visits.entries()) {
      cli.say(`${index + 1} of ${visits.length}: ${visit.name}`);
      items.push(await tryVisit({ writeNote, lastStats: () => stats }, visit, signal));
    }
    return items;
  }, languageModelFlag(name));
}

function forPeople(items: readonly TriedVisit[], width: number): string {
  const headings = ['VISIT', 'SECONDS', 'FIRST TOKEN', 'READ/S', 'WRITTEN/S', 'MEMORY', 'WARNINGS'];
  const rows = items.map((item) => [
    item.visit,
    item.seconds.toFixed(1),
    item.first_token_seconds.toFixed(1),
    item.read_tokens_per_second.toFixed(0),
    item.written_tokens_per_second.toFixed(1),
    `${item.memory_mb} MB`,
    item.failed ?? warningsLine(item),
  ]);
  const notes = items.map(
    ({ visit, note, extractive_note: other }) =>
      `\n${visit}: language model │ built-in writer\n${sideBySide(note ?? '(no note)', other, width)}`,
  );
  return [table(headings, rows, ''), ...notes].join('\n');
}

function warningsLine({ warnings }: TriedVisit): string {
  const counts = Object.entries(warnings).map(([code, count]) => `${count} ${code}`);
  return counts.length === 0 ? 'none' : counts.join(', ');
}
