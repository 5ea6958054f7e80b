import type { App } from '../app.ts';
import type { Model } from '../models/inventory.ts';
import type { Cli } from './cli.ts';
import { progressLine } from './progress-line.ts';
import { duration, size } from './sizes.ts';

/** Fetches a model and shows how far it is and how long it takes. Throws as `pullModel`. */
export async function pullWithProgress(cli: Cli, app: App, model: Model): Promise<'fetched' | 'there'> {
  const { modelNetwork } = await import('../models/network.ts');
  const { pullModel } = await import('../models/pull-model.ts');
  const dispatcher = modelNetwork(cli.terminal.environment);
  using line = progressLine(cli.terminal);
  const began = { at: Date.now(), bytes: -1 };
  try {
    return await pullModel(await app.models(), model, {
      signal: cli.terminal.signal,
      dispatcher,
      mirror: app.config.settings['models.mirror'],
      onProgress(progress) {
        switch (progress.stage) {
          case 'waiting':
            return line.update(`${model.name}: another notegen is fetching it`, null);
          case 'retrying':
            return line.update(`${model.name}: ${progress.reason}, trying again`, null);
          case 'checking':
            return line.update(`${model.name}: checking`, progress.bytes / progress.total);
          case 'fetching': {
            const { bytes, total } = progress;
            if (began.bytes < 0) began.bytes = bytes;
            const rate = (bytes - began.bytes) / Math.max(1, Date.now() - began.at);
            const left =
              total === null || rate <= 0 ? '' : `, ${duration((total - bytes) / rate / 1000)} left`;
            const of =
              total === null ? size(bytes) : `${size(total)}${cli.terminal.stderr.isTTY ? left : ''}`;
            return line.update(`${model.name}: ${of}`, total === null ? null : bytes / total);
          }
          default:
            return progress satisfies never;
        }
      },
    });
  } finally {
    await dispatcher.destroy();
  }
}
