import { execFileSync } from 'node:child_process';

/** Tests drive the built program, so it is built before them. */
export function setup(): void {
  execFileSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
