import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { createPacketReader, type OggPage, readOggPages } from './ogg-pages.ts';
import { createOpusStream, type OpusStream, opusPacketSamples, readOpusHead } from './opus-stream.ts';

/** Decodes ogg opus (RFC 7845), one stream after another where several are chained. Throws `audio_corrupted`. */
export async function* decodeOggOpus(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  let current: { serial: number; stream: OpusStream; reader: ReturnType<typeof createPacketReader> } | null =
    null;
  let headersLeft = 0;
  let granule = 0; // 48 kHz samples up to the end of the page before
  let finished = true;
  try {
    for await (const page of readOggPages(source, report)) {
      if (page.first && startsOpus(page)) {
        if (current !== null && !finished) continue; // a second stream beside the first
        current?.stream[Symbol.dispose]();
        const stream = await createOpusStream(readOpusHead(page.body), report);
        current = { serial: page.serial, stream, reader: createPacketReader() };
        headersLeft = 1; // the comment packet
        granule = 0;
        finished = false;
        continue;
      }
      if (current === null || page.serial !== current.serial) continue;
      const packets = current.reader.packetsOf(page);
      const comments = Math.min(headersLeft, packets.length);
      headersLeft -= comments;
      const audio = packets.slice(comments);
      // The last page says where the recording ends, which may be inside its last packet.
      let keep = page.last && page.granule >= 0 ? page.granule - granule : Number.POSITIVE_INFINITY;
      for (const packet of audio) {
        const length = opusPacketSamples(packet);
        const block = current.stream.decode(packet);
        yield keep >= length ? block : shorten(block, length, keep);
        keep = Math.max(0, keep - length);
      }
      if (page.granule > 0) granule = page.granule;
      if (page.last) finished = true;
    }
    if (!finished) report.truncated = true;
  } finally {
    current?.stream[Symbol.dispose]();
  }
}

function startsOpus(page: OggPage): boolean {
  return Buffer.from(page.body.subarray(0, 8)).toString('latin1') === 'OpusHead';
}

/** Takes off the end of a block that held `length` samples at 48 kHz all but `keep` of them. */
function shorten(block: AudioBlock, length: number, keep: number): AudioBlock {
  const held = block.channels[0]!.length;
  const left = Math.max(0, held - Math.round((length - keep) / 3));
  return { ...block, channels: block.channels.map((channel) => channel.subarray(0, left)) };
}
