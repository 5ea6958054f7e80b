import type { Token } from 'node-llama-cpp';
import { NotegenError } from '../errors.ts';
import { choiceGrammar } from './grammar.ts';
import type { ChooseJob } from './job.ts';
import type { LanguageModel } from './language-model.ts';
import { choiceText, examplesFor, systemText } from './prompt.ts';

/** A number, a colon, a code and a line end, however a vocabulary spells them. */
const tokensEach = 24;
/** A choice is a few tokens: one that takes longer is not worth waiting for. */
const mostMs = 60_000;

/**
 * Lets a loaded model choose a code for each problem, in their order, under a grammar that knows no other codes. The
 * head of the prompt is the note's, so its state is used again. Throws `transcript_too_long_for_model`,
 * `generation_limit_reached`, `cancelled`.
 */
export async function chooseCodes(
  model: LanguageModel,
  { note, limits }: Pick<ChooseJob, 'note' | 'limits'>,
  { signal, progress }: { signal: AbortSignal; progress: () => void },
): Promise<(string | null)[]> {
  const { choices, seed } = note;
  const maxTokens = tokensEach * choices.length;
  const text = choiceText(note);
  // The head that the note was written with, whichever it was: the model holds it still.
  const [prompt] = examplesFor(note.example)
    .map((example) => model.prompt(systemText({ ...note, example }), text))
    .sort((one, other) => model.held(other) - model.held(one));
  if (
    prompt === undefined ||
    prompt.tokens.length + maxTokens > Math.min(model.longestContext, limits.contextTokens)
  )
    throw new NotegenError('transcript_too_long_for_model');
  const deadline = AbortSignal.timeout(mostMs);
  const written: Token[] = [];
  try {
    const tokens = model.write(prompt, {
      seed,
      maxTokens,
      grammar: choiceGrammar(choices),
      signal: AbortSignal.any([signal, deadline]),
      onProgress: progress,
    });
    for await (const token of tokens) written.push(token);
  } catch (error) {
    if (deadline.aborted && !signal.aborted) throw new NotegenError('generation_limit_reached');
    throw error;
  }
  const lines = model.text(written).split('\n');
  return choices.map((_, index) => lines[index]?.split(': ')[1] ?? null);
}
