import type {
  ChatWrapper,
  Llama,
  LlamaContext,
  LlamaContextSequence,
  LlamaGrammar,
  LlamaModel,
  Token,
} from 'node-llama-cpp';
import { NotegenError } from '../errors.ts';
import { chatTokens } from './chat-tokens.ts';
import { evaluateInSteps, throwIfAborted } from './evaluate-in-steps.ts';
import { noteGrammar } from './grammar.ts';
import { chatWrapperFor, loadModel, openLlama, readModelHead } from './load-model.ts';

type LlamaCpp = typeof import('node-llama-cpp');

export interface LanguageModelOptions {
  path: string;
  threads: number;
  gpu: 'auto' | false;
  /** Left out: llama.cpp is opened for this model and closed with it. */
  llama?: Llama;
  /** 0 to 1, while the weights are read. */
  onLoading: (fraction: number) => void;
  signal: AbortSignal;
}

/** What one text costs; `kept` tokens of the head were evaluated before and are not again. */
export interface Prompt {
  tokens: Token[];
  /** The first tokens, the same for every visit of this kind. */
  headLength: number;
}

export interface Generation {
  seed: number;
  /** What the model may write (GBNF); left out: a note. */
  grammar?: string;
  /** Most tokens the model may write. */
  maxTokens: number;
  signal: AbortSignal;
  /** Called as work goes on: tokens of the prompt evaluated, then tokens written. */
  onProgress: (stage: 'reading' | 'writing', tokens: number) => void;
  /** Every token that was put through the model, in order; for tests and counts. */
  onEvaluated?: (tokens: readonly Token[]) => void;
}

// A context holds the prompt and the note. A longer visit than it holds costs a new one and the head's state with it, so
// the first step has room for nearly every visit (3,000 words); the second is for computers where memory is short.
const contextSteps = [8192, 512];
const batchSize = 512;
// Little randomness: enough that a seed matters, too little to invent.
const sampling = { temperature: 0.2, minP: 0.1, topK: 40 } as const;

/** A loaded model, kept warm: the state of the last prompt's head stays, everything of the patient is wiped after a note. */
export class LanguageModel implements AsyncDisposable {
  readonly #llamaCpp: LlamaCpp;
  readonly #llama: Llama;
  readonly #model: LlamaModel;
  readonly #chat: ChatWrapper;
  readonly #grammar: LlamaGrammar;
  readonly #threads: number;
  /** What is closed with it, and all that was made of it. */
  readonly #owned: Llama | LlamaModel;
  #context: LlamaContext | null = null;
  #sequence: LlamaContextSequence | null = null;
  /** The last system text with another visit behind it: how far a prompt is the same as this, its head goes. */
  #otherVisit: { system: string; tokens: Token[] } | null = null;

  private constructor(
    llamaCpp: LlamaCpp,
    parts: {
      llama: Llama;
      model: LlamaModel;
      grammar: LlamaGrammar;
      threads: number;
      owned: Llama | LlamaModel;
    },
  ) {
    this.#llamaCpp = llamaCpp;
    this.#llama = parts.llama;
    this.#model = parts.model;
    this.#grammar = parts.grammar;
    this.#threads = parts.threads;
    this.#owned = parts.owned;
    this.#chat = chatWrapperFor(llamaCpp, parts.model);
  }

  /** Throws `engine_unavailable`, `model_corrupted`, `model_not_suitable`, `not_enough_memory`, `cancelled`. */
  static async load(options: LanguageModelOptions): Promise<LanguageModel> {
    const llamaCpp = await import('node-llama-cpp');
    await readModelHead(llamaCpp, options.path);
    const llama = options.llama ?? (await openLlama(llamaCpp, options));
    try {
      const model = await loadModel(llamaCpp, llama, {
        path: options.path,
        signal: options.signal,
        onProgress: options.onLoading,
      });
      const grammar = await llama.createGrammar({ grammar: noteGrammar() });
      const owned = options.llama === undefined ? llama : model;
      return new LanguageModel(llamaCpp, { llama, model, grammar, threads: options.threads, owned });
    } catch (error) {
      if (options.llama === undefined) await llama.dispose();
      throw error;
    }
  }

  /** Tokens the model was trained to see at once. */
  get longestContext(): number {
    return this.#model.trainContextSize;
  }

  get gpu(): string | false {
    return this.#llama.gpu;
  }

  /** The tokens of a chat: everything in `system` and `user` is plain text, whatever special tokens it spells. */
  prompt(system: string, user: string): Prompt {
    const tokens = chatTokens(this.#model, this.#chat, { system, user });
    if (this.#otherVisit?.system !== system)
      this.#otherVisit = { system, tokens: chatTokens(this.#model, this.#chat, { system, user: '\n' }) };
    const other = this.#otherVisit.tokens;
    const most = Math.min(tokens.length, other.length) - 1;
    return { tokens, headLength: commonLength(tokens, other, most) };
  }

  /** How many tokens of the prompt the model holds already. */
  held({ tokens }: Prompt): number {
    const sequence = this.#sequence;
    if (sequence === null || sequence.disposed) return 0;
    return commonLength(tokens, sequence.contextTokens, Math.min(tokens.length, sequence.nextTokenIndex));
  }

  /** True for tokens that mean something to the model beyond their spelling. */
  isSpecial(token: Token): boolean {
    const { control, userDefined } = this.#model.getTokenAttributes(token);
    return control || userDefined;
  }

  text(tokens: readonly Token[]): string {
    return this.#model.detokenize(tokens);
  }

  /**
   * Puts the prompt through the model and yields what it writes, token by token, held to a grammar.
   * Throws `cancelled`, `generation_limit_reached` at `maxTokens`, `not_enough_memory`.
   */
  async *write(prompt: Prompt, generation: Generation): AsyncGenerator<Token> {
    const { signal, maxTokens, onProgress, onEvaluated } = generation;
    const grammar =
      generation.grammar === undefined
        ? this.#grammar
        : await this.#llama.createGrammar({ grammar: generation.grammar });
    const sequence = await this.#sequenceFor(prompt.tokens.length + maxTokens, signal);
    try {
      await sequence.adaptStateToTokens(prompt.tokens.slice(0, -1), false);
      const reused = sequence.nextTokenIndex;
      const fresh = prompt.tokens.slice(reused);
      onEvaluated?.(fresh);
      const head = Math.max(0, prompt.headLength - reused);
      onProgress('reading', reused);
      const onStep = (tokens: number) => onProgress('reading', tokens);
      await evaluateInSteps(sequence, fresh.slice(0, head), { signal, onStep, leave: false });
      // Where a model can't take back part of its state, the head's is kept as a checkpoint.
      if (head > 0 && sequence.needsCheckpoints) await sequence.takeCheckpoint();
      const last = await evaluateInSteps(sequence, fresh.slice(head), { signal, onStep, leave: true });

      const grammarEvaluationState = new this.#llamaCpp.LlamaGrammarEvaluationState({
        model: this.#model,
        grammar,
      });
      const options = { ...sampling, seed: generation.seed, grammarEvaluationState };
      let written = 0;
      for await (const token of sequence.evaluate(last, options)) {
        throwIfAborted(signal);
        if (written === 0) onStep(last.length);
        written += 1;
        if (written > maxTokens) throw new NotegenError('generation_limit_reached');
        onEvaluated?.([token]);
        onProgress('writing', 1);
        yield token;
      }
    } catch (error) {
      throwIfAborted(signal);
      throw error;
    } finally {
      await this.#forgetAfter(prompt.headLength);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#owned.dispose();
  }

  async #sequenceFor(tokens: number, signal: AbortSignal): Promise<LlamaContextSequence> {
    if (this.#context !== null && this.#sequence !== null && this.#context.contextSize >= tokens)
      return this.#sequence;
    await this.#context?.dispose();
    this.#context = null;
    this.#sequence = null;
    const sizes = contextSteps.map((step) => Math.min(this.longestContext, Math.ceil(tokens / step) * step));
    let failure: unknown;
    for (const contextSize of new Set(sizes)) {
      try {
        this.#context = await this.#model.createContext({
          contextSize,
          batchSize: Math.min(batchSize, contextSize),
          threads: this.#threads,
          createSignal: signal,
        });
        this.#sequence = this.#context.getSequence();
        return this.#sequence;
      } catch (cause) {
        throwIfAborted(signal);
        failure = cause;
      }
    }
    throw new NotegenError('not_enough_memory', undefined, { cause: failure });
  }

  /** What was said in a visit does not stay in the model's state. */
  async #forgetAfter(length: number): Promise<void> {
    const sequence = this.#sequence;
    if (sequence === null || sequence.disposed || sequence.nextTokenIndex <= length) return;
    await sequence.eraseContextTokenRanges([{ start: length, end: sequence.nextTokenIndex }]);
  }
}

function commonLength(one: readonly Token[], other: readonly Token[], most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}
