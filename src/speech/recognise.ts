import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import type { Voice } from './channel-spans.ts';
import type { Batch, Clip } from './clips.ts';
import { onRecordingClock } from './cut/recording-clock.ts';
import { writeWavParts } from './decode/wav-piece.ts';
import { type Failure, withoutFailures } from './failures.ts';
import type { HeardWord } from './heard.ts';
import type { BatchWords, Progress } from './resume.ts';
import type { Spread } from './threads.ts';
import { runWhisper, type WhisperJob } from './whisper/run-whisper.ts';

export interface RecogniseJob {
  batches: readonly Batch[];
  voices: readonly Voice[];
  progress: Progress;
  /** Private directory for the clips; each is removed once it is done. */
  directory: string;
  spread: Spread;
  whisper: Pick<WhisperJob, 'engine' | 'model' | 'language' | 'prompt'>;
  signal: AbortSignal;
  /** Share of the speech that is recognised, never falling; batches that an earlier run had finished. */
  onProgress: (fraction: number, resumed: number) => void;
}

export interface RecognisedSpeech {
  /** One voice's words in order, on the recording's clock, without Whisper's failures. */
  words(channel: number | null): HeardWord[];
  failures: { failure: Failure; at: number }[];
  resumed: number;
}

/**
 * Recognises batches of clips, several at a time, and commits each as soon as it is done. The first failure stops
 * the others. Throws `transcription_failed`, `speech_engine_failed`, `disk_full`, `cancelled`.
 */
export async function recogniseBatches(job: RecogniseJob): Promise<RecognisedSpeech> {
  const results: BatchWords[] = [];
  const share = new Map<number, number>();
  const total = job.batches.reduce((sum, batch) => sum + batch.seconds, 0);
  let resumed = 0;
  const report = (batch: Batch, fraction: number): void => {
    share.set(batch.index, Math.max(share.get(batch.index) ?? 0, fraction * batch.seconds));
    const done = [...share.values()].reduce((sum, seconds) => sum + seconds, 0);
    job.onProgress(Math.min(1, done / total), resumed);
  };
  const stop = new AbortController();
  const signal = AbortSignal.any([job.signal, stop.signal]);
  const waiting = [...job.batches];
  async function work(): Promise<void> {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      const before = await job.progress.done(batch.index);
      if (before?.length === batch.clips.length) {
        resumed += 1;
        results[batch.index] = before;
      } else {
        const words = await recognise(batch, { ...job, signal }, (fraction) => report(batch!, fraction));
        await job.progress.commit(batch.index, words);
        results[batch.index] = words;
      }
      report(batch, 1);
    }
  }
  const workers = Array.from({ length: Math.min(job.spread.runs, job.batches.length) }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(workers);
    throw readable(error, job.signal);
  }
  return gather(job, results, resumed);
}

async function recognise(
  batch: Batch,
  job: RecogniseJob,
  onFraction: (fraction: number) => void,
): Promise<BatchWords> {
  const wav = ({ name }: Clip): string => join(job.directory, `${name}.wav`);
  try {
    for (const clip of batch.clips) {
      job.signal.throwIfAborted();
      const voice = job.voices.find(({ channel }) => channel === clip.channel)!;
      await writeWavParts(voice.pcmFile, clip.piece.parts, wav(clip));
    }
    const recognised = await runWhisper({
      ...job.whisper,
      threads: job.spread.threads,
      directory: job.directory,
      clips: batch.clips,
      signal: job.signal,
      onClips: (done) => onFraction(done / batch.clips.length),
    });
    return recognised.map(({ words }, index) =>
      words.map((word) => ({ ...word, ...onRecordingClock(batch.clips[index]!.piece, word) })),
    );
  } finally {
    for (const clip of batch.clips) await rm(wav(clip), { force: true });
  }
}

function gather(job: RecogniseJob, results: readonly BatchWords[], resumed: number): RecognisedSpeech {
  const byChannel = new Map<number | null, HeardWord[]>();
  const failures: RecognisedSpeech['failures'] = [];
  for (const batch of job.batches) {
    for (const [index, clip] of batch.clips.entries()) {
      const checked = withoutFailures(results[batch.index]![index]!, job.whisper.prompt);
      for (const failure of checked.failures) failures.push({ failure, at: clip.piece.start });
      const words = byChannel.get(clip.channel) ?? [];
      words.push(...checked.words);
      byChannel.set(clip.channel, words);
    }
  }
  return { words: (channel) => byChannel.get(channel) ?? [], failures, resumed };
}

function readable(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new NotegenError('cancelled');
  return asDiskFull(error, 'The disk became full while the recording was transcribed.');
}
