import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { byItself } from '../audit/acts.ts';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import { parseDuration } from '../config/durations.ts';
import type { Engine } from '../engines/engine.ts';
import { NotegenError } from '../errors.ts';
import type { Log } from '../log.ts';
import { type Note, noteRequestSchema, type Warning } from '../note/note.ts';
import type { Transcript } from '../note/transcript.ts';
import { keptNote } from '../notebook/notebook.ts';
import type { WriteNote } from '../notebook/ports.ts';
import { makePrivateDirectory } from '../private-file.ts';
import { createAcceptance } from '../recordings/accept.ts';
import { createAudioFiles } from '../recordings/audio-files.ts';
import { type Job, requestOf } from '../recordings/job.ts';
import { createOutcomes } from '../recordings/outcome.ts';
import { createProcessor, type MakeNote } from '../recordings/process.ts';
import { createRecordings, type Recordings } from '../recordings/recordings.ts';
import { newKey } from '../sealing/seal.ts';
import { announcedSeconds } from '../speech/decode/announced-length.ts';
import { requireFfmpeg } from '../speech/decode/decode-to-pcm.ts';
import { probe } from '../speech/decode/probe.ts';
import { sweepProgress } from '../speech/resume.ts';
import type { Store } from '../store/store.ts';
import { timeOrderedId } from '../time-ordered-id.ts';
import { owedDelivery } from '../webhooks/deliveries.ts';
import { createDispatcher } from '../webhooks/dispatcher.ts';
import { originOf } from './audited-webhooks.ts';
import type { SpeechRoom } from './speech-room.ts';
import { type TranscribeInput, transcribeTaskName } from './transcribe-task.ts';
import type { WebhookRoom } from './webhook-room.ts';
import { createWorkerLock } from './worker-lock.ts';

/** What recognising a recording gives, wherever it ran. */
export interface Spoken {
  transcript: Transcript;
  warnings: readonly Warning[];
}

export interface RecordingRoomDeps {
  config: Config;
  store: Store;
  webhooks: WebhookRoom;
  audit: Audit;
  /** Called after something was erased from the database. */
  erased: () => void;
  writeNote: WriteNote;
  /** Recognises recordings, in another process. */
  engine: Pick<Engine, 'run'>;
  speech: SpeechRoom;
  clock: () => number;
  log: Log;
}

export interface RecordingRoom extends AsyncDisposable {
  recordings: Recordings;
  /**
   * Takes up what an earlier process left; from then on recordings are worked through and events are sent. One process
   * a data directory does that: another one waits in the background and takes no recordings in until it may.
   */
  start(): Promise<void>;
}

/** The asynchronous flow: recordings, their notes, and the events that tell of them. */
export async function openRecordingRoom(deps: RecordingRoomDeps): Promise<RecordingRoom> {
  const { config, store, webhooks, audit, speech, clock, log } = deps;
  const { settings, home } = config;
  const directory = join(home, 'recordings');
  await makePrivateDirectory(directory);
  const files = createAudioFiles(directory);
  const noteOf = (customerId: string, noteId: string): Note | null => {
    const payload = store.notes.payload(customerId, noteId, clock());
    return payload === null ? null : (JSON.parse(payload.toString('utf8')) as Note);
  };
  const dispatcher = createDispatcher({
    deliveries: store.deliveries,
    webhooks: store.webhooks,
    noteOf,
    send: webhooks.send,
    sending: ({ customer_id, note_id, event }, url) => {
      if (event !== 'note.generated') return;
      audit.record(byItself(customer_id), 'note.sent', { noteId: note_id, detail: originOf(url) });
    },
    now: clock,
    onError: (error) => log.error('delivery_failed', {}, error),
  });
  const outcomes = createOutcomes({
    jobs: store.audioJobs,
    transaction: store.transaction,
    saveNote: (customerId, note) => {
      store.notes.insert(keptNote(customerId, note));
      audit.record(byItself(customerId), 'recording.transcribed', { noteId: note.noteId });
      audit.record(byItself(customerId), 'note.created', { noteId: note.noteId, detail: 'recording' });
    },
    owe: (event, customer_id, note_id) => {
      const about = { delivery_id: randomUUID(), customer_id, event, note_id, created_at: clock() };
      store.deliveries.insert(owedDelivery(about));
      if (event === 'note.failed')
        audit.record(byItself(customer_id), 'recording.failed', { noteId: note_id });
    },
    now: clock,
  });
  const processor = createProcessor({
    files,
    jobs: store.audioJobs,
    outcomes,
    makeNote: noteMaker(deps, files.pieces),
    keyOf: store.noteKeys.get,
    now: clock,
    onOutcome: dispatcher.wake,
    onError: (error) => log.error('recording_failed', {}, error),
    atOnce: 1,
  });
  const acceptance = createAcceptance({
    files,
    jobs: store.audioJobs,
    transaction: store.transaction,
    newKey,
    keepKey: store.noteKeys.keep,
    inspect: async (file) => {
      // A client learns now, not from a failed job, that nobody here can read its format.
      if ((await probe(file)) === 'mp4') requireFfmpeg(speech.ffmpegPath ?? undefined);
      const hours = settings['limits.audioHours'];
      if (((await announcedSeconds(file)) ?? 0) <= hours * 3600) return;
      throw new NotegenError('audio_too_large', `The recording is longer than ${hours} hours.`);
    },
    newId: () => timeOrderedId(clock()),
    now: clock,
    wake: processor.wake,
    limits: {
      bytes: settings['limits.audioMegabytes'] * 1_000_000,
      unfinished: settings['limits.queue'],
    },
    retentionMs: parseDuration(settings['retention.notes']) ?? 0,
  });
  const lock = createWorkerLock(join(home, 'recordings.lock'));
  const ready = readiness(speech);
  let begun: Promise<void> = Promise.resolve();
  const recordings = createRecordings({
    acceptance,
    processor,
    jobs: store.audioJobs,
    noteOf,
    forget: (customerId, noteId) => store.audioJobs.remove(customerId, noteId),
    erased: deps.erased,
    ready: async () => {
      await begun;
      if (!lock.held) throw new NotegenError('engine_unavailable', otherServer);
      await ready();
    },
    now: clock,
  });
  return {
    recordings,
    start() {
      begun = lock.take(async () => {
        // The command line's; without this they would stay where only the server is used from then on.
        await sweepProgress(join(home, 'transcribing'));
        await speech.sweep();
        dispatcher.start();
        await processor.start();
      });
      return begun;
    },
    async [Symbol.asyncDispose]() {
      await processor[Symbol.asyncDispose]();
      await dispatcher[Symbol.asyncDispose]();
      await lock[Symbol.asyncDispose]();
    },
  };
}

const otherServer =
  'Another notegen server works on the recordings of this data directory: send them to that one, or stop it.';

/** Recognises, then writes: the second stage of a job is the same pipeline that writes every other note. */
function noteMaker(
  { config, engine, speech, writeNote }: RecordingRoomDeps,
  pieces: (noteId: string) => string,
): MakeNote {
  return async (job: Job, recording, { signal, onProgress }) => {
    const request = requestOf(job);
    const { key } = recording.key;
    const directory = pieces(job.note_id);
    const input: TranscribeInput = { recording, pieces: { directory, key }, request, config };
    const spoken = (await engine
      .run(transcribeTaskName, input, {
        signal,
        onMessage: (fraction) => onProgress('transcribing', fraction as number),
      })
      .catch(async (error: unknown) => {
        // An engine process that was killed could not clear up after itself.
        await speech.sweep();
        throw error;
      })) as Spoken;
    onProgress('writing', 0);
    const noteRequest = noteRequestSchema.parse({ ...request, transcript: spoken.transcript.text });
    for await (const event of writeNote(noteRequest, signal, { whole: true, spoken, noteId: job.note_id })) {
      if (event.type === 'note.completed') return event.note;
    }
    throw new NotegenError('note_generation_failed');
  };
}

/** Asked before each upload; an engine that was found once is not looked for again. */
function readiness(speech: SpeechRoom): () => Promise<void> {
  let engineFound = false;
  return async () => {
    const signal = new AbortController().signal;
    await speech.model(signal);
    if (engineFound) return;
    if ((await speech.engineState(signal)).state === 'missing')
      throw new NotegenError('speech_engine_missing');
    engineFound = true;
  };
}
