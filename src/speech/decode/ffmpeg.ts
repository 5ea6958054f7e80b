import { once } from 'node:events';
import { resolve } from 'node:path';
import { NotegenError } from '../../errors.ts';
import { findConfinement } from '../child/confinement.ts';
import { ffmpegLimits, limitHit } from '../child/limits.ts';
import { startChild } from '../child/start-child.ts';
import { emptyReport } from './audio-block.ts';
import { streamBytes } from './byte-source.ts';
import type { DecodeJob, DecodeOutcome } from './decode-job.ts';
import { decodeWav } from './wav.ts';
import { fromSystem } from './worker-decode.ts';
import { writeBlocks } from './write-blocks.ts';

/**
 * Decodes an m4a/mp4 through an `ffmpeg` of the machine: kept in as `startChild` says, under limits, one file, and
 * only the mp4 demuxer, so that a crafted file can not turn into a playlist. Throws NotegenError.
 */
export async function decodeWithFfmpeg(
  job: DecodeJob & { file: string },
  ffmpegPath: string,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<DecodeOutcome> {
  using started = startChild(ffmpegPath, argumentsFor(job.file), {
    signal: options.signal,
    confinement: await findConfinement(),
    limits: ffmpegLimits(job.maxSeconds),
    stdout: 'pipe',
  });
  const child = started.process;
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  ended.catch(() => {}); // awaited below; a failure to start must not count as unhandled before that
  let quietTicks = 0;
  const watch = setInterval(() => {
    quietTicks += 1;
    if (quietTicks >= stuckAfterSeconds) started[Symbol.dispose]();
  }, 1000);
  let seconds: number | null = null;
  let complaint = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000);
    seconds ??= readDuration(complaint);
  });
  const report = emptyReport();
  const source = streamBytes(child.stdout!);
  let written = 0;
  async function* counted() {
    for await (const block of decodeWav(source, report)) {
      written += block.channels[0]!.length / block.sampleRate;
      yield block;
    }
  }
  try {
    const onBlock = (): void => {
      quietTicks = 0;
      if (seconds !== null && seconds > 0) options.onProgress(written / seconds);
    };
    const outcome = await writeBlocks({ ...job, blocks: counted(), report, onBlock });
    const [exitCode] = await ended;
    if (options.signal.aborted) throw new NotegenError('cancelled', 'Decoding was cancelled.');
    if (exitCode !== 0 || (seconds !== null && written < seconds - 1)) report.truncated = true;
    return outcome;
  } catch (error) {
    if (options.signal.aborted) throw new NotegenError('cancelled', 'Decoding was cancelled.');
    started[Symbol.dispose]();
    const [code, signal] = await ended.catch((cause) => {
      throw doesNotStart(cause);
    });
    if (code === notRunnable || code === notFound) throw doesNotStart(new Error(complaint));
    const limit = limitHit({ code, signal, complaint });
    if (limit !== null && !isOwn(error)) {
      const message = 'Decoding the m4a/mp4 needed more memory, time or disk than it may.';
      throw new NotegenError('worker_limit_reached', message, { cause: new Error(limit) });
    }
    if (isOwn(error)) throw error;
    if (
      error instanceof Error &&
      'code' in error &&
      typeof error.code === 'string' &&
      !(error instanceof NotegenError)
    ) {
      throw fromSystem(error.code, error.message);
    }
    throw new NotegenError('audio_corrupted', 'The m4a/mp4 holds no audio that ffmpeg can decode.', {
      cause: error,
    });
  } finally {
    clearInterval(watch);
  }
}

const stuckAfterSeconds = 120;
// What prlimit, setpriv, unshare and the shell exit with where the program they should start does not.
const notRunnable = 126;
const notFound = 127;

/** A failure that says more than that ffmpeg's output was no sound. */
function isOwn(error: unknown): error is NotegenError {
  return error instanceof NotegenError && error.code !== 'audio_corrupted';
}

function doesNotStart(cause: unknown): NotegenError {
  return new NotegenError(
    'unsupported_audio_format',
    'The ffmpeg that should read the m4a/mp4 does not start.',
    {
      cause,
      howToFix: 'Check that ffmpeg runs (`ffmpeg -version`), or save the recording as wav, flac or mp3.',
    },
  );
}

function argumentsFor(file: string): string[] {
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'info', '-nostats'];
  const input = ['-protocol_whitelist', 'pipe,file', '-f', 'mov', '-i', `file:${resolve(file)}`];
  const audio = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-c:a', 'pcm_f32le'];
  return [...quiet, ...input, ...audio, '-f', 'wav', 'pipe:1'];
}

function readDuration(text: string): number | null {
  const match = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(text);
  return match === null ? null : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}
