import { MPEGDecoder } from 'mpg123-decoder';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { readMp3Frames } from './mp3-frames.ts';

/** Decodes mp3, constant or variable rate, without the encoder's padding where the file tells it. */
export async function* decodeMp3(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for await (const batch of readMp3Frames(source, report)) {
      const decoded = decoder.decode(batch.bytes);
      report.undecodable += decoded.errors.length;
      if (decoded.samplesDecoded === 0) continue;
      // The decoder gives mono twice.
      const channels = decoded.channelData.slice(0, batch.first.channels);
      yield { sampleRate: decoded.sampleRate, channels };
    }
  } finally {
    decoder.free();
  }
}
