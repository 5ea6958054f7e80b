import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../app.ts';
import type { ModelKind } from '../../models/catalog.ts';
import type { Model } from '../../models/inventory.ts';
import { pullSpeed } from '../../models/pull-speed.ts';
import { duration, size } from '../../sizes.ts';
import type { LazyNetwork } from '../models/lazy-network.ts';
import { pulling } from '../models/pulling.ts';
import type { Looked, SetupStep } from './setup-step.ts';

export interface SetupDeps {
  app: App;
  dispatcher: LazyNetwork['dispatcher'];
  memoryGb: number;
}

const example = 'diabetes-follow-up.txt';
const megabitsPerSecond = 50;

/** The first run: what recordings need, what better notes need, and a first note. */
export function setupSteps(deps: SetupDeps): SetupStep[] {
  return [
    { title: 'Speech engine', look: (signal) => lookAtEngine(deps.app, signal) },
    {
      title: 'Speech model',
      look: () => lookAtModel(deps, 'speech', 'Recordings are recognised with it, here on this computer.'),
    },
    {
      title: 'Voice detection',
      look: () => lookAtModel(deps, 'vad', 'Finds where somebody speaks: fewer errors in pauses.'),
    },
    {
      title: 'Language model',
      look: () =>
        lookAtModel(
          deps,
          'language',
          'Optional. Notes are written without one in a moment; with one they read better and take minutes.',
        ),
    },
    { title: 'First note', look: () => lookAtNote(deps.app) },
  ];
}

async function lookAtEngine(app: App, signal: AbortSignal): Promise<Looked> {
  const room = await app.speech();
  const found = await room.engineState(signal);
  if (found.state === 'ready') {
    return {
      ready: found.engine.origin === 'built' ? 'whisper.cpp, built for this computer' : found.engine.path,
    };
  }
  return {
    question: 'Build whisper.cpp now?',
    about: [
      'Recordings need whisper.cpp. Its source came with notegen and is compiled for this computer, once; that takes some minutes and fetches nothing.',
    ],
    skipped: 'built at the first recording',
    async run(stop, tell) {
      await room.engine({
        signal: stop,
        onBuild: (progress) =>
          tell(
            progress.stage === 'waiting'
              ? { doing: 'another notegen is building it', fraction: null }
              : { doing: `building whisper.cpp ${progress.version}`, fraction: progress.fraction },
          ),
      });
      return { detail: 'whisper.cpp, built for this computer' };
    },
  };
}

async function lookAtModel(
  { app, dispatcher, memoryGb }: SetupDeps,
  kind: ModelKind,
  why: string,
): Promise<Looked> {
  const { chooseModel, modelForSetup } = await import('../../app/setup-models.ts');
  const shelf = await app.models();
  const model = await modelForSetup(shelf, kind, { memoryGb });
  if (model.installed) return { ready: model.name };
  return {
    question: `Fetch ${model.name}${model.bytes === null ? '' : `, ${size(model.bytes)}`}?`,
    about: [why, `Suggested for a computer with ${Math.round(memoryGb)} GB: ${about(model)}`],
    skipped: `later: notegen models pull ${model.name}`,
    async run(signal, tell) {
      const { pullModel } = await import('../../models/pull-model.ts');
      const secondsLeft = pullSpeed();
      await pullModel(shelf, model, {
        signal,
        dispatcher: await dispatcher(),
        mirror: app.config.settings['models.mirror'],
        onProgress: (progress) => tell(pulling(progress, secondsLeft(progress))),
      });
      await chooseModel(app, model);
      return { detail: model.name };
    },
  };
}

function about({ about: text = '', ramGb, licence, bytes }: Model): string {
  const parts = [
    text.replace(/\.$/, ''),
    `takes ${ramGb ?? '?'} GB of memory`,
    `licence ${licence ?? 'unknown'}`,
  ];
  if (bytes !== null) {
    parts.push(`about ${duration((bytes * 8) / megabitsPerSecond / 1e6)} at ${megabitsPerSecond} Mbit/s`);
  }
  return `${parts.join('; ')}.`;
}

async function lookAtNote(app: App): Promise<Looked> {
  return {
    question: 'Write a first note, from an example visit?',
    about: ['The visit is made up; its note is shown here and not kept.'],
    skipped: `later: notegen note generate models/examples/${example}`,
    async run(signal, tell) {
      tell({ doing: 'writing', fraction: null });
      const [{ toText }, { noteRequestSchema }, { wholeNote }] = await Promise.all([
        import('../../note/export/text.ts'),
        import('../../note/note.ts'),
        import('../../notebook/whole-note.ts'),
      ]);
      const { packaged } = await app.models();
      const transcript = await readFile(join(packaged, 'examples', example), 'utf8');
      const request = noteRequestSchema.parse({ transcript, specialty: 'family_medicine' });
      const note = await wholeNote((await app.writer())(request, signal, { whole: true }));
      return {
        detail: 'written',
        page: { title: 'A first note', paragraphs: toText(note).split('\n') },
      };
    },
  };
}
