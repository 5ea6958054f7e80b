import { execFileSync } from 'node:child_process';

/** Tests drive the built program, so it is built before them. */
export function setup(): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  for (const bundle of ['bin/bundle-ink.mjs', 'bin/bundle-zod.mjs']) {
    execFileSync(process.execPath, [bundle], { stdio: 'inherit' });
  }
}
