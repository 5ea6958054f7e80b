import { readFile, writeFile } from 'node:fs/promises';
import { bounded } from '../regular-expressions/bounded.ts';
import { checkExpression } from './check-regular-expression.ts';
import { everyExpression, nameOf } from './regular-expressions.ts';

/** `npm run redos`: checks what is not proved yet and writes down what is; `npm run redos -- --anew` proves all again. */
const list = new URL('../regular-expressions/proved.json', import.meta.url);
const proved = new Set<string>(
  process.argv.includes('--anew') ? [] : (JSON.parse(await readFile(list, 'utf8')) as string[]),
);
const { all } = await everyExpression();
const kept: string[] = [];
for (const one of all) {
  const name = nameOf(one);
  if (`/${one.source}/${one.flags}` in bounded) continue;
  const { fault } = proved.has(name) ? { fault: null } : await checkExpression(one, 60_000);
  if (fault === null) kept.push(name);
  else {
    console.error(`${one.file}: /${one.source}/${one.flags}\n  ${fault}`);
    process.exitCode = 1;
  }
}
await writeFile(list, `${JSON.stringify(kept.sort(), null, 2)}\n`);
