import { join } from 'node:path';
import type { AccountRoom } from './app/account-room.ts';
import type { AuditedNotebook } from './app/audited-notebook.ts';
import type { AuditedRecordings } from './app/audited-recordings.ts';
import type { AuditedWebhooks } from './app/audited-webhooks.ts';
import type { CodeBookRoom } from './app/code-book-room.ts';
import type { LanguageModelWatch } from './app/language-writer.ts';
import type { SpeechRoom } from './app/speech-room.ts';
import type { Audit } from './audit/audit.ts';
import type { Config, Environment } from './config/config.ts';
import type { SettingName } from './config/settings.ts';
import type { Engine } from './engines/engine.ts';
import { type Log, silentLog } from './log.ts';
import type { Shelf } from './models/shelf.ts';
import type { NoteWriter } from './note/writer.ts';
import type { Idempotency } from './notebook/idempotency.ts';
import type { WriteNote } from './notebook/ports.ts';
import type { Purge } from './notebook/purge.ts';
import type { Store } from './store/store.ts';

/** The rooms, wired. Each is opened when it is first asked for, and closed with the app. */
export interface App extends AsyncDisposable {
  readonly config: Config;
  readonly log: Log;
  /** Where the master key lies that was made while this app was open; null where it was there already. */
  readonly newMasterKey: string | null;
  store(): Promise<Store>;
  /** Who did what; the rooms below write into it themselves. */
  audit(): Promise<Audit>;
  accounts(): Promise<AccountRoom>;
  models(): Promise<Shelf>;
  speech(): Promise<SpeechRoom>;
  /** Opened anew for each who asks; whoever asks closes it. */
  codeBooks(): Promise<CodeBookRoom>;
  /** The process that does native work; it starts with its first job. */
  engine(): Promise<Engine>;
  /** The writer with the language model that is set. Throws where it can't be used (`language_model_missing`, …). */
  languageWriter(signal: AbortSignal, watch?: LanguageModelWatch): Promise<NoteWriter>;
  /** Resolves when the thread that writes notes has loaded, at once where there is none. */
  loaded(): Promise<void>;
  /** Writes a note and keeps nothing. */
  writer(watch?: LanguageModelWatch): Promise<WriteNote>;
  notebook(): Promise<AuditedNotebook>;
  idempotency(): Promise<Idempotency>;
  /** Erases what expires, from now on until the app closes. */
  purge(): Promise<Purge>;
  webhooks(): Promise<AuditedWebhooks>;
  /** `start` as the room's own. */
  recordings(): Promise<{ recordings: AuditedRecordings; start(): Promise<void> }>;
}

export interface AppOptions {
  environment: Environment;
  flags?: Partial<Record<SettingName, unknown>>;
  log?: Log;
  clock?: () => number;
  /** Told how the language model gets on, for someone who waits for the note. */
  watch?: LanguageModelWatch;
  /** Write notes in a thread, so that this one stays free; for a server. */
  threads?: boolean;
}

/** What was deleted is gone from the database's log within a second. */
const eraseAfterMs = 500;

/** The only place that wires rooms together. Throws `config_invalid`; each room throws its own when it is opened. */
export async function createApp(options: AppOptions): Promise<App> {
  const { loadConfig } = await import('./config/config.ts');
  const config = await loadConfig(options.environment, options.flags);
  const log = options.log ?? silentLog;
  const clock = options.clock ?? Date.now;
  const closing: (() => void | PromiseLike<void>)[] = [];

  let newMasterKey: string | null = null;
  const store = once(async () => {
    const [{ openStore }, { masterKeySource }] = await Promise.all([
      import('./store/store.ts'),
      import('./app/master-key-source.ts'),
    ]);
    const opened = await openStore(config.home, masterKeySource(config, options.environment));
    closing.push(() => opened[Symbol.dispose]());
    if (opened.masterKey().madeNow) {
      newMasterKey = opened.masterKey().place;
      log.warn('master_key_made');
    }
    return opened;
  });
  const audit = once(async () => {
    const [{ auditLog }, { createAudit }] = await Promise.all([store(), import('./audit/audit.ts')]);
    const onError = (error: unknown): void => log.error('audit_not_written', {}, error);
    const opened = createAudit({ log: auditLog, clock, onError });
    closing.push(() => opened[Symbol.dispose]());
    return opened;
  });
  const accounts = once(async () => {
    const { openAccountRoom } = await import('./app/account-room.ts');
    const opened = openAccountRoom({
      home: config.home,
      store: await store(),
      audit: await audit(),
      clock,
      log,
    });
    closing.push(() => opened[Symbol.dispose]());
    return opened;
  });
  const models = once(async () => (await import('./app/model-shelf.ts')).openShelf(config));
  const codeBooks = async () => (await import('./app/code-book-room.ts')).openCodeBookRoom(config.home);
  const codeBookReader = once(async () => {
    const { createCodeBookReader } = await import('./store/code-book-reader.ts');
    const reader = createCodeBookReader(config.home);
    closing.push(() => reader[Symbol.dispose]());
    return reader;
  });
  const speech = once(async () => {
    const { createSpeechRoom } = await import('./app/speech-room.ts');
    const ownPieces = async () => ({
      directory: join(config.home, 'transcribing'),
      key: (await store()).piecesKey().toString('base64'),
    });
    return createSpeechRoom(config, await models(), options.environment, ownPieces);
  });
  const engine = once(async () => {
    const { openEngine } = await import('./app/engine-room.ts');
    const opened = openEngine(config, options.environment);
    closing.push(() => opened.close());
    return opened;
  });
  const languageWriter: App['languageWriter'] = async (signal, watch = {}) => {
    const { openLanguageWriter } = await import('./app/language-writer.ts');
    const rooms = { config, shelf: await models(), engine: await engine(), ...watch };
    return await openLanguageWriter(rooms, signal);
  };
  const noteThreads = once(async () => {
    const { createNoteThreads } = await import('./app/note-threads.ts');
    // From the source there is nothing that a thread could load.
    if (!import.meta.url.endsWith('.js')) return null;
    const threads = createNoteThreads(new URL('./app/note-thread.js', import.meta.url), config.home);
    closing.push(() => threads[Symbol.asyncDispose]());
    return { threads, loaded: threads.start() };
  });
  // Beside the opening of everything else, so that the first note need not wait for it.
  if (options.threads) void noteThreads();
  const watchedWriter = async (watch: LanguageModelWatch): Promise<WriteNote> => {
    const { createNoteWriting } = await import('./app/note-writing.ts');
    const threads = options.threads ? ((await noteThreads())?.threads ?? null) : null;
    const watched = (signal: AbortSignal) => languageWriter(signal, watch);
    const codes = await codeBookReader();
    return createNoteWriting({ config, clock, log, languageWriter: watched, threads, codes });
  };
  const sharedWriter = once(() => watchedWriter(options.watch ?? {}));
  const writer: App['writer'] = (watch) => (watch === undefined ? sharedWriter() : watchedWriter(watch));
  const erasing = once(async () => {
    const [{ truncateLog }, { createErasing }] = await Promise.all([
      store(),
      import('./notebook/erasing.ts'),
    ]);
    const onError = (error: unknown): void => log.error('log_not_emptied', {}, error);
    const opened = createErasing({ truncate: truncateLog, afterMs: eraseAfterMs, onError });
    closing.push(() => opened[Symbol.dispose]());
    return opened;
  });
  const notes = once(async () => {
    const [{ createNotesPurge }, opened] = await Promise.all([import('./app/notes-purge.ts'), store()]);
    return createNotesPurge(opened, await audit());
  });
  const notebook = once(async () => {
    const [{ notes: table, transaction }, writeNote, { createNotebook }, { auditedNotebook }] =
      await Promise.all([
        store(),
        writer(),
        import('./notebook/notebook.ts'),
        import('./app/audited-notebook.ts'),
      ]);
    const { erased } = await erasing();
    // Without a server nobody else erases what has expired.
    if ((await notes()).purge(clock(), 500) > 0) erased();
    const opened = createNotebook({ notes: table, writeNote, clock, transaction, erased });
    return auditedNotebook(opened, await audit(), transaction);
  });
  const idempotency = once(async () => {
    const [{ idempotentRequests }, { createIdempotency }] = await Promise.all([
      store(),
      import('./notebook/idempotency.ts'),
    ]);
    return createIdempotency(idempotentRequests, clock);
  });
  const purge = once(async () => {
    const [{ audioJobs, endedSessions, idempotentRequests, truncateLog }, { startPurge }] = await Promise.all(
      [store(), import('./notebook/purge.ts')],
    );
    const started = startPurge({
      tables: [await notes(), audioJobs, endedSessions, idempotentRequests],
      truncate: truncateLog,
      clock,
      onErased: (count) => log.info('expired_erased', { count }),
      onError: (error) => log.error('purge_failed', {}, error),
    });
    closing.push(() => started[Symbol.asyncDispose]());
    return started;
  });
  const webhookRoom = once(async () => {
    const [opened, { openWebhookRoom }] = await Promise.all([store(), import('./app/webhook-room.ts')]);
    return await openWebhookRoom({ config, store: opened, clock });
  });
  const webhooks = once(async () => {
    const { auditedWebhooks } = await import('./app/audited-webhooks.ts');
    return auditedWebhooks(await webhookRoom(), await audit(), (await store()).transaction);
  });
  const recordings = once(async () => {
    const [{ openRecordingRoom }, { auditedRecordings }] = await Promise.all([
      import('./app/recording-room.ts'),
      import('./app/audited-recordings.ts'),
    ]);
    const room = await openRecordingRoom({
      config,
      store: await store(),
      webhooks: await webhookRoom(),
      audit: await audit(),
      erased: (await erasing()).erased,
      writeNote: await writer(),
      engine: await engine(),
      speech: await speech(),
      clock,
      log,
    });
    closing.push(() => room[Symbol.asyncDispose]());
    const { transaction } = await store();
    return {
      recordings: auditedRecordings(room.recordings, await audit(), transaction),
      start: () => room.start(),
    };
  });

  return {
    config,
    log,
    get newMasterKey() {
      return newMasterKey;
    },
    store,
    audit,
    accounts,
    models,
    speech,
    codeBooks,
    engine,
    languageWriter,
    loaded: async () => {
      if (options.threads) await (await noteThreads())?.loaded;
    },
    writer,
    notebook,
    idempotency,
    purge,
    webhooks,
    recordings,
    async [Symbol.asyncDispose]() {
      // Last opened, first closed: the store outlives what writes to it.
      for (const close of closing.reverse()) await close();
      await log.close();
    },
  };
}

function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
