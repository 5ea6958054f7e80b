import { freemem } from 'node:os';
import { join } from 'node:path';
import { NotegenError } from '../errors.ts';
import type { Warning, WarningCode } from '../note/note.ts';
import type { Specialty } from '../note/specialties.ts';
import type { Transcript } from '../note/transcript.ts';
import type { FileKey } from '../sealing/byte-file.ts';
import { type FilePlace, pathOf, type SealedPlace } from '../sealing/file-place.ts';
import { newKey } from '../sealing/seal.ts';
import { channelVoices, mixedVoice, type Voice } from './channel-spans.ts';
import { planBatches } from './clips.ts';
import { confidenceWarnings } from './confidence.ts';
import { type DecodedAudio, decodeToPcm } from './decode/decode-to-pcm.ts';
import { whisperLanguage } from './languages.ts';
import { recogniseBatches } from './recognise.ts';
import { openProgress, progressKey } from './resume.ts';
import { sentencesOf } from './sentences.ts';
import { type SpokenSentence, tellSpeakers, transcriptOf } from './speakers.ts';
import { spreadOver } from './threads.ts';
import { initialPrompt } from './vocabulary.ts';
import type { Engine } from './whisper/find-engine.ts';
import { hasRoom, openWorkDirectory, type WorkRoots } from './work-directory.ts';

/** A speech model whose file has been checked. */
export interface SpeechModel {
  name: string;
  path: string;
  sha256: string;
  bytes: number;
  /** Where it differs from Whisper: see the catalogue's `decoding`. */
  decoding?: { clip_seconds: number; audio_context: number; beam_size: number; prompt: boolean };
  /** What every transcript made with it warns of. */
  warning?: WarningCode;
}

export interface TranscribeDeps {
  engine: Engine;
  model: SpeechModel;
  /** whisper.cpp's voice detection model, where it is installed. */
  voiceDetectionPath: string | null;
  ffmpegPath: string | null;
  limits: { seconds: number; bytes: number };
  cores: number;
  /** `engines.threads`; 0: all cores less one. */
  threads: number;
  /** Where decoded sound is kept while it is needed, sealed, and what lies open; in private directories. */
  workRoots: WorkRoots;
  /** Where finished batches are kept. */
  progressDirectory: string;
  /** Seals the finished batches. */
  progressKey: Uint8Array;
  /** SHA-256 of a file's content, hex. */
  checksum(file: string, signal: AbortSignal): Promise<string>;
}

export interface TranscribeOptions {
  signal: AbortSignal;
  specialty?: Specialty;
  /** BCP 47; default `en`. */
  language?: string;
  /** Names likely to be said. */
  vocabulary?: readonly string[];
  /** Use what an interrupted run of the same recording, model and options has finished. */
  resume?: boolean;
  onProgress?: (progress: TranscribeProgress) => void;
}

/** `fraction` never falls within a stage. */
export type TranscribeProgress =
  | { stage: 'decoding'; fraction: number }
  | { stage: 'transcribing'; fraction: number; batches: number; resumed: number };

export interface Transcription {
  transcript: Transcript;
  sentences: readonly SpokenSentence[];
  warnings: Warning[];
  /** Length of the recording. */
  seconds: number;
  model: string;
  /** Batches of clips, and how many of them an earlier run had finished. */
  batches: number;
  resumed: number;
}

/** Whisper's window is 30 s; a clip a little under it leaves room for its padding. */
const whisperDecoding = { clip_seconds: 28, audio_context: 0, beam_size: 5, prompt: true };
const batchSeconds = 180;
const shortestSeconds = 1;

/**
 * Makes a transcript of a recording: decode, find speech, cut at pauses, recognise, catch Whisper's failures, tell
 * who speaks. Only the clips that whisper.cpp works on, its answers and an m4a lie open, in memory where there is room;
 * nothing is left of them, and no child process, whatever happens. Throws what decoding throws, `audio_too_short`, `no_speech`, `transcription_failed`, `speech_engine_failed`, `cancelled`,
 * and before any work `invalid_input` for a language that Whisper does not know.
 */
export async function transcribe(
  file: FilePlace,
  deps: TranscribeDeps,
  options: TranscribeOptions,
): Promise<Transcription> {
  const { model } = deps;
  const { signal } = options;
  const decoding = model.decoding ?? whisperDecoding;
  const language = whisperLanguage(options.language ?? 'en');
  if (language === null) {
    throw new NotegenError('invalid_input', `Whisper knows no language ${options.language}.`, {
      howToFix: 'Give a language by its code, such as en, es or de.',
    });
  }
  const prompt = decoding.prompt ? initialPrompt(options.specialty, options.vocabulary ?? [], language) : '';
  await using work = await openWorkDirectory(deps.workRoots.temporary);
  await using open = await openWorkDirectory(deps.workRoots.memory);
  const pcmFile = join(work.path, 'recording.pcm');
  // Nobody else ever needs this key: what a power cut leaves there can't be read.
  const outKey: FileKey = { key: newKey().toString('base64'), address: ['work', 'pcm'] };
  const audio = await decodeToPcm(file, pcmFile, {
    signal,
    outKey,
    limits: deps.limits,
    channels: 'split',
    openCopy: async (bytes) => join((await hasRoom(open.path, bytes)) ? open.path : work.path, 'open.m4a'),
    onProgress: (fraction) => options.onProgress?.({ stage: 'decoding', fraction }),
    ...(deps.ffmpegPath !== null && { ffmpegPath: deps.ffmpegPath }),
  });
  if (audio.seconds < shortestSeconds) {
    throw new NotegenError('audio_too_short', 'The recording is shorter than a second.');
  }
  const voices = await findVoices(audio, { path: pcmFile, key: outKey }, decoding.clip_seconds, signal);
  const batches = planBatches(voices, audio.samples, { clipSeconds: decoding.clip_seconds, batchSeconds });
  if (batches.length === 0) throw new NotegenError('no_speech');
  const key = progressKey({
    format: 2,
    recording: await deps.checksum(pathOf(file), signal),
    model: model.sha256,
    decoding: JSON.stringify(decoding),
    language,
    prompt,
    voiceDetection: deps.voiceDetectionPath !== null,
    channels: voices.length,
  });
  const progress = await openProgress(deps.progressDirectory, key, {
    resume: options.resume ?? false,
    sealingKey: deps.progressKey,
  });
  const recognised = await recogniseBatches({
    batches,
    voices,
    progress,
    directory: open.path,
    spread: spreadOver({
      cores: deps.cores,
      wanted: deps.threads,
      freeBytes: freemem(),
      modelBytes: model.bytes,
    }),
    whisper: {
      engine: deps.engine,
      model: {
        path: model.path,
        bytes: model.bytes,
        voiceDetectionPath: deps.voiceDetectionPath,
        audioContext: decoding.audio_context,
        beamSize: decoding.beam_size,
      },
      language,
      prompt,
    },
    signal,
    onProgress: (fraction, resumed) =>
      options.onProgress?.({ stage: 'transcribing', fraction, batches: batches.length, resumed }),
  });
  const sentences = voices
    .flatMap(({ channel }) => sentencesOf(recognised.words(channel), channel))
    .sort((a, b) => a.start - b.start);
  if (sentences.length === 0) throw new NotegenError('no_speech');
  const { spoken, guessed } = tellSpeakers(sentences);
  const words = voices.flatMap(({ channel }) => recognised.words(channel));
  const result: Transcription = {
    transcript: transcriptOf(spoken, guessed),
    sentences: spoken,
    warnings: [
      ...modelWarnings(model),
      ...decodeWarnings(audio),
      ...confidenceWarnings(words, sentences, recognised.failures),
    ],
    seconds: audio.seconds,
    model: model.name,
    batches: batches.length,
    resumed: recognised.resumed,
  };
  await progress.finish();
  return result;
}

async function findVoices(
  audio: DecodedAudio,
  pcmFile: SealedPlace,
  clipSeconds: number,
  signal: AbortSignal,
): Promise<Voice[]> {
  const options = { signal, longestSpanSeconds: clipSeconds, hangoverSeconds: 0.15, leadSeconds: 0.1 };
  const [left, right] = audio.channelFiles;
  if (audio.separateSpeakers && left !== undefined && right !== undefined) {
    const { key } = pcmFile;
    return await channelVoices(
      [
        { path: left, key },
        { path: right, key },
      ],
      options,
    );
  }
  return await mixedVoice(pcmFile, options);
}

function modelWarnings({ warning }: SpeechModel): Warning[] {
  if (warning === undefined) return [];
  return [
    {
      code: warning,
      message:
        'The demo speech model was used: it knows synthetic voices and about 900 words, and invents the rest. Not for patients.',
    },
  ];
}

function decodeWarnings(audio: DecodedAudio): Warning[] {
  return audio.warnings.map(({ message }) => ({ code: 'recording_truncated', message }));
}
