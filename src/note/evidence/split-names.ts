import { isListedMedicine, listedMedicines } from './drug-names.ts';
import { lettersApart } from './letters-apart.ts';

// What an English ear keeps of a word: the consonants as they sound. "Lie sin oh pril" and "lisinopril" are both lsnprl.
function soundOf(letters: string): string {
  return letters
    .replace(/ng$/, 'n')
    .replace(/ph/g, 'f')
    .replace(/gh/g, '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
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
    alikeName.slice(0, 2) === letters.slice(0, 2) &&
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
  const words = [...text.matchAll(spoken)];
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
  words: readonly RegExpExecArray[],
  from: number,
  text: string,
): { split: SplitName; words: number } | null {
  let best: { split: SplitName; words: number } | null = null;
  let letters = words[from]![0].toLowerCase();
  // "Gon na press on": a recogniser's "gonna".
  if (letters === 'na') return null;
  for (let n = 1; n < most.words && from + n < words.length; n++) {
    const { 0: word, index } = words[from + n]!;
    const before = words[from + n - 1]!;
    if (isListedMedicine(word.toLowerCase()) || isListedMedicine(before[0].toLowerCase())) break;
    if (text.slice(before.index + before[0].length, index) !== ' ') break;
    letters += word.toLowerCase();
    if (letters.length > most.letters) break;
    const name = letters.length < shortest.name ? null : nameOf(letters);
    if (name !== null)
      best = { split: { name, start: words[from]!.index, end: index + word.length }, words: n + 1 };
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
