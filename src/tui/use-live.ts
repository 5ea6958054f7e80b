import { useCallback, useEffect, useState } from 'react';
import { type Failure, toldFailure } from './told-failure.ts';

export interface Live<T> {
  value: T;
  failure: Failure | null;
  /** Reads now: after an action that changed something. */
  refresh(): void;
}

/** What `read` gives, read again every `everyMs`: another process may change it. `read` is cheap and synchronous. */
export function useLive<T>(read: () => T, everyMs: number): Live<T> {
  const [value, setValue] = useState(read);
  const [failure, setFailure] = useState<Failure | null>(null);
  const refresh = useCallback(() => {
    try {
      setValue(read());
      setFailure(null);
    } catch (error) {
      setFailure(toldFailure(error));
    }
  }, [read]);
  useEffect(() => {
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [refresh, everyMs]);
  return { value, failure, refresh };
}
