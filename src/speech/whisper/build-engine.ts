import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { asDiskFull } from '../../disk-full.ts';
import { NotegenError } from '../../errors.ts';
import { takeLock } from '../../file-lock.ts';
import { makePrivateDirectory } from '../../private-file.ts';
import { runChild } from '../child/run-child.ts';
import { probeCapabilities } from './capabilities.ts';
import { type BuildRun, buildProgress, findTool, type Recipe } from './recipes.ts';

export interface BuildOptions {
  signal: AbortSignal;
  environment: Readonly<Record<string, string | undefined>>;
  /** Where builds are kept, for all data directories of this user. */
  cacheDirectory: string;
  onProgress?: (progress: BuildProgress) => void;
}

export type BuildProgress =
  | { stage: 'waiting' }
  | { stage: 'building'; version: string; tool: string; fraction: number };

/** Where a recipe's program is kept: by version, and by the processor that it is compiled for. */
export async function builtPath(recipe: Recipe, cacheDirectory: string): Promise<string> {
  const machine = createHash('sha256')
    .update([process.platform, process.arch, await processor()].join('\n'))
    .digest('hex')
    .slice(0, 12);
  return join(cacheDirectory, `whisper.cpp-${recipe.version}-${recipe.tool}-${machine}`, 'whisper-cli');
}

/**
 * Builds whisper-cli once: an unfinished build leaves nothing behind, and of two processes one builds while the other
 * waits. Takes a minute or two on two cores. Throws `speech_engine_failed`, `disk_full`, `cancelled`.
 */
export async function buildEngine(recipe: Recipe, options: BuildOptions): Promise<string> {
  const target = await builtPath(recipe, options.cacheDirectory);
  if (await exists(target)) return target;
  await makePrivateDirectory(options.cacheDirectory);
  const home = join(target, '..');
  await using _ = await takeLock(`${home}.lock`, {
    signal: options.signal,
    onWait: () => options.onProgress?.({ stage: 'waiting' }),
  });
  if (await exists(target)) return target;
  await sweep(options.cacheDirectory, `${basename(home)}.building-`);
  const work = `${home}.building-${randomBytes(4).toString('hex')}`;
  try {
    const source = join(work, 'source');
    await mkdir(work, { recursive: true, mode: 0o700 });
    const left = new Set(recipe.leaveOut.map((folder) => join(recipe.source, folder)));
    await cp(recipe.source, source, { recursive: true, filter: (from) => !left.has(from) });
    const program = await recipe.build(source, tools(recipe, work, options));
    await probeCapabilities(program, options.signal);
    await mkdir(join(work, 'done'));
    await rename(program, join(work, 'done', 'whisper-cli'));
    await chmod(join(work, 'done', 'whisper-cli'), 0o755);
    await rm(home, { recursive: true, force: true });
    await rename(join(work, 'done'), home);
    return target;
  } catch (error) {
    const known = asDiskFull(error, 'The disk became full while whisper.cpp was built.');
    if (known instanceof NotegenError) throw known;
    throw new NotegenError('speech_engine_failed', undefined, { cause: error });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function tools(recipe: Recipe, work: string, options: BuildOptions): BuildRun {
  const { version, tool: kind } = recipe;
  const onProgress = (fraction: number): void =>
    options.onProgress?.({ stage: 'building', version, tool: kind, fraction });
  onProgress(0);
  let seen = 0;
  return {
    signal: options.signal,
    onProgress,
    async tool(name, args) {
      const path = findTool(name, options.environment);
      if (path === null) throw new NotegenError('speech_engine_missing');
      const last: string[] = [];
      const onLine = (line: string): void => {
        last.push(line);
        if (last.length > 30) last.shift();
        const fraction = buildProgress(line, seen);
        if (fraction === null) return;
        seen += 1;
        onProgress(fraction);
      };
      const result = await runChild(path, args, {
        signal: options.signal,
        environment: compilerEnvironment(options.environment, work),
        directory: work,
        onLine,
      });
      if (result.code === 0) return;
      // No patient's word has been near the compiler: what it said may be shown.
      const cause = new Error(last.join('\n'));
      throw new NotegenError(
        'speech_engine_failed',
        `whisper.cpp ${version} could not be built with ${name}.`,
        {
          cause,
        },
      );
    },
  };
}

// Compilers need their search path and little else; nothing that could name a patient or hold a secret goes along.
function compilerEnvironment(environment: BuildOptions['environment'], work: string): Record<string, string> {
  const passed: Record<string, string> = { LC_ALL: 'C', HOME: work, TMPDIR: work };
  for (const name of [
    'PATH',
    'CC',
    'CXX',
    'SDKROOT',
    'DEVELOPER_DIR',
    'LIBRARY_PATH',
    'CPATH',
    'NIX_LDFLAGS',
  ]) {
    const value = environment[name];
    if (value !== undefined && value !== '') passed[name] = value;
  }
  return passed;
}

async function processor(): Promise<string> {
  if (process.platform === 'linux') {
    const info = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
    const flags = /^(?:flags|Features)\s*:.*$/m.exec(info)?.[0];
    if (flags !== undefined) return flags;
  }
  return cpus()[0]?.model ?? '';
}

async function sweep(directory: string, prefix: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.startsWith(prefix)) await rm(join(directory, name), { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
