import { cueTimes, headerLine, type LineMarks, lineMarks } from './line-marks.ts';

/** One line of the transcript with what stands before its words. Offsets are into the whole text; line ends excluded. */
export interface Line {
  start: number;
  end: number;
  kind: 'blank' | 'words' | 'cue' | 'header' | 'skip';
  marks: LineMarks | null;
  times: { start: number; end: number } | null;
  header: { label: string; time: number } | null;
}

/** Cuts the text into lines (LF, CRLF, CR) and says what each one is. WebVTT and SRT furniture is `skip` or `cue`. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (start <= text.length) {
    let end = start;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
    lines.push(readLine(text, start, end));
    if (end >= text.length) break;
    start = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
  markFurniture(text, lines);
  return lines;
}

function readLine(text: string, start: number, end: number): Line {
  const line = text.slice(start, end);
  const read: Line = { start, end, kind: 'blank', marks: null, times: null, header: null };
  if (!/\S/.test(line)) return read;
  read.times = line.includes('-->') ? cueTimes(line) : null;
  read.header = read.times === null ? headerLine(line) : null;
  if (read.times !== null) read.kind = 'cue';
  else if (read.header !== null) read.kind = 'header';
  else {
    read.kind = 'words';
    read.marks = lineMarks(line);
  }
  return read;
}

// A number or an identifier on its own line directly before a cue line, and `WEBVTT`/`NOTE` blocks, are not speech.
function markFurniture(text: string, lines: Line[]): void {
  const hasCues = lines.some((line) => line.kind === 'cue');
  if (!hasCues) return;
  let skipping = false;
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'blank') skipping = false;
    else if (line.kind === 'cue') skipping = false;
    else if (lines[index + 1]?.kind === 'cue') line.kind = 'skip';
    else {
      const words = text.slice(line.start, Math.min(line.end, line.start + 12));
      if (/^(?:WEBVTT|NOTE\b|STYLE\b|REGION\b)/.test(words) && lines[index - 1]?.kind !== 'cue')
        skipping = true;
      if (skipping) line.kind = 'skip';
    }
  }
}
