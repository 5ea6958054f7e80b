import { appendFile, copyFile, mkdir, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addModel } from '../../src/models/add-model.ts';
import { recommendedModel } from '../../src/models/catalog.ts';
import { checkModel, namedModel, openModel } from '../../src/models/find-model.ts';
import { inventory } from '../../src/models/inventory.ts';
import { removeModel } from '../../src/models/remove-model.ts';
import { speechModelBytes } from './hub-for-tests.ts';
import { openShelf, packagedModels } from './shelf-for-tests.ts';

const { signal } = new AbortController();
const demoFile = join(packagedModels, 'demo', 'ggml-demo.en-q5_1.bin');

test('every recommended model is in the catalogue, of its kind, and fits the computer', async () => {
  await using shelf = await openShelf();
  const models = await inventory(shelf);
  for (const kind of ['speech', 'language', 'vad'] as const) {
    for (const memory of [8, 16, 32]) {
      const name = recommendedModel(shelf.catalog, kind, memory);
      const model = models.find((candidate) => candidate.name === name);
      expect(model).toMatchObject({ kind, origin: 'catalog' });
      expect(model!.ramGb!).toBeLessThan(memory * 0.75);
    }
  }
});

test('names in the catalogue are unique, and every model says its licence and languages', async () => {
  await using shelf = await openShelf();
  const models = await inventory(shelf);
  expect(new Set(models.map(({ name }) => name)).size).toBe(models.length);
  for (const model of models) {
    expect(model.licence).toBeTruthy();
    expect(model.languages?.length).toBeGreaterThan(0);
  }
});

test('the demo model is whole, marked by its warning, and never a default', async () => {
  await using shelf = await openShelf();
  const demo = await openModel(shelf, 'demo', 'speech', { signal });
  expect(demo).toMatchObject({ origin: 'bundled', warning: 'demo_speech_model', installed: true });
  for (const memory of [8, 16, 32])
    expect(recommendedModel(shelf.catalog, 'speech', memory)).not.toBe('demo');
});

test('a copy of the demo model under another name warns as the demo model does', async () => {
  await using shelf = await openShelf();
  const copy = join(shelf.directory, 'renamed.bin');
  await copyFile(demoFile, copy);
  expect(await openModel(shelf, copy, 'speech', { signal })).toMatchObject({ warning: 'demo_speech_model' });
  await addModel(shelf, copy, { signal });
  expect(await openModel(shelf, 'renamed', 'speech', { signal })).toMatchObject({
    warning: 'demo_speech_model',
    decoding: { clip_seconds: 8 },
  });
});

test('a model that is not there names the command that fetches it', async () => {
  await using shelf = await openShelf();
  await expect(openModel(shelf, 'base.en', 'speech', { signal })).rejects.toMatchObject({
    code: 'speech_model_missing',
    howToFix: expect.stringContaining('notegen models pull base.en'),
  });
});

test('an unknown name suggests names like it', async () => {
  await using shelf = await openShelf();
  await expect(namedModel(shelf, 'turbo')).rejects.toMatchObject({
    code: 'model_unknown',
    howToFix: expect.stringContaining('large-v3-turbo'),
  });
});

test('a truncated model file is refused before anything loads it', async () => {
  const content = speechModelBytes(40_000);
  await using shelf = await openShelf(content);
  const path = join(shelf.directory, 'ggml-test.bin');
  await writeFile(path, content);
  await openModel(shelf, 'test', 'speech', { signal });
  await truncate(path, 30_000);
  await expect(openModel(shelf, 'test', 'speech', { signal })).rejects.toMatchObject({
    code: 'model_corrupted',
    message: expect.stringContaining('30000'),
  });
});

test('a checked file is not read again until it changes; asked to, damage that keeps size and time is found', async () => {
  const content = speechModelBytes(40_000);
  await using shelf = await openShelf(content);
  const path = join(shelf.directory, 'ggml-test.bin');
  await writeFile(path, content);
  let reads = 0;
  const onProgress = (read: number, total: number): void => {
    if (read === total) reads += 1;
  };
  await openModel(shelf, 'test', 'speech', { signal, onProgress });
  await openModel(shelf, 'test', 'speech', { signal, onProgress });
  expect(reads).toBe(1);
  const { atime, mtime } = await stat(path);
  const damaged = Buffer.from(content);
  damaged[20_000]! ^= 1;
  await writeFile(path, damaged);
  await utimes(path, atime, mtime);
  const model = await namedModel(shelf, 'test');
  await expect(checkModel(shelf, model, { signal, anew: true })).rejects.toMatchObject({
    code: 'model_corrupted',
  });
});

test('a file the clinic has is registered where it is, by what it holds, and removing it leaves the file', async () => {
  await using shelf = await openShelf();
  const own = join(shelf.directory, 'own');
  await mkdir(own);
  const speech = join(own, 'Our Whisper (2).bin');
  const language = join(own, 'chat.gguf');
  await writeFile(speech, speechModelBytes(5_000));
  await writeFile(language, Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(100)]));
  expect(await addModel(shelf, speech, { signal })).toMatchObject({ name: 'our-whisper-2', kind: 'speech' });
  expect(await addModel(shelf, language, { signal, name: 'chat' })).toMatchObject({ kind: 'language' });
  expect(await openModel(shelf, 'chat', 'language', { signal })).toMatchObject({ path: language });
  await removeModel(shelf, await namedModel(shelf, 'chat'), signal);
  await expect(namedModel(shelf, 'chat')).rejects.toMatchObject({ code: 'model_unknown' });
  expect((await readdir(own)).length).toBe(2);
});

test('an added file that changed afterwards is refused', async () => {
  await using shelf = await openShelf();
  const file = join(shelf.directory, 'ours.bin');
  await writeFile(file, speechModelBytes(5_000));
  await addModel(shelf, file, { signal });
  await appendFile(file, 'x');
  await expect(openModel(shelf, 'ours', 'speech', { signal })).rejects.toMatchObject({
    code: 'model_corrupted',
  });
});

test('a file that is no model is not registered', async () => {
  await using shelf = await openShelf();
  const file = join(shelf.directory, 'notes.bin');
  await writeFile(file, 'these are not weights');
  await expect(addModel(shelf, file, { signal })).rejects.toMatchObject({ code: 'model_not_suitable' });
});

test('a language model can not be used to transcribe', async () => {
  await using shelf = await openShelf();
  await expect(openModel(shelf, 'qwen3.5-2b-q4_k_m', 'speech', { signal })).rejects.toMatchObject({
    code: 'model_not_suitable',
  });
});

test('a fetched model is removed with what is left of its download; the bundled one stays', async () => {
  const content = speechModelBytes(1_000);
  await using shelf = await openShelf(content);
  await writeFile(join(shelf.directory, 'ggml-test.bin'), content);
  await writeFile(join(shelf.directory, 'ggml-test.bin.part'), 'x');
  await removeModel(shelf, await namedModel(shelf, 'test'), signal);
  expect((await readdir(shelf.directory)).filter((name) => name.startsWith('ggml'))).toEqual([]);
  await expect(removeModel(shelf, await namedModel(shelf, 'demo'), signal)).rejects.toMatchObject({
    code: 'invalid_input',
  });
});
