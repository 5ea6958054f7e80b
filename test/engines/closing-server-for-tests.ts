import { Engine, engineDefaults } from '../../src/engines/engine.ts';
import { engineEntry } from '../../src/engines/entry.ts';

/** A process that uses an engine once, closes it and ends: 7 when it got to its end. */
const engine = new Engine({
  ...engineDefaults,
  entry: engineEntry('tasks-for-tests', import.meta.url),
  random: Math.random,
});
await engine.run('echo', null, { signal: new AbortController().signal });
process.disconnect();
await engine.close();
process.exitCode = 7;
