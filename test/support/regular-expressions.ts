import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import { procedureTable } from '../../src/note/coding/cpt/procedure-table.ts';

const source = new URL('../../src/', import.meta.url).pathname;

/** A regular expression of the program. */
export interface Expression {
  /** Relative to src/. */
  file: string;
  source: string;
  flags: string;
}

/** A place in src/ where one is put together from a string. */
export interface BuiltAt {
  file: string;
  /** Outside of every function: it exists once its file is imported. */
  atImport: boolean;
}

/** Every regular expression that is written in src/ as such, and every place where one is put together. */
export async function expressionsInSource(): Promise<{ written: Expression[]; built: BuiltAt[] }> {
  const written: Expression[] = [];
  const built: BuiltAt[] = [];
  const files = (await readdir(source, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).sort();
  for (const file of files) {
    const text = await readFile(join(source, file), 'utf8');
    const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    walk(program, 0, (node, depth) => {
      if (node.regex !== undefined) {
        written.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      } else if (/^(?:New|Call)Expression$/.test(node.type) && node.callee?.name === 'RegExp') {
        built.push({ file, atImport: depth === 0 });
      }
    });
  }
  return { written, built };
}

interface Node {
  type: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

function walk(value: unknown, depth: number, visit: (node: Node, depth: number) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, depth, visit);
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (typeof node.type === 'string') visit(node, depth);
    const inside = /Function/.test(node.type ?? '') ? depth + 1 : depth;
    for (const one of Object.values(node)) walk(one, inside, visit);
  }
}

/** What the files of src/ put together with `new RegExp` while they are imported. */
async function expressionsBuilt(files: readonly string[]): Promise<Expression[]> {
  const made: Expression[] = [];
  const own = globalThis.RegExp;
  for (const file of files) {
    globalThis.RegExp = new Proxy(own, {
      construct(target, given) {
        const expression = Reflect.construct(target, given) as RegExp;
        // Whatever runs the tests makes some of its own meanwhile.
        if (new Error().stack?.includes(source))
          made.push({ file, source: expression.source, flags: expression.flags });
        return expression;
      },
    });
    try {
      await import(join(source, file));
    } finally {
      globalThis.RegExp = own;
    }
  }
  return made;
}

/** What tables of the program spell and is put together on first use. */
function expressionsOfTables(): Expression[] {
  const file = 'note/coding/cpt/procedure-table.ts';
  return procedureTable().map(({ called: { source, flags } }) => ({ file, source, flags }));
}

/** Every regular expression that the program can come to use. */
export async function everyExpression(): Promise<{ all: Expression[]; built: BuiltAt[] }> {
  const { written, built } = await expressionsInSource();
  const files = [...new Set(built.map(({ file }) => file))];
  const all = [...written, ...(await expressionsBuilt(files)), ...expressionsOfTables()];
  return { all: distinct(all.map(withoutSeams)), built };
}

/** An empty look ahead says nothing of what matches: it only divides the machine code. */
function withoutSeams({ file, source, flags }: Expression): Expression {
  return { file, source: source.replaceAll('(?=)', ''), flags };
}

/** What an expression is called in the list of those that are proved. */
export function nameOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 16);
}

/** Each once. */
function distinct(expressions: readonly Expression[]): Expression[] {
  return [...new Map(expressions.map((one) => [nameOf(one), one])).values()];
}
