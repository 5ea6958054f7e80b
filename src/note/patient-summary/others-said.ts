import { matchesOf } from '../matches.ts';

/** What a note calls its patient. */
export type Pronoun = 'he' | 'she';

const sexes: Readonly<Record<string, Pronoun>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
};
const persons = /\b(?:you|yours?|yourself|he|she|him|her|his|hers|himself|herself)\b/gi;
/** Marks of private use stand for a pronoun that is somebody else's while the patient's are turned. */
const firstMark = 0xe000;

/**
 * A line with the pronouns that are not the patient's out of the way, and what puts them back: of the other sex, and,
 * where `said` is what a clinician said to the patient alone, those that stand there as they do in the note ("the nurse
 * will ring you, she'll go through it", of a woman).
 */
export function shieldOthers(
  text: string,
  own: Pronoun,
  said: string | null,
): { text: string; restored: (turned: string) => string } {
  const source = said === null ? [] : [...matchesOf(persons, said)].map((found) => beside(said, found));
  const shielded: string[] = [];
  const out = text.replace(persons, (word: string, at: number) => {
    const sex = sexes[word.toLowerCase()];
    if (sex === undefined || (sex === own && !isOthers(text, word, at, source))) return word;
    shielded.push(word);
    return String.fromCharCode(firstMark + shielded.length - 1);
  });
  return {
    text: out,
    restored: (turned) =>
      shielded.reduce((all, word, i) => all.replace(String.fromCharCode(firstMark + i), word), turned),
  };
}

interface Beside {
  word: string;
  next: string;
  before: string;
}

function beside(text: string, { 0: word, index }: RegExpExecArray): Beside {
  return { word: word.toLowerCase(), ...around(text, index, word) };
}

function around(text: string, at: number, word: string): { next: string; before: string } {
  const next =
    /^(?:['’][a-z]+)?(?: (?:is|are|was|were|has|have|had|will|would)(?= ))?[^a-z0-9]*([a-z0-9]*)/i.exec(
      text.slice(at + word.length, at + word.length + 40),
    )?.[1] ?? '';
  const before = lastWordOf(text.slice(Math.max(0, at - 30), at));
  return { next: stem(next), before: stem(before) };
}

function lastWordOf(text: string): string {
  let end = text.length;
  while (end > 0 && !ofWord.test(text[end - 1]!)) end--;
  let from = end;
  while (from > 0 && ofWord.test(text[from - 1]!)) from--;
  return text.slice(from, end);
}
const ofWord = /[a-z0-9]/i;

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:e?s|ies|y)$/, '');
}

// As the word beside it has it in what was said: "she is a therapist" was never "you are a therapist".
function isOthers(text: string, word: string, at: number, source: readonly Beside[]): boolean {
  const { next, before } = around(text, at, word);
  const same = source.filter((one) => one.next === next && (next !== '' || one.before === before));
  const [first] = same;
  return first !== undefined && same.every((one) => sexes[one.word] === sexes[word.toLowerCase()]);
}
