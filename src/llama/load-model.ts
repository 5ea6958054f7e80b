import { stat } from 'node:fs/promises';
import type { ChatWrapper, Llama, LlamaModel } from 'node-llama-cpp';
import { NotegenError } from '../errors.ts';
import { tensorBytes } from './tensor-bytes.ts';

type LlamaCpp = typeof import('node-llama-cpp');

/** Reads the file's head and refuses what llama.cpp would stumble over. Throws `model_corrupted`, `model_not_suitable`. */
export async function readModelHead(llamaCpp: LlamaCpp, path: string): Promise<void> {
  const info = await llamaCpp
    .readGgufFileInfo(path, { sourceType: 'filesystem', logWarnings: false })
    .catch((cause: unknown) => {
      throw new NotegenError('model_corrupted', 'The model file is not a readable GGUF file', { cause });
    });
  const { size } = await stat(path);
  const tensors = info.fullTensorInfo ?? info.tensorInfo ?? [];
  // llama.cpp refuses a cut file too, but doesn't say why.
  const needed = tensors.reduce(
    (most, { fileOffset, ggmlType, dimensions }) =>
      Math.max(most, Number(fileOffset) + tensorBytes(ggmlType, dimensions)),
    1,
  );
  if (tensors.length === 0 || needed > size)
    throw new NotegenError('model_corrupted', 'The model file is shorter than it should be');
  const template = info.metadata.tokenizer?.chat_template;
  if (typeof template !== 'string' || template.trim() === '')
    throw new NotegenError(
      'model_not_suitable',
      'The model file has no chat template: it is a base model, an embedding model or a part of a model',
    );
}

export interface LlamaOptions {
  threads: number;
  gpu: 'auto' | false;
}

/** llama.cpp as it was installed: nothing is downloaded or compiled. Throws `engine_unavailable`. */
export async function openLlama(llamaCpp: LlamaCpp, { threads, gpu }: LlamaOptions): Promise<Llama> {
  try {
    return await llamaCpp.getLlama({
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      gpu,
      maxThreads: threads,
      logLevel: llamaCpp.LlamaLogLevel.error,
      // Nobody reads the engine's output; what goes wrong is thrown.
      logger: () => undefined,
    });
  } catch (cause) {
    throw new NotegenError('engine_unavailable', undefined, { cause });
  }
}

export interface LoadOptions {
  path: string;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Loads the weights of a file whose head has been read. Throws `model_not_suitable`, `not_enough_memory`, `cancelled`. */
export async function loadModel(llamaCpp: LlamaCpp, llama: Llama, options: LoadOptions): Promise<LlamaModel> {
  try {
    return await llama.loadModel({
      modelPath: options.path,
      loadSignal: options.signal,
      onLoadProgress: options.onProgress,
    });
  } catch (cause) {
    if (options.signal.aborted) throw new NotegenError('cancelled');
    if (cause instanceof llamaCpp.InsufficientMemoryError)
      throw new NotegenError('not_enough_memory', undefined, { cause });
    throw new NotegenError('model_not_suitable', 'llama.cpp can not load this model', { cause });
  }
}

/** How this model is spoken to, with its thinking turned off. The date some templates print is fixed, for replay. */
export function chatWrapperFor(llamaCpp: LlamaCpp, model: LlamaModel): ChatWrapper {
  return llamaCpp.resolveChatWrapper(model, {
    warningLogs: false,
    customWrapperSettings: {
      qwen: { thoughts: 'discourage' },
      'llama3.1': { todayDate: null },
      'llama3.2-lightweight': { todayDate: null },
      jinjaTemplate: {
        reasoning: false,
        additionalRenderParameters: { date_string: '1 January 2026', enable_thinking: false },
      },
    },
  });
}
