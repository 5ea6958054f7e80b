import { isListedMedicine, oftenSaidMedicines } from '../../evidence/drug-names.ts';
import { once } from '../../once.ts';

/** In letters: what is like a shorter name may be another word. */
const shortest = 7;

/** First letters that sound alike: "zarelto". */
const soundAlike: readonly string[] = ['xz', 'sc', 'ck', 'sz', 'ij', 'gj'];

/** The names that a word may misspell, by its first letter and its length. */
const byOpening = once((): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const name of oftenSaidMedicines()) {
    if (name.length < shortest || !/^[a-z]+$/.test(name)) continue;
    for (const first of openingsOf(name))
      for (const letters of [name.length - 1, name.length, name.length + 1]) {
        const key = `${first}${letters}`;
        names.set(key, [...(names.get(key) ?? []), name]);
      }
  }
  return names;
});

function openingsOf(name: string): ReadonlySet<string> {
  return new Set([name[0]!, ...soundAlike.filter((pair) => pair.includes(name[0]!)).join('')]);
}

/** Words that are a letter off a name, and mean what they say; and names as they are spelt in Britain. */
const rightWords = new Set(
  'augmenting prover coumarin morphing methasone aspiring concert concerts concerto differing singular dioxin allegro lanolin inulin valaciclovir famciclovir beclometasone amoxycillin sulphasalazine ciclosporin'.split(
    ' ',
  ),
);

/** The medicine that a word (in small letters) misspells by a letter or by their order: "gabapenten", "metropolol". Null for any other word. */
export function misspeltMedicine(word: string): string | null {
  if (word.length < shortest - 1 || rightWords.has(word) || isListedMedicine(word)) return null;
  const names = byOpening().get(`${word[0]}${word.length}`) ?? [];
  return names.find((name) => isOneOff(word, name)) ?? reorderedFrom(word);
}

/** Names by the sum of their letters, which other words rarely have. */
const bySum = once((): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, string[]>();
  for (const name of oftenSaidMedicines()) {
    if (name.length < shortest) continue;
    const sum = sumOf(name);
    names.set(sum, [...(names.get(sum) ?? []), name]);
  }
  return names;
});

function sumOf(word: string): number {
  let sum = 0;
  for (let i = 0; i < word.length; i++) sum += word.charCodeAt(i) ** 2;
  return sum;
}

// "Metropolol": the letters of metoprolol.
function reorderedFrom(word: string): string | null {
  return (
    bySum()
      .get(sumOf(word))
      ?.find((name) => name[0] === word[0] && lettersOf(name) === lettersOf(word)) ?? null
  );
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

// "Lisinoprils" are more of them, and no other word.
function isOneOff(word: string, name: string): boolean {
  if (word === `${name}s`) return false;
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
