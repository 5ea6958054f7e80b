import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Note } from '../../src/note/note.ts';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { atTerminal } from '../support/terminal.ts';
import { TinyModels } from '../support/tiny-model.ts';
import { bothKneesVisit, kneeVisit } from '../support/visits.ts';

// Loading llama.cpp takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const models = new TinyModels();
let home: Awaited<ReturnType<typeof temporaryHome>>;
let visit: string;

beforeAll(async () => {
  home = await temporaryHome();
  visit = join(home.path, 'visit.txt');
  writeFileSync(visit, kneeVisit);
});
afterAll(async () => {
  models[Symbol.dispose]();
  await home[Symbol.asyncDispose]();
});

// These models read letter by letter: they are spared the example where it does not matter.
const environment = { NOTEGEN_ENGINES_THREADS: '1', NOTEGEN_NOTES_EXAMPLE_NOTE: 'none' };
const generate = async (...flags: string[]) =>
  await notegen(home.path, ['note', 'generate', visit, '--no-save', '--json', ...flags], { environment });

describe('choosing the engine on the command line', () => {
  it('writes with the language model that is named, and says which it was', async () => {
    const path = models.write(3);
    const { code, stdout, stderr } = await generate('--engine', 'llama', '--language-model', path);
    expect([code, stderr]).toEqual([0, '']);
    const note = JSON.parse(stdout) as Note;
    expect(note.generator).toMatchObject({ engine: 'llama', prompt_version: expect.any(String) });
    expect(note.generator.model_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(note.warnings.map(({ code }) => code)).not.toContain('engine_fallback');
  });

  it('takes the built-in writer when no model is set, and the set model when one is', async () => {
    const plain = JSON.parse((await generate()).stdout) as Note;
    expect(plain.generator.engine).toBe('extractive');
    const withModel = JSON.parse((await generate('--language-model', models.write(3))).stdout) as Note;
    expect(withModel.generator.engine).toBe('llama');
  });

  it('lets the built-in writer write when the model fails, and the note says so', async () => {
    const cut = models.write(4);
    truncateSync(cut, 300_000);
    const note = JSON.parse((await generate('--language-model', cut)).stdout) as Note;
    expect(note.generator.engine).toBe('extractive');
    expect(note.warnings.map(({ code }) => code)).toContain('engine_fallback');
    expect(note.subjective).toContain('knee');
  });

  it('fails with the reason when the language model was asked for and fails', async () => {
    const { code, stderr } = await generate(
      '--engine',
      'llama',
      '--language-model',
      models.write(5, { chatTemplate: null }),
    );
    expect([code, JSON.parse(stderr).code]).toEqual([1, 'model_not_suitable']);
    const unset = await generate('--engine', 'llama');
    expect(JSON.parse(unset.stderr)).toMatchObject({ code: 'engine_unavailable' });
    const absent = await generate('--engine', 'llama', '--language-model', 'qwen3-4b-q4_k_m');
    expect(JSON.parse(absent.stderr)).toMatchObject({ code: 'language_model_missing' });
  });

  it('refuses a model whose bytes are no longer those that were registered', async () => {
    const path = models.write(6);
    const added = await notegen(home.path, ['models', 'add', path, '--name', 'ours', '--json']);
    expect(added.code).toBe(0);
    const first = await generate('--engine', 'llama', '--language-model', 'ours');
    expect([first.code, first.stderr]).toEqual([0, '']);
    // One bit of one weight: the size is the same, llama.cpp would load it and write something else.
    const bytes = readFileSync(path);
    const last = bytes.length - 10;
    bytes[last] = (bytes[last] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const changed = await generate('--engine', 'llama', '--language-model', 'ours');
    expect(changed.code).toBe(1);
    expect(JSON.parse(changed.stderr)).toMatchObject({
      code: 'model_corrupted',
      detail: expect.stringContaining('checksum'),
      how_to_fix: expect.stringContaining('notegen models add'),
    });
    const fallback = JSON.parse((await generate('--language-model', 'ours')).stdout) as Note;
    expect(fallback.warnings.map(({ code }) => code)).toContain('engine_fallback');
  });

  it('lets the model choose among the codes that what was said leaves open, and among no others', async () => {
    const file = join(home.path, 'knees.txt');
    writeFileSync(file, bothKneesVisit.transcript);
    const codesBy = async (name: string, choice: string) => {
      const path = models.reciting(name, { note: bothKneesVisit.note, choice: [choice] });
      const { stdout, stderr, code } = await notegen(
        home.path,
        ['note', 'generate', file, '--no-save', '--json', '--engine', 'llama', '--language-model', path],
        { environment },
      );
      expect([code, stderr]).toEqual([0, '']);
      const note = JSON.parse(stdout) as Note;
      expect(note.assessment).toContain('Knee osteoarthritis.');
      return note.billing_codes.icd10;
    };
    expect(await codesBy('left', '1: M17.12')).toMatchObject([
      { code: 'M17.12', reason: expect.stringContaining('Chosen by the language model') },
    ]);
    expect(await codesBy('right', '1: M17.11')).toMatchObject([{ code: 'M17.11' }]);
    const invented = await codesBy('invented', '1: C71.9');
    expect(invented).toHaveLength(1);
    expect(['M17.0', 'M17.10', 'M17.11', 'M17.12']).toContain(invented[0]?.code);
  });

  it('says on a terminal what the model is at, and nothing of it in a pipe', async () => {
    await using person = atTerminal({
      home: home.path,
      environment,
      args: [
        'note',
        'generate',
        visit,
        '--no-save',
        '--engine',
        'llama',
        '--language-model',
        models.write(3),
      ],
    });
    expect(await person.ended()).toEqual({ code: 0, sane: true });
    expect(person.written()).toMatch(/loading model \d+ %/);
    expect(person.written()).toContain('writing the note');
    // The line is gone when the note is there.
    expect(person.scrollBack()).not.toMatch(/loading model|writing the note/);
    expect(person.scrollBack()).toContain('SUBJECTIVE');
  });

  it('follows an example note of the clinic, and refuses one that is no text', async () => {
    const example = join(home.path, 'example.txt');
    writeFileSync(example, 'SUBJECTIVE\nPt is a pleasant gentleman.');
    const path = models.write(3);
    const run = (file: string) =>
      notegen(
        home.path,
        ['note', 'generate', visit, '--no-save', '--json', '--engine', 'llama', '--language-model', path],
        {
          environment: { ...environment, NOTEGEN_NOTES_EXAMPLE_NOTE: file },
        },
      );
    expect((await run(example)).code).toBe(0);
    const { stderr } = await run(path);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'example_note_unreadable' });
    expect(readFileSync(example, 'utf8')).toContain('pleasant');
  });

  it('measures a model on a file of dialogues, unsupported numbers and flagged sentences too', async () => {
    const file = join(home.path, 'dialogues.jsonl');
    writeFileSync(file, `${JSON.stringify({ id: 1, dialogue: kneeVisit, note: 'Knee pain.' })}\n`);
    const { stdout } = await notegen(
      home.path,
      ['eval', file, '--engine', 'llama', '--language-model', models.write(3), '--json'],
      { environment },
    );
    const scores = JSON.parse(stdout);
    expect(scores).toMatchObject({ notes: 1, failed: 0, fallbacks: 0, rouge1: expect.any(Number) });
    expect(scores.flagged_sentences).toBeGreaterThan(0);
    expect(scores.unsupported_numbers).toBeGreaterThanOrEqual(0);
  });
});
