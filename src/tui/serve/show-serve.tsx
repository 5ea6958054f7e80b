import type { App } from '../../app.ts';
import type { Listening } from '../../server/listen.ts';
import type { ScreenTerminal } from '../interactive.ts';
import { onChange } from '../on-change.ts';
import { showScreen } from '../show-screen.tsx';
import type { LogBoard } from './log-board.ts';
import { ServeScreen } from './serve-screen.tsx';
import type { ServerNow } from './server-now.ts';

const notesEveryMs = 5000;

/**
 * Shows the server until it is told to stop, and starts it as soon as the first frame is there. The server stops after:
 * the caller closes it. Throws what `start` throws.
 */
export async function showServe(
  app: App,
  terminal: ScreenTerminal,
  { log, start }: { log: LogBoard; start(): Promise<Listening> },
): Promise<Listening | null> {
  const failed = new AbortController();
  let onShown = (): void => {};
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  let listening: Listening | null = null;
  let since = 0;
  let read = (): ServerNow => starting(app, log);
  const starts = shown
    .then(async () => {
      listening = await start();
      since = Date.now();
      const { url } = listening;
      read = await reader(app, log, { url, since });
    })
    .catch((error: unknown) => {
      failed.abort();
      throw error;
    });
  // It is awaited when the screen has been left.
  starts.catch(() => {});
  const server = { read: onChange(() => read()), now: Date.now, onShown };
  const signal = AbortSignal.any([terminal.signal, failed.signal]);
  const screen = showScreen({ ...terminal, signal }, <ServeScreen server={server} />);
  await screen;
  onShown();
  await starts;
  return listening;
}

function starting(app: App, log: LogBoard): ServerNow {
  const { settings } = app.config;
  return {
    url: null,
    since: 0,
    minute: Math.floor(Date.now() / 60_000),
    engineJobs: null,
    speechModel: settings['speech.model'],
    languageModel: settings['language.model'],
    notesToday: 0,
    notesInWork: 0,
    requestsPerMinute: 0,
    jobs: [],
    failures: log.failures(),
    log: log.lines(),
  };
}

async function reader(
  app: App,
  log: LogBoard,
  listens: { url: string; since: number },
): Promise<() => ServerNow> {
  const [store, engine, notebook] = await Promise.all([app.store(), app.engine(), app.notebook()]);
  const today = { at: 0, count: 0 };
  return () => {
    const now = Date.now();
    if (now - today.at >= notesEveryMs) {
      Object.assign(today, { at: now, count: store.notes.countSince(new Date(now).setHours(0, 0, 0, 0)) });
    }
    return {
      ...starting(app, log),
      ...listens,
      engineJobs: engine.pid === null ? null : engine.load,
      notesToday: today.count,
      notesInWork: notebook.inProgress,
      requestsPerMinute: log.requestsPerMinute(),
      jobs: store.audioJobs.progress(),
      failures: [...log.failures()],
      log: [...log.lines()],
    };
  };
}
