/** What one side puts in, the other takes out in order, waiting where there is nothing yet. */
export interface Inbox<T> {
  put(item: T): void;
  end(): void;
  /** The taker gets `error` after what is in already. Only the first end or failure counts. */
  fail(error: unknown): void;
  readonly ended: boolean;
  items(): AsyncGenerator<T>;
}

export function createInbox<T>(): Inbox<T> {
  const waiting: T[] = [];
  let over: { error?: unknown } | undefined;
  let wake: () => void = () => {};
  const finish = (how: { error?: unknown }): void => {
    over ??= how;
    wake();
  };
  return {
    put(item) {
      waiting.push(item);
      wake();
    },
    end: () => finish({}),
    fail: (error) => finish({ error }),
    get ended() {
      return over !== undefined;
    },
    async *items() {
      for (;;) {
        const next = waiting.shift();
        if (next !== undefined) yield next;
        else if (over === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if ('error' in over) throw over.error;
        else return;
      }
    },
  };
}
