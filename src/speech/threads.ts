/** How whisper-cli is spread over a machine: `runs` at a time, each with `threads`. */
export interface Spread {
  runs: number;
  threads: number;
}

export interface Machine {
  cores: number;
  /** `engines.threads`; 0: all cores less one. */
  wanted: number;
  freeBytes: number;
  modelBytes: number;
}

// Whisper gains little from more threads than this in one run, and much from another run beside it.
const bestThreads = 4;
const overheadBytes = 400e6;

/** All cores less one in total (two-thread runs slow down many times when the machine has no core left). */
export function spreadOver({ cores, wanted, freeBytes, modelBytes }: Machine): Spread {
  const total = Math.max(1, wanted > 0 ? wanted : cores - 1);
  const fitting = Math.max(1, Math.floor((freeBytes * 0.7) / (modelBytes + overheadBytes)));
  const runs = Math.min(fitting, Math.max(1, Math.round(total / bestThreads)));
  return { runs, threads: Math.max(1, Math.floor(total / runs)) };
}
