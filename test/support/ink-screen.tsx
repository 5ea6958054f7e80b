import { render } from 'ink-testing-library';
import type { ReactNode } from 'react';
import { ScreenRoot } from '../../src/tui/screen-root.tsx';

/** A screen without a terminal: its frames as text, keys by hand. */
export function inkScreen(screen: ReactNode, size = { columns: 80, rows: 24 }) {
  const ended = new AbortController();
  const copied: string[] = [];
  let code: number | undefined;
  const shown = render(
    <ScreenRoot
      size={() => size}
      onResize={() => () => {}}
      signal={ended.signal}
      quit={(with_ = 0) => {
        code ??= with_;
        ended.abort();
      }}
      copy={(text) => copied.push(text)}
      owe={(work) => void work}
    >
      {screen}
    </ScreenRoot>,
  );
  const frame = (): string => shown.lastFrame() ?? '';
  return {
    frame,
    /** Every text given to the clipboard. */
    copied,
    /** What the screen was left with; undefined while it is there. */
    left: () => code,
    async press(...keys: string[]) {
      for (const key of keys) {
        shown.stdin.write(key);
        // Keys of one event are taken one by one, each in a turn or two of its own; a lone escape waits one more.
        for (let turn = 0; turn < 4 * (key.length + 1); turn += 1) await new Promise(setImmediate);
      }
    },
    async until(wanted: string | RegExp): Promise<string> {
      for (let waited = 0; waited < 20_000; waited += 10) {
        const text = frame();
        if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) return text;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`the screen never showed ${wanted}:\n${frame()}`);
    },
    [Symbol.dispose]() {
      ended.abort();
      shown.unmount();
    },
  };
}
