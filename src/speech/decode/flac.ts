import { type FLACDecodedAudio, FLACDecoder } from '@wasm-audio-decoders/flac';
import CodecParser, { type CodecFrame } from 'codec-parser';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { readFlacStart } from './flac-start.ts';

const chunkBytes = 32 * 1024;

/** Decodes a flac file frame by frame (a frame of silence takes ten bytes, so a chunk could hold gigabytes). Throws `audio_corrupted`. */
export async function* decodeFlac(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  const { totalSamples } = await readFlacStart(source);
  const parser = new CodecParser<CodecFrame>('audio/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  let samples = 0;
  try {
    for (;;) {
      const chunk = await source.read(chunkBytes);
      const frames = chunk.length > 0 ? parser.parseChunk(chunk) : parser.flush();
      for (let next = frames.next(); next.done !== true; next = frames.next()) {
        const decoded = await decoder.decodeFrames([next.value.data]);
        report.undecodable += decoded.errors.length;
        if (decoded.samplesDecoded === 0) continue;
        samples += decoded.samplesDecoded;
        yield flacBlock(decoded);
      }
      if (chunk.length === 0) break;
    }
    if (samples < totalSamples) report.truncated = true;
  } finally {
    decoder.free();
  }
}

/** What was decoded, as it was recorded: the decoder takes the loudest sample for 1, which is one step too loud. */
export function flacBlock({ sampleRate, bitDepth, channelData }: FLACDecodedAudio): AudioBlock {
  const full = 2 ** (bitDepth - 1);
  const scale = (full - 1) / full;
  for (const channel of channelData) for (let at = 0; at < channel.length; at += 1) channel[at]! *= scale;
  return { sampleRate, channels: channelData };
}
