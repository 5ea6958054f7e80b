import { totalmem } from 'node:os';
import type { App } from '../../app.ts';
import type { ScreenTerminal } from '../interactive.ts';
import { showScreen } from '../show-screen.tsx';
import { lazyNetwork } from './lazy-network.ts';
import { openModelsActions } from './models-actions.ts';
import { ModelsScreen } from './models-screen.tsx';

/** Shows the models there are. Gives the exit code; what still runs then is stopped, and goes on at the next pull. */
export async function showModels(app: App, terminal: ScreenTerminal): Promise<number> {
  const { home, settings } = app.config;
  await using network = lazyNetwork(terminal.environment);
  const chosen = [settings['speech.model'], settings['language.model']];
  await using models = await openModelsActions({
    shelf: await app.models(),
    dispatcher: network.dispatcher,
    mirror: settings['models.mirror'],
    memoryGb: totalmem() / 2 ** 30,
    inUse: new Set(chosen.filter((name) => name !== null)),
    setDefault: async (kind, name) => {
      const { writeSetting } = await import('../../config/config-file.ts');
      await writeSetting(home, `${kind}.model`, name);
    },
  });
  return await showScreen(terminal, <ModelsScreen models={models} />);
}
