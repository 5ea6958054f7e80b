import { basename } from 'node:path';
import type { DraftSentence, NoteWriter, WriterInput } from '../note/writer.ts';
import type { ChooseJob, NoteLimits, WriteJob, WriteMessage, WriteStats } from './job.ts';
import { type Example, promptVersion } from './prompt.ts';

/** Runs a job in the engine process and yields its messages; aborts it when the iteration is left. */
export type RunWriteJob = (job: WriteJob, signal: AbortSignal) => AsyncIterable<WriteMessage>;

/** Runs a job in the engine process and gives the code chosen for each problem. */
export type RunChooseJob = (job: ChooseJob, signal: AbortSignal) => Promise<readonly (string | null)[]>;

export interface LlamaWriterOptions {
  run: RunWriteJob;
  /** Left out: the codes are the coding room's. */
  choose?: RunChooseJob;
  model: { name: string | null; path: string; sha256: string | null };
  threads: number;
  gpu: 'auto' | false;
  limits: NoteLimits;
  example: Example;
  onProgress?: (message: Extract<WriteMessage, { type: 'loading' | 'reading' }>) => void;
  onStats?: (stats: WriteStats) => void;
}

/**
 * Writes notes with a language model that runs in the engine process. Besides what the engine throws
 * (`engine_crashed`, `cancelled`), `write` throws `language_model_missing`, `model_corrupted`, `model_not_suitable`,
 * `not_enough_memory`, `engine_unavailable`, `transcript_too_long_for_model` and `generation_limit_reached`.
 */
export function createLlamaWriter(options: LlamaWriterOptions): NoteWriter {
  const { run, choose, model, example, threads, gpu, limits } = options;
  const place = { modelPath: model.path, threads, gpu, limits };
  async function* write(input: WriterInput, signal: AbortSignal): AsyncGenerator<DraftSentence> {
    const { transcript, specialty, language, encounter, seed } = input;
    const job: WriteJob = {
      ...place,
      visit: { turns: transcript.turns, specialty, language, encounter, example, seed },
    };
    for await (const message of run(job, signal)) {
      switch (message.type) {
        case 'sentence':
          yield message.sentence;
          break;
        case 'stats':
          options.onStats?.(message.stats);
          break;
        case 'loading':
        case 'reading':
          options.onProgress?.(message);
          break;
        default:
          message satisfies never;
      }
    }
  }
  return {
    describe: () => ({
      engine: 'llama',
      model: model.name ?? basename(model.path),
      model_sha256: model.sha256,
      prompt_version: promptVersion,
    }),
    write,
    ...(choose !== undefined && {
      async chooseCodes({ sentences, choices, specialty, language, seed }, signal) {
        const lines = sentences.map(({ section, text }) => ({ section, text }));
        const note = { sentences: lines, choices, specialty, language, example, seed };
        return await choose({ ...place, note }, signal);
      },
    }),
  };
}

/** Threads for inference: what the clinic asked for, else all cores less one, so that the computer stays usable. */
export function threadsFor(wanted: number, cores: number): number {
  return wanted > 0 ? wanted : Math.max(1, cores - 1);
}
