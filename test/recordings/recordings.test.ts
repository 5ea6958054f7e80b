import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { NotegenError } from '../../src/errors.ts';
import type { Note } from '../../src/note/note.ts';
import { createAcceptance } from '../../src/recordings/accept.ts';
import { createAudioFiles } from '../../src/recordings/audio-files.ts';
import type { Job } from '../../src/recordings/job.ts';
import { createOutcomes } from '../../src/recordings/outcome.ts';
import { createProcessor, type MakeNote } from '../../src/recordings/process.ts';
import { newKey } from '../../src/sealing/seal.ts';
import { owedDelivery } from '../../src/webhooks/deliveries.ts';
import { exampleNote } from '../support/example-note.ts';
import { unsealFile } from '../support/sealed-file.ts';
import { temporaryStore } from '../support/temporary-store.ts';

type Temporary = Awaited<ReturnType<typeof temporaryStore>>;
const request = { specialty: 'family_medicine' } as const;

async function recordingsOn(temporary: Temporary, makeNote: MakeNote, limits: Partial<Limits> = {}) {
  const { store, home } = temporary;
  const directory = join(home, 'recordings');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const files = createAudioFiles(directory);
  const outcomes = createOutcomes({
    jobs: store.audioJobs,
    transaction: store.transaction,
    saveNote: (customer_id, note) => saveNote(temporary, customer_id, note),
    owe: (event, customer_id, note_id) => {
      const delivery_id = randomUUID();
      store.deliveries.insert(
        owedDelivery({ delivery_id, customer_id, event, note_id, created_at: Date.now() }),
      );
    },
    now: Date.now,
  });
  const errors: unknown[] = [];
  const processor = createProcessor({
    files,
    jobs: store.audioJobs,
    outcomes,
    makeNote,
    keyOf: store.noteKeys.get,
    now: Date.now,
    onOutcome: () => {},
    onError: (error) => errors.push(error),
    atOnce: 1,
  });
  const acceptance = createAcceptance({
    files,
    jobs: store.audioJobs,
    transaction: store.transaction,
    inspect: async () => {},
    newId: randomUUID,
    newKey,
    keepKey: store.noteKeys.keep,
    now: Date.now,
    wake: processor.wake,
    limits: { bytes: 1_000, unfinished: 100, ...limits },
    retentionMs: 86_400_000,
  });
  const [customer] = temporary.customerIds as [string];
  const find = (noteId: string) => store.audioJobs.find(customer, noteId, Date.now())!;
  return { directory, files, processor, acceptance, customer, errors, find };
}
type Limits = { bytes: number; unfinished: number };

function saveNote({ store }: Temporary, customer_id: string, note: Note): void {
  const [created_at, expires_at] = [Date.parse(note.created_at), Date.parse(note.expires_at)];
  const { noteId: note_id, specialty } = note;
  store.notes.insert({
    note_id,
    customer_id,
    specialty,
    created_at,
    expires_at,
    payload: JSON.stringify(note),
  });
}

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const noteFor = (job: Job) => exampleNote({ noteId: job.note_id });

const deliveries = ({ store }: Temporary, customer: string) =>
  store.deliveries.list(customer, 10).map(({ event, note_id, status }) => ({ event, note_id, status }));

test('a recording becomes a note, its event is owed, and the audio is erased', async () => {
  await using temporary = await temporaryStore();
  const stages: unknown[] = [];
  const heard: string[] = [];
  const { directory, processor, acceptance, customer, find } = await recordingsOn(
    temporary,
    async (job, file, { onProgress }) => {
      heard.push(String(await unsealFile(file)));
      expect((await stat(file.path)).mode & 0o777).toBe(0o600);
      expect((await readFile(file.path)).includes('two')).toBe(false);
      for (const [status, fraction] of [
        ['transcribing', 0.5],
        ['transcribing', 0.2],
        ['writing', 0],
      ] as const) {
        onProgress(status, fraction);
        const now = find(job.note_id);
        stages.push([now.status, now.progress]);
      }
      return noteFor(job);
    },
  );
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('one ', 'two'))).commit(customer, request);
  expect(job.status).toBe('queued');
  await vi.waitFor(() => expect(find(job.note_id).status).toBe('completed'));
  expect(heard).toEqual(['one two']);
  expect(stages).toEqual([
    ['transcribing', 0.45],
    ['transcribing', 0.45],
    ['writing', 0.9],
  ]);
  expect(find(job.note_id)).toMatchObject({ progress: 1, error_code: null, attempts: 1 });
  expect(String(temporary.store.notes.payload(customer, job.note_id, Date.now()))).toContain(job.note_id);
  expect(deliveries(temporary, customer)).toEqual([
    { event: 'note.generated', note_id: job.note_id, status: 'pending' },
  ]);
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
});

test('a recording whose work fails in a way that nobody foresaw fails, and the log is told where', async () => {
  await using temporary = await temporaryStore();
  const broken = new TypeError('Jane Doe has no such property');
  const { processor, acceptance, customer, errors, find } = await recordingsOn(temporary, async () => {
    throw broken;
  });
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('one'))).commit(customer, request);
  await vi.waitFor(() => expect(find(job.note_id).status).toBe('failed'));
  expect(find(job.note_id)).toMatchObject({ error_code: 'transcription_failed' });
  expect(JSON.stringify(find(job.note_id))).not.toContain('Jane');
  expect(errors).toEqual([broken]);
});

test('an upload that is too large, empty, of no known kind or cut off leaves no file and no row', async () => {
  await using temporary = await temporaryStore();
  const { directory, acceptance } = await recordingsOn(temporary, async (job) => noteFor(job));
  await expect(acceptance.receive(chunks('x'.repeat(600), 'x'.repeat(600)))).rejects.toMatchObject({
    code: 'audio_too_large',
  });
  await expect(acceptance.receive(chunks())).rejects.toMatchObject({ code: 'audio_corrupted' });
  async function* cutOff(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('some');
    throw new Error('the client went away');
  }
  await expect(acceptance.receive(cutOff())).rejects.toThrow('went away');
  const arrival = await acceptance.receive(chunks('fields were wrong'));
  await arrival.discard();
  expect(await readdir(directory)).toEqual([]);
  expect(temporary.store.audioJobs.unfinished()).toEqual([]);
});

test('a full queue refuses the upload and keeps nothing of it', async () => {
  await using temporary = await temporaryStore();
  const never = () => new Promise<Note>(() => {});
  const { directory, acceptance, customer } = await recordingsOn(temporary, never, { unfinished: 1 });
  await (await acceptance.receive(chunks('first'))).commit(customer, request);
  const second = await acceptance.receive(chunks('second'));
  await expect(second.commit(customer, request)).rejects.toMatchObject({ code: 'queue_full' });
  expect(await readdir(directory)).toHaveLength(1);
});

test('a crash of the engine is tried three times in all, then the job fails and says so', async () => {
  await using temporary = await temporaryStore();
  let attempts = 0;
  const { processor, acceptance, customer, find } = await recordingsOn(temporary, async () => {
    attempts += 1;
    throw new NotegenError('engine_crashed');
  });
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('x'))).commit(customer, request);
  await vi.waitFor(() => expect(find(job.note_id).status).toBe('failed'));
  expect(attempts).toBe(3);
  expect(find(job.note_id).error_code).toBe('engine_crashed');
  expect(deliveries(temporary, customer)).toEqual([
    { event: 'note.failed', note_id: job.note_id, status: 'pending' },
  ]);
});

test('an error that is not ours fails the job without repeating its message', async () => {
  await using temporary = await temporaryStore();
  const { processor, acceptance, customer, find } = await recordingsOn(temporary, async () => {
    throw new Error('patient said: secret words');
  });
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('x'))).commit(customer, request);
  await vi.waitFor(() => expect(find(job.note_id).status).toBe('failed'));
  expect(find(job.note_id)).toMatchObject({ error_code: 'transcription_failed' });
  expect(JSON.stringify(find(job.note_id))).not.toContain('secret');
});

/** What a job that is worked on has recognised so far. */
async function keepPieces(file: string): Promise<void> {
  const pieces = file.replace(/\.sealed$/, '.pieces');
  await mkdir(pieces, { recursive: true });
  await writeFile(join(pieces, '0000.json'), '[[["cough",0,1,1]]]');
}

test('a job that fails leaves nothing of what was recognised so far', async () => {
  await using temporary = await temporaryStore();
  const { directory, processor, acceptance, customer, find } = await recordingsOn(
    temporary,
    async (_job, file) => {
      await keepPieces(file.path);
      throw new NotegenError('transcription_failed');
    },
  );
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('x'))).commit(customer, request);
  await vi.waitFor(() => expect(find(job.note_id).status).toBe('failed'));
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
});

test('a job whose progress can not be written, as on a full disk, is done all the same', async () => {
  await using temporary = await temporaryStore();
  const { processor, acceptance, customer, errors, find } = await recordingsOn(
    temporary,
    async (job, _file, { onProgress }) => {
      vi.spyOn(temporary.store.audioJobs, 'advance').mockImplementation(() => {
        throw new NotegenError('disk_full');
      });
      onProgress('transcribing', 0.5);
      return noteFor(job);
    },
  );
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('x'))).commit(customer, request);
  await vi.waitFor(() => expect(find(job.note_id).status).toBe('completed'));
  expect(errors).toMatchObject([{ code: 'disk_full' }]);
});

test('cancelling stops the work, erases the recording and what was recognised of it, and owes no event', async () => {
  await using temporary = await temporaryStore();
  const { directory, processor, acceptance, customer, find } = await recordingsOn(
    temporary,
    async (_job, file, { signal }) => {
      const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
      await keepPieces(file.path);
      await stopped;
      throw new NotegenError('cancelled');
    },
  );
  await using _ = processor;
  const job = await (await acceptance.receive(chunks('x'))).commit(customer, request);
  await vi.waitFor(async () => expect(await readdir(directory)).toContain(`${job.note_id}.pieces`));
  expect(await processor.cancel('someone else', job.note_id)).toBe(false);
  expect(await processor.cancel(customer, job.note_id)).toBe(true);
  expect(await processor.cancel(customer, job.note_id)).toBe(false);
  expect(find(job.note_id).status).toBe('cancelled');
  expect(await readdir(directory)).toEqual([]);
  expect(deliveries(temporary, customer)).toEqual([]);
});

test('after a restart running jobs go on, worn-out ones fail, and files nobody was promised are erased', async () => {
  await using temporary = await temporaryStore();
  const { store } = temporary;
  const first = await recordingsOn(temporary, () => new Promise<Note>(() => {}));
  const job = await (await first.acceptance.receive(chunks('kept'))).commit(first.customer, request);
  const worn = await (await first.acceptance.receive(chunks('worn'))).commit(first.customer, request);
  await vi.waitFor(() => expect(first.find(job.note_id).status).toBe('transcribing'));
  for (let n = 0; n < 3; n += 1) {
    store.audioJobs.requeue(job.note_id, Date.now());
    expect(store.audioJobs.claim(Date.now())?.note_id).toBe(job.note_id);
  }
  expect(store.audioJobs.requeue(worn.note_id, Date.now())).toBe(false);
  expect(store.audioJobs.claim(Date.now())?.note_id).toBe(worn.note_id);
  await writeFile(join(first.directory, `${randomUUID()}.part`), 'cut off');
  await writeFile(join(first.directory, `${randomUUID()}.sealed`), 'never promised');
  await keepPieces(join(first.directory, `${worn.note_id}.sealed`));
  await keepPieces(join(first.directory, `${randomUUID()}.sealed`));

  const found: string[] = [];
  const second = await recordingsOn(temporary, async (claimed) => {
    found.push(...(await readdir(second.directory)));
    return noteFor(claimed);
  });
  await using _ = second.processor;
  await second.processor.start();
  await vi.waitFor(() => expect(second.find(worn.note_id).status).toBe('completed'));
  expect(second.find(job.note_id)).toMatchObject({
    status: 'failed',
    error_code: 'engine_crashed',
    attempts: 4,
  });
  // What was recognised of a recording that goes on is still there, of none other.
  expect(found.sort()).toEqual([`${worn.note_id}.pieces`, `${worn.note_id}.sealed`]);
  await vi.waitFor(async () => expect(await readdir(second.directory)).toEqual([]));
  expect(
    deliveries(temporary, second.customer)
      .map(({ event }) => event)
      .sort(),
  ).toEqual(['note.failed', 'note.generated']);
});

test('a recording that an earlier notegen left open is sealed before the work goes on', async () => {
  await using temporary = await temporaryStore();
  const first = await recordingsOn(temporary, () => new Promise<Note>(() => {}));
  const job = await (await first.acceptance.receive(chunks('zebra '.repeat(30)))).commit(
    first.customer,
    request,
  );
  await vi.waitFor(() => expect(first.find(job.note_id).status).toBe('transcribing'));
  const sealed = join(first.directory, `${job.note_id}.sealed`);
  const key = temporary.store.noteKeys.get(job.note_id)!;
  const old = await unsealFile(first.files.whole(job.note_id, key));
  await writeFile(join(first.directory, `${job.note_id}.audio`), old);
  // As a start that was cut off half way through sealing it leaves it.
  await rename(sealed, join(first.directory, `${job.note_id}.part`));
  await truncate(join(first.directory, `${job.note_id}.part`), 40);
  const heard: string[] = [];
  const second = await recordingsOn(temporary, async (claimed, file) => {
    heard.push(String(await unsealFile(file)));
    expect(await readdir(second.directory)).toEqual([`${job.note_id}.sealed`]);
    return noteFor(claimed);
  });
  await using _ = second.processor;
  await second.processor.start();
  await vi.waitFor(() => expect(second.find(job.note_id).status).toBe('completed'));
  expect(heard).toEqual(['zebra '.repeat(30)]);
});

test('a recording that was cut off or exchanged on the disk fails its job', async () => {
  await using temporary = await temporaryStore();
  let spoil: (file: string) => Promise<void> = async () => {};
  const { processor, acceptance, customer, find } = await recordingsOn(
    temporary,
    async (job, file) => {
      await spoil(file.path);
      await unsealFile(file);
      return noteFor(job);
    },
    { bytes: 1_000_000 },
  );
  await using _ = processor;
  const send = async (): Promise<string> => {
    const job = await (await acceptance.receive(chunks('x'.repeat(200_000)))).commit(customer, request);
    await vi.waitFor(() => expect(['completed', 'failed']).toContain(find(job.note_id).status));
    return find(job.note_id).status;
  };
  expect(await send()).toBe('completed');
  // A whole number of chunks is still there.
  spoil = (file) => truncate(file, 17 + 65_552);
  expect(await send()).toBe('failed');
  let former: Buffer | null = null;
  spoil = async (file) => {
    former = await readFile(file);
  };
  expect(await send()).toBe('completed');
  spoil = (file) => writeFile(file, former!);
  expect(await send()).toBe('failed');
});
