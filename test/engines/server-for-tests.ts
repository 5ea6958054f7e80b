import { Engine, engineDefaults } from '../../src/engines/engine.ts';
import { engineEntry } from '../../src/engines/entry.ts';

/** A server process with an engine at work, for the test that kills it. */
const engine = new Engine({
  ...engineDefaults,
  entry: engineEntry('tasks-for-tests', import.meta.url),
  random: Math.random,
});
void engine.run('ignoreAbort', null, {
  signal: new AbortController().signal,
  onMessage: (pids) => process.send?.(pids),
});
