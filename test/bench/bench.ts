import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { groups } from './groups.ts';
import type { Measurement } from './measurement.ts';

/**
 * `npm run bench [-- GROUP…]`: medians on this machine, beside what was promised, as a Markdown table. Run it on an idle
 * machine; all groups take a quarter of an hour, the language model's ten minutes more, `speech` and `install` longer
 * still.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0)
  throw new Error(`no such rows: ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`);

const cpu = cpus();
console.log(
  `${cpu[0]?.model.trim() ?? 'unknown CPU'}, ${cpu.length} cores, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log('| what | median | spread | runs | promised | |\n|---|---|---|---|---|---|');
for (const name of Object.keys(groups)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const { what, runs, unit, median, low, high, promised } of await measured(name)) {
    const [word, bound] =
      'atMost' in promised ? ['at most', promised.atMost] : ['at least', promised.atLeast];
    const kept = 'atMost' in promised ? median <= promised.atMost : median >= promised.atLeast;
    const cells =
      runs === 0
        ? ['not measured here', '', '0', `${word} ${bound} ${unit}`, '']
        : [
            `${shown(median)} ${unit}`,
            `${shown(low)} to ${shown(high)}`,
            String(runs),
            `${word} ${bound} ${unit}`,
            kept ? 'kept' : '**missed**',
          ];
    console.log(`| ${[what, ...cells].join(' | ')} |`);
  }
}

/** A group's rows, measured in a process of its own: what one group leaves (V8's flags, memory) is not the next one's. */
async function measured(name: string): Promise<Measurement[]> {
  const child = fork(fileURLToPath(new URL('measure-group.ts', import.meta.url)), [name]);
  let rows: Measurement[] | undefined;
  child.once('message', (sent) => {
    rows = sent as Measurement[];
  });
  const [code, signal] = await once(child, 'exit');
  if (rows === undefined)
    throw new Error(`${name} was not measured: its process ended with ${signal ?? code}`);
  return rows;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
