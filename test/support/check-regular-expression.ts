import type { Expression } from './regular-expressions.ts';

export interface Verdict {
  /** Null where no input makes it take more than linear time. */
  fault: string | null;
}

/** What takes longer than so many milliseconds counts as slow. Twenty times recheck's own: on a busy computer, anything may. */
const patient = { seedingTimeout: 2_000, incubationTimeout: 5_000, attackTimeout: 20_000 };

/** Asks recheck, which looks for an input on which the expression backtracks without end, as long as `timeoutMs`. */
export async function checkExpression({ source, flags }: Expression, timeoutMs: number): Promise<Verdict> {
  // Without a program of its own (RECHECK_BIN) recheck works in this process, ten times slower.
  process.env.RECHECK_BACKEND ??= process.env.RECHECK_BIN === undefined ? 'pure' : 'native';
  const { check } = await import('recheck');
  const found = await check(source, flags, { timeout: timeoutMs, ...patient });
  if (found.status === 'safe') return { fault: null };
  if (found.status === 'unknown') return { fault: `not decided within ${timeoutMs} ms` };
  return { fault: `${found.complexity.summary}: ${found.attack.pattern}` };
}
