import { upperFirst } from '../language/upper-first.ts';
import { readPlainWords } from './plain-words.ts';

const plainWords = readPlainWords();
const clinical = new RegExp(
  `(?<![\\w-])(?:${[...plainWords.keys()]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[/.]/g, '\\$&'))
    .join('|')})(?![\\w-])`,
  'gi',
);

const articled = /\b(?:the|an?|your|our|their|this|that) $/i;

/** Says a sentence in everyday words; an explanation in brackets comes once, where `explained` has not seen it. */
export function toPlainWords(text: string, explained: Set<string>): string {
  const plain = text.replace(clinical, (found, offset: number) => {
    let words = plainWords.get(found.toLowerCase()) ?? found;
    const bracket = words.indexOf(' (');
    if (bracket >= 0) {
      if (explained.has(words) || text.slice(offset + found.length).startsWith(' ('))
        words = words.slice(0, bracket);
      else explained.add(words);
    }
    const before = text.slice(0, offset);
    // "Dr. Sanchez in cardiology"
    if (words.endsWith(' doctor') && /\bin $/i.test(before)) return found;
    if (/^(?:the|an?) /.test(words) && articled.test(before)) words = words.slice(words.indexOf(' ') + 1);
    return /^[A-Z]/.test(found) && /[.:!?-]\s*$|^$/.test(before) ? upperFirst(words) : words;
  });
  return plain.replace(/\b(an?) (?=(\w))/gi, (article, word: string, next: string, at: number) => {
    // Only an article that a plain word follows now, and no longer fits, changes.
    if (text.slice(at, at + article.length + 1) === article + next || !/^an?$/i.test(word)) return article;
    const fits = /[aeiou]/i.test(next) ? 'an' : 'a';
    return `${/^A/.test(word) ? upperFirst(fits) : fits} `;
  });
}
