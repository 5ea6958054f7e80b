/** Sees to it that what was erased from the tables soon stands nowhere in the database's log either. */
export interface Erasing extends Disposable {
  /** Call it after something was erased; it does not wait. */
  erased(): void;
}

/** Several erasures are one emptying of the log; while somebody reads it, it is tried again. */
export function createErasing(deps: {
  /** False where the log could not be emptied now. */
  truncate: () => boolean;
  afterMs: number;
  onError: (error: unknown) => void;
}): Erasing {
  const { truncate, afterMs, onError } = deps;
  let timer: NodeJS.Timeout | undefined;
  const empty = (): boolean => {
    try {
      return truncate();
    } catch (error) {
      onError(error);
      return false;
    }
  };
  const erased = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!empty()) erased();
    }, afterMs);
  };
  return {
    erased,
    [Symbol.dispose]() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      empty();
    },
  };
}
