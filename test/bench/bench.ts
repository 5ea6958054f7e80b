import { cpus } from 'node:os';
import { measurePipeline } from './measure-pipeline.ts';
import { measureProgram } from './measure-program.ts';
import type { Measurement } from './measurement.ts';

/** `npm run bench`: medians on this machine, beside what was promised. Run it on an idle machine. */
const measurements: Measurement[] = [...(await measurePipeline()), ...(await measureProgram())];
const cpu = cpus();
console.log(
  `${cpu[0]?.model.trim() ?? 'unknown CPU'}, ${cpu.length} cores, Node.js ${process.versions.node}\n`,
);
console.table(
  measurements.map(({ what, runs, medianMs, mostMs }) => ({
    what,
    runs,
    'median ms': Math.round(medianMs * 10) / 10,
    'promised ms': mostMs,
    kept: medianMs <= mostMs,
  })),
);
