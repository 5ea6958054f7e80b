import type { App } from '../app.ts';
import { writeSetting } from '../config/config-file.ts';
import { type ModelKind, recommendedModel } from '../models/catalog.ts';
import { namedModel } from '../models/find-model.ts';
import { inventory, type Model } from '../models/inventory.ts';
import type { Shelf } from '../models/shelf.ts';

/** What setup would have of a kind: the model that is there, or else the one it would fetch. */
export async function modelForSetup(
  shelf: Shelf,
  kind: ModelKind,
  { named, memoryGb }: { named?: string | undefined; memoryGb: number },
): Promise<Model> {
  if (named !== undefined) return await namedModel(shelf, named);
  const there = (await inventory(shelf)).find(
    (one) => one.kind === kind && one.installed && one.origin !== 'bundled',
  );
  return there ?? (await namedModel(shelf, recommendedModel(shelf.catalog, kind, memoryGb)));
}

/** Makes a model the default of its kind; voice detection has none, it is used when it is there. */
export async function chooseModel(app: App, { kind, name }: Pick<Model, 'kind' | 'name'>): Promise<void> {
  if (kind === 'vad') return;
  const setting = `${kind}.model` as const;
  if (app.config.settings[setting] !== name) await writeSetting(app.config.home, setting, name);
}
