import { keepColumns } from './keep-columns.ts';
import { widthOf } from './text-width.ts';

export interface Size {
  columns: number;
  rows: number;
}

export interface Painter {
  /** Shows this frame soon: at once, or a thirtieth of a second after the last one. */
  paint(frame: string): void;
  /** The terminal has another size: the next frame is drawn whole. */
  resized(): void;
  stop(): void;
}

const frameMs = 33;
// A terminal that knows these shows the frame in one piece; others pass over them.
const together = { begin: '\u001b[?2026h', end: '\u001b[?2026l' };
const clear = '\u001b[2J\u001b[H';

/**
 * Draws frames line by line where they belong, only the lines that changed. Nothing ever scrolls, so nothing that
 * was shown gets into the scroll-back.
 */
export function createPainter(deps: {
  write(text: string): void;
  size(): Size;
  colour: boolean;
  /** For a screen reader: what changed is written as lines one after the other, to be read out. */
  linear: boolean;
}): Painter {
  const draw = deps.linear ? linearDrawing(deps) : placedDrawing(deps);
  let timer: NodeJS.Timeout | undefined;
  let waiting: string | undefined;
  let last = 0;
  const now = (): void => {
    timer = undefined;
    if (waiting === undefined) return;
    last = performance.now();
    const drawn = draw.frame(deps.colour ? waiting : withoutColour(waiting));
    waiting = undefined;
    if (drawn !== '') deps.write(together.begin + drawn + together.end);
  };
  return {
    paint(frame) {
      waiting = frame;
      if (timer !== undefined) return;
      const wait = last + frameMs - performance.now();
      if (wait <= 0) now();
      else timer = setTimeout(now, wait);
    },
    resized: () => draw.forget(),
    stop: () => clearTimeout(timer),
  };
}

interface Drawing {
  frame(frame: string): string;
  forget(): void;
}

function placedDrawing({ size }: { size(): Size }): Drawing {
  let shown: string[] | undefined;
  return {
    frame(frame) {
      const { columns, rows } = size();
      const lines = frame.split('\n').slice(0, rows);
      let drawn = shown === undefined ? clear : '';
      for (let row = 0; row < Math.max(lines.length, shown?.length ?? 0); row += 1) {
        const line = lines[row] ?? '';
        if (line === (shown?.[row] ?? '')) continue;
        // Erased before it is written: after a line that fills the row the cursor is on its last character.
        drawn += `\u001b[${row + 1};1H\u001b[2K${keepColumns(line, columns)}`;
      }
      shown = lines;
      return drawn;
    },
    forget() {
      shown = undefined;
    },
  };
}

function linearDrawing({ size }: { size(): Size }): Drawing {
  let shown: string[] = [];
  let used = 0;
  return {
    frame(frame) {
      const { columns, rows } = size();
      const lines = frame.split('\n').filter((line) => line.trim() !== '');
      const changed = lines.filter((line) => !shown.includes(line));
      if (changed.length === 0 && lines.length === shown.length) return '';
      const height = (text: readonly string[]): number =>
        text.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
      const again = changed.length > lines.length / 2 || used + height(changed) >= rows;
      const written = again ? lines : changed;
      used = (again ? 0 : used) + height(written);
      shown = lines;
      return (again ? clear : '') + written.map((line) => `${line}\r\n`).join('');
    },
    forget() {
      shown = [];
      used = 0;
    },
  };
}

/** NO_COLOR: weight and inversion stay, they carry the focus. */
function withoutColour(frame: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  return frame.replaceAll(/\u001b\[(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])(?:;[0-9]+)*m/g, '');
}
