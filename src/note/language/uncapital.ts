/** The text with its first letter small. */
export function lowerInitial(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The same where a capital opens a word; an abbreviation keeps its own. */
export function uncapital(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? lowerInitial(text) : text;
}
