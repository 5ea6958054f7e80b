export interface MemorySample {
  /** Seconds since the start. */
  at: number;
  mb: number;
}

/**
 * Growth in MB an hour: the median slope between the floors of ten equal stretches (Theil and Sen). The floor of a
 * stretch is what is left when garbage has just been collected; single samples swing by what V8 has not yet collected.
 */
export function growthPerHour(samples: readonly MemorySample[]): number {
  const stretches = 10;
  const from = samples[0]!.at;
  const length = (samples.at(-1)!.at - from) / stretches;
  const floors = Array.from({ length: stretches }, (_, n) => {
    const inside = samples.filter(({ at }) => at >= from + n * length && at <= from + (n + 1) * length);
    return { at: from + (n + 0.5) * length, mb: Math.min(...inside.map(({ mb }) => mb)) };
  }).filter(({ mb }) => Number.isFinite(mb));
  const slopes = floors.flatMap((earlier, n) =>
    floors.slice(n + 1).map((later) => ((later.mb - earlier.mb) / (later.at - earlier.at)) * 3_600),
  );
  return slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)]!;
}
