/** The place of the first of `stretches` that ends after `offset`, or their number; they stand in order. */
export function firstEndingAfter<T>(
  stretches: readonly T[],
  offset: number,
  endOf: (stretch: T) => number,
): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(stretches[middle]!) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
