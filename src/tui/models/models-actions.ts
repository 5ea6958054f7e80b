import type { Dispatcher } from 'undici';
import { recommendedModel } from '../../models/catalog.ts';
import { inventory, type Model } from '../../models/inventory.ts';
import type { PullProgress } from '../../models/pull-model.ts';
import { pullSpeed } from '../../models/pull-speed.ts';
import type { Shelf } from '../../models/shelf.ts';
import { onChange } from '../on-change.ts';
import type { Failure } from '../told-failure.ts';
import { createModelWorks, type Work } from './model-works.ts';
import { pulling } from './pulling.ts';

/** A model, as the screen lists it. */
export interface ModelRow extends Model {
  /** What this computer has enough memory for, with room for everything else on it. */
  fits: boolean;
  /** The catalogue's choice for a computer of this size. */
  suggested: boolean;
  /** Used where no other model is named. */
  inUse: boolean;
  work: Work | null;
  failure: Failure | null;
}

/** What the screen does with models. */
export interface ModelsActions extends AsyncDisposable {
  /** The same array while nothing has changed. */
  list(): ModelRow[];
  memoryGb: number;
  /** How many pulls and checks run. */
  running(): number;
  pull(model: Model): void;
  verify(model: Model): void;
  stop(model: Model): void;
  /** Throws `file_unwritable`, `invalid_input`. */
  remove(model: Model, signal: AbortSignal): Promise<void>;
  /** Makes it the default of its kind. Throws `config_invalid`. */
  use(model: Model): Promise<void>;
}

export interface ModelsActionsDeps {
  shelf: Shelf;
  /** Made with the first pull: the screen is there before anything of the network is loaded. */
  dispatcher(): Promise<Dispatcher>;
  mirror: string | null;
  memoryGb: number;
  /** The names of the models in use now. */
  inUse: Set<string>;
  setDefault(kind: 'speech' | 'language', name: string): Promise<void>;
}

const roomForOthers = 0.75;

/** Reads the inventory now, and again after everything that changes it. Disposing stops what runs. */
export async function openModelsActions(deps: ModelsActionsDeps): Promise<ModelsActions> {
  const { shelf, memoryGb, inUse } = deps;
  let models = await inventory(shelf);
  const works = createModelWorks(async () => {
    models = await inventory(shelf);
  });
  const row = (model: Model): ModelRow => ({
    ...model,
    fits: (model.ramGb ?? 0) <= memoryGb * roomForOthers,
    suggested: recommendedModel(shelf.catalog, model.kind, memoryGb) === model.name,
    inUse: inUse.has(model.name),
    work: works.of(model.name),
    failure: works.failureOf(model.name),
  });
  return {
    memoryGb,
    list: onChange(() => models.map(row)),
    running: works.running,
    pull(model) {
      const { mirror } = deps;
      const secondsLeft = pullSpeed();
      works.start(model.name, async (signal, tell) => {
        const { pullModel } = await import('../../models/pull-model.ts');
        const dispatcher = await deps.dispatcher();
        const onProgress = (progress: PullProgress): void => tell(pulling(progress, secondsLeft(progress)));
        await pullModel(shelf, model, { signal, dispatcher, mirror, onProgress });
      });
    },
    verify(model) {
      works.start(model.name, async (signal, tell) => {
        const { checkModel } = await import('../../models/find-model.ts');
        const onProgress = (bytes: number, total: number): void =>
          tell({ doing: 'checking', fraction: bytes / total });
        await checkModel(shelf, model, { signal, onProgress, anew: true });
      });
    },
    stop: ({ name }) => void works.stop(name),
    async remove(model, signal) {
      // A check begun a moment ago would find the file gone and say that it failed.
      await works.stop(model.name);
      const { removeModel } = await import('../../models/remove-model.ts');
      await removeModel(shelf, model, signal);
      models = await inventory(shelf);
    },
    async use(model) {
      if (model.kind === 'vad') return;
      await deps.setDefault(model.kind, model.name);
      for (const other of models) if (other.kind === model.kind) inUse.delete(other.name);
      inUse.add(model.name);
    },
    [Symbol.asyncDispose]: () => works[Symbol.asyncDispose](),
  };
}
