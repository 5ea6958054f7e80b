import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { atTerminal } from '../support/terminal.ts';
import { type Measurement, measurementOf, timeOf } from './measurement.ts';

const runs = 7;
const idleSeconds = 20;
const screens: readonly (readonly [string[], string])[] = [
  [['keys'], '1 of 5 active'],
  [['webhooks'], 'Webhook of'],
  [['models'], 'this computer'],
  [['setup'], 'Setting up'],
  [['serve', '--port', '0'], 'notegen is starting'],
];

/** Screens on a pseudo-terminal: from the start of the program to the first frame, and what one costs that stands still. */
export async function measureScreens(): Promise<Measurement[]> {
  await using home = await temporaryHome();
  await notegen(home.path, ['keys', 'create', 'bench']);
  const taken = screens.map((): number[] => []);
  // In turn, so that a slow moment of the machine weighs on all; the first round fills the file cache.
  for (let round = 0; round <= runs; round += 1) {
    for (const [at, [args, shows]] of screens.entries()) {
      const ms = await timeOf(async () => {
        await using terminal = atTerminal({ home: home.path, args });
        await terminal.until(shows);
      });
      if (round > 0) taken[at]?.push(ms);
    }
  }
  const frames = screens.map(([args], at) =>
    measurementOf(
      {
        what: `\`notegen ${args[0]}\` on a terminal: start to first frame`,
        unit: 'ms',
        promised: { atMost: 400 },
      },
      taken[at] ?? [],
    ),
  );
  return [...frames, await measureIdleServer(home.path)];
}

async function measureIdleServer(home: string): Promise<Measurement> {
  await using terminal = atTerminal({ home, args: ['serve', '--port', '0'] });
  await terminal.until('notegen serves');
  // What a start leaves to do (warming up, the first collections) is over then.
  await sleep(20_000);
  const before = processorMs(terminal.pid());
  await sleep(idleSeconds * 1000);
  const percent = (processorMs(terminal.pid()) - before) / idleSeconds / 10;
  return measurementOf(
    {
      what: "`notegen serve`'s screen at rest: processor, server included",
      unit: '%',
      promised: { atMost: 1 },
    },
    [percent],
  );
}

/** Processor time so far, of Linux's /proc, which counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
