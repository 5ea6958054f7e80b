/** A word as the models see it: of one that begins with a figure only that. */
export function figure(word: string): string {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 ? '#' : word;
}

/** The last of some rising steps that a count reaches; 0 where it reaches none. */
export function stepOf(count: number, steps: readonly number[]): string {
  return String(steps.findLast((step) => step <= count) ?? 0);
}
