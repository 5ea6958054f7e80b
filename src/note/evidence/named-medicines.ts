import { matchesOf, type PlacedWord, wordsAt } from '../matches.ts';
import { isListedMedicine, medicinesInside, shortestName, substanceOf } from './drug-names.ts';

const longerWord = /[a-z]{4,}/gi;

/** The words of a text that name a medicine, as they are written, each with its substance. */
export function medicinesIn(text: string): (PlacedWord & { substance: string })[] {
  return wordsAt(longerWord, text).flatMap((placed) => {
    const substance = substanceOf(placed.word.toLowerCase());
    return substance === null ? [] : [{ ...placed, substance }];
  });
}

/** The substance a word names, also run into other letters ("warfarinleft"), or null. `word` is lower case. */
export function substanceIn(word: string): string | null {
  const own = substanceOf(word);
  if (word.length <= shortestName || (own !== null && isListedMedicine(word))) return own;
  const [inside] = medicinesInside(word);
  return inside === undefined ? own : substanceOf(inside);
}

const partedLetters = /(?<![a-z])[a-z]+(?:[^a-z0-9\s]+[a-z]+)+/g;
// Most texts have none; this look is far cheaper.
const signBetweenLetters = /[a-z][^a-z0-9\s]+[a-z]/;

/** Substances whose names only show when the signs between small letters are taken out ("war-farin", "metfor^min"). */
export function hiddenSubstances(lower: string): string[] {
  const found: string[] = [];
  if (!signBetweenLetters.test(lower)) return found;
  for (const [token] of matchesOf(partedLetters, lower)) {
    if (token.length <= shortestName) continue;
    const pieces = token.split(/[^a-z]+/);
    for (const name of medicinesInside(pieces.join('')))
      if (!pieces.some((piece) => piece.includes(name))) found.push(substanceOf(name)!);
  }
  return found;
}
