/** A stretch of decoded audio: one array a channel, all of one length, full scale ±1. */
export interface AudioBlock {
  /** Hz. */
  sampleRate: number;
  channels: readonly Float32Array[];
}

/** What went wrong on the way without ending it; decoders write here, the caller turns it into warnings. */
export interface DecodeReport {
  /** The file ends before the audio it announces. */
  truncated: boolean;
  /** NaN or infinite samples, read as 0. */
  invalidSamples: number;
  /** Stretches the codec could not decode and left out. */
  undecodable: number;
}

export function emptyReport(): DecodeReport {
  return { truncated: false, invalidSamples: 0, undecodable: 0 };
}

/** More channels than this is a broken header, not a room full of microphones. */
export const maxChannels = 64;
