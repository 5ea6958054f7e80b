import { errorCatalogue, NotegenError } from '../errors.ts';
import type { EngineFailure, FromEngine, Task, ToEngine } from './protocol.ts';

/** Runs in the engine process: does the jobs the server process sends, and dies with it. */
export function serveTasks(tasks: Readonly<Record<string, Task>>, host: NodeJS.Process): void {
  const running = new Map<number, AbortController>();
  const say = (message: FromEngine) => {
    if (host.connected) host.send?.(message);
  };

  async function run({ id, task, input }: Extract<ToEngine, { type: 'run' }>): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const work = tasks[task];
      if (work === undefined) throw new Error(`no task named ${task}`);
      const result = await work(input, {
        signal: controller.signal,
        emit: (message) => say({ type: 'message', id, message }),
        progress: () => say({ type: 'progress', id }),
      });
      say({ type: 'done', id, result });
    } catch (error) {
      say({ type: 'failed', id, failure: describeFailure(error) });
    } finally {
      running.delete(id);
    }
  }

  host.on('message', (message: ToEngine) => {
    switch (message.type) {
      case 'run':
        void run(message);
        return;
      case 'abort':
        running.get(message.id)?.abort();
        return;
      default:
        message satisfies never;
    }
  });
  host.on('disconnect', () => endWithChildren(host));
  // The server process decides when the engine ends; Ctrl-C in a terminal reaches the whole group.
  host.on('SIGINT', () => undefined);
}

function describeFailure(error: unknown): EngineFailure {
  if (error instanceof NotegenError)
    return { code: error.code, message: error.message, howToFix: error.howToFix };
  // Goes to stderr, which the server process throws away unless someone looks for a fault.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return { code: 'internal_error', message: errorCatalogue.internal_error.title };
}

/** Native threads and child processes (whisper) must not outlive the server: no orderly exit, and the whole group. */
function endWithChildren(host: NodeJS.Process): void {
  try {
    host.kill(-host.pid, 'SIGKILL');
  } catch {
    host.kill(host.pid, 'SIGKILL');
  }
}
