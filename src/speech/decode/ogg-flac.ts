import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { flacBlock } from './flac.ts';
import { createPacketReader, readOggPages } from './ogg-pages.ts';

/** Decodes flac inside ogg: each packet that begins with a frame's sync code is a frame. */
export async function* decodeOggFlac(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  let serial: number | null = null;
  let reader = createPacketReader();
  let finished = true;
  try {
    for await (const page of readOggPages(source, report)) {
      if (page.first && finished && Buffer.from(page.body.subarray(0, 5)).toString('latin1') === '\x7fFLAC') {
        serial = page.serial;
        reader = createPacketReader();
        finished = false;
      }
      if (page.serial !== serial) continue;
      for (const packet of reader.packetsOf(page)) {
        if (packet[0] !== 0xff || (packet[1]! & 0xfc) !== 0xf8) continue;
        const decoded = await decoder.decodeFrames([packet]);
        report.undecodable += decoded.errors.length;
        if (decoded.samplesDecoded > 0) yield flacBlock(decoded);
      }
      if (page.last) finished = true;
    }
    if (!finished) report.truncated = true;
  } finally {
    decoder.free();
  }
}
