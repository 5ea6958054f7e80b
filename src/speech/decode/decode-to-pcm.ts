import { rm } from 'node:fs/promises';
import { NotegenError } from '../../errors.ts';
import type { FileKey } from '../../sealing/byte-file.ts';
import { type FilePlace, fileKeyOf, pathOf } from '../../sealing/file-place.ts';
import { unsealed } from '../../sealing/unsealed.ts';
import { acceptedFormats } from './audio-kind.ts';
import { type ChannelSeparation, separatesSpeakers } from './channel-activity.ts';
import type { DecodeOutcome } from './decode-job.ts';
import { type DecodeWarning, warningsOf } from './decode-warnings.ts';
import { decodeWithFfmpeg } from './ffmpeg.ts';
import { openRecording } from './open-recording.ts';
import { pcmSampleRate } from './pcm-file.ts';
import { probeBytes } from './probe.ts';
import { decodeInWorker } from './worker-decode.ts';

export interface DecodeOptions {
  signal: AbortSignal;
  /** Share of the recording decoded, 0 to 1, never falling. */
  onProgress?: (fraction: number) => void;
  /** Longest recording in seconds and largest file in bytes. */
  limits: { seconds: number; bytes: number };
  /** An `ffmpeg` executable, for m4a/mp4. */
  ffmpegPath?: string;
  /** `split` also writes a stereo recording's two channels, each to a file of its own. Default `mix`. */
  channels?: 'mix' | 'split';
  /** Seals what is written; without it the sound lies open. */
  outKey?: FileKey;
  /** Where a sealed m4a/mp4 of so many bytes may lie open while ffmpeg reads it. Default: beside `out`. */
  openCopy?: (bytes: number) => Promise<string>;
}

export interface DecodedAudio {
  /** Length, in seconds. */
  seconds: number;
  sampleRate: typeof pcmSampleRate;
  samples: number;
  /** Hz and channels of the recording itself. */
  sourceRate: number;
  channels: number;
  /** The file ended before the audio it announced. */
  truncated: boolean;
  warnings: DecodeWarning[];
  /** For stereo: who leads where. */
  channelSeparation?: ChannelSeparation;
  /** Stereo with one person a channel. */
  separateSpeakers: boolean;
  /** With `split` and two channels: `<out>.ch0` and `<out>.ch1`, raw PCM like `out`, of the same length. Else empty. */
  channelFiles: string[];
}

/**
 * Decodes any accepted recording into `out`: mono, 16 kHz, raw signed 16-bit little-endian, readable by its owner
 * only, and sealed where `outKey` is given. Memory does not grow with the recording. When it throws, nothing is left at
 * `out`. A sealed m4a/mp4 lies open at `openCopy` while ffmpeg reads it.
 * Throws `file_unreadable`, `unsupported_audio_format`, `audio_corrupted`, `audio_too_large`, `worker_limit_reached`,
 * `disk_full`, `cancelled`.
 */
export async function decodeToPcm(
  file: FilePlace,
  out: string,
  options: DecodeOptions,
): Promise<DecodedAudio> {
  if (options.signal.aborted) throw new NotegenError('cancelled', 'Decoding was cancelled.');
  const { handle, bytesOnDisk, bytes } = await openRecording(file);
  await using _ = handle;
  if (bytes.size > options.limits.bytes) {
    const megabytes = Math.floor(options.limits.bytes / 1e6);
    throw new NotegenError('audio_too_large', `The recording is larger than ${megabytes} MB.`);
  }
  const kind = await probeBytes(bytes);
  const channels = options.channels ?? 'mix';
  const job = {
    kind,
    descriptor: handle.fd,
    bytesOnDisk,
    key: fileKeyOf(file),
    out,
    outKey: options.outKey ?? null,
    channels,
    maxSeconds: options.limits.seconds,
  };
  let best = 0;
  const onProgress = (fraction: number): void => {
    best = Math.max(best, Math.min(1, fraction));
    options.onProgress?.(best);
  };
  try {
    const run = { signal: options.signal, onProgress };
    let outcome: DecodeOutcome;
    if (kind === 'mp4') {
      const ffmpegPath = requireFfmpeg(options.ffmpegPath);
      // ffmpeg looks for an mp4's index at both ends: a pipe will not do.
      const copy = (await options.openCopy?.(bytes.size)) ?? `${out}.m4a`;
      await using open = job.key === null ? null : await unsealed(bytes, copy);
      outcome = await decodeWithFfmpeg({ ...job, file: open?.path ?? pathOf(file) }, ffmpegPath, run);
    } else outcome = await decodeInWorker(job, run);
    onProgress(1);
    return summarise(outcome);
  } catch (error) {
    for (const path of [out, `${out}.ch0`, `${out}.ch1`]) await rm(path, { force: true });
    throw error;
  }
}

/** The `ffmpeg` that an m4a/mp4 needs. Throws `unsupported_audio_format` with how to get one. */
export function requireFfmpeg(path: string | undefined): string {
  if (path !== undefined) return path;
  throw new NotegenError(
    'unsupported_audio_format',
    `The recording is m4a/mp4, and there is no ffmpeg on this machine to read it. Accepted: ${acceptedFormats}.`,
    {
      howToFix:
        'Install ffmpeg (`apt install ffmpeg`, `brew install ffmpeg`, `winget install ffmpeg`), or save the recording as wav, flac, mp3, ogg or webm.',
    },
  );
}

function summarise(outcome: DecodeOutcome): DecodedAudio {
  const { separation } = outcome;
  return {
    seconds: outcome.samples / pcmSampleRate,
    sampleRate: pcmSampleRate,
    samples: outcome.samples,
    sourceRate: outcome.sourceRate,
    channels: outcome.channels,
    truncated: outcome.report.truncated,
    warnings: warningsOf(outcome.report),
    ...(separation === null ? {} : { channelSeparation: separation }),
    separateSpeakers: separation !== null && separatesSpeakers(separation),
    channelFiles: outcome.channelFiles,
  };
}
