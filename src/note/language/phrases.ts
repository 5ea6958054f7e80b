import type { SpeechToken } from './speech-tokens.ts';

/** Phrases by one of their words. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases by their first word, longest first. */
export function byFirstWord(phrases: readonly (readonly string[])[]): PhraseIndex {
  return indexed(
    [...phrases].sort((a, b) => b.length - a.length),
    0,
  );
}

/** Phrases by their last word, in the order given. */
export function byLastWord(phrases: readonly (readonly string[])[]): PhraseIndex {
  return indexed(phrases, -1);
}

function indexed(phrases: readonly (readonly string[])[], place: 0 | -1): PhraseIndex {
  const index = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const word = phrase.at(place)!;
    const list = index.get(word);
    if (list) list.push(phrase);
    else index.set(word, [phrase]);
  }
  return index;
}

/** The longest phrase whose words stand at tokens[at], or undefined. */
export function phraseAt(
  index: PhraseIndex,
  tokens: readonly SpeechToken[],
  at: number,
): readonly string[] | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const phrases = index.get(first.low);
  if (phrases === undefined) return undefined;
  for (const words of phrases) if (standsAt(words, tokens, at)) return words;
  return undefined;
}

/** Whether the words of a phrase stand at tokens[at]. */
export function standsAt(words: readonly string[], tokens: readonly SpeechToken[], at: number): boolean {
  for (let k = 0; k < words.length; k++) if (tokens[at + k]?.low !== words[k]) return false;
  return true;
}
