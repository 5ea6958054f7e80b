import { cpus, loadavg } from 'node:os';
import type { Measurement } from './measurement.ts';

/** One file a group of rows. */
const groups: Record<string, () => Promise<Measurement[]>> = {
  notes: async () => (await import('./measure-pipeline.ts')).measurePipeline(),
  program: async () => (await import('./measure-program.ts')).measureProgram(),
  screens: async () => (await import('./measure-screens.ts')).measureScreens(),
  server: async () => (await import('./measure-server.ts')).measureServer(),
  reads: async () => (await import('./measure-read.ts')).measureRead(),
  webhook: async () => (await import('./measure-webhook.ts')).measureWebhook(),
  database: async () => (await import('./measure-database.ts')).measureDatabase(),
  decoding: async () => (await import('./measure-decode.ts')).measureDecode(),
  llama: async () => (await import('./measure-llama.ts')).measureLlama(),
  'llama-visit': async () => (await import('./measure-llama.ts')).measureLlamaVisit(),
  speech: async () => (await import('./measure-speech.ts')).measureSpeech(),
  install: async () => (await import('./measure-install.ts')).measureInstall(),
};

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
for (const [name, measure] of Object.entries(groups)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const { what, runs, unit, median, low, high, promised } of await measure()) {
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

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
