import { useCallback, useState } from 'react';
import { useScreen } from './screen-context.ts';
import { type Failure, toldFailure } from './told-failure.ts';

export interface Action {
  /** True while the last action runs. */
  busy: boolean;
  failure: Failure | null;
  /** Runs `work` and holds its failure to show. One action at a time: another is passed over while one runs. */
  run(work: () => void | Promise<void>): void;
  /** Takes the failure away. */
  clear(): void;
}

/** What a key sets off: errors appear on the screen it was pressed on. */
export function useAction(): Action {
  const { signal, owe } = useScreen();
  const [state, setState] = useState<{ busy: boolean; failure: Failure | null }>({
    busy: false,
    failure: null,
  });
  const { busy, failure } = state;
  const run = useCallback(
    (work: () => void | Promise<void>) => {
      if (busy) return;
      setState({ busy: true, failure: null });
      const done = (ended: Failure | null): void => {
        if (!signal.aborted) setState({ busy: false, failure: ended });
      };
      owe(
        (async () => work())().then(
          () => done(null),
          (error: unknown) => done(toldFailure(error)),
        ),
      );
    },
    [busy, signal, owe],
  );
  const clear = useCallback(() => setState((now) => ({ ...now, failure: null })), []);
  return { busy, failure, run, clear };
}
