import { totalmem } from 'node:os';
import type { App } from '../app.ts';
import type { ModelKind } from '../models/catalog.ts';
import { size } from '../sizes.ts';
import { chooseProductionReact, isInteractive } from '../tui/interactive.ts';
import { yesOrNo } from './ask.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { progressLine } from './progress-line.ts';

interface SetupOptions extends CommonOptions {
  plain?: boolean;
  yes?: boolean;
  speechModel?: string;
  languageModel?: string;
}

interface Step {
  step: string;
  state: 'ready' | 'done' | 'skipped';
  detail: string;
}

/** `setup`: builds whisper.cpp and fetches the models that suit this computer; asks before it fetches. */
export const registerSetup: RegisterCommand = (program, cli) => {
  program
    .command('setup')
    .description('build whisper.cpp and fetch the models that suit this computer, asking first')
    .option('--yes', 'fetch the suggested speech models without asking')
    .option('--speech-model <name>', 'this speech model instead of the suggested one')
    .option('--language-model <name>', 'also this language model; `suggested` takes the suggested one')
    .option('--plain', 'questions and lines on a terminal too, no screen')
    .action(async (options: SetupOptions) => {
      // Who says on the command line what to do is not asked again on a screen.
      if (!isInteractive(cli.terminal) || Object.keys(options).length > 0) return await setup(cli, options);
      chooseProductionReact();
      const { showSetup } = await import('../tui/setup/show-setup.tsx');
      cli.exitCode = await cli.withApp((app) => showSetup(app, cli.terminal));
    });
};

async function setup(cli: Cli, options: SetupOptions): Promise<void> {
  await cli.withApp(async (app) => {
    const items = [
      await engine(cli, app),
      await model(
        cli,
        app,
        'speech',
        options.speechModel,
        options.yes === true || options.speechModel !== undefined,
      ),
      await model(cli, app, 'vad', undefined, options.yes === true),
      await model(
        cli,
        app,
        'language',
        suggestedOr(options.languageModel),
        options.languageModel !== undefined,
      ),
    ];
    cli.show(options, { items }, () =>
      items
        .map(({ step, state, detail }) => `${step}: ${state === 'skipped' ? 'not installed; ' : ''}${detail}`)
        .join('\n'),
    );
  });
}

function suggestedOr(name: string | undefined): string | undefined {
  return name === 'suggested' ? undefined : name;
}

async function engine(cli: Cli, app: App): Promise<Step> {
  const { showBuild } = await import('./transcribe-file.ts');
  const step = 'speech engine';
  using line = progressLine(cli.terminal);
  const room = await app.speech();
  const before = await room.engineState(cli.terminal.signal);
  const { path } = await room.engine({
    signal: cli.terminal.signal,
    onBuild: (progress) => showBuild(line, progress),
  });
  return { step, state: before.state === 'ready' ? 'ready' : 'done', detail: path };
}

const steps: Record<ModelKind, string> = {
  speech: 'speech model',
  vad: 'voice detection',
  language: 'language model (optional)',
};

async function model(
  cli: Cli,
  app: App,
  kind: ModelKind,
  named: string | undefined,
  agreed: boolean,
): Promise<Step> {
  const { chooseModel, modelForSetup } = await import('../app/setup-models.ts');
  const step = steps[kind];
  const shelf = await app.models();
  const wanted = await modelForSetup(shelf, kind, { named, memoryGb: totalmem() / 2 ** 30 });
  const ready = wanted.installed;
  if (ready && named === undefined && wanted.origin !== 'bundled')
    return { step, state: 'ready', detail: wanted.name };
  if (!ready) {
    const big = wanted.bytes === null ? '' : `, ${size(wanted.bytes)}`;
    const command = `notegen models pull ${wanted.name}`;
    const question = `Fetch the ${step} ${wanted.name}${big} (${wanted.licence})?`;
    // Nothing is fetched without being asked.
    if (!agreed && !(await yesOrNo(cli.terminal, question)))
      return { step, state: 'skipped', detail: command };
    const { pullWithProgress } = await import('./pull-with-progress.ts');
    await pullWithProgress(cli, app, wanted);
  }
  await chooseModel(app, wanted);
  return { step, state: ready ? 'ready' : 'done', detail: wanted.name };
}
