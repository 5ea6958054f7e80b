import { matchesOf } from '../../matches.ts';

const walks =
  /(?:\b(?:when|while|after|as|on|with|once)(?=) (?:(?:you|he|she|we|they|i|the nurse) )?(?=)(?:were |was |got up and )?|\d{2}(?: ?%| percent)? )(?=)(walk(?:ed|ing))\b/i;
const figure = /(?<![\d./])(\d{2,3})(?![\d/]|\.\d| ?(?:feet|steps|minutes|yards|met(?:er|re)s|laps|over)\b)/g;

/** "We walked you in the hall", "on the six minute walk" */
const walkedPatient = /\bwalked (?:you|him|her)\b|\b(?:6|six)[- ]minute walk\b/i;
const ofOther = /\b(?:pulse|heart rate|pressure)\b/i;

/**
 * The oxygen that was measured on a walk, told beside `atRest`, the one at rest: "96. When she walked you it went down to
 * 85." → 85% when walked. Null where no walk is told, or more than one figure.
 */
export function oxygenOnWalk(plain: string, atRest: string): string | null {
  const moved = walks.exec(plain)?.[1]?.toLowerCase() ?? (walkedPatient.test(plain) ? 'walked' : undefined);
  if (moved === undefined || ofOther.test(plain)) return null;
  const others = matchesOf(figure, plain)
    .map((found) => found[1]!)
    .filter((value) => !atRest.startsWith(value));
  const value = Number(others[0]);
  return others.length === 1 && value >= 50 && value <= 100
    ? `${value}% ${moved === 'walked' ? 'when walked' : moved}`
    : null;
}
