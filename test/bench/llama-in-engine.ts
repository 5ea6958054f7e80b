import { Engine, engineDefaults } from '../../src/engines/engine.ts';
import { engineEntry } from '../../src/engines/entry.ts';
import { streamTask } from '../../src/engines/stream.ts';
import { defaultLimits, type WriteMessage, type WriteStats } from '../../src/llama/job.ts';
import { writeTaskName } from '../../src/llama/llama-task.ts';
import { createLlamaWriter } from '../../src/llama/llama-writer.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import type { Rates } from './llama-alone.ts';

export interface EngineRun extends Rates {
  stats: WriteStats;
  /** Milliseconds a user waits for the first token: the engine's start and the loading of the model included. */
  waited: number;
}

/** The same through notegen: engine process, queue, checks, messages, sentences. Nothing runs before the first visit. */
export function openLlamaInEngine({ path, threads }: { path: string; threads: number }) {
  const engine = new Engine({
    ...engineDefaults,
    // The built one, as it is installed: from TypeScript its start would count among the first visit's wait.
    entry: engineEntry('./engine-process', new URL('../../dist/app.js', import.meta.url).href),
    random: Math.random,
  });
  const never = new AbortController().signal;

  async function run(transcript: Transcript, noteTokens: number): Promise<EngineRun> {
    const all: WriteStats[] = [];
    const writer = createLlamaWriter({
      run: (job, signal) => streamTask<WriteMessage>(engine, writeTaskName, job, signal),
      model: { name: null, path, sha256: null },
      threads,
      gpu: false,
      limits: { ...defaultLimits, noteTokens },
      example: 'built-in',
      onStats: (one) => all.push(one),
    });
    const input = {
      transcript,
      specialty: 'physician',
      language: undefined,
      encounter: {},
      seed: 1,
    } as const;
    const start = performance.now();
    // A random model fills whatever room it has: it is stopped at the limit, and its numbers are taken.
    try {
      for await (const _ of writer.write(input, never));
    } catch {}
    const took = performance.now() - start;
    const stats = all[0];
    if (stats === undefined) throw new Error('no numbers came back');
    return {
      read: ((stats.promptTokens - stats.reusedTokens) / stats.readMs) * 1000,
      written: (stats.writtenTokens / stats.writeMs) * 1000,
      waited: took - stats.writeMs,
      stats,
    };
  }
  return { run, [Symbol.asyncDispose]: () => engine.close() };
}
