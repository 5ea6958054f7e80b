import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { KeyName } from './keys-of-input.ts';
import type { Size } from './painter.ts';

/** What every part of a screen can reach. */
export interface ScreenContext {
  size: Size;
  /** Aborts when the screen is left: work that a screen began ends with it. */
  signal: AbortSignal;
  /** Leaves; the program ends with `code`. */
  quit(code?: number): void;
  /** Puts text on the clipboard of the terminal, also over ssh (OSC 52). Whether it took it can't be known. */
  copy(text: string): void;
  /** Work under way that must have ended before the rooms close; it ends soon once `signal` aborts. */
  owe(work: Promise<unknown>): void;
  /** The newest listener gets the keys. Returns how to stop. */
  listen(onKey: { current: (key: KeyName) => void }): () => void;
}

export const screenContext = createContext<ScreenContext | null>(null);

export function useScreen(): ScreenContext {
  const screen = useContext(screenContext);
  if (screen === null) throw new Error('only within showScreen');
  return screen;
}

/** Gives every key to `onKey` while `active`; where several parts listen, the one that began last has them all. */
export function useKeys(onKey: (key: KeyName) => void, active = true): void {
  const { listen } = useScreen();
  const current = useRef(onKey);
  useLayoutEffect(() => {
    current.current = onKey;
  });
  useLayoutEffect(() => (active ? listen(current) : undefined), [active, listen]);
}
