import { randomInt } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { parseDuration } from '../config/durations.ts';
import { NotegenError } from '../errors.ts';
import type { Log } from '../log.ts';
import { fallbackWarning } from '../note/fallback-warning.ts';
import type { NoteRequest } from '../note/note.ts';
import type { NoteWriter } from '../note/writer.ts';
import type { WriteNote } from '../notebook/ports.ts';
import { createWorkQueue } from '../notebook/queue.ts';
import type { CodeBookReader } from '../store/code-book-reader.ts';
import { timeOrderedId } from '../time-ordered-id.ts';
import { notegenVersion } from '../version.ts';
import type { NoteThreads } from './note-threads.ts';

export interface NoteWritingRooms {
  config: Config;
  clock: () => number;
  log: Log;
  /** The writer with the language model that is set; throws where it can't be used. */
  languageWriter(signal: AbortSignal): Promise<NoteWriter>;
  /** Where the built-in writer works apart from this thread, as a server wants it and a single command does not. */
  threads: NoteThreads | null;
  codes: CodeBookReader;
}

/**
 * The note pipeline: one note at a time, the rest wait in order. `auto` is the language model where one is set, and the
 * built-in writer where none is or it fails; `llama` and `extractive` are that engine or an error.
 */
export function createNoteWriting(rooms: NoteWritingRooms): WriteNote {
  const { config, clock, log, languageWriter, threads, codes } = rooms;
  const lane = { atOnce: 1, mostWaiting: config.settings['limits.queue'] };
  // The built-in writer takes milliseconds: its notes don't stand behind a model's minutes.
  const lanes = { model: createWorkQueue(lane), builtIn: createWorkQueue(lane) };
  const deps = {
    now: () => new Date(clock()),
    newId: () => timeOrderedId(clock()),
    seed: () => randomInt(2 ** 31),
    version: notegenVersion(),
    retentionMs: parseDuration(config.settings['retention.notes']) ?? 0,
  };

  let loaded: ReturnType<typeof loadPipeline> | undefined;
  const pipeline = (): ReturnType<typeof loadPipeline> => {
    loaded ??= loadPipeline();
    return loaded;
  };
  const wantsModel = ({ engine }: NoteRequest): boolean =>
    engine === 'llama' || (engine === 'auto' && config.settings['language.model'] !== null);

  async function choose(request: NoteRequest, signal: AbortSignal): Promise<Choice> {
    const { engine } = request;
    if (!wantsModel(request)) return { model: null };
    try {
      return { model: reporting(await languageWriter(signal), log) };
    } catch (error) {
      report(error, log);
      if (engine === 'llama' || signal.aborted) throw error;
      return { model: null, failure: error };
    }
  }

  return async function* writeNote(request, signal, { whole = false, spoken, noteId } = {}) {
    using _turn = await (wantsModel(request) ? lanes.model : lanes.builtIn).turn(signal);
    const { model, failure } = await choose(request, signal);
    const input = {
      request,
      warnings: [...(failure === undefined ? [] : [fallbackWarning(failure)]), ...(spoken?.warnings ?? [])],
      ...(spoken && { transcript: spoken.transcript }),
    };
    const newId = noteId === undefined ? deps.newId : () => noteId;
    if (threads !== null && model === null) {
      const { version, retentionMs } = deps;
      const order = { noteId: newId(), now: clock(), seed: deps.seed(), version, retentionMs, whole };
      yield* threads.write({ input, ...order }, signal);
      return;
    }
    const { extractive, generateNote, streamNote } = await pipeline();
    const fallback = model !== null && request.engine !== 'llama' ? { fallback: extractive } : {};
    const codeBooks = await codes.current();
    const all = { ...deps, newId, writer: model ?? extractive, ...fallback, codeBooks };
    // A note asked for whole can still change its engine half-way; a streamed one can't.
    if (whole) yield { type: 'note.completed', note: await generateNote(input, all, signal) };
    else yield* streamNote(input, all, signal);
  };
}

interface Choice {
  /** The language model's writer; null: the built-in one writes. */
  model: NoteWriter | null;
  /** Why the model that was wanted can't be used. */
  failure?: unknown;
}

/** Loaded by the first note that is written in this thread: a server that has a thread for it starts without. */
async function loadPipeline() {
  const { createExtractiveWriter, generateNote, streamNote } = await import('./note-pipeline.ts');
  return { extractive: createExtractiveWriter(), generateNote, streamNote };
}

/** The same writer; its failures are logged, since the fallback hides them from whoever asked. */
function reporting(writer: NoteWriter, log: Log): NoteWriter {
  const { chooseCodes } = writer;
  return {
    describe: () => writer.describe(),
    ...(chooseCodes !== undefined && {
      async chooseCodes(input, signal) {
        try {
          return await chooseCodes(input, signal);
        } catch (error) {
          report(error, log);
          throw error;
        }
      },
    }),
    async *write(input, signal) {
      try {
        yield* writer.write(input, signal);
      } catch (error) {
        report(error, log);
        throw error;
      }
    },
  };
}

function report(error: unknown, log: Log): void {
  const code = error instanceof NotegenError ? error.code : 'internal_error';
  if (code !== 'cancelled') log.warn('language_model_failed', { code });
}
