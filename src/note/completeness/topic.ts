/** Something that can be talked about: how it is said, and how a note may write it. */
export interface Topic {
  /** The source of `said`, without its word boundaries. */
  words: string;
  said: RegExp;
  written: RegExp;
}

/** Both are sources of a regular expression for whole words; `written` is `said` unless told. */
export function topic(said: string, written = said): Topic {
  return {
    words: said,
    said: new RegExp(`\\b(?:${said})(?=)\\b`, 'i'),
    written: new RegExp(`\\b(?:${written})(?=)\\b`, 'i'),
  };
}

/** One pattern that finds any of them: a cheap look before the careful one. */
export function anyOf(topics: readonly Topic[]): RegExp {
  return new RegExp(`\\b(?:${topics.map(({ words }) => words).join('|')})(?=)\\b`, 'i');
}
