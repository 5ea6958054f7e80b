import { execFileSync } from 'node:child_process';

/** Tests drive the built program, so it is built before them. */
export function setup(): void {
  execFileSync(process.execPath, ['node_modules/tsc/bin/tsc', '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  execFileSync(process.execPath, ['bin/bundle.mjs'], { stdio: 'inherit' });
}
