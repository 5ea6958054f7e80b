import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

/** "left index finger": the side, and the part. */
export const sidedPart =
  /\b(right|left)(?=) ((?:(?:upper|lower|middle|index|ring|little|big|great) )?(?=)(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|ear|eye|arm|leg|calf|breast|side))(?=)\b/;
const notThis = /\b(?:not|n't) (?:(?:on|in|really) )?(?=)(?:my |the )?(?=)(right|left)\b/;
const lead = /^\W*(?:(?:no|actually|um|uh|sorry)\b\W*){0,3}/;
const onlyThat = /^(it's |it is )?(my |the )?(right|left)( [a-z]+)?(?: actually)?\W*$/;

/** What was said of one side and was taken back at once: the unit, the side that counts, and who said so. */
export interface CorrectedSide {
  unit: Unit;
  /** "left knee" as it was said, wrongly. */
  said: string;
  /** "right knee". */
  meant: string;
  by: Unit;
}

/**
 * Sides that were taken back by the words that follow: "here for left leg pain. Right leg pain, right leg pain?" in one
 * breath, or "some right knee pain" answered by "it's not the right knee, it's the left knee".
 */
export function correctedSides(passages: readonly Passage[]): CorrectedSide[] {
  const out: CorrectedSide[] = [];
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician') continue;
    const found = sidedPart.exec(plainOf(unit).toLowerCase());
    if (found === null) continue;
    const meant = `${found[1] === 'left' ? 'right' : 'left'} ${found[2]}`;
    const by = takenBack(found[1]!, meant, unit, passages, index);
    if (by !== null) out.push({ unit, said: found[0], meant, by });
  }
  return out;
}

function takenBack(
  side: string,
  meant: string,
  unit: Unit,
  passages: readonly Passage[],
  at: number,
): Unit | null {
  for (const { unit: next, role, index } of passages.slice(at + 1, at + 5)) {
    const again = plainOf(next).toLowerCase();
    if (role === 'clinician') {
      if (next.turn !== unit.turn) return null;
      const opens = again.replace(/^(?:(?:no|sorry|i mean|excuse me|oh|um|uh)(?=),? ){0,3}/, '');
      if (opens.startsWith(meant) && !/\b(?:is|was|are|looks|feels)\b/.test(opens)) return next;
      continue;
    }
    const not = notThis.exec(again)?.[1];
    if (not !== undefined) {
      const says = ({ words }: Unit) => words.includes(meant.split(' ')[0]!);
      const after = passages[index + 1]?.unit;
      if (not !== side) return null;
      return says(next) ? next : after !== undefined && says(after) ? after : null;
    }
    const opened = lead.exec(again)![0];
    const that = onlyThat.exec(again.slice(opened.length));
    if (that === null || that[3] === side) return null;
    // A bare "right" agrees.
    const bare = that[3] === 'right' && !that[1] && !that[2] && !that[4] && !/no/.test(opened);
    return bare ? null : next;
  }
  return null;
}
