import { matchesOf } from '../matches.ts';
import { type CueEffect, cues, pseudoCues, terminators } from './context-cues.ts';
import { namedFirst } from './named-first.ts';

/**
 * How something is asserted. `family`: of a relative; `historical`: past and over; `hypothetical`: a condition or return
 * precaution ("if it gets worse"), not an event; `possible`: considered or not ruled out.
 */
export type Assertion = 'affirmed' | 'negated' | 'possible' | 'hypothetical' | 'family' | 'historical';

export interface Context {
  assertion: Assertion;
  /** The words that decided, as offsets into the text; null for `affirmed`. */
  cue: { start: number; end: number } | null;
  /** Each aspect by itself: a relative's past disease that was denied has all three. */
  negated: boolean;
  possible: boolean;
  hypothetical: boolean;
  family: boolean;
  historical: boolean;
}

interface Hit {
  effect: CueEffect;
  start: number;
  end: number;
  /** Scope: where what the cue says holds. */
  from: number;
  to: number;
}

/**
 * The context of the phrase text[start..end). Cues act forwards or backwards up to a terminator ("but", "however", a
 * full stop) after NegEx (Chapman et al., J Biomed Inform 2001;34:301-310) and ConText (Harkema et al., J Biomed Inform
 * 2009;42:839-851), with cues for spoken visits. Precedence: family, hypothetical, negated, possible, historical.
 * Give one utterance, not a whole turn.
 */
export function contextOf(text: string, start: number, end: number): Context {
  const hits = scopedCues(text).filter(
    (hit) => hit.from <= start && hit.to >= end && !(hit.start < end && hit.end > start),
  );
  const answer = namedFirst(text, start, end);
  if (answer?.denied) hits.push({ effect: 'negated', ...answer, from: 0, to: end });
  const has = (effect: CueEffect) => hits.find((hit) => hit.effect === effect);
  const negations = hits.filter((hit) => hit.effect === 'negated');
  const flags = {
    // "can't say i don't have pain": two negations undo each other only when both stand before the phrase.
    negated: negations.length > 0 && answer?.denied !== false,
    possible: has('possible') !== undefined,
    hypothetical: has('hypothetical') !== undefined,
    family: has('family') !== undefined,
    historical: has('historical') !== undefined,
  };
  const order: Exclude<Assertion, 'affirmed'>[] = [
    'family',
    'hypothetical',
    'negated',
    'possible',
    'historical',
  ];
  const assertion = order.find((name) => flags[name]) ?? 'affirmed';
  const cue = assertion === 'affirmed' ? null : has(assertion)!;
  return { assertion, cue: cue && { start: cue.start, end: cue.end }, ...flags };
}

/** The context of the first place where `phrase` stands in the text (any case); null where it does not. */
export function contextOfPhrase(text: string, phrase: string): Context | null {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  return at < 0 ? null : contextOf(text, at, at + phrase.length);
}

let remembered: { text: string; hits: Hit[] } | undefined;

function scopedCues(text: string): Hit[] {
  if (remembered?.text === text) return remembered.hits;
  // Lower-casing can change lengths (İ); then offsets would lie, so such text keeps its case.
  const lower = text.toLowerCase();
  const low = (lower.length === text.length ? lower : text).replace(/[’‘]/g, "'");
  const blocked: [number, number][] = [];
  for (const match of matchesOf(pseudoCues, low)) blocked.push([match.index, match.index + match[0].length]);
  const free = (at: number, to: number) => !blocked.some(([from, until]) => at < until && to > from);
  const stops = matchesOf(terminators, low).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const hits: Hit[] = [];
  for (const { pattern, effect, direction, reach } of cues) {
    for (const match of matchesOf(pattern, low)) {
      const start = match.index;
      const end = start + match[0].length;
      if (effect === 'negated' && !free(start, end)) continue;
      const next = stops.find((stop) => stop.start >= end)?.start ?? low.length;
      const before = stops.findLast((stop) => stop.end <= start)?.end ?? 0;
      const limit = reach ?? 160;
      const from =
        direction === 'after' ? end : Math.max(before, direction === 'before' ? start - limit : before);
      const to = direction === 'before' ? start : direction === 'after' ? Math.min(next, end + limit) : next;
      hits.push({ effect, start, end, from, to });
    }
  }
  remembered = { text, hits };
  return hits;
}
