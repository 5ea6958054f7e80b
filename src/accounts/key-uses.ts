import type { ApiKeysPort, Clock } from './ports.ts';

/** Gathers when keys were used and writes it down within a second, so that a request waits for no disk. */
export interface KeyUses extends Disposable {
  record(keyId: string): void;
  /** Writes what is gathered now. */
  flush(): void;
}

const flushAfterMs = 500;

export function createKeyUses(
  port: Pick<ApiKeysPort, 'recordUses'>,
  clock: Clock,
  onError: (error: unknown) => void,
): KeyUses {
  const gathered = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return;
    port.recordUses(gathered);
    gathered.clear();
  };
  const flushLater = (): void => {
    timer = undefined;
    try {
      flush();
    } catch (error) {
      onError(error);
      timer = setTimeout(flushLater, flushAfterMs).unref();
    }
  };
  return {
    record(keyId) {
      gathered.set(keyId, clock());
      timer ??= setTimeout(flushLater, flushAfterMs).unref();
    },
    flush,
    [Symbol.dispose]: flush,
  };
}
