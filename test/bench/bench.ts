import { cpus, loadavg } from 'node:os';
import { measureDatabase } from './measure-database.ts';
import { measurePipeline } from './measure-pipeline.ts';
import { measureProgram } from './measure-program.ts';
import { measureRead } from './measure-read.ts';
import { measureScreens } from './measure-screens.ts';
import { measureServer } from './measure-server.ts';
import { measureWebhook } from './measure-webhook.ts';
import type { Measurement } from './measurement.ts';

/** `npm run bench`: medians on this machine, beside what was promised. Run it on an idle machine. One file a group of rows. */
const groups = [
  measurePipeline,
  measureProgram,
  measureScreens,
  measureServer,
  measureRead,
  measureWebhook,
  measureDatabase,
];
const measurements: Measurement[] = [];
for (const group of groups) measurements.push(...(await group()));
const cpu = cpus();
console.log(
  `${cpu[0]?.model.trim() ?? 'unknown CPU'}, ${cpu.length} cores, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.table(
  measurements.map(({ what, runs, unit, median, low, high, promised }) => ({
    what,
    runs,
    median: `${shown(median)} ${unit}`,
    spread: `${shown(low)} to ${shown(high)}`,
    promised: 'atMost' in promised ? `at most ${promised.atMost}` : `at least ${promised.atLeast}`,
    kept: 'atMost' in promised ? median <= promised.atMost : median >= promised.atLeast,
  })),
);

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
