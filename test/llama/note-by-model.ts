import type { NoteLimits } from '../../src/llama/job.ts';
import type { LanguageModel } from '../../src/llama/language-model.ts';
import { createLlamaWriter } from '../../src/llama/llama-writer.ts';
import type { Example } from '../../src/llama/prompt.ts';
import { noCounts, writeNote } from '../../src/llama/write-note.ts';
import { generateNote } from '../../src/note/generate.ts';
import type { Note } from '../../src/note/note.ts';

export interface NoteToWrite {
  transcript: string;
  seed: number;
  limits: NoteLimits;
  /** Left out: the built-in one. */
  example?: Example;
}

/** A whole note, evidence and codes too, by a model that is loaded in the test's own process. */
export async function noteBy(
  model: LanguageModel,
  { transcript, seed, limits, example = 'built-in' }: NoteToWrite,
): Promise<Note> {
  const writer = createLlamaWriter({
    run: async function* (job, signal) {
      const hooks = { signal, counts: noCounts(), onReading: () => undefined, onWriting: () => undefined };
      for await (const sentence of writeNote(model, job.visit, job.limits, hooks))
        yield { type: 'sentence', sentence };
    },
    model: { name: 'tiny', path: '', sha256: null },
    threads: 1,
    gpu: false,
    limits,
    example,
  });
  return await generateNote(
    { request: { transcript, specialty: 'orthopedics', engine: 'llama' } },
    {
      writer,
      now: () => new Date('2026-03-01T10:00:00Z'),
      newId: () => '3f0d3c3e-8a49-4b0e-9c80-0f2a4f9d2b11',
      seed: () => seed,
      version: '0',
      retentionMs: 1000,
    },
    new AbortController().signal,
  );
}
