/** One row of the table: a median with its spread, beside what was promised. */
export interface Measurement {
  what: string;
  runs: number;
  /** `x`: a ratio to a peer measured in the same run. */
  unit: 's' | 'ms' | 'x' | 'MB' | 'notes/s' | '%';
  median: number;
  /** The tenth and the ninetieth of a hundred; of a few values the least and the greatest. */
  low: number;
  high: number;
  promised: { atMost: number } | { atLeast: number };
}

export type Plan = Pick<Measurement, 'what' | 'unit' | 'promised'>;

/** What so many measured values come to. */
export function measurementOf(plan: Plan, values: readonly number[]): Measurement {
  const sorted = [...values].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return {
    ...plan,
    runs: sorted.length,
    median: at(Math.floor(last * 0.5)),
    low: at(Math.floor(last * 0.1)),
    high: at(Math.ceil(last * 0.9)),
  };
}

/** How long `once` takes, in ms, so many times, after `warmUp` runs that don't count. */
export async function times(
  { runs, warmUp }: { runs: number; warmUp: number },
  once: () => Promise<unknown>,
): Promise<number[]> {
  for (let i = 0; i < warmUp; i += 1) await once();
  const taken: number[] = [];
  for (let i = 0; i < runs; i += 1) taken.push(await timeOf(once));
  return taken;
}

export async function timeOf(once: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await once();
  return performance.now() - began;
}
