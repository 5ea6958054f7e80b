import type xterm from '@xterm/headless';

const cell = { width: 8.4, height: 18 };
const margin = 12;
const paper = '#1b1d23';
const ink = '#d7dae0';
// The sixteen colours, as on a dark terminal.
const palette = [
  '#3f4451',
  '#e06c75',
  '#98c379',
  '#e5c07b',
  '#61afef',
  '#c678dd',
  '#56b6c2',
  '#d7dae0',
  '#5c6370',
  '#e06c75',
  '#98c379',
  '#e5c07b',
  '#61afef',
  '#c678dd',
  '#56b6c2',
  '#ffffff',
];

interface Run {
  text: string;
  column: number;
  columns: number;
  style: string;
}

/** What an xterm shows, as a picture: SVG, with the text as text. */
export function svgOfScreen(screen: xterm.Terminal, title: string): string {
  const width = Math.ceil(screen.cols * cell.width + 2 * margin);
  const height = screen.rows * cell.height + 2 * margin;
  const drawn: string[] = [];
  for (let row = 0; row < screen.rows; row += 1) {
    const line = screen.buffer.active.getLine(screen.buffer.active.baseY + row);
    if (line !== undefined) drawn.push(...runsOf(line, screen.cols).flatMap((run) => draw(run, row)));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="14" fill="${ink}">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" rx="8" fill="${paper}"/>
${drawn.join('\n')}
</svg>
`;
}

function runsOf(line: xterm.IBufferLine, columns: number): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < columns; column += 1) {
    const at = line.getCell(column);
    if (at === undefined || at.getWidth() === 0) continue;
    const style = JSON.stringify([
      at.isFgPalette() ? at.getFgColor() : -1,
      at.isBold() !== 0,
      at.isDim() !== 0,
      at.isInverse() !== 0,
    ]);
    const text = at.getChars() || ' ';
    const last = runs.at(-1);
    // What takes two columns stands alone: fonts differ in how wide they draw it.
    if (last?.style === style && at.getWidth() === 1 && last.columns === [...last.text].length) {
      last.text += text;
      last.columns += 1;
    } else runs.push({ text, column, columns: at.getWidth(), style });
  }
  return runs;
}

function draw({ text, column, columns, style }: Run, row: number): string[] {
  const [color, bold, dim, inverse] = JSON.parse(style) as [number, boolean, boolean, boolean];
  const x = round(margin + column * cell.width);
  const y = margin + row * cell.height;
  const front = palette[color] ?? ink;
  const parts: string[] = [];
  if (inverse) {
    const wide = round(columns * cell.width);
    parts.push(`<rect x="${x}" y="${y}" width="${wide}" height="${cell.height}" fill="${front}"/>`);
  }
  const looks = [
    inverse ? `fill="${paper}"` : color === -1 ? '' : `fill="${front}"`,
    bold ? 'font-weight="bold"' : '',
    dim ? 'opacity="0.65"' : '',
  ]
    .filter(Boolean)
    .join(' ');
  for (const { 0: words, index } of text.matchAll(/\S+(?: \S+)*/g)) {
    // One character a column, but for the run of a single double-width one.
    const wide = index === 0 && words === text ? columns : words.length;
    const place = `x="${round(x + index * cell.width)}" y="${y + 14}" textLength="${round(wide * cell.width)}"`;
    parts.push(`<text ${[place, looks].filter(Boolean).join(' ')}>${escaped(words)}</text>`);
  }
  return parts;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
