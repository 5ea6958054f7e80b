import { matchesOf } from '../../matches.ts';
import type { Transcript } from '../../transcript.ts';
import type { DraftSentence } from '../../writer.ts';
import type { CodingInput } from '../coding-input.ts';
import type { Choose, Diagnosis } from './code-diagnoses.ts';
import { findProblems, type Scope } from './find-problems.ts';
import type { PartFinder } from './phrase-index.ts';

/** Codes that leave open where in the body it is, and the codes that say it. */
const placed: Readonly<Record<string, RegExp | undefined>> = {
  'M19.90': /^M(?:1[678]|19\.[0-7]|47)/,
  'M25.50': /^M25\.5/,
  'M65.90': /^M65/,
  'M71.9': /^M7[015]/,
  'M77.9': /^M(?:65|7[567])/,
  'L02.91': /^L02/,
  'L03.90': /^L03/,
  'C43.9': /^C43/,
  'C44.90': /^C44/,
  'C44.91': /^C44/,
  'C44.92': /^C44/,
  'D22.9': /^D22/,
  'R22.9': /^R22/,
};

const parts =
  /\b(?:(right|left) (?:lower |upper |inner |outer |big |great )?)?(knee|hip|shoulder|elbow|wrist|hand(?!ed|out)|thumb|finger|ankle|foot|feet|toe|neck|scalp|forehead|cheek|nose|face|ear|chest|abdomen|breast|buttock|thigh|shin|calf|leg|forearm|arm)(?=)s?\b|\b(?:lower|upper|mid|low|right|left|inferior|superior|his|her|their|your|my)(?=) (back)(?=)\b/gi;
const otherHand = /\b(?:on|with) (?:the|one) (?:other )?hand\b|\bright[- ]hand(?:ed)?\b|\bleft[- ]handed\b/gi;
const kneecap = /\bknee ?caps?\b/gi;
const ofSkin = /^(?:C4[34]|D22)/;
const lesion = /\b(?:lesion|mole|spot|growth|biops\w+|shave[d]?|melanoma|carcinoma|nevus|bump)\b/i;
/** How far from where it is named the clinician may have said where it is, in characters. */
const reach = 400;

/**
 * The diagnoses, those of an unspecified place given the place that is known from the note: what is said of the problem,
 * or near where it was named; for an acute one the complaint; for one of the skin the sentences on the lesion. Two places
 * are none.
 */
export function withPlaces(
  diagnoses: readonly Diagnosis[],
  { sentences, transcript }: CodingInput,
  complaints: readonly Scope[],
  index: PartFinder,
  choose: Choose,
): Diagnosis[] {
  return diagnoses.map((diagnosis) => {
    const closer = placed[diagnosis.entry.code];
    if (closer === undefined || diagnosis.named === 'history') return diagnosis;
    const part = placeOf(diagnosis, sentences, transcript, complaints);
    if (part === null) return diagnosis;
    const { problem, named } = diagnosis;
    const text = `${problem.words} of ${part}`;
    for (const { phrase, side } of findProblems(index, [scopeOf(text)]).problems) {
      const [better] = choose({ ...problem, phrase, lesser: [], side: problem.side ?? side }, named);
      if (better !== undefined && closer.test(better.entry.code)) return better;
    }
    return diagnosis;
  });
}

function scopeOf(text: string): Scope {
  return { group: null, sentences: [{ text, sources: [] }] };
}

function placeOf(
  { entry, problem: { scope, sources } }: Diagnosis,
  sentences: readonly DraftSentence[],
  { turns }: Transcript,
  complaints: readonly Scope[],
): string | null {
  const own = [...scope.sentences, ...(scope.planned ?? [])].map(({ text }) => text);
  const near = sources.flatMap(({ turn, start, end }) => {
    const said = turns[turn];
    if (said === undefined) return [];
    return [said.text.slice(Math.max(0, start - said.start - reach), end - said.start + reach)];
  });
  return (
    onlyPart(own) ??
    onlyPart(near) ??
    (entry.chronic ? null : onlyPart((complaints[0]?.sentences ?? []).map(({ text }) => text))) ??
    (ofSkin.test(entry.code)
      ? onlyPart(sentences.filter(({ text }) => lesion.test(text)).map(({ text }) => text))
      : null)
  );
}

// "left shoulder" where one part and at most one of its sides is named, "knee" where none is.
function onlyPart(texts: readonly string[]): string | null {
  const found = new Set<string>();
  const sides = new Set<string>();
  for (const text of texts)
    for (const [, side, named, back] of matchesOf(
      parts,
      text.replace(otherHand, '').replace(kneecap, 'knee'),
    )) {
      const part = (named ?? back!).toLowerCase();
      found.add(part === 'feet' ? 'foot' : part);
      if (side !== undefined) sides.add(side.toLowerCase());
    }
  if (found.size !== 1) return null;
  return [...(sides.size === 1 ? sides : []), ...found].join(' ');
}
