import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import type { Note } from '../../src/note/note.ts';
import { type Served, serve } from '../support/served.ts';
import { TinyModels } from '../support/tiny-model.ts';
import { bothKneesVisit, kneeVisit, longVisit } from '../support/visits.ts';

vi.setConfig({ testTimeout: 120_000 });
const models = new TinyModels();
afterAll(() => models[Symbol.dispose]());

const withModel = () => serve([], { NOTEGEN_LANGUAGE_MODEL: models.write(3), NOTEGEN_ENGINES_THREADS: '1' });

async function post(served: Served, path: string, body: object, signal?: AbortSignal): Promise<Response> {
  const { key } = await keyOf(served);
  return await fetch(`${served.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ specialty: 'orthopedics', ...body }),
    ...(signal && { signal }),
  });
}

const keys = new WeakMap<Served, Promise<{ key: string }>>();
function keyOf(served: Served): Promise<{ key: string }> {
  const key = keys.get(served) ?? served.newKey();
  keys.set(served, key);
  return key;
}

/** The engine process: the server's child that leads a process group of its own. */
async function enginePid(served: Served): Promise<number> {
  for (;;) {
    const pid = readdirSync('/proc').find((name) => {
      if (!/^\d+$/.test(name)) return false;
      try {
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return Number(parent) === served.child.pid;
      } catch {
        return false;
      }
    });
    if (pid !== undefined) return Number(pid);
    await sleep(20);
  }
}

test('a server whose language.model is set writes with it, two notes at once one after the other', async () => {
  await using served = await withModel();
  const replies = await Promise.all([1, 2].map(() => post(served, '/v1/note', { transcript: kneeVisit })));
  for (const reply of replies) {
    expect(reply.status).toBe(200);
    expect(((await reply.json()) as Note).generator).toMatchObject({ engine: 'llama' });
  }
});

test('a streamed note comes section by section from the model', async () => {
  await using served = await withModel();
  const text = await (await post(served, '/v1/stream/note', { transcript: kneeVisit })).text();
  const events = [...text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name);
  expect(events[0]).toBe('note.started');
  expect(events.at(-1)).toBe('note.completed');
  expect(events).toContain('section.delta');
  expect(text).toContain('"engine":"llama"');
});

test('the model of a server chooses among the codes that what was said leaves open', async () => {
  const path = models.reciting('left', { note: bothKneesVisit.note, choice: ['1: M17.12'] });
  await using served = await serve([], { NOTEGEN_LANGUAGE_MODEL: path, NOTEGEN_ENGINES_THREADS: '1' });
  const reply = await post(served, '/v1/note', { transcript: bothKneesVisit.transcript });
  const note = (await reply.json()) as Note;
  expect(note.assessment).toContain('Knee osteoarthritis.');
  expect(note.billing_codes.icd10).toMatchObject([
    { code: 'M17.12', reason: expect.stringContaining('Chosen by the language model') },
  ]);
});

test('a client that goes away frees the engine for the next', async () => {
  await using served = await withModel();
  const controller = new AbortController();
  const gone = post(served, '/v1/note', { transcript: longVisit(400) }, controller.signal);
  await enginePid(served);
  controller.abort();
  await expect(gone).rejects.toThrow();
  const next = (await (await post(served, '/v1/note', { transcript: kneeVisit })).json()) as Note;
  expect(next.generator.engine).toBe('llama');
});

test('an engine killed in the middle of a note leaves it to the built-in writer, and the note says so', async () => {
  await using served = await withModel();
  const reply = post(served, '/v1/note', { transcript: kneeVisit });
  process.kill(await enginePid(served), 'SIGKILL');
  const note = (await (await reply).json()) as Note;
  expect(note.generator.engine).toBe('extractive');
  expect(note.warnings.map(({ code }) => code)).toContain('engine_fallback');
  const next = (await (await post(served, '/v1/note', { transcript: kneeVisit })).json()) as Note;
  expect(next.generator.engine).toBe('llama');
});
