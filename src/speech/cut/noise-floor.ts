import { frameSamples } from './loudness.ts';

const framesInSecond = 16_000 / frameSamples;
const windowSeconds = 30;
const floorShare = 0.1;
const binsFrom = -97;
const binCount = 98;

/**
 * The noise floor around each second of a recording, dBFS: the level that a tenth of the 30 s around it stay
 * below. Never lower than 50 dB under the recording's loud parts, so that the hiss of a silent room is no speech.
 */
export function noiseFloors(loudness: Float32Array): Float32Array {
  const seconds = Math.ceil(loudness.length / framesInSecond);
  const counts = new Uint32Array(binCount);
  const floors = new Float32Array(seconds);
  const least = levelBelow(histogram(loudness), loudness.length, 0.98) - 50;
  const half = (windowSeconds / 2) * framesInSecond;
  let from = 0;
  let to = 0;
  for (let second = 0; second < seconds; second += 1) {
    const middle = (second + 0.5) * framesInSecond;
    // At either end the window keeps its length and leans inwards.
    const latest = Math.max(0, loudness.length - 2 * half);
    const wantedFrom = Math.min(latest, Math.max(0, Math.round(middle - half)));
    const wantedTo = Math.min(loudness.length, wantedFrom + 2 * half);
    for (; to < wantedTo; to += 1) counts[bin(loudness[to]!)]! += 1;
    for (; from < wantedFrom; from += 1) counts[bin(loudness[from]!)]! -= 1;
    floors[second] = Math.max(least, levelBelow(counts, to - from, floorShare));
  }
  return floors;
}

function histogram(loudness: Float32Array): Uint32Array {
  const counts = new Uint32Array(binCount);
  for (const level of loudness) counts[bin(level)]! += 1;
  return counts;
}

/** The level (dB, whole) that `share` of the counted frames do not exceed. */
function levelBelow(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let index = 0; index < counts.length; index += 1) {
    seen += counts[index]!;
    if (seen >= total * share) return index + binsFrom;
  }
  return 0;
}

function bin(level: number): number {
  return Math.min(binCount - 1, Math.max(0, Math.round(level) - binsFrom));
}
