import type { Token } from 'node-llama-cpp';
import { NotegenError } from '../errors.ts';
import type { Turn } from '../note/transcript.ts';
import type { DraftSentence } from '../note/writer.ts';
import type { NoteLimits, VisitToWrite } from './job.ts';
import type { LanguageModel, Prompt } from './language-model.ts';
import { mergeParts } from './merge-parts.ts';
import { NoteReader } from './note-reader.ts';
import { splitIntoParts } from './parts.ts';
import { examplesFor, systemText, visitText } from './prompt.ts';

export interface WriteHooks {
  signal: AbortSignal;
  onReading: (done: number, of: number) => void;
  onWriting: () => void;
  /** Counted up as the work goes on. */
  counts: WriteCounts;
  /** Every token put through the model, part by part; for tests. */
  onEvaluated?: (tokens: readonly Token[]) => void;
}

export interface WriteCounts {
  promptTokens: number;
  reusedTokens: number;
  writtenTokens: number;
  parts: number;
}

export const noCounts = (): WriteCounts => ({
  promptTokens: 0,
  reusedTokens: 0,
  writtenTokens: 0,
  parts: 0,
});

/**
 * Writes one visit's note with a loaded model, sentence by sentence. A visit that does not fit the model is written in
 * parts along its turns and merged. Throws `transcript_too_long_for_model`, `generation_limit_reached`, `cancelled`.
 */
export async function* writeNote(
  model: LanguageModel,
  visit: VisitToWrite,
  limits: NoteLimits,
  hooks: WriteHooks,
): AsyncGenerator<DraftSentence> {
  const prompts = planPrompts(model, visit, limits);
  hooks.counts.parts = prompts.length;
  const deadline = AbortSignal.timeout(limits.noteMs);
  const bounded = { ...hooks, signal: AbortSignal.any([hooks.signal, deadline]) };
  try {
    const [only, ...others] = prompts;
    if (only !== undefined && others.length === 0) {
      yield* writePart(model, only, { visit, limits, hooks: bounded });
      return;
    }
    const parts: DraftSentence[][] = [];
    for (const prompt of prompts) {
      const part: DraftSentence[] = [];
      for await (const sentence of writePart(model, prompt, { visit, limits, hooks: bounded }))
        part.push(sentence);
      parts.push(part);
    }
    yield* mergeParts(parts);
  } catch (error) {
    if (deadline.aborted && !hooks.signal.aborted) throw new NotegenError('generation_limit_reached');
    throw error;
  }
}

/**
 * Counts the tokens before anything runs: one prompt where the visit fits, else one for each part. The example that
 * comes with notegen is left out where a visit would be parted for it.
 */
function planPrompts(model: LanguageModel, visit: VisitToWrite, limits: NoteLimits): Prompt[] {
  const room = Math.min(model.longestContext, limits.contextTokens) - limits.noteTokens;
  let system = '';
  const promptOf = (turns: readonly Turn[], number: number, of: number) =>
    model.prompt(
      system,
      visitText({ turns, encounter: visit.encounter, part: of === 1 ? null : { number, of } }),
    );
  for (const example of examplesFor(visit.example)) {
    system = systemText({ ...visit, example });
    const whole = promptOf(visit.turns, 1, 1);
    if (whole.tokens.length <= room) return [whole];
  }
  const parts = splitIntoParts(visit.turns, (turns, of) => promptOf(turns, of, of).tokens.length <= room);
  return parts.map((turns, index) => promptOf(turns, index + 1, parts.length));
}

interface PartContext {
  visit: VisitToWrite;
  limits: NoteLimits;
  hooks: WriteHooks;
}

async function* writePart(
  model: LanguageModel,
  prompt: Prompt,
  { visit, limits, hooks }: PartContext,
): AsyncGenerator<DraftSentence> {
  const { counts } = hooks;
  const reader = new NoteReader();
  const written: Token[] = [];
  let linesRead = 0;
  let done = 0;
  let first = true;
  counts.promptTokens += prompt.tokens.length;
  const tokens = model.write(prompt, {
    seed: visit.seed,
    maxTokens: limits.noteTokens,
    signal: hooks.signal,
    onProgress: (stage, count) => {
      if (stage === 'writing') return hooks.onWriting();
      if (first) counts.reusedTokens += count;
      first = false;
      done += count;
      hooks.onReading(done, prompt.tokens.length);
    },
    ...(hooks.onEvaluated === undefined ? {} : { onEvaluated: hooks.onEvaluated }),
  });
  for await (const token of tokens) {
    written.push(token);
    counts.writtenTokens += 1;
    // Whole lines only: a character whose bytes come in several tokens is whole by its line's end.
    if (!model.text([token]).includes('\n')) continue;
    const lines = model.text(written).split('\n').slice(0, -1);
    for (const line of lines.slice(linesRead)) yield* reader.read(line);
    linesRead = lines.length;
  }
}
