import type { SpeechSpan } from './find-speech.ts';

/** A stretch of the recording to be recognised in one go. */
export interface Piece {
  index: number;
  /** Samples [startSample, endSample) of the 16 kHz recording, and the same in seconds. */
  startSample: number;
  endSample: number;
  start: number;
  end: number;
  /** The piece less the long silences inside it, in order. Played one after another they last at most `maxSeconds`. */
  parts: readonly SpeechSpan[];
}

export interface CutOptions {
  /** Longest piece, seconds of speech and short pauses. Default 600. */
  maxSeconds?: number;
  /** A longer pause is left out: Whisper invents text on silence. Seconds, default 2. */
  skipSilenceSeconds?: number;
  /** Silence kept around speech, seconds (no more than there is). Default 0.2. */
  padSeconds?: number;
  /** A piece is widened to this where the recording allows, seconds: Whisper refuses less than one. Default 1.2. */
  minSeconds?: number;
}

const sampleRate = 16_000;

/**
 * Cuts a recording into pieces at its silences. Every span lies in exactly one piece (a span longer than a piece
 * may be is cut hard), pieces are in order and do not overlap, long silences are skipped.
 */
export function cutAtSilences(
  spans: readonly SpeechSpan[],
  totalSamples: number,
  options: CutOptions = {},
): Piece[] {
  const max = Math.max(1, Math.floor((options.maxSeconds ?? 600) * sampleRate));
  const skip = (options.skipSilenceSeconds ?? 2) * sampleRate;
  const pad = Math.floor((options.padSeconds ?? 0.2) * sampleRate);
  const least = Math.min(max, Math.floor((options.minSeconds ?? 1.2) * sampleRate));
  const padded = padSpans(hardCut(spans, totalSamples, max), totalSamples, pad, max);
  const groups = gather(padded, skip, max);
  const pieces: Piece[] = [];
  for (const [index, group] of groups.entries()) {
    const parts = joinNear(group, skip);
    const after = groups[index + 1]?.[0]?.startSample ?? totalSamples;
    widen(parts, least, pieces.at(-1)?.endSample ?? 0, after);
    const startSample = parts[0]!.startSample;
    const endSample = parts.at(-1)!.endSample;
    const clock = { start: startSample / sampleRate, end: endSample / sampleRate };
    pieces.push({ index, startSample, endSample, ...clock, parts });
  }
  return pieces;
}

function hardCut(spans: readonly SpeechSpan[], total: number, max: number): SpeechSpan[] {
  const cut: SpeechSpan[] = [];
  for (const span of spans) {
    const end = Math.min(total, span.endSample);
    for (let start = Math.max(0, span.startSample); start < end; start += max) {
      cut.push({ startSample: start, endSample: Math.min(end, start + max) });
    }
  }
  return cut;
}

// Half of each pause at most, so that neighbours never overlap, and never over the longest piece.
function padSpans(spans: readonly SpeechSpan[], total: number, pad: number, max: number): SpeechSpan[] {
  return spans.map((span, index) => {
    const room = Math.floor((max - (span.endSample - span.startSample)) / 2);
    const before = index === 0 ? span.startSample : (span.startSample - spans[index - 1]!.endSample) / 2;
    const next = spans[index + 1];
    const after = next === undefined ? total - span.endSample : (next.startSample - span.endSample) / 2;
    return {
      startSample: span.startSample - Math.min(pad, room, Math.floor(Math.max(0, before))),
      endSample: span.endSample + Math.min(pad, room, Math.floor(Math.max(0, after))),
    };
  });
}

/** Fills pieces; a full one is cut at the longest pause of its latter half, the later of two equals. */
function gather(spans: readonly SpeechSpan[], skip: number, max: number): SpeechSpan[][] {
  const groups: SpeechSpan[][] = [];
  let start = 0;
  while (start < spans.length) {
    const { end, lengths } = longestRun(spans, start, skip, max);
    let cut = end;
    if (end < spans.length) {
      let longest = -1;
      for (let at = start + 1; at <= end; at += 1) {
        if (lengths[at - start - 1]! < max / 2) continue;
        const pause = spans[at]!.startSample - spans[at - 1]!.endSample;
        if (pause >= longest) {
          longest = pause;
          cut = at;
        }
      }
    }
    groups.push(spans.slice(start, cut));
    start = cut;
  }
  return groups;
}

/** How many spans from `start` on one piece holds, and its length after each. */
function longestRun(
  spans: readonly SpeechSpan[],
  start: number,
  skip: number,
  max: number,
): { end: number; lengths: number[] } {
  const lengths: number[] = [];
  let length = 0;
  let end = start;
  for (; end < spans.length; end += 1) {
    const span = spans[end]!;
    const pause = end === start ? 0 : span.startSample - spans[end - 1]!.endSample;
    const longer = length + (pause > skip ? 0 : pause) + (span.endSample - span.startSample);
    if (longer > max) break;
    length = longer;
    lengths.push(length);
  }
  return { end, lengths };
}

/** Spans less than a skipped silence apart become one part. */
function joinNear(spans: readonly SpeechSpan[], skip: number): SpeechSpan[] {
  const parts: SpeechSpan[] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    if (last !== undefined && span.startSample - last.endSample <= skip) last.endSample = span.endSample;
    else parts.push({ ...span });
  }
  return parts;
}

function widen(parts: SpeechSpan[], least: number, before: number, after: number): void {
  const held = parts.reduce((sum, part) => sum + part.endSample - part.startSample, 0);
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const later = Math.max(0, Math.min(least - held, after - last.endSample));
  last.endSample += later;
  first.startSample -= Math.max(0, Math.min(least - held - later, first.startSample - before));
}
