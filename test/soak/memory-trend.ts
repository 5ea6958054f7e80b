export interface MemorySample {
  /** Seconds since the start. */
  at: number;
  mb: number;
}

/** Growth in MB an hour: the median of the slopes between all pairs of samples (Theil and Sen). */
export function growthPerHour(samples: readonly MemorySample[]): number {
  const slopes = samples.flatMap((earlier, n) =>
    samples.slice(n + 1).map((later) => ((later.mb - earlier.mb) / (later.at - earlier.at)) * 3_600),
  );
  return slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)]!;
}
