import type { Word } from '../words.ts';

export type SaidSide = 'right' | 'left' | 'both' | null;

const reach = 4;
const noSideBefore =
  /^(?:now|away|after|before|here|there|where|when|over|under|underneath|beneath|below|above|behind|between|beside|around|along|across|through|into|inside|in|on|at|by|off|next|up|down|this|these)$/;

// "Worse on the right at night"
const ofSide = /^(?:the|my|his|her|your|their)$/;
const notOnLeft = /^(?:over|untreated|alone|work|home|school|me|him|us|them|it)$/;

/** The side said in or near words [first, last] of a piece: the nearest, inside first, then before, then after. */
export function sideNear(words: readonly Word[], first: number, last: number): SaidSide {
  const inside = sidesIn(words, first, last);
  if (inside !== null) return inside;
  for (let distance = 1; distance <= reach; distance++) {
    const before = sideAt(words, first - distance);
    if (before !== null) return withOther(words, first - distance, before);
    const after = sideAt(words, last + distance);
    if (after !== null) return withOther(words, last + distance, after);
  }
  return null;
}

function sidesIn(words: readonly Word[], first: number, last: number): SaidSide {
  for (let i = first; i <= last; i++) {
    const side = sideAt(words, i);
    if (side !== null) return withOther(words, i, side);
  }
  return null;
}

// "right and left knees" is both.
function withOther(words: readonly Word[], at: number, side: SaidSide): SaidSide {
  if (side === 'both') return 'both';
  for (const i of [at - 2, at + 2]) {
    const joined = words[(i + at) / 2]?.text;
    const other = sideAt(words, i);
    if (joined === 'and' && other !== null && other !== side) return 'both';
  }
  return side;
}

function sideAt(words: readonly Word[], i: number): SaidSide {
  switch (words[i]?.text) {
    case 'right':
    case 'rt':
    case 'righthand':
      // "right now", "right over this bone", "all right" are no side.
      return (noSideBefore.test(words[i + 1]?.text ?? '') && !ofSide.test(words[i - 1]?.text ?? '')) ||
        words[i - 1]?.text === 'all'
        ? null
        : 'right';
    case 'left':
      // "He left home", "it was left untreated."
      return notOnLeft.test(words[i + 1]?.text ?? '') ? null : 'left';
    case 'lt':
      return 'left';
    case 'bilateral':
    case 'bilaterally':
    case 'both':
      return 'both';
    default:
      return null;
  }
}
