import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Box, useInput } from './ink.ts';
import { type KeyName, keysOfInput } from './keys-of-input.ts';
import type { Size } from './painter.ts';
import { type ScreenContext, screenContext } from './screen-context.ts';

export interface ScreenRootProps extends Pick<ScreenContext, 'signal' | 'quit' | 'copy' | 'owe'> {
  size(): Size;
  /** Calls back at every resize. Returns how to stop. */
  onResize(changed: () => void): () => void;
  children: ReactNode;
}

/** Around every screen: its size, its keys one at a time in the order they were typed, and Ctrl-C. */
export function ScreenRoot({
  size,
  onResize,
  signal,
  quit,
  copy,
  owe,
  children,
}: ScreenRootProps): ReactNode {
  const [{ columns, rows }, setSize] = useState(size);
  useEffect(() => onResize(() => setSize(size())), [onResize, size]);
  const listeners = useRef<{ current: (key: KeyName) => void }[]>([]);
  const queue = useRef<KeyName[]>([]);
  const [handled, setHandled] = useState(0);
  const context = useMemo<ScreenContext>(
    () => ({
      size: { columns, rows },
      signal,
      quit,
      copy,
      owe,
      listen(onKey) {
        listeners.current.push(onKey);
        return () => {
          listeners.current = listeners.current.filter((one) => one !== onKey);
        };
      },
    }),
    [columns, rows, signal, quit, copy, owe],
  );
  const next = useCallback((): void => {
    const key = queue.current[0];
    if (key === undefined) return;
    if (key === 'ctrl-c') quit(130);
    else listeners.current.at(-1)?.current(key);
    setHandled((keys) => keys + 1);
  }, [quit]);
  // What a key changed is drawn, and listens, before the next one comes: typed fast, or before the screen was there.
  useLayoutEffect(() => {
    if (handled === 0) return;
    setImmediate(() => {
      queue.current.shift();
      next();
    });
  }, [handled, next]);
  useInput((input, key) => {
    const idle = queue.current.length === 0;
    queue.current.push(...keysOfInput(input, key));
    if (idle) next();
  });
  return (
    <screenContext.Provider value={context}>
      <Box width={columns} height={rows} flexShrink={0} flexDirection="column" overflow="hidden">
        {children}
      </Box>
    </screenContext.Provider>
  );
}
