// Asked "Cold bother you?": …, Asked about melanoma: …
const opening = /^Asked (?:about [^:"]{2,80}|"[^"]{2,160}"(?:, then "[^"]{2,160}")?): /;

/** A sentence of the note without the question that it answers: what was only asked is neither said to be so nor denied. */
export function withoutAsked(text: string): string {
  return text.startsWith('Asked ') ? text.replace(opening, '') : text;
}
