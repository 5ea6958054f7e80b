import type { SpeechToken } from './speech-tokens.ts';

/** Phrases by one of their words. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases by their first word, longest first. */
export function byFirstWord(phrases: readonly (readonly string[])[]): PhraseIndex {
  const index = new Map<string, (readonly string[])[]>();
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    const first = phrase[0]!;
    const list = index.get(first);
    if (list) list.push(phrase);
    else index.set(first, [phrase]);
  }
  return index;
}

/** Phrases by their last word, in the order given. */
export function byLastWord(phrases: readonly (readonly string[])[]): PhraseIndex {
  const index = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const last = phrase.at(-1)!;
    index.set(last, [...(index.get(last) ?? []), phrase]);
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
  return index.get(first.low)?.find((words) => words.every((word, k) => tokens[at + k]?.low === word));
}
