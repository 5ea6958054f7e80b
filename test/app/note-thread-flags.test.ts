import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { noteThreadFlags } from '../../src/app/note-thread-flags.ts';

/**
 * Expressions that ran before the flags were set, run again while V8 puts optimised code in: what a server does when it
 * starts. With --no-regexp-tier-up among the flags Node.js 20 ended with SIGSEGV here, and one start in some hundreds did.
 */
const running = (flags: readonly string[]) => `
  const expressions = Array.from({ length: 100 }, (_, n) => new RegExp(\`(?:a|b|ab|q\${n})*c\${n}x\`));
  for (const expression of expressions) expression.exec('abc');
  for (const flag of ${JSON.stringify(flags)}) require('node:v8').setFlagsFromString(flag);
  const found = expressions.filter((expression, n) => {
    const work = new Function('k', \`let t = \${n}; for (let j = 0; j < k; j++) t = (t * 31 + j * \${n}) | 0; return t;\`);
    for (let j = 0; j < 400; j += 1) work(300);
    return expression.exec('ab'.repeat(9)) !== null;
  });
  console.log(found.length);`;

test.each([
  ['as a server sets them', noteThreadFlags.map(({ set }) => set)],
  ['as the build sets them back', noteThreadFlags.flatMap(({ set, otherwise }) => [set, otherwise])],
])('the flags may be set in a program that runs: %s', async (_, flags) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', running(flags)]);
  expect(stdout.trim()).toBe('0');
});
