import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Engine, engineDefaults } from '../../src/engines/engine.ts';
import { engineEntry } from '../../src/engines/entry.ts';
import { streamTask } from '../../src/engines/stream.ts';
import { defaultLimits, type WriteMessage, type WriteStats } from '../../src/llama/job.ts';
import { writeTaskName } from '../../src/llama/llama-task.ts';
import { createLlamaWriter, type LlamaWriterOptions } from '../../src/llama/llama-writer.ts';
import type { DraftSentence, NoteWriter, WriterInput } from '../../src/note/writer.ts';
import { TinyModels } from '../support/tiny-model.ts';
import { kneeVisit, longVisit, transcriptOf } from '../support/visits.ts';

// Loading llama.cpp takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const models = new TinyModels();
const never = new AbortController().signal;
// One engine process for all tests, as a server has one for all notes.
const engine = new Engine({
  ...engineDefaults,
  entry: engineEntry('../../src/engine-process', import.meta.url),
  random: Math.random,
});

afterAll(async () => {
  await engine.close();
  models[Symbol.dispose]();
});

function writerOf(path: string, changes: Partial<LlamaWriterOptions> = {}): NoteWriter {
  return createLlamaWriter({
    run: (job, signal) => streamTask<WriteMessage>(engine, writeTaskName, job, signal),
    model: { name: null, path, sha256: null },
    threads: 1,
    gpu: false,
    limits: defaultLimits,
    example: 'none',
    ...changes,
  });
}

const visit = (text = kneeVisit): WriterInput => ({
  transcript: transcriptOf(text),
  specialty: 'orthopedics',
  language: undefined,
  encounter: {},
  seed: 1,
});

async function write(writer: NoteWriter, input = visit(), signal = never): Promise<DraftSentence[]> {
  const sentences: DraftSentence[] = [];
  for await (const sentence of writer.write(input, signal)) sentences.push(sentence);
  return sentences;
}

/** Milliseconds of processor time the engine process has used, its threads together. */
function processorTime(pid: number): number {
  const fields =
    execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' })
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

describe('the writer with a language model', () => {
  it('hands out each sentence while the next ones are still being written', async () => {
    const seen: string[] = [];
    const writer = writerOf(models.write(3), {
      onProgress: ({ type }) => seen.push(type),
      onStats: () => seen.push('end'),
    });
    for await (const _ of writer.write(visit(), never)) seen.push('sentence');
    expect(seen.at(-1)).toBe('end');
    expect(seen.indexOf('reading')).toBeLessThan(seen.indexOf('sentence'));
    expect(seen.filter((what) => what === 'sentence').length).toBeGreaterThan(3);
  });

  it('keeps the model warm: the second note loads nothing and evaluates the head of the prompt no more', async () => {
    const stats: WriteStats[] = [];
    const writer = writerOf(models.write(), { onStats: (one) => stats.push(one) });
    await write(writer);
    await write(writer, visit(longVisit(10)));
    const [first, second] = stats as [WriteStats, WriteStats];
    expect(first.reusedTokens).toBe(0);
    expect(second.loadMs).toBeLessThan(first.loadMs / 5);
    expect(second.reusedTokens).toBeGreaterThan(second.promptTokens / 2);
  });

  it('writes two notes asked for at once one after the other, in order', async () => {
    const order: string[] = [];
    const one = (name: string) => writerOf(models.write(3), { onStats: () => order.push(`${name} end`) });
    const run = async (name: string) => {
      for await (const _ of one(name).write(visit(), never)) order.push(name);
    };
    await Promise.all([run('first'), run('second')]);
    const end = order.indexOf('first end');
    expect(order.slice(0, end)).not.toContain('second');
    expect(order.slice(end + 1)).toContain('second');
  });

  it('stops within a second when it is cancelled, and the processor is idle again', async () => {
    const writer = writerOf(models.write());
    await write(writer);
    const controller = new AbortController();
    const long = writer.write(visit(longVisit(300)), controller.signal)[Symbol.asyncIterator]();
    const first = long.next();
    await sleep(300);
    const asked = performance.now();
    controller.abort();
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect(performance.now() - asked).toBeLessThan(1_000);
    await sleep(1_000 - (performance.now() - asked));
    const { pid } = engine;
    if (pid !== null) {
      const before = processorTime(pid);
      await sleep(500);
      expect(processorTime(pid) - before).toBeLessThan(100);
    }
  });

  it('stops when its reader walks away', async () => {
    const writer = writerOf(models.write(3));
    for await (const _ of writer.write(visit(), never)) break;
    expect((await write(writer)).length).toBeGreaterThan(0);
  });

  it('says so when the engine is killed in the middle, and writes the next note', async () => {
    const writer = writerOf(models.write(3));
    const killed = async () => {
      for await (const _ of writer.write(visit(), never)) process.kill(engine.pid ?? 0, 'SIGKILL');
    };
    await expect(killed()).rejects.toMatchObject({ code: 'engine_crashed' });
    expect((await write(writer)).length).toBeGreaterThan(0);
  });

  it('says so when the visit does not fit the model', async () => {
    const writer = writerOf(models.write(1, { context: 3000 }));
    await expect(write(writer)).rejects.toMatchObject({ code: 'transcript_too_long_for_model' });
  });
});

describe('a model file that can not be used', () => {
  const refused = async (path: string) => await write(writerOf(path)).catch((error: unknown) => error);

  it('is missing', async () => {
    expect(await refused(join(models.directory, 'nowhere.gguf'))).toMatchObject({
      code: 'language_model_missing',
    });
  });

  it.each([0.999, 0.5, 0.02, 0.0001])('is cut off after %d of its bytes', async (share) => {
    const path = join(models.directory, `cut-${share}.gguf`);
    copyFileSync(models.write(), path);
    truncateSync(path, Math.floor(585_536 * share));
    expect(await refused(path)).toMatchObject({ code: 'model_corrupted' });
  });

  it('is no model at all', async () => {
    const path = join(models.directory, 'text.gguf');
    writeFileSync(path, 'This is not a model. '.repeat(1000));
    expect(await refused(path)).toMatchObject({ code: 'model_corrupted' });
  });

  it('is no chat model', async () => {
    expect(await refused(models.write(1, { chatTemplate: null }))).toMatchObject({
      code: 'model_not_suitable',
    });
  });

  it('is of a kind that llama.cpp does not know', async () => {
    const path = models.write(1, { architecture: 'martian' });
    expect(await refused(path)).toMatchObject({ code: 'model_not_suitable' });
  });

  it('is removed while it is loaded: it is not used any more, and its memory is given back', async () => {
    const path = join(models.directory, 'removed.gguf');
    copyFileSync(models.write(), path);
    const writer = writerOf(path);
    await write(writer);
    rmSync(path);
    await expect(write(writer)).rejects.toMatchObject({ code: 'language_model_missing' });
    copyFileSync(models.write(), path);
    expect((await write(writer)).length).toBeGreaterThan(0);
  });
});
