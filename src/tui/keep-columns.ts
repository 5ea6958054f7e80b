import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const style = /(\u001b\[[0-9;]*m)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: everything ASCII, escape sequences too
const ascii = /^[\u0000-\u007f]*$/;

/**
 * The line, cut at `columns`, with the cursor put back in its column after every character that terminals disagree
 * about (emoji, East Asian): one drawn too wide or too narrow moves nothing that stands right of it.
 */
export function keepColumns(line: string, columns: number): string {
  if (ascii.test(line) && stringWidth(line) <= columns) return line;
  let kept = '';
  let column = 0;
  for (const part of line.split(style)) {
    if (part.startsWith('\u001b')) {
      kept += part;
      continue;
    }
    for (const { segment } of graphemes.segment(part)) {
      const width = stringWidth(segment);
      if (column + width > columns) break;
      column += width;
      kept += segment;
      if (!ascii.test(segment) && column < columns) kept += `\u001b[${column + 1}G`;
    }
  }
  return kept;
}
