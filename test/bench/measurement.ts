export interface Measurement {
  what: string;
  runs: number;
  medianMs: number;
  /** What the median may be at most. */
  mostMs: number;
}

/** Runs `once` so often, after `warmUp` runs that don't count. */
export async function measure(
  { what, runs, warmUp, mostMs }: { what: string; runs: number; warmUp: number; mostMs: number },
  once: () => Promise<void>,
): Promise<Measurement> {
  for (let i = 0; i < warmUp; i += 1) await once();
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const began = performance.now();
    await once();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { what, runs, medianMs: times[Math.floor(runs / 2)] ?? 0, mostMs };
}
