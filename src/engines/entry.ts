import { fileURLToPath } from 'node:url';
import { watchFlags } from '../watch-flags.ts';

/** The module an engine process runs, and the Node flags it needs. */
export interface EngineEntry {
  path: string;
  execArgv: readonly string[];
}

/**
 * Finds the entry module `name` (no extension) beside the module whose `import.meta.url` is `from`:
 * compiled JavaScript in an installed notegen, TypeScript under tsx in a checkout.
 */
export function engineEntry(name: string, from: string): EngineEntry {
  const extension = from.endsWith('.ts') ? '.ts' : '.js';
  const path = fileURLToPath(new URL(`${name}${extension}`, from));
  return { path, execArgv: extension === '.ts' ? ['--import', import.meta.resolve('tsx')] : watchFlags() };
}
