/** One thing that was done while the network was watched. */
export interface RunStep {
  what: string;
  state: 'done' | 'skipped' | 'failed';
  found: string;
}

/** A line that the watched process writes to stdout. */
export type RunMessage =
  | { type: 'begins'; what: string }
  | { type: 'step'; step: RunStep }
  | { type: 'counted'; when: 'before' | 'after'; attempts: number };

/** A line of the report that each watched process and thread writes (network-watch.ts). */
export type Watched =
  | { kind: 'watching'; pid: number; thread: number }
  | { kind: 'connection' | 'lookup' | 'datagram'; host: string; port: number | null };

/** An address for documentation (TEST-NET-1, RFC 5737), which nobody has. */
export const controlAddress = '192.0.2.1';
