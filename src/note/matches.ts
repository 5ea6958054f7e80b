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
