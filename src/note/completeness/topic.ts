/** Something that can be talked about: how it is said, and how a note may write it. */
export interface Topic {
  said: RegExp;
  written: RegExp;
}

/** Both are sources of a regular expression for whole words; `written` is `said` unless told. */
export function topic(said: string, written = said): Topic {
  return {
    said: new RegExp(`\\b(?:${said})\\b`, 'i'),
    written: new RegExp(`\\b(?:${written})\\b`, 'i'),
  };
}

/** One pattern that finds any of them: a cheap look before the careful one. */
export function anyOf(topics: readonly Topic[]): RegExp {
  return new RegExp(topics.map(({ said }) => said.source).join('|'), 'i');
}
