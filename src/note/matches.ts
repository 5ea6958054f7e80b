/**
 * Every match of a global pattern, as `String.matchAll` gives them. That copies the pattern on every call, which costs
 * more than most of the searches here; this does not. The pattern must not match the empty string.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}

/** Whether the words of a phrase stand at words[at]. Without a callback, which would cost an object for every word asked. */
export function standsAt(phrase: readonly string[], words: readonly string[], at: number): boolean {
  for (let k = 0; k < phrase.length; k++) if (words[at + k] !== phrase[k]) return false;
  return true;
}

/** A word and its place in the text it was found in. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/**
 * The words that a global pattern finds, with their places. Found all at once and then looked up, which takes half the
 * time of `matchesOf`: the pattern must find something wherever such a word stands, whatever is around it.
 */
export function wordsAt(pattern: RegExp, text: string): PlacedWord[] {
  const placed: PlacedWord[] = [];
  let end = 0;
  for (const word of text.match(pattern) ?? []) {
    const start = text.indexOf(word, end);
    end = start + word.length;
    placed.push({ word, start, end });
  }
  return placed;
}
