import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { NotegenError } from '../../errors.ts';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { type OggPage, readOggPages } from './ogg-pages.ts';

const mostChannels = 8;

/** Decodes ogg vorbis page by page, one stream after another where several are chained. Throws `audio_corrupted`. */
export async function* decodeOggVorbis(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  let current: { serial: number; decoder: OggVorbisDecoder } | null = null;
  let finished = true;
  try {
    for await (const page of readOggPages(source, report)) {
      if (page.first && startsVorbis(page)) {
        if (current !== null && !finished) continue; // a second stream beside the first
        current?.decoder.free();
        const decoder = new OggVorbisDecoder();
        await decoder.ready;
        current = { serial: page.serial, decoder };
        finished = false;
      }
      if (current === null || page.serial !== current.serial) continue;
      const decoded = await attempt(() => current!.decoder.decode(page.bytes));
      if (decoded === null) {
        report.truncated = true;
        return;
      }
      report.undecodable += decoded.errors.length;
      if (decoded.samplesDecoded > 0) yield { sampleRate: decoded.sampleRate, channels: decoded.channelData };
      if (page.last) {
        finished = true;
        const rest = await attempt(() => current!.decoder.flush());
        if (rest !== null && rest.samplesDecoded > 0) {
          yield { sampleRate: rest.sampleRate, channels: rest.channelData };
        }
      }
    }
    if (current !== null && !finished) {
      report.truncated = true;
      const rest = await attempt(() => current!.decoder.flush());
      if (rest !== null && rest.samplesDecoded > 0) {
        yield { sampleRate: rest.sampleRate, channels: rest.channelData };
      }
    }
  } finally {
    current?.decoder.free();
  }
}

// After it has thrown the decoder stands in the middle of nowhere: what came before is what there is.
async function attempt<T>(decode: () => Promise<T>): Promise<T | null> {
  try {
    return await decode();
  } catch {
    return null;
  }
}

function startsVorbis(page: OggPage): boolean {
  if (Buffer.from(page.body.subarray(0, 7)).toString('latin1') !== '\x01vorbis') return false;
  const channels = page.body[11] ?? 0;
  if (page.body.length < 30 || channels === 0 || channels > mostChannels) {
    throw new NotegenError('audio_corrupted', 'The vorbis header of the recording makes no sense.');
  }
  return true;
}
