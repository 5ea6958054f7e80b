/** How two channels share the talking, told from the loudness of 30 ms frames. */
export interface ChannelSeparation {
  /** Share of the frames with speech in which the first, then the second channel is clearly the louder (12 dB). */
  dominance: readonly [number, number];
  /** Share of the frames with speech in which neither is. */
  shared: number;
  /** Frames with speech, in seconds. */
  speechSeconds: number;
}

export interface ChannelActivity {
  /** Both channels of a stretch, of one length. */
  push(left: Float32Array, right: Float32Array, sampleRate: number): void;
  result(): ChannelSeparation;
}

const frameSeconds = 0.03;
const dominant = 10 ** (12 / 10);
const overFloor = 10 ** (10 / 10);
const silence = 1e-9; // mean square, -90 dBFS

/** Watches a stereo recording; the noise floor follows falling levels at once and rises 1 dB in about 3 s. */
export function createChannelActivity(): ChannelActivity {
  const frames = { left: 0, right: 0, shared: 0 };
  const floors = [1, 1];
  const sums = [0, 0];
  let filled = 0;
  const rise = 10 ** ((frameSeconds / 3) * 0.1);

  function close(length: number): void {
    const [left, right] = sums.map((sum, index) => {
      const power = sum / length + silence;
      floors[index] = Math.min(power, floors[index]! * rise);
      return power;
    }) as [number, number];
    sums.fill(0);
    filled = 0;
    if (left < floors[0]! * overFloor && right < floors[1]! * overFloor) return;
    if (left > right * dominant) frames.left += 1;
    else if (right > left * dominant) frames.right += 1;
    else frames.shared += 1;
  }

  return {
    push(left, right, sampleRate) {
      const length = Math.max(1, Math.round(sampleRate * frameSeconds));
      for (let at = 0; at < left.length; ) {
        const end = Math.min(left.length, at + Math.max(1, length - filled));
        filled += end - at;
        sums[0] = powerOf(left, at, end, sums[0]!);
        sums[1] = powerOf(right, at, end, sums[1]!);
        at = end;
        if (filled >= length) close(length);
      }
    },
    result() {
      const total = Math.max(1, frames.left + frames.right + frames.shared);
      return {
        dominance: [frames.left / total, frames.right / total],
        shared: frames.shared / total,
        speechSeconds: (frames.left + frames.right + frames.shared) * frameSeconds,
      };
    },
  };
}

function powerOf(samples: Float32Array, from: number, to: number, before: number): number {
  let sum = before;
  for (let at = from; at < to; at += 1) {
    const level = samples[at]!;
    sum += level * level;
  }
  return sum;
}

/** True where each channel holds a speaker of its own: both lead for a while, and seldom neither does. */
export function separatesSpeakers({ dominance, shared, speechSeconds }: ChannelSeparation): boolean {
  return speechSeconds >= 2 && Math.min(...dominance) >= 0.08 && shared <= 0.25;
}
