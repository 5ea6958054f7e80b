import type { Source } from '../note.ts';

const loneStop =
  /(?:\d|\b(?:hundred|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)) \. (?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)/i;

/**
 * Some recognisers write a spoken decimal point as a full stop that stands alone ("two . five milligrams"). It is most
 * likely a point but may end a sentence: the note says "2 point 5 mg", so that a reader sees what the figure rests on.
 */
export function withSpokenPoints(text: string, sources: readonly Source[], transcript: string): string {
  if (!/\d\.\d/.test(text)) return text;
  const said = sources.map(({ start, end }) => transcript.slice(start, end)).join('\n');
  if (!loneStop.test(said)) return text;
  return text.replace(/\b(\d+)\.(\d+)\b/g, (figure, whole: string, part: string) =>
    said.includes(figure) ? figure : `${whole} point ${part}`,
  );
}
