import type { App } from '../app.ts';
import type { Model } from '../models/inventory.ts';
import { pullSpeed } from '../models/pull-speed.ts';
import { duration, size } from '../sizes.ts';
import type { Cli } from './cli.ts';
import { progressLine } from './progress-line.ts';

/** Fetches a model and shows how far it is and how long it takes. Throws as `pullModel`. */
export async function pullWithProgress(cli: Cli, app: App, model: Model): Promise<'fetched' | 'there'> {
  const { modelNetwork } = await import('../models/network.ts');
  const { pullModel } = await import('../models/pull-model.ts');
  const dispatcher = modelNetwork(cli.terminal.environment);
  using line = progressLine(cli.terminal);
  const secondsLeft = pullSpeed();
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
            const seconds = secondsLeft(progress);
            const left = seconds === null ? '' : `, ${duration(seconds)} left`;
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
