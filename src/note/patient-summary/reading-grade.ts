/**
 * The Flesch-Kincaid grade level of an English text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid, Fishburne, Rogers and Chissom, 1975, "Derivation of new readability formulas", Navy Research Branch
 * Report 8-75). A line end closes a sentence, since headings and list items have no full stop. 0 for no words.
 */
export function readingGrade(text: string): number {
  return gradeOfCounts([readingCounts(text)]);
}

/** What the grade is made of: counts of texts add up to those of the texts as lines under each other. */
export interface ReadingCounts {
  words: number;
  syllables: number;
  sentences: number;
}

export function gradeOfCounts(texts: readonly ReadingCounts[]): number {
  let words = 0;
  let syllables = 0;
  let sentences = 0;
  for (const counts of texts) {
    words += counts.words;
    syllables += counts.syllables;
    sentences += counts.sentences;
  }
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

export function readingCounts(text: string): ReadingCounts {
  let words = 0;
  let syllables = 0;
  let sentences = 0;
  for (const sentence of text.split(/(?<![.!?])[.!?]+(?=\s|$)|\n/)) {
    const found = sentence.match(/[A-Za-z0-9]+(?:['’.,/][A-Za-z0-9]+)*/g);
    if (found === null) continue;
    sentences += 1;
    words += found.length;
    for (const word of found) syllables += syllableCount(word);
  }
  return { words, syllables, sentences };
}

/** Syllables of an English word by its vowel groups; a figure counts as one, as in the usual tools. */
export function syllableCount(word: string): number {
  if (word.length <= 3) return 1;
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const known = unruly.get(letters);
  if (known !== undefined) return known;
  const sounded = letters
    .replace(/(?<![sxzcg]|ch|sh|[laeiouy])es$|(?<![aeiouydt])ed$|(?<![laeiouy])e$/, '')
    .replace(/^y/, '')
    .replace(/(?<=[aeiouy])les?$/, '');
  const groups = sounded.match(/[aeiouy]{1,2}/g)?.length ?? 0;
  // Two vowels that are two sounds: di-a-gnosis, vide-o, do-ing, are-a.
  const parted =
    sounded.match(/(?<![cstg])i[ao](?!u)|[aeu]o(?!u)(?!ple)|ua|iet|iu|[aeiouy]ing|[^aeiou]ea$/g)?.length ?? 0;
  return Math.max(1, groups + parted);
}

const unruly: ReadonlyMap<string, number> = new Map(
  Object.entries({
    create: 2,
    diabetes: 4,
    every: 2,
    everything: 3,
    everyone: 3,
    everyday: 3,
    fluid: 2,
    fluids: 2,
    people: 2,
    science: 2,
    sometimes: 2,
    something: 2,
    someone: 2,
    therefore: 2,
    lifestyle: 2,
    business: 2,
  }),
);
