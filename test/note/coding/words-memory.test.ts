import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../src/note/coding/words.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('of the texts that were read nothing is kept but their words', () => {
  const texts = 40;
  const length = 1_000_000;
  const read = (n: number): string => {
    const text = `gastroenterological${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]} .${' '.repeat(length)}`;
    return wordsOf(text)[0]!.text;
  };
  collect();
  const before = process.memoryUsage().heapUsed;
  const first = Array.from({ length: texts }, (_, n) => read(n));
  collect();
  expect(new Set(first).size).toBe(texts);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((texts * length) / 4);
});
