import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Notebook } from '../notebook/notebook.ts';
import type { Gauge } from './metrics.ts';

/** Values of the moment for the metrics; measuring stops when it is disposed. */
export interface Gauges extends Disposable {
  now(): Gauge[];
}

/** Where the values come from; the engine process is asked about, never started. */
export interface Gauged {
  notebook: Pick<Notebook, 'inProgress'>;
  engine: { readonly pid: number | null; readonly load: number };
  recordings: { unfinished(): number };
}

export function createGauges({ notebook, engine, recordings }: Gauged): Gauges {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    now() {
      const values: Gauge[] = [
        {
          name: 'notegen_notes_in_progress',
          help: 'Notes being written or waiting for their turn.',
          value: notebook.inProgress,
        },
        {
          name: 'notegen_recordings_unfinished',
          help: 'Recordings queued or being worked on.',
          value: recordings.unfinished(),
        },
        {
          name: 'notegen_engine_running',
          help: '1 while the engine process runs, 0 while it rests.',
          value: engine.pid === null ? 0 : 1,
        },
        {
          name: 'notegen_engine_jobs',
          help: 'Jobs that the engine process has in hand or waiting.',
          value: engine.load,
        },
        {
          name: 'notegen_event_loop_delay_p99_seconds',
          help: 'How late the event loop was, since the last time this was asked.',
          value: delay.percentile(99) / 1e9,
        },
        {
          name: 'notegen_resident_memory_bytes',
          help: 'Memory of the server process.',
          value: process.memoryUsage.rss(),
        },
      ];
      delay.reset();
      return values;
    },
    [Symbol.dispose]: () => {
      delay.disable();
    },
  };
}
