import { availableParallelism } from 'node:os';
import type { Config } from '../config/config.ts';
import type { Engine } from '../engines/engine.ts';
import { streamTask } from '../engines/stream.ts';
import { NotegenError } from '../errors.ts';
import { readExampleNote } from '../llama/example-note.ts';
import { defaultLimits, type WriteMessage, type WriteStats } from '../llama/job.ts';
import { chooseTaskName, writeTaskName } from '../llama/llama-task.ts';
import { createLlamaWriter, type LlamaWriterOptions, threadsFor } from '../llama/llama-writer.ts';
import type { Example } from '../llama/prompt.ts';
import { openModel } from '../models/find-model.ts';
import type { Shelf } from '../models/shelf.ts';
import type { NoteWriter } from '../note/writer.ts';

/** For whoever wants to know what a note costs. */
export interface LanguageModelWatch {
  /** The model being loaded, the prompt being read. */
  onProgress?: LlamaWriterOptions['onProgress'];
  onStats?: (stats: WriteStats) => void;
}

export interface LanguageWriterRooms extends LanguageModelWatch {
  config: Config;
  shelf: Shelf;
  engine: Pick<Engine, 'run'>;
}

/**
 * The writer with the language model that is set, whose file is looked up and checked for every note: models come and
 * go while a server runs. Throws `engine_unavailable` where none is set, `language_model_missing`, `model_unknown`, `model_corrupted`, `model_not_suitable`,
 * `example_note_unreadable`, `cancelled`.
 */
export async function openLanguageWriter(
  { config, shelf, engine, onProgress, onStats }: LanguageWriterRooms,
  signal: AbortSignal,
): Promise<NoteWriter> {
  const name = config.settings['language.model'];
  if (name === null)
    throw new NotegenError('engine_unavailable', 'No language model is set.', {
      howToFix:
        'Choose one with `notegen models list`, fetch it with `notegen models pull NAME`, then `notegen config set language.model NAME`.',
    });
  const { name: known, path, sha256 } = await openModel(shelf, name, 'language', { signal });
  return createLlamaWriter({
    run: (job, jobSignal) => streamTask<WriteMessage>(engine, writeTaskName, job, jobSignal),
    choose: async (job, jobSignal) =>
      (await engine.run(chooseTaskName, job, { signal: jobSignal })) as (string | null)[],
    model: { name: known === path ? null : known, path, sha256 },
    threads: threadsFor(config.settings['engines.threads'], availableParallelism()),
    gpu: 'auto',
    limits: defaultLimits,
    example: await exampleOf(config.settings['notes.exampleNote']),
    ...(onProgress !== undefined && { onProgress }),
    ...(onStats !== undefined && { onStats }),
  });
}

/** `notes.exampleNote`: unset, `none`, or a file. Throws `example_note_unreadable`. */
async function exampleOf(setting: string | null): Promise<Example> {
  if (setting === null) return 'built-in';
  return setting === 'none' ? 'none' : { clinicNote: await readExampleNote(setting) };
}
