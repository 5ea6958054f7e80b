import { access, constants } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { NotegenError } from '../../errors.ts';
import { type BuildOptions, buildEngine, builtPath } from './build-engine.ts';
import { type Capabilities, probeCapabilities } from './capabilities.ts';
import { findRecipes, findTool } from './recipes.ts';

/** A whisper-cli that has been asked what it can do. */
export interface Engine {
  path: string;
  /** `configured`: named by `speech.whisperPath`; `built`: from the source that notegen carries. */
  origin: 'configured' | 'built';
  capabilities: Capabilities;
}

export interface EngineOptions extends BuildOptions {
  /** `speech.whisperPath`: a path, or a name on the search path. */
  whisperPath: string | null;
}

/** What there is without building anything: an engine, the tool that could build one, or neither. */
export type EngineState =
  | { state: 'ready'; engine: Engine }
  | { state: 'buildable'; version: string; tool: string }
  | { state: 'missing' };

/** Looks, and builds nothing. Throws `speech_engine_failed` where the configured one does not run, `cancelled`. */
export async function lookForEngine(options: EngineOptions): Promise<EngineState> {
  if (options.whisperPath !== null)
    return { state: 'ready', engine: await configured(options.whisperPath, options) };
  const recipes = await findRecipes(options.environment);
  for (const recipe of recipes) {
    const path = await builtPath(recipe, options.cacheDirectory);
    if (await isRunnable(path)) {
      const capabilities = await probeCapabilities(path, options.signal);
      return { state: 'ready', engine: { path, origin: 'built', capabilities } };
    }
  }
  const [first] = recipes;
  return first ? { state: 'buildable', version: first.version, tool: first.tool } : { state: 'missing' };
}

/**
 * The whisper-cli to use: the configured one, else one built before, else one built now.
 * Throws `speech_engine_missing`, `speech_engine_failed`, `disk_full`, `cancelled`.
 */
export async function ensureEngine(options: EngineOptions): Promise<Engine> {
  const found = await lookForEngine(options);
  if (found.state === 'ready') return found.engine;
  let failure: unknown;
  for (const recipe of await findRecipes(options.environment)) {
    try {
      const path = await buildEngine(recipe, options);
      return { path, origin: 'built', capabilities: await probeCapabilities(path, options.signal) };
    } catch (error) {
      if (!(error instanceof NotegenError) || error.code !== 'speech_engine_failed') throw error;
      failure ??= error;
    }
  }
  throw failure ?? new NotegenError('speech_engine_missing');
}

async function configured(named: string, options: EngineOptions): Promise<Engine> {
  const bare = !isAbsolute(named) && !/[\\/]/.test(named);
  const path = (bare ? findTool(named, options.environment) : null) ?? resolve(named);
  if (!(await isRunnable(path))) {
    throw new NotegenError(
      'speech_engine_failed',
      `${named}, set as speech.whisperPath, is not there or can not be run.`,
      {
        howToFix:
          'Correct `speech.whisperPath`, or clear it to use the whisper.cpp that notegen builds itself.',
      },
    );
  }
  return { path, origin: 'configured', capabilities: await probeCapabilities(path, options.signal) };
}

async function isRunnable(path: string): Promise<boolean> {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
