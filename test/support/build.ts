import { execFileSync } from 'node:child_process';

/** Tests drive the built program, so it is built before them, where something changed since. */
export function setup(): void {
  execFileSync(process.execPath, ['bin/prepare.mjs'], { stdio: 'inherit' });
}
