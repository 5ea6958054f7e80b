import stringWidth from 'string-width';
import { printable } from '../printable.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Columns that `text` takes on a terminal. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** Text from people as one line that can't disturb a screen: no control, direction or invisible characters. */
export function showable(text: string): string {
  let shown = '';
  for (const { segment } of graphemes.segment(printable(text))) {
    if (stringWidth(segment) > 0) shown += segment;
  }
  return shown;
}

/** `text` in exactly `width` columns: padded, or cut with an ellipsis. Double-width characters are never halved. */
export function atWidth(text: string, width: number): string {
  const full = stringWidth(text);
  if (full <= width) return text + ' '.repeat(width - full);
  if (width <= 0) return '';
  let cut = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    const wide = stringWidth(segment);
    if (used + wide > width - 1) break;
    cut += segment;
    used += wide;
  }
  return `${cut}…${' '.repeat(width - 1 - used)}`;
}

/** `text` in lines of at most `width` columns, broken between words, or within one that is longer than a line. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && stringWidth(line + segment) > width) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  lines.push(line);
  return lines;
}
