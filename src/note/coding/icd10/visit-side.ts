import type { Transcript } from '../../transcript.ts';
import { piecesOf } from '../pieces.ts';
import { wordsOf } from '../words.ts';
import { type SaidSide, sideNear } from './said-side.ts';

const bodyParts =
  /\b(?:knee|hip|shoulder|elbow|wrist|hand|finger|thumb|ankle|foot|feet|heel|toe|ear|eye|breast|calf|shin|thigh|leg|arm|forearm|rib|flank|testic|ovar|groin)/i;

/** The part of the body that the words name, as it is said there. */
export function bodyPart(words: string): string | null {
  return bodyParts.exec(words)?.[0].toLowerCase() ?? null;
}

// "I had my left knee replaced years ago" tells nothing of the knee that hurts.
const otherTime =
  /\b(?:ago|surgery|surgeries|replac\w{1,8}|history|used to|as a (?:kid|child)|last (?:year|fall|spring|summer|winter))\b/i;

// "The left foot, the old scar's fine": not the one that came in.
const isWell = /^[^.;]{0,24}\b(?:fine|normal|healed|unaffected)\b/i;

const whichSide = /\bwhich (?:one|side|of them)\b|\b(?:right or left|left or right)\b/i;

/** The side that answers "Which one?" where the part of the body was just named. */
export function sideAsked({ turns }: Transcript, part: string): SaidSide {
  for (const [i, { text, role }] of turns.entries()) {
    const answer = turns[i + 1];
    if (role === 'patient' || answer === undefined || !whichSide.test(text)) continue;
    if (![turns[i - 1]?.text ?? '', text].some((said) => said.toLowerCase().includes(part))) continue;
    const words = wordsOf(answer.text);
    const sides = new Set(words.map((_word, at) => sideNear(words.slice(at, at + 1), 0, 0)));
    sides.delete(null);
    if (sides.size === 1) return [...sides][0]!;
  }
  return null;
}

/** The one side on which the whole visit speaks of a part of the body; null where it names both sides, or none. */
export function sideInVisit(transcript: Transcript, part: string): SaidSide {
  const sides = new Set<SaidSide>();
  for (const turn of transcript.turns) {
    if (!turn.text.toLowerCase().includes(part)) continue;
    for (const { text } of piecesOf(turn.text)) {
      if (!text.toLowerCase().includes(part) || otherTime.test(text)) continue;
      const words = wordsOf(text);
      words.forEach((word, at) => {
        if (bodyPart(word.text) === part && !isWell.test(text.slice(word.end)))
          sides.add(sideNear(words, at, at));
      });
    }
  }
  sides.delete(null);
  return sides.size === 1 ? [...sides][0]! : null;
}
