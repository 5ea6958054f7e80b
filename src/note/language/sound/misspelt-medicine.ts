import { isListedMedicine, oftenSaidMedicines } from '../../evidence/drug-names.ts';
import { once } from '../../once.ts';

/** In letters: what is like a shorter name may be another word. */
const shortest = 7;

/** By its letters, and by all but one of them, each name: a word that is a letter off has one of these in common. */
const byFewerLetters = once((): ReadonlyMap<string, readonly string[]> => {
  const byLetters = new Map<string, string[]>();
  for (const name of oftenSaidMedicines()) {
    if (name.length < shortest || !/^[a-z]+$/.test(name)) continue;
    for (const letters of new Set([name, ...fewerLetters(name)]))
      byLetters.set(letters, [...(byLetters.get(letters) ?? []), name]);
  }
  return byLetters;
});

function fewerLetters(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** First letters that sound alike: "zarelto". */
const soundAlike: readonly string[] = ['xz', 'sc', 'ck', 'sz', 'ij', 'gj'];

function opensAlike(a: string, b: string): boolean {
  return a[0] === b[0] || soundAlike.some((pair) => pair.includes(a[0]!) && pair.includes(b[0]!));
}

/** Words that are a letter off a name, and mean what they say; and names as they are spelt in Britain. */
const rightWords = new Set(
  'augmenting prover coumarin morphing methasone aspiring concert concerts concerto differing singular dioxin allegro lanolin inulin valaciclovir famciclovir beclometasone amoxycillin sulphasalazine ciclosporin'.split(
    ' ',
  ),
);

/** The medicine that a word (in small letters) misspells by a letter: "gabapenten", "sinthroid". Null for any other word. */
export function misspeltMedicine(word: string): string | null {
  if (word.length < shortest - 1 || rightWords.has(word) || isListedMedicine(word)) return null;
  const names = byFewerLetters();
  for (const letters of [word, ...fewerLetters(word)])
    for (const name of names.get(letters) ?? []) if (isOneOff(word, name)) return name;
  return null;
}

// "Lisinoprils" are more of them, and no other word.
function isOneOff(word: string, name: string): boolean {
  if (word === `${name}s` || !opensAlike(word, name)) return false;
  if (Math.abs(word.length - name.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === name[from]) from++;
  let left = word.length;
  let right = name.length;
  while (left > from && right > from && word[left - 1] === name[right - 1]) {
    left--;
    right--;
  }
  // One letter for another, one more, one fewer, or two changed about.
  const [more, fewer] = [left - from, right - from];
  return (
    (more <= 1 && fewer <= 1) ||
    (more === 2 && fewer === 2 && word[from] === name[from + 1] && word[from + 1] === name[from])
  );
}
