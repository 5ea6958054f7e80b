import { cutAtSilences, type Piece } from './cut/cut-at-silences.ts';
import type { SpeechSpan } from './cut/find-speech.ts';

/** What is recognised in one go: a stretch of one channel (null: of the mix), with its place among all clips. */
export interface Clip {
  name: string;
  channel: number | null;
  piece: Piece;
  /** Length when its parts are played one after another, seconds. */
  seconds: number;
}

/** Clips that are recognised by one run of whisper-cli and committed together; ten minutes at most. */
export interface Batch {
  index: number;
  clips: readonly Clip[];
  seconds: number;
}

export interface ClipOptions {
  clipSeconds: number;
  batchSeconds: number;
}

const longestBatch = 600;
const sampleRate = 16_000;

/** Cuts the speech of each channel into clips at its pauses, and gathers the clips into batches. */
export function planBatches(
  voices: readonly { channel: number | null; spans: readonly SpeechSpan[] }[],
  totalSamples: number,
  { clipSeconds, batchSeconds }: ClipOptions,
): Batch[] {
  const clips = voices.flatMap(({ channel, spans }) =>
    cutAtSilences(spans, totalSamples, { maxSeconds: clipSeconds, skipSilenceSeconds: 1 }).map((piece) => ({
      channel,
      piece,
      seconds: piece.parts.reduce((sum, part) => sum + part.endSample - part.startSample, 0) / sampleRate,
    })),
  );
  const batches: { clips: Clip[]; seconds: number }[] = [];
  for (const [index, clip] of clips.entries()) {
    const named: Clip = { ...clip, name: String(index).padStart(5, '0') };
    const last = batches.at(-1);
    if (last && last.seconds + clip.seconds <= Math.min(longestBatch, batchSeconds)) {
      last.clips.push(named);
      last.seconds += clip.seconds;
    } else batches.push({ clips: [named], seconds: clip.seconds });
  }
  return batches.map((batch, index) => ({ index, ...batch }));
}
