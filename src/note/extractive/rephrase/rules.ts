/** Words in small letters of which a rule needs one (none: any text may do), what it finds, and what stands instead. */
export type Rule = readonly [needs: readonly string[], from: RegExp, to: string];

/** The words that the rules need, as the source of an expression: most text holds none, and one look spares all rules. */
export function needed(rules: readonly Rule[]): string {
  return rules.flatMap(([needs]) => needs).join('|');
}

/** The text after each rule in turn. To look for a word is cheaper than to try the rule that needs it. */
export function applied(rules: readonly Rule[], text: string): string {
  let out = text;
  let low = text.toLowerCase();
  for (const [needs, from, to] of rules) {
    if (needs.length > 0 && !holdsAny(low, needs)) continue;
    const mended = out.replace(from, to);
    if (mended === out) continue;
    out = mended;
    low = mended.toLowerCase();
  }
  return out;
}

function holdsAny(low: string, words: readonly string[]): boolean {
  for (const word of words) if (low.includes(word)) return true;
  return false;
}
