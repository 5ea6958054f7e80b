import type { App } from '../app.ts';
import type { Model } from '../models/inventory.ts';
import { size } from '../sizes.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { modelsCommand } from './models-command.ts';
import { onTerminal } from './on-terminal.ts';
import { progressLine } from './progress-line.ts';
import { table } from './table.ts';

interface ListOptions extends CommonOptions {
  kind?: string;
  installed?: boolean;
}

/** `models list|pull|verify|add|rm|path`. Nothing is fetched but by `pull`. */
export const registerModels: RegisterCommand = (program, cli) => {
  const models = modelsCommand(program);
  onTerminal(models, cli, async () => (await import('../tui/models/show-models.tsx')).showModels, {
    ofCustomer: false,
  });
  models
    .command('list')
    .description('list the models there are and which are installed')
    .option('--kind <kind>', 'speech, language or vad only')
    .option('--installed', 'installed ones only')
    .action((options: ListOptions) => list(cli, options));
  models
    .command('pull <names...>')
    .description('fetch models; goes on where an earlier pull stopped')
    .action((names: string[], options: CommonOptions) => pull(cli, names, options));
  models
    .command('verify [names...]')
    .description('read installed models again and compare their checksums')
    .action((names: string[], options: CommonOptions) => verify(cli, names, options));
  models
    .command('add <file>')
    .description('register a model file you have; it stays where it is')
    .option('--name <name>', 'what to call it')
    .action((file: string, options: CommonOptions & { name?: string }) => add(cli, file, options));
  models
    .command('rm <names...>')
    .description('remove fetched models; of added ones only the registration')
    .action((names: string[], options: CommonOptions) => remove(cli, names, options));
  models
    .command('path <name>')
    .description('print where an installed model is')
    .action((name: string, options: CommonOptions) => path(cli, name, options));
};

async function list(cli: Cli, options: ListOptions): Promise<void> {
  await cli.withApp(async (app) => {
    const { inventory } = await import('../models/inventory.ts');
    const shelf = await app.models();
    const items = (await inventory(shelf))
      .filter(
        (model) =>
          (options.kind === undefined || model.kind === options.kind) &&
          (!options.installed || model.installed),
      )
      .map((model) => listed(model, shelf.catalog.recommended[model.kind]));
    const rows = items.map((item) => [
      item.name,
      item.kind,
      item.bytes === null ? '?' : size(item.bytes),
      item.ram_gb === null ? '' : `${item.ram_gb} GB`,
      item.installed ? 'installed' : '',
      item.recommended_for.length === 0 ? '' : `${item.recommended_for.join(', ')} GB`,
      item.about ?? '',
    ]);
    cli.show(options, { items }, () =>
      table(['NAME', 'KIND', 'SIZE', 'MEMORY', 'STATE', 'DEFAULT FOR', 'ABOUT'], rows, 'No such models.'),
    );
  });
}

function listed(model: Model, recommended: Readonly<Record<string, string>>) {
  const { name, kind, origin, installed, bytes, sha256 } = model;
  return {
    name,
    kind,
    origin,
    installed,
    path: installed ? model.path : null,
    bytes,
    sha256,
    ram_gb: model.ramGb ?? null,
    licence: model.licence ?? null,
    languages: model.languages ?? null,
    about: model.about ?? null,
    recommended_for: Object.entries(recommended).flatMap(([gb, best]) => (best === name ? [Number(gb)] : [])),
  };
}

async function pull(cli: Cli, names: string[], options: CommonOptions): Promise<void> {
  const { pullWithProgress } = await import('./pull-with-progress.ts');
  const items = await forEach(cli, names, async (app, model) => {
    const outcome = model.origin === 'catalog' ? await pullWithProgress(cli, app, model) : 'there';
    return { name: model.name, outcome, path: model.path };
  });
  cli.show(options, { items }, () =>
    items
      .map((item) => `${item.name}: ${item.outcome === 'there' ? 'installed already' : 'installed'}`)
      .join('\n'),
  );
}

async function verify(cli: Cli, names: string[], options: CommonOptions): Promise<void> {
  const { checkModel } = await import('../models/find-model.ts');
  const { NotegenError } = await import('../errors.ts');
  using line = progressLine(cli.terminal);
  const items = await forEach(cli, names, async (app, model) => {
    const onProgress = (read: number, total: number) => line.update(`${model.name}: reading`, read / total);
    try {
      if (!model.installed) throw new NotegenError('model_corrupted', `${model.name} is not installed.`);
      await checkModel(await app.models(), model, { signal: cli.terminal.signal, onProgress, anew: true });
      return { name: model.name, state: 'ok' as const, message: null };
    } catch (error) {
      if (!(error instanceof NotegenError) || error.code === 'cancelled') throw error;
      cli.exitCode = 1;
      return { name: model.name, state: 'damaged' as const, message: `${error.message} ${error.howToFix}` };
    }
  });
  line[Symbol.dispose]();
  cli.show(options, { items }, () =>
    items.length === 0
      ? 'No models are installed.'
      : items.map((item) => `${item.name}: ${item.message ?? 'ok'}`).join('\n'),
  );
}

async function add(cli: Cli, file: string, options: CommonOptions & { name?: string }): Promise<void> {
  await cli.withApp(async (app) => {
    const { addModel } = await import('../models/add-model.ts');
    using line = progressLine(cli.terminal);
    const added = await addModel(await app.models(), file, {
      signal: cli.terminal.signal,
      onProgress: (read, total) => line.update('reading', read / total),
      ...(options.name !== undefined && { name: options.name }),
    });
    line[Symbol.dispose]();
    cli.show(
      options,
      added,
      ({ name, kind }) => `${name}: a ${kind} model. Use it with --${kind}-model ${name}.`,
    );
  });
}

async function remove(cli: Cli, names: string[], options: CommonOptions): Promise<void> {
  const { removeModel } = await import('../models/remove-model.ts');
  const items = await forEach(cli, names, async (app, model) => {
    await removeModel(await app.models(), model, cli.terminal.signal);
    return { name: model.name };
  });
  cli.show(options, { items }, () => items.map(({ name }) => `${name}: removed`).join('\n'));
}

async function path(cli: Cli, name: string, options: CommonOptions): Promise<void> {
  const { NotegenError } = await import('../errors.ts');
  const [item] = await forEach(cli, [name], async (_, model) => {
    if (model.installed) return { name: model.name, path: model.path };
    throw new NotegenError('model_unknown', `The model ${model.name} is not installed.`, {
      howToFix: `Run \`notegen models pull ${model.name}\`.`,
    });
  });
  cli.show(options, item!, (found) => found.path);
}

/** Does `work` with each named model in turn; without names with each that is installed. */
async function forEach<T>(
  cli: Cli,
  names: readonly string[],
  work: (app: App, model: Model) => Promise<T>,
): Promise<T[]> {
  return await cli.withApp(async (app) => {
    const { namedModel } = await import('../models/find-model.ts');
    const { inventory } = await import('../models/inventory.ts');
    const shelf = await app.models();
    const models =
      names.length === 0
        ? (await inventory(shelf)).filter(({ installed }) => installed)
        : await Promise.all(names.map((name) => namedModel(shelf, name)));
    const results: T[] = [];
    for (const model of models) results.push(await work(app, model));
    return results;
  });
}
