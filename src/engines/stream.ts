import type { Engine } from './engine.ts';

/**
 * Runs a task and yields its messages as they come, of the type `M` that this task sends; leaving the iteration aborts
 * the job. Throws as `Engine.run`.
 */
export async function* streamTask<M>(
  engine: Pick<Engine, 'run'>,
  task: string,
  input: unknown,
  signal: AbortSignal,
): AsyncGenerator<M, unknown> {
  const left = new AbortController();
  const waiting: M[] = [];
  let wake: () => void = () => undefined;
  let end: { result: unknown } | { error: unknown } | null = null;
  const finish = (how: NonNullable<typeof end>) => {
    end = how;
    wake();
  };
  void engine
    .run(task, input, {
      signal: AbortSignal.any([signal, left.signal]),
      onMessage: (message) => {
        waiting.push(message as M);
        wake();
      },
    })
    .then(
      (result) => finish({ result }),
      (error: unknown) => finish({ error }),
    );
  try {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
      const ended = end as { result: unknown } | { error: unknown } | null;
      if (ended !== null) {
        if ('error' in ended) throw ended.error;
        return ended.result;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    left.abort();
  }
}
