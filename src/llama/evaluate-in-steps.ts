import type { LlamaContextSequence, Token } from 'node-llama-cpp';
import { NotegenError } from '../errors.ts';

export interface Steps {
  signal: AbortSignal;
  onStep: (tokens: number) => void;
  /** Whether the last step's tokens are left to whoever writes on. */
  leave: boolean;
}

// Smaller steps read slower (64 tokens: by a tenth, 32: by a third, measured on a CPU). A step can't be stopped, so on
// a slow computer an abort in the middle of one costs the engine process, which the engine then starts anew.
const step = 256;

/**
 * Puts tokens through the model without writing, in whole steps, and gives back the rest: at least one token where
 * `leave` says so (what is written begins in its step, one run of the model less), none otherwise. Throws `cancelled`.
 */
export async function evaluateInSteps(
  sequence: LlamaContextSequence,
  tokens: readonly Token[],
  { signal, onStep, leave }: Steps,
): Promise<Token[]> {
  const end = leave ? tokens.length - 1 - ((tokens.length - 1) % step) : tokens.length;
  for (let done = 0; done < end; done += step) {
    throwIfAborted(signal);
    const batch = tokens.slice(done, Math.min(done + step, end));
    await sequence.evaluateWithoutGeneratingNewTokens(batch);
    onStep(batch.length);
  }
  throwIfAborted(signal);
  return tokens.slice(end);
}

/** Throws `cancelled`. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new NotegenError('cancelled');
}
