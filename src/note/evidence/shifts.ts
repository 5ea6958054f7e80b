/** How far the characters of a text stand from their places in the original, parts of which were replaced. */
export class Shifts {
  /** After this offset of the new text, the original is `by` further on. */
  readonly #known: { after: number; by: number }[] = [];
  #by = 0;

  /** At `at` of the original, `now` characters stand for `before`. To be told from left to right. */
  add(at: number, before: number, now: number): void {
    if (before === now) return;
    const after = at - this.#by + now;
    this.#by += before - now;
    this.#known.push({ after, by: this.#by });
  }

  /** The offset in the original of an offset in the new text. */
  placeOf(offset: number): number {
    return offset + (this.#known.findLast(({ after }) => after <= offset)?.by ?? 0);
  }
}
