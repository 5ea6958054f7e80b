import { chooseCodes } from './choose-codes.ts';
import type { ChooseJob, WriteJob, WriteMessage, WriteStats } from './job.ts';
import { LanguageModel } from './language-model.ts';
import { fileIdentity } from './model-file.ts';
import { noCounts, writeNote } from './write-note.ts';

export interface TaskContext {
  signal: AbortSignal;
  emit(message: WriteMessage): void;
  progress(): void;
}

/** The names the engine process knows these tasks by. */
export const writeTaskName = 'note.write';
export const chooseTaskName = 'note.choose-codes';

export interface LlamaTasks {
  write(job: WriteJob, context: TaskContext): Promise<void>;
  chooseCodes(job: ChooseJob, context: TaskContext): Promise<(string | null)[]>;
}

const progressEveryMs = 500;

/** The engine process's side: writes notes, chooses codes, and keeps the model it last used warm while its file stays what it was. */
export function createLlamaTasks(): LlamaTasks {
  let warm: { key: string; model: LanguageModel } | null = null;

  async function modelFor(job: Omit<WriteJob, 'visit'>, context: TaskContext): Promise<LanguageModel> {
    const key = [job.modelPath, await fileIdentity(job.modelPath).catch(forget), job.threads, job.gpu].join(
      '|',
    );
    if (warm?.key === key) return warm.model;
    await unload();
    const report = throttled((fraction: number) => context.emit({ type: 'loading', fraction }));
    const model = await LanguageModel.load({
      path: job.modelPath,
      threads: job.threads,
      gpu: job.gpu,
      signal: context.signal,
      onLoading: report,
    });
    warm = { key, model };
    return model;
  }

  async function unload(): Promise<void> {
    const old = warm;
    warm = null;
    await old?.model[Symbol.asyncDispose]();
  }

  /** A model whose file is gone gives its memory back, too. */
  async function forget(error: unknown): Promise<never> {
    await unload();
    throw error;
  }

  async function write(job: WriteJob, context: TaskContext): Promise<void> {
    const start = performance.now();
    const model = await modelFor(job, context);
    const loaded = performance.now();
    let firstToken = 0;
    const progress = throttled(context.progress);
    const counts = noCounts();
    const sentences = writeNote(model, job.visit, job.limits, {
      signal: context.signal,
      counts,
      onReading: (done, of) => context.emit({ type: 'reading', done, of }),
      onWriting: () => {
        if (firstToken === 0) firstToken = performance.now();
        progress();
      },
    });
    try {
      for await (const sentence of sentences) context.emit({ type: 'sentence', sentence });
    } finally {
      const end = performance.now();
      const first = firstToken === 0 ? end : firstToken;
      const stats: WriteStats = {
        ...counts,
        loadMs: loaded - start,
        firstTokenMs: first - start,
        readMs: first - loaded,
        writeMs: end - first,
        gpu: model.gpu,
        rssBytes: process.memoryUsage.rss(),
      };
      context.emit({ type: 'stats', stats });
    }
  }

  return {
    write,
    async chooseCodes(job, context) {
      return await chooseCodes(await modelFor(job, context), job, {
        signal: context.signal,
        progress: throttled(context.progress),
      });
    },
  };
}

function throttled<A extends unknown[]>(call: (...args: A) => void): (...args: A) => void {
  let last = 0;
  return (...args) => {
    const now = performance.now();
    if (now - last < progressEveryMs) return;
    last = now;
    call(...args);
  };
}
