import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryHome } from '../support/notegen.ts';
import { type Measurement, measurementOf } from './measurement.ts';

/** A checkout without its history, `npm ci` from an empty cache, `notegen --version`; the registry's speed is in the time. */
export async function measureInstall(): Promise<Measurement[]> {
  await using folder = await temporaryHome();
  const clone = join(folder.path, 'notegen');
  const run = (command: string, args: string[], cwd = clone) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone], folder.path);
  const began = performance.now();
  run('npm', ['ci', '--cache', join(folder.path, 'cache'), '--no-audit', '--no-fund']);
  const seconds = (performance.now() - began) / 1000;
  // The clinic needs no test tools; building needed some.
  run('npm', ['prune', '--omit=dev', '--ignore-scripts', '--cache', join(folder.path, 'cache')]);
  if (!/^\d+\.\d+\.\d+/.test(run(process.execPath, ['bin/notegen.js', '--version'])))
    throw new Error('the installed program does not run');
  const megabytes = (path: string) => Number(run('du', ['-sk', path]).split('\t')[0]) / 1024;
  return [
    measurementOf({ what: 'install: on disk (without test tools)', unit: 'MB', promised: { atMost: 250 } }, [
      megabytes('.') - megabytes('.git'),
    ]),
    measurementOf({ what: 'install: `npm ci` from an empty cache', unit: 's', promised: { atMost: 180 } }, [
      seconds,
    ]),
  ];
}
