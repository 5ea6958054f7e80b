import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkExpression } from '../support/check-regular-expression.ts';
import { type Expression, everyExpression, nameOf } from '../support/regular-expressions.ts';
import { bounded, builtInFunctions } from './bounded.ts';

const proved = new Set(
  JSON.parse(await readFile(new URL('./proved.json', import.meta.url), 'utf8')) as string[],
);
const { all, built } = await everyExpression();
const spelled = ({ source, flags }: Expression) => `/${source}/${flags}`;

test('every regular expression of the program is proved to take linear time, or its input is short', {
  timeout: 300_000,
}, async () => {
  expect(all.length).toBeGreaterThan(1_000);
  const open = all.filter((one) => !proved.has(nameOf(one)) && !(spelled(one) in bounded));
  // A few new ones are proved here and now; `npm run redos` writes them down.
  expect(open.length, `unproved: run npm run redos\n${open.map(spelled).join('\n')}`).toBeLessThan(100);
  const faults: string[] = [];
  for (const one of open) {
    const { fault } = await checkExpression(one, 60_000);
    if (fault !== null) faults.push(`${one.file}: ${spelled(one)}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('the checker tells bad expressions from good ones', { timeout: 240_000 }, async () => {
  const of = (source: string) => checkExpression({ file: '', source, flags: '' }, 60_000);
  expect((await of('^(?:a+)+$')).fault).toMatch(/exponential/);
  expect((await of('\\s+$')).fault).toMatch(/polynomial/);
  expect((await of('(?<!\\s)\\s+$')).fault).toBeNull();
  expect(proved.has(nameOf({ source: '\\s+$', flags: '' }))).toBe(false);
});

test('nothing is excused that is not there any more', () => {
  const there = new Set(all.map(spelled));
  expect(Object.keys(bounded).filter((one) => !there.has(one))).toEqual([]);
});

test('an expression that is put together inside a function is known, and made of nothing that comes from outside', () => {
  const files = new Set(built.filter(({ atImport }) => !atImport).map(({ file }) => file));
  expect([...files].sort()).toEqual(Object.keys(builtInFunctions).sort());
});
