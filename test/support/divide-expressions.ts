import { readdir, readFile, writeFile } from 'node:fs/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Expression, expressionsInSource } from './regular-expressions.ts';

/**
 * `npm run seams`: writes `(?=)` into the expressions of the note room whose machine code it makes much smaller, and which
 * it does not make slower. V8 writes out what follows an optional part once for each way through it, up to ten times; an
 * empty look ahead between the two, which says nothing of what matches, ends that.
 */
const seam = '(?=)';
/** Shorter ones have little code. */
const shortest = 50;
/** Smaller savings are not worth the four characters, in KB. */
const least = 5;
/** What each has to save, of what is left and in KB. */
const leastOfRest = 0.07;
const leastEach = 1;
/** Much of the time taken is that of the call. */
const slower = 1.06;

// As in the process that writes notes: else the first execution compiles nothing.
for (const flag of ['--regexp-tier-up-ticks=0', '--expose-gc']) setFlagsFromString(flag);
// Other code that comes and goes meanwhile would be taken for an expression's.
for (const flag of ['--no-opt', '--no-sparkplug', '--no-flush-bytecode']) setFlagsFromString(flag);
const collect = runInNewContext('gc') as () => void;
const source = new URL('../../src/', import.meta.url).pathname;
const visits = new URL('../../models/examples/', import.meta.url).pathname;
const lines = await spokenLines();

const { written } = await expressionsInSource();
const long = written.filter((one) => one.file.startsWith('note/') && one.source.length >= shortest);
for (const one of long) {
  const { divided, saved } = divide(one);
  if (saved < least || cost(divided, one.flags) > slower * cost(one.source, one.flags)) continue;
  console.log(`${one.file}: ${saved.toFixed(0)} KB less: ${divided}`);
  const text = await readFile(source + one.file, 'utf8');
  const literal = (pattern: string) => `/${pattern}/${one.flags}`;
  await writeFile(
    source + one.file,
    text.replaceAll(literal(one.source), () => literal(divided)),
  );
}

/** Each time with a seam more, where that saves most. */
function divide(one: Expression): { divided: string; saved: number } {
  const before = machineCode(one.source, one.flags);
  let divided = one.source;
  let size = before;
  if (before < least) return { divided, saved: 0 };
  for (;;) {
    const tried = placesIn(divided).map((place) => withSeam(divided, place));
    const sizes = tried.map((pattern) => machineCode(pattern, one.flags));
    const smallest = Math.min(...sizes);
    if (size - smallest < Math.max(leastEach, leastOfRest * size)) return { divided, saved: before - size };
    divided = tried[sizes.indexOf(smallest)]!;
    size = smallest;
  }
}

/** Where a group, or what is repeated, has ended and something follows; not inside a look behind. */
function placesIn(pattern: string): number[] {
  const places: number[] = [];
  const groups: boolean[] = [];
  const parts =
    /\\(?:[pP]\{\w+\}|.)|\[(?:[^\]\\]|\\.)*\]|\((?:\?(?::|<?[=!]|<\w+>))?|\)|[|^$]|[^()[\]\\|^$]/gsu;
  const quantifier = /(?:[*+?]|\{\d+,?\d*\})\??/y;
  for (let part = parts.exec(pattern); part !== null; part = parts.exec(pattern)) {
    const [text] = part;
    if (text.startsWith('(')) groups.push(text.startsWith('(?<=') || text.startsWith('(?<!'));
    const inside = groups.includes(true);
    if (text === ')') groups.pop();
    quantifier.lastIndex = parts.lastIndex;
    const repeated = /^(?:\(|[|^$]$)/.test(text) ? null : quantifier.exec(pattern);
    if (repeated !== null) parts.lastIndex = quantifier.lastIndex;
    const after = pattern[parts.lastIndex];
    const ends = text === ')' || text === '\\b' || repeated !== null;
    const divided = pattern.startsWith(seam, parts.lastIndex);
    if (ends && !inside && !divided && after !== undefined && after !== ')' && after !== '|')
      places.push(parts.lastIndex);
  }
  return places;
}

function withSeam(pattern: string, place: number): string {
  return pattern.slice(0, place) + seam + pattern.slice(place);
}

/** In KB, measured over several that differ in nothing but their text, since what is equal is compiled once. */
function machineCode(pattern: string, flags: string): number {
  const copies = 5;
  const kept: RegExp[] = [];
  collect();
  const before = codeBytes();
  for (let i = 0; i < copies; i++) {
    const one = new RegExp(`(?:${pattern})(?:){${i}}`, flags);
    one.test('and so i would like you to take 12 mg for your left knee, he said.');
    kept.push(one);
  }
  collect();
  return (codeBytes() - before) / 1024 / kept.length;
}

function codeBytes(): number {
  return getHeapSpaceStatistics()
    .filter((space) => /code/.test(space.space_name))
    .reduce((sum, space) => sum + space.space_used_size, 0);
}

/** Nanoseconds for the lines of the example visits, at best. */
function cost(pattern: string, flags: string): number {
  const one = new RegExp(pattern, flags);
  const taken = Array.from({ length: 20 }, () => {
    const start = process.hrtime.bigint();
    for (const line of lines) {
      one.lastIndex = 0;
      one.test(line);
    }
    return Number(process.hrtime.bigint() - start);
  });
  return Math.min(...taken);
}

async function spokenLines(): Promise<string[]> {
  const names = (await readdir(visits)).filter((name) => name.endsWith('.txt'));
  const texts = await Promise.all(names.map((name) => readFile(visits + name, 'utf8')));
  return texts.flatMap((text) => text.toLowerCase().split('\n')).map((line) => line.replace(/^\w+: /, ''));
}
