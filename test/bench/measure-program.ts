import { notegen, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { atTerminal } from '../support/terminal.ts';
import { type Measurement, measure } from './measurement.ts';

/** The built program as its users start it: a new process each time, the data directory there already. */
export async function measureProgram(): Promise<Measurement[]> {
  await using home = await temporaryHome();
  await notegen(home.path, ['keys', 'create', 'bench']);
  const times = { runs: 11, warmUp: 2 };
  return [
    await measure({ what: 'notegen --version', ...times, mostMs: 350 }, async () => {
      await notegen(home.path, ['--version']);
    }),
    await measure({ what: 'notegen keys list', ...times, mostMs: 350 }, async () => {
      await notegen(home.path, ['keys', 'list']);
    }),
    await measure(
      { what: 'notegen keys, until its first frame is on the terminal', ...times, mostMs: 400 },
      async () => {
        await using terminal = atTerminal({ home: home.path, args: ['keys'] });
        await terminal.until('1 of 5 active');
      },
    ),
    await measureStart(home.path, times),
  ];
}

async function measureStart(home: string, times: { runs: number; warmUp: number }): Promise<Measurement> {
  const answered: number[] = [];
  for (let i = 0; i < times.warmUp + times.runs; i += 1) {
    const began = performance.now();
    await using served = await serveIn(home);
    await (await fetch(`${served.url}/healthz`)).text();
    if (i >= times.warmUp) answered.push(performance.now() - began);
  }
  answered.sort((a, b) => a - b);
  const medianMs = answered[Math.floor(answered.length / 2)] ?? 0;
  return { what: 'notegen serve, until /healthz answers', runs: times.runs, medianMs, mostMs: 600 };
}
