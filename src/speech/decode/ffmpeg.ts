import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { NotegenError } from '../../errors.ts';
import { emptyReport } from './audio-block.ts';
import { streamBytes } from './byte-source.ts';
import type { DecodeJob, DecodeOutcome } from './decode-job.ts';
import { decodeWav } from './wav.ts';
import { fromSystem } from './worker-decode.ts';
import { writeBlocks } from './write-blocks.ts';

/**
 * Decodes an m4a/mp4 through an `ffmpeg` of the machine: no shell, no environment, no network, one file, and only
 * the mp4 demuxer, so that a crafted file can not turn into a playlist. Throws NotegenError.
 */
export async function decodeWithFfmpeg(
  job: DecodeJob & { file: string },
  ffmpegPath: string,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<DecodeOutcome> {
  const child = spawn(ffmpegPath, argumentsFor(job.file), { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
  const ended = once(child, 'close');
  ended.catch(() => {}); // awaited below; a failure to start must not count as unhandled before that
  const abort = (): void => {
    child.kill('SIGKILL');
  };
  options.signal.addEventListener('abort', abort, { once: true });
  let seconds: number | null = null;
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000);
    seconds ??= readDuration(complaint);
  });
  const report = emptyReport();
  const source = streamBytes(child.stdout);
  let written = 0;
  async function* counted() {
    for await (const block of decodeWav(source, report)) {
      written += block.channels[0]!.length / block.sampleRate;
      yield block;
    }
  }
  try {
    const onBlock = (): void => {
      if (seconds !== null && seconds > 0) options.onProgress(written / seconds);
    };
    const outcome = await writeBlocks({ ...job, blocks: counted(), report, onBlock });
    const [exitCode] = await ended;
    if (options.signal.aborted) throw new NotegenError('cancelled', 'Decoding was cancelled.');
    if (exitCode !== 0 || (seconds !== null && written < seconds - 1)) report.truncated = true;
    return outcome;
  } catch (error) {
    if (options.signal.aborted) throw new NotegenError('cancelled', 'Decoding was cancelled.');
    child.kill('SIGKILL');
    await ended.catch((cause) => {
      throw new NotegenError(
        'unsupported_audio_format',
        'The ffmpeg that should read the m4a/mp4 does not start.',
        {
          cause,
          howToFix: 'Check that ffmpeg runs (`ffmpeg -version`), or save the recording as wav, flac or mp3.',
        },
      );
    });
    if (error instanceof NotegenError && error.code !== 'audio_corrupted') throw error;
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
    child.kill('SIGKILL');
    options.signal.removeEventListener('abort', abort);
  }
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
