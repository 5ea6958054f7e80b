import { totalmem } from 'node:os';
import type { App } from '../../app.ts';
import type { ScreenTerminal } from '../interactive.ts';
import { lazyNetwork } from '../models/lazy-network.ts';
import { showScreen } from '../show-screen.tsx';
import { SetupScreen } from './setup-screen.tsx';
import { setupSteps } from './setup-steps.ts';

/** Leads through a first run. Gives the exit code; what is being fetched when it is left goes on at the next pull. */
export async function showSetup(app: App, terminal: ScreenTerminal): Promise<number> {
  await using network = lazyNetwork(terminal.environment);
  const { dispatcher } = network;
  const steps = setupSteps({ app, dispatcher, memoryGb: totalmem() / 2 ** 30 });
  return await showScreen(terminal, <SetupScreen steps={steps} />);
}
