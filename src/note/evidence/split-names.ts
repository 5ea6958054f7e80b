import { type PlacedWord, wordsAt } from '../matches.ts';
import { isListedMedicine, listedMedicines } from './drug-names.ts';
import { lettersApart } from './letters-apart.ts';

// How a letter sounds whatever stands beside it; any other as itself.
const alone = new Map([
  ['q', 'k'],
  ['x', 'ks'],
  ['z', 's'],
  ...[...'aeiouyhw'].map((vowel) => [vowel, ''] as const),
]);

// What an English ear keeps of a word: the consonants as they sound. "Lie sin oh pril" and "lisinopril" are both lsnprl.
function soundOf(letters: string): string {
  let sound = '';
  for (let i = 0; i < letters.length; i++) {
    const heard = soundAt(letters, i);
    sound += heard !== '' && sound.endsWith(heard[0]!) ? heard.slice(1) : heard;
  }
  return sound;
}

function soundAt(letters: string, at: number): string {
  const letter = letters[at]!;
  const next = letters[at + 1];
  if (letter === 'c') return next === 'e' || next === 'i' || next === 'y' ? 's' : 'k';
  if (letter === 'p' && next === 'h') return 'f';
  if (letter === 'g' && (next === 'h' || (next === undefined && letters[at - 1] === 'n'))) return '';
  return alone.get(letter) ?? letter;
}

/** In letters and in consonants: shorter names sound like other words. */
const shortest = { name: 7, sound: 5 };
const most = { words: 4, letters: 18 };

/** Of the letters of a name at most this share may differ: "start your" sounds like strattera, too. */
const alike = 0.3;

/** A long name of which a consonant was misheard keeps its ends: "metal pro lol". In letters. */
const misheard = { shortest: 9, apart: 2 };

interface Names {
  bySound: ReadonlyMap<string, string>;
  byEnds: ReadonlyMap<string, readonly string[]>;
}

let known: Names | undefined;

function names(): Names {
  if (known !== undefined) return known;
  const bySound = new Map<string, string>();
  const byEnds = new Map<string, string[]>();
  for (const name of listedMedicines()) {
    const sound = soundOf(name);
    if (name.length >= shortest.name && sound.length >= shortest.sound && !bySound.has(sound))
      bySound.set(sound, name);
    if (name.length >= misheard.shortest) {
      const ends = endsOf(name);
      byEnds.set(ends, [...(byEnds.get(ends) ?? []), name]);
    }
  }
  known = { bySound, byEnds };
  return known;
}

function endsOf(letters: string): string {
  return letters.slice(0, 2) + letters.slice(-3);
}

/** The one listed medicine that these letters, written apart, can be; null where there is none. */
function nameOf(letters: string): string | null {
  const { bySound, byEnds } = names();
  const alikeName = bySound.get(soundOf(letters));
  if (
    alikeName !== undefined &&
    letters.startsWith(alikeName.slice(0, 2)) &&
    lettersApart(letters, alikeName) <= alike * alikeName.length
  )
    return alikeName;
  const close = (byEnds.get(endsOf(letters)) ?? []).filter(
    (name) => lettersApart(letters, name) <= misheard.apart,
  );
  return close.length === 1 ? close[0]! : null;
}

/** A medicine whose name a recogniser wrote as several words, at characters [start, end) of the text. */
export interface SplitName {
  name: string;
  start: number;
  end: number;
}

const spoken = /[a-z]+/gi;

/** The names that come apart in a text ("met for men" → metformin), in order. Single words are left as they are. */
export function splitNames(text: string): SplitName[] {
  const words = wordsAt(spoken, text).map(({ word, ...at }) => ({ word: word.toLowerCase(), ...at }));
  const out: SplitName[] = [];
  for (let i = 0; i < words.length; i++) {
    const found = longestFrom(words, i, text);
    if (found === null) continue;
    out.push(found.split);
    i += found.words - 1;
  }
  return out;
}

function longestFrom(
  words: readonly PlacedWord[],
  from: number,
  text: string,
): { split: SplitName; words: number } | null {
  let best: { split: SplitName; words: number } | null = null;
  const { word: first, start } = words[from]!;
  let letters = first;
  // "Gon na press on": a recogniser's "gonna".
  if (first === 'na') return null;
  for (let n = 1; n < most.words && from + n < words.length; n++) {
    const { word, start: at, end } = words[from + n]!;
    const before = words[from + n - 1]!;
    if (at !== before.end + 1 || text[before.end] !== ' ') break;
    if (isListedMedicine(word) || isListedMedicine(before.word)) break;
    letters += word;
    if (letters.length > most.letters) break;
    const name = letters.length < shortest.name ? null : nameOf(letters);
    if (name !== null) best = { split: { name, start, end }, words: n + 1 };
  }
  return best;
}

/** The text with such names whole. */
export function withNamesWhole(text: string): string {
  let out = text;
  for (const { name, start, end } of splitNames(text).reverse())
    out = out.slice(0, start) + name + out.slice(end);
  return out;
}
