import { wordsAt } from '../matches.ts';
import { once } from '../once.ts';
import { isListedMedicine, oftenSaidMedicines } from './drug-names.ts';
import { lettersApart } from './letters-apart.ts';

// How each letter sounds whatever stands beside it.
const alone = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => {
  if ('aeiouyhw'.includes(letter)) return '';
  return { q: 'k', x: 'ks', z: 's', v: 'f' }[letter] ?? letter;
});

// What an English ear keeps of a word: the consonants as they sound. "Lie sin oh pril" and "lisinopril" are both lsnprl.
function soundOf(letters: string): string {
  let sound = '';
  for (let i = 0; i < letters.length; i++) {
    const heard = soundAt(letters, i);
    sound += heard !== '' && sound.endsWith(heard[0]!) ? heard.slice(1) : heard;
  }
  return sound;
}

const letterA = 97;

function soundAt(letters: string, at: number): string {
  const letter = letters[at]!;
  const next = letters[at + 1];
  if (letter === 'c') return next === 'e' || next === 'i' || next === 'y' ? 's' : 'k';
  if (letter === 'p' && next === 'h') return 'f';
  if (letter === 'g' && (next === 'h' || (next === undefined && letters[at - 1] === 'n'))) return '';
  return alone[letters.charCodeAt(at) - letterA]!;
}

/** In letters and in consonants: shorter names sound like other words. */
const shortest = { name: 7, sound: 5 };
const most = { words: 6, letters: 24 };

/**
 * Of the letters of a name at most this share may differ: "start your" sounds like strattera, too. Three words and more
 * seldom sound like a name by chance.
 */
const alike = { two: 0.3, more: 0.45 };

/** A long name of which a consonant was misheard keeps its ends: "metal pro lol". In letters. */
const misheard = { shortest: 9, apart: 2 };

interface Names {
  bySound: ReadonlyMap<string, string>;
  /** Of those in `bySound`, how they begin and the last sound: few other words begin and end so. */
  soundEnds: ReadonlySet<number>;
  byEnds: ReadonlyMap<number, readonly string[]>;
}

const names = once((): Names => {
  const bySound = new Map<string, string>();
  const soundEnds = new Set<number>();
  const byEnds = new Map<number, string[]>();
  for (const name of oftenSaidMedicines()) {
    const sound = soundOf(name);
    if (name.length >= shortest.name && sound.length >= shortest.sound && !bySound.has(sound)) {
      bySound.set(sound, name);
      soundEnds.add(soundEndsOf(name));
    }
    if (name.length >= misheard.shortest) {
      const ends = endsOf(name);
      byEnds.set(ends, [...(byEnds.get(ends) ?? []), name]);
    }
  }
  return { bySound, soundEnds, byEnds };
});

// Both as one number, which is found sooner than letters cut out for it.
function soundEndsOf(letters: string): number {
  let last = '';
  for (let at = letters.length - 1; at >= 0 && last === ''; at--) last = soundAt(letters, at);
  return heardOpening(letters) * 128 + (last === '' ? 0 : last.charCodeAt(last.length - 1));
}

function endsOf(letters: string): number {
  let ends = opening(letters);
  for (let at = letters.length - 3; at < letters.length; at++)
    ends = ends * 32 + (letters.charCodeAt(at) & 31);
  return ends;
}

function opening(letters: string): number {
  return (letters.charCodeAt(0) & 31) * 32 + (letters.charCodeAt(1) & 31);
}

// How the first two letters sound: which vowel it is does not count, "sir tra lean", "in trest oh".
function heardOpening(letters: string): number {
  const first = isVowel(letters[0]!) ? 0 : letters.charCodeAt(0) & 31;
  return first * 32 + (first === 0 || isVowel(letters[1]!) ? 0 : letters.charCodeAt(1) & 31);
}

function isVowel(letter: string): boolean {
  return 'aeiouyhw'.includes(letter);
}

/** The one listed medicine that these letters, written as so many words, can be; null where there is none. */
function nameOf(letters: string, words: number): string | null {
  const { bySound, soundEnds, byEnds } = names();
  const alikeName = soundEnds.has(soundEndsOf(letters)) ? bySound.get(soundOf(letters)) : undefined;
  if (
    alikeName !== undefined &&
    (words > 2 || letters.startsWith(alikeName.slice(0, 2))) &&
    heardOpening(letters) === heardOpening(alikeName) &&
    lettersApart(letters, alikeName) <= (words > 2 ? alike.more : alike.two) * alikeName.length
  )
    return alikeName;
  const close = byEnds.get(endsOf(letters))?.filter((name) => lettersApart(letters, name) <= misheard.apart);
  return close?.length === 1 ? close[0]! : null;
}

/** A medicine whose name a recogniser wrote as several words, at characters [start, end) of the text. */
export interface SplitName {
  name: string;
  start: number;
  end: number;
}

const spoken = /[a-z]+/gi;

interface SpokenWord {
  word: string;
  start: number;
  end: number;
  /** A medicine by itself, which is no piece of another. */
  listed: boolean;
}

/** The names that come apart in a text ("met for men" → metformin), in order. Single words are left as they are. */
export function splitNames(text: string): SplitName[] {
  const words = wordsAt(spoken, text).map(({ word: written, start, end }): SpokenWord => {
    const word = written.toLowerCase();
    return { word, start, end, listed: isListedMedicine(word) };
  });
  const out: SplitName[] = [];
  for (let i = 0; i < words.length; i++) {
    const found = longestFrom(words, i, text);
    if (found === null) continue;
    out.push(found.split);
    i += found.words - 1;
  }
  return out;
}

const ofPlace = new Set('at in on by for from with to of before after since'.split(' '));
const joins = new Set(['or', 'and', 'if']);
const counts = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '));
const owners = new Set('my your his her our their'.split(' '));

function longestFrom(
  words: readonly SpokenWord[],
  from: number,
  text: string,
): { split: SplitName; words: number } | null {
  let best: { split: SplitName; words: number } | null = null;
  const { word: first, start, listed } = words[from]!;
  // "Gon na press on": a recogniser's "gonna".
  if (listed || first === 'na') return null;
  // "Coreg, six and a quarter", "slept six and a bit": a count.
  if (counts.has(first) && words[from + 1]?.word === 'and') return null;
  // "At your visit in March": said as it is written.
  if (ofPlace.has(first) && owners.has(words[from + 1]?.word ?? '')) return null;
  let letters = first;
  for (let n = 1; n < most.words && from + n < words.length; n++) {
    const next = words[from + n]!;
    const gap = words[from + n - 1]!.end;
    if (next.listed || next.start !== gap + 1 || text[gap] !== ' ') break;
    letters += next.word;
    if (letters.length > most.letters) break;
    const name = letters.length < shortest.name ? null : nameOf(letters, n + 1);
    // "Crusty or weepy": what joins two words is a piece of a name only as it is written.
    if (name !== null && (letters === name || !joins.has(next.word)))
      best = { split: { name, start, end: next.end }, words: n + 1 };
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
