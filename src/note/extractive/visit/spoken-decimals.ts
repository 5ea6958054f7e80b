import type { Source } from '../../note.ts';

const loneStop =
  /(?:\d|\b(?:hundred|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty))(?=) \. (?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)/i;
// "It does show a . five centimeter stone."
const belowOne = /\b[a-z]+ \. (?:one|two|three|four|five|six|seven|eight|nine) (?:centi|milli)?met/i;

/**
 * Some recognisers write a spoken decimal point as a full stop that stands alone ("two . five milligrams"). It is most
 * likely a point but may end a sentence: the note says "97 point 5", so that a reader sees what the figure rests on.
 * Before a unit of dose it can be nothing else ("two . five milligrams": no sentence begins "five milligrams"): 2.5 mg.
 */
export function withSpokenPoints(text: string, sources: readonly Source[], transcript: string): string {
  if (!/\d\.\d/.test(text)) return text;
  const said = sources.map(({ start, end }) => transcript.slice(start, end)).join('\n');
  if (!loneStop.test(said) && !belowOne.test(said)) return text;
  return text.replace(
    /\b(\d+)\.(\d+)\b(?! ?(?:mg|mcg|mL|g|grams?|units?|%|percent)\b)/g,
    (figure, whole: string, part: string) =>
      said.includes(figure) ? figure : `${whole === '0' ? '' : `${whole} `}point ${part}`,
  );
}
