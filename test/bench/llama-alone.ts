import { noteGrammar } from '../../src/llama/grammar.ts';
import { chatWrapperFor } from '../../src/llama/load-model.ts';
import { visitText } from '../../src/llama/prompt.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import { head } from './random-language-model.ts';

/** Tokens a second. */
export interface Rates {
  read: number;
  written: number;
}

/**
 * node-llama-cpp by itself: the same prompt, grammar, sampling and context, the head read before. As in notegen's own
 * numbers, reading begins with a text and ends with the first token.
 */
export async function openLlamaAlone({ path, threads }: { path: string; threads: number }) {
  const llamaCpp = await import('node-llama-cpp');
  const llama = await llamaCpp.getLlama({
    build: 'never',
    gpu: false,
    maxThreads: threads,
    progressLogs: false,
  });
  const model = await llama.loadModel({ modelPath: path });
  const context = await model.createContext({ contextSize: 8192, batchSize: 512, threads });
  const sequence = context.getSequence();
  const grammar = await llama.createGrammar({ grammar: noteGrammar() });
  const chat = chatWrapperFor(llamaCpp, model);
  const tokensOf = (user: string) =>
    chat
      .generateContextState({
        chatHistory: [
          { type: 'system', text: head },
          { type: 'user', text: user },
          { type: 'model', response: [''] },
        ],
      })
      .contextText.tokenize(model.tokenizer);
  await sequence.evaluateWithoutGeneratingNewTokens(tokensOf('').slice(0, -8));

  async function run(visit: Transcript, noteTokens: number): Promise<Rates> {
    const start = performance.now();
    const tokens = tokensOf(visitText({ turns: visit.turns, encounter: {}, part: null }));
    await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
    const fresh = tokens.slice(sequence.nextTokenIndex);
    const grammarEvaluationState = new llamaCpp.LlamaGrammarEvaluationState({ model, grammar });
    const sampling = { temperature: 0.2, minP: 0.1, topK: 40, seed: 1, grammarEvaluationState };
    let first = 0;
    let written = 0;
    for await (const _ of sequence.evaluate(fresh, sampling)) {
      if (first === 0) first = performance.now();
      else written += 1;
      if (written === noteTokens) break;
    }
    return {
      read: (fresh.length / (first - start)) * 1000,
      written: (written / (performance.now() - first)) * 1000,
    };
  }
  return { run, [Symbol.asyncDispose]: () => llama.dispose() };
}
