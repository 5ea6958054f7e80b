import type { Config, Environment } from '../config/config.ts';
import { parseDuration } from '../config/durations.ts';
import { Engine, engineDefaults } from '../engines/engine.ts';
import { engineEntry } from '../engines/entry.ts';

/** The engine process for everything native; it starts with its first job. */
export function openEngine(config: Config, environment: Environment): Engine {
  return new Engine({
    ...engineDefaults,
    entry: engineEntry('../engine-process', import.meta.url),
    environment: nativeEnvironment(environment),
    idleMs: parseDuration(config.settings['engines.idle']) ?? engineDefaults.idleMs,
    random: Math.random,
  });
}

// What native code needs to find its libraries, its drivers and a temporary directory, and how it is to take memory;
// nothing else is handed on.
const wanted =
  /^(?:PATH|HOME|LANG|LC_ALL|TMPDIR|TEMP|TMP|SYSTEMROOT|WINDIR|USERPROFILE|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|CUDA_\w+|NVIDIA_\w+|VK_\w+|MALLOC_\w+|XDG_RUNTIME_DIR|XDG_CACHE_HOME)$/i;

function nativeEnvironment(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment).filter(
    ([name, value]) => wanted.test(name) && value !== undefined,
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
