import type { FilePlace } from '../../sealing/file-place.ts';
import { frameSamples, loudnessOf } from './loudness.ts';
import { noiseFloors } from './noise-floor.ts';

/** A stretch in which somebody speaks: samples [startSample, endSample) at 16 kHz. */
export interface SpeechSpan {
  startSample: number;
  endSample: number;
}

export interface FindSpeechOptions {
  signal?: AbortSignal;
  /** How far above the noise floor speech begins, and how far it must fall to end, dB. Default 9 and 6. */
  onsetDecibels?: number;
  offsetDecibels?: number;
  /** Speech shorter than this is a click, seconds. Default 0.1. */
  minSpeechSeconds?: number;
  /** How long speech goes on after it fell quiet (word endings), and what is kept before it, seconds. Default 0.3 and 0.2. */
  hangoverSeconds?: number;
  leadSeconds?: number;
  /** A longer span is divided at its quietest place, so that it can be cut there, seconds. Default 30. */
  longestSpanSeconds?: number;
}

const framesInSecond = 16_000 / frameSamples;

/**
 * Finds speech in a raw 16 kHz PCM file by its loudness over an adaptive noise floor. It rather takes noise for
 * speech than lose a word. Spans are in order and do not overlap; divided ones touch. Throws the system's error.
 */
export async function findSpeech(pcmFile: FilePlace, options: FindSpeechOptions = {}): Promise<SpeechSpan[]> {
  return speechIn(await loudnessOf(pcmFile, options.signal), options);
}

/** The same from loudness frames (dBFS for each 20 ms). */
export function speechIn(loudness: Float32Array, options: FindSpeechOptions = {}): SpeechSpan[] {
  const frames = (seconds: number): number => Math.round(seconds * framesInSecond);
  const onset = options.onsetDecibels ?? 9;
  const offset = options.offsetDecibels ?? 6;
  const shortest = frames(options.minSpeechSeconds ?? 0.1);
  const hangover = frames(options.hangoverSeconds ?? 0.3);
  const lead = frames(options.leadSeconds ?? 0.2);
  const longest = Math.max(2, frames(options.longestSpanSeconds ?? 30));
  const floors = noiseFloors(loudness);

  const spans: { start: number; end: number }[] = [];
  let start = -1;
  let loudEnd = 0;
  let loudFrames = 0;
  const close = (): void => {
    if (start < 0) return;
    if (loudFrames >= shortest) {
      const from = Math.max(0, start - lead);
      const to = Math.min(loudness.length, loudEnd + hangover);
      const last = spans.at(-1);
      if (last !== undefined && from <= last.end) last.end = to;
      else spans.push({ start: from, end: to });
    }
    start = -1;
    loudFrames = 0;
  };
  for (let frame = 0; frame < loudness.length; frame += 1) {
    const above = loudness[frame]! - floors[Math.floor(frame / framesInSecond)]!;
    if (above >= (start < 0 ? onset : offset)) {
      if (start < 0) start = frame;
      loudEnd = frame + 1;
      loudFrames += 1;
    } else if (start >= 0 && frame - loudEnd >= hangover) close();
  }
  close();
  return spans
    .flatMap((span) => divide(loudness, span, longest))
    .map(({ start: from, end }) => ({ startSample: from * frameSamples, endSample: end * frameSamples }));
}

/** Divides a span into parts of at most `longest` frames, each cut at the quietest 100 ms of its latter half. */
function divide(
  loudness: Float32Array,
  span: { start: number; end: number },
  longest: number,
): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = span.start;
  while (span.end - start > longest) {
    let quietest = Number.POSITIVE_INFINITY;
    let cut = start + longest;
    for (let at = start + (longest >> 1); at < start + longest; at += 1) {
      let level = 0;
      for (let near = at - 2; near <= at + 2; near += 1) level += loudness[near] ?? -96;
      if (level < quietest) {
        quietest = level;
        cut = at;
      }
    }
    parts.push({ start, end: cut });
    start = cut;
  }
  parts.push({ start, end: span.end });
  return parts;
}
