import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config, Environment } from '../config/config.ts';
import { cacheDirectory } from '../config/config.ts';
import { NotegenError } from '../errors.ts';
import { checksumOf } from '../models/checksum.ts';
import { openModel } from '../models/find-model.ts';
import { inventory } from '../models/inventory.ts';
import type { Shelf } from '../models/shelf.ts';
import type { FilePlace } from '../sealing/file-place.ts';
import { type Confinement, findConfinement } from '../speech/child/confinement.ts';
import type { SpeechModel, TranscribeOptions, Transcription } from '../speech/transcribe.ts';
import type { BuildProgress } from '../speech/whisper/build-engine.ts';
import { type Engine, type EngineState, ensureEngine, lookForEngine } from '../speech/whisper/find-engine.ts';
import { findTool } from '../speech/whisper/recipes.ts';
import { sweepWorkDirectories, workRoots } from '../speech/work-directory.ts';

export interface EngineWatch {
  signal: AbortSignal;
  onBuild?: (progress: BuildProgress) => void;
}

/** A directory, and the key (base64) that seals what is kept in it; plain data. */
export interface PiecesPlace {
  directory: string;
  key: string;
}

/** Recordings become transcripts here. */
export interface SpeechRoom {
  /** What there is, building nothing. Throws `speech_engine_failed` where a configured whisper-cli does not run. */
  engineState(signal: AbortSignal): Promise<EngineState>;
  /** The whisper-cli to use, built now where there is none. Throws `speech_engine_missing`, `speech_engine_failed`. */
  engine(watch: EngineWatch): Promise<Engine>;
  /** The model in `speech.model`, else the one that is installed. Throws `speech_model_missing`, `model_unknown`, … */
  model(signal: AbortSignal): Promise<SpeechModel>;
  /**
   * `pieces`: where what is recognised so far is kept, `transcribing/` by default. Throws what `transcribe` and the two
   * above throw.
   */
  transcribe(
    file: FilePlace,
    options: TranscribeOptions & Omit<EngineWatch, 'signal'> & { pieces?: PiecesPlace },
  ): Promise<Transcription>;
  /** How whisper-cli and ffmpeg are kept in on this computer, and where what they work on lies. */
  workers(): Promise<{ confinement: Confinement; openSound: 'memory' | 'disk' }>;
  /** Removes what transcriptions that were killed left in temporary directories. */
  sweep(): Promise<void>;
  /** An `ffmpeg` of this computer, which m4a recordings need, or null. */
  ffmpegPath: string | null;
}

/** `ownPieces`: where pieces are kept when nobody says where. */
export function createSpeechRoom(
  config: Config,
  shelf: Shelf,
  environment: Environment,
  ownPieces: () => Promise<PiecesPlace>,
): SpeechRoom {
  const { settings } = config;
  const ffmpegPath = findTool('ffmpeg', environment);
  const engineOptions = ({ signal, onBuild }: EngineWatch) => ({
    signal,
    environment,
    cacheDirectory: join(cacheDirectory(environment), 'engines'),
    whisperPath: settings['speech.whisperPath'],
    ...(onBuild && { onProgress: onBuild }),
  });
  const engine = (watch: EngineWatch): Promise<Engine> => ensureEngine(engineOptions(watch));
  const model = (signal: AbortSignal): Promise<SpeechModel> =>
    chooseModel(shelf, settings['speech.model'], signal);

  return {
    ffmpegPath,
    engine,
    model,
    async workers() {
      const { temporary, memory } = await workRoots(environment);
      const openSound = memory === temporary ? 'disk' : 'memory';
      return { confinement: await findConfinement(), openSound };
    },
    async sweep() {
      const { temporary, memory } = await workRoots(environment);
      await sweepWorkDirectories([temporary, memory]);
    },
    engineState: (signal) => lookForEngine(engineOptions({ signal })),
    async transcribe(file, { onBuild, pieces, ...options }) {
      const { signal } = options;
      const { transcribe } = await import('../speech/transcribe.ts');
      const { probe } = await import('../speech/decode/probe.ts');
      const chosen = await model(signal);
      // What is no recording is told before whisper.cpp is built for it.
      await probe(file);
      const { directory, key } = pieces ?? (await ownPieces());
      return await transcribe(
        file,
        {
          engine: await engine({ signal, ...(onBuild && { onBuild }) }),
          model: chosen,
          voiceDetectionPath: await voiceDetection(shelf, signal),
          ffmpegPath,
          limits: {
            seconds: settings['limits.audioHours'] * 3600,
            bytes: settings['limits.audioMegabytes'] * 1e6,
          },
          cores: availableParallelism(),
          threads: settings['engines.threads'],
          workRoots: await workRoots(environment),
          progressDirectory: directory,
          progressKey: Buffer.from(key, 'base64'),
          checksum: async (path, abort) => (await checksumOf(path, { signal: abort })).sha256,
        },
        options,
      );
    },
  };
}

async function chooseModel(shelf: Shelf, named: string | null, signal: AbortSignal): Promise<SpeechModel> {
  const name = named ?? (await onlyInstalled(shelf));
  const { bytes, ...model } = await openModel(shelf, name, 'speech', { signal });
  return { ...model, bytes: bytes ?? 0 };
}

// The bundled demo model is used only when it is named: it is not for patients.
async function onlyInstalled(shelf: Shelf): Promise<string> {
  const models = (await inventory(shelf)).filter(
    ({ kind, installed, origin, warning }) =>
      kind === 'speech' && installed && origin !== 'bundled' && warning === undefined,
  );
  const [first, second] = models;
  if (first === undefined) throw new NotegenError('speech_model_missing');
  if (second === undefined) return first.name;
  const names = models.map(({ name }) => name).join(', ');
  throw new NotegenError(
    'speech_model_missing',
    `Several speech models are installed (${names}) and none is chosen.`,
    {
      howToFix: `Choose one: \`notegen config set speech.model ${first.name}\`, or --speech-model.`,
    },
  );
}

async function voiceDetection(shelf: Shelf, signal: AbortSignal): Promise<string | null> {
  const found = (await inventory(shelf)).find(({ kind, installed }) => kind === 'vad' && installed);
  return found === undefined ? null : (await openModel(shelf, found.name, 'vad', { signal })).path;
}
