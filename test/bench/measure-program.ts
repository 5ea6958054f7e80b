import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { type Measurement, measurementOf, timeOf } from './measurement.ts';

const runs = 11;

/** The built program as its users start it: a new process each time, the data directory there already. */
export async function measureProgram(): Promise<Measurement[]> {
  await using home = await temporaryHome();
  await notegen(home.path, ['keys', 'create', 'bench']);
  const version: number[] = [];
  const list: number[] = [];
  const start: number[] = [];
  // In turn, so that a slow moment of the machine weighs on all; the first round fills the file cache.
  for (let i = 0; i <= runs; i += 1) {
    const bare = await timeOf(async () => once(spawn(process.execPath, ['-e', '0']), 'close'));
    const versionMs = await timeOf(() => notegen(home.path, ['--version']));
    const listMs = await timeOf(() => notegen(home.path, ['keys', 'list']));
    const startMs = await timeToAnswer(home.path);
    if (i === 0) continue;
    version.push(versionMs / bare);
    list.push(listMs / bare);
    start.push(startMs);
  }
  return [
    measurementOf(
      { what: '`notegen --version` over `node -e 0`', unit: 'x', promised: { atMost: 2.5 } },
      version,
    ),
    measurementOf({ what: '`notegen keys list` over `node -e 0`', unit: 'x', promised: { atMost: 5 } }, list),
    measurementOf(
      { what: '`notegen serve`: start to first answer', unit: 'ms', promised: { atMost: 400 } },
      start,
    ),
  ];
}

async function timeToAnswer(home: string): Promise<number> {
  const began = performance.now();
  await using served = await serveIn(home);
  await (await fetch(`${served.url}/healthz`)).text();
  return performance.now() - began;
}
