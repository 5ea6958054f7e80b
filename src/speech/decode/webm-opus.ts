import { NotegenError } from '../../errors.ts';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { createOpusStream, type OpusStream, opusOutputRate, readOpusHead, silence } from './opus-stream.ts';
import { readWebm } from './webm-blocks.ts';

// Browsers send nothing while nobody speaks (DTX): such a gap becomes silence, so that times stay true.
const shortestGap = 0.1;
const longestGap = 30;

/** Decodes the opus audio of a webm or matroska file. Throws `audio_corrupted` or `unsupported_audio_format`. */
export async function* decodeWebmOpus(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  let stream: OpusStream | null = null;
  let channels = 0;
  let skipped = 0;
  let first: number | null = null;
  let samples = 0;
  try {
    for await (const item of readWebm(source, report)) {
      if ('track' in item) {
        const head = readOpusHead(item.track.codecPrivate);
        channels = head.channels;
        skipped = head.preSkip / 48_000;
        stream = await createOpusStream(head, report);
        continue;
      }
      if (stream === null) continue;
      const { time, packets, discard } = item.block;
      first ??= time;
      const gap = time - first - skipped - samples / opusOutputRate;
      if (samples > 0 && gap > shortestGap && gap < longestGap) {
        const missing = Math.round(gap * opusOutputRate);
        samples += missing;
        yield { sampleRate: opusOutputRate, channels: silence(channels, missing) };
      }
      for (const [index, packet] of packets.entries()) {
        const block = stream.decode(packet);
        const cut = index === packets.length - 1 ? Math.round((discard / 1e9) * opusOutputRate) : 0;
        const kept = Math.max(0, block.channels[0]!.length - cut);
        samples += kept;
        yield { ...block, channels: block.channels.map((channel) => channel.subarray(0, kept)) };
      }
    }
    if (stream === null)
      throw new NotegenError('audio_corrupted', 'The webm file ends before its audio begins.');
  } finally {
    stream?.[Symbol.dispose]();
  }
}
