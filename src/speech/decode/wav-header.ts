import { NotegenError } from '../../errors.ts';
import { maxChannels } from './audio-block.ts';
import { acceptedFormats } from './audio-kind.ts';
import type { ByteSource } from './byte-source.ts';

export type WavCoding = 'integer' | 'float' | 'a-law' | 'mu-law';

/** The shape of a wav file's samples; the source stands at the first of them. */
export interface WavHeader {
  coding: WavCoding;
  /** Bytes of one sample of one channel as stored. */
  sampleBytes: number;
  channels: number;
  sampleRate: number;
  /** Bytes of samples the file announces, or null where it only says "to the end". */
  dataBytes: number | null;
  /** The recorder never came back to write the length (power cut). */
  unfinished: boolean;
}

const chunksAfterData = new Set([
  'LIST',
  'id3 ',
  'ID3 ',
  'bext',
  'fact',
  'cue ',
  'smpl',
  'iXML',
  'JUNK',
  'PAD ',
]);
// A file may hold millions of empty chunks to keep a reader busy.
const mostChunks = 1000;
// Programs that write to a pipe leave 0xFFFFFFFF or a figure near 2^31 instead of a length.
const placeholderBytes = 0x7ffff000;

/** Reads chunks up to the samples. Throws `audio_corrupted` or `unsupported_audio_format`. */
export async function readWavHeader(source: ByteSource): Promise<WavHeader> {
  const riff = view(await source.read(12));
  if (riff.byteLength < 12) throw corrupted('it ends inside its first twelve bytes');
  const is64 = fourCharacters(riff, 0) !== 'RIFF';
  let longDataBytes: number | null = null;
  let format: Omit<WavHeader, 'dataBytes' | 'unfinished'> | null = null;
  for (let chunks = 0; chunks < mostChunks; chunks += 1) {
    const head = view(await source.read(8));
    if (head.byteLength < 8)
      throw corrupted(format === null ? 'it has no fmt chunk' : 'it has no data chunk');
    const id = fourCharacters(head, 0);
    const size = head.getUint32(4, true);
    if (id === 'data') {
      if (format === null) throw corrupted('its samples come before their description');
      if (is64 && size === 0xffffffff) return { ...format, dataBytes: longDataBytes, unfinished: false };
      if (size >= placeholderBytes) return { ...format, dataBytes: null, unfinished: false };
      if (size > 0) return { ...format, dataBytes: size, unfinished: false };
      const next = await source.peek(4);
      const finished = next.length < 4 || chunksAfterData.has(fourCharacters(view(next), 0));
      return finished
        ? { ...format, dataBytes: 0, unfinished: false }
        : { ...format, dataBytes: null, unfinished: true };
    }
    const kept = id === 'fmt ' || id === 'ds64' ? Math.min(size, 4096) : 0;
    const body = view(await source.read(kept));
    if (body.byteLength < kept) throw corrupted(`it ends inside its ${id.trim()} chunk`);
    if (id === 'fmt ') format = readFormat(body);
    if (id === 'ds64' && body.byteLength >= 16) longDataBytes = Number(body.getBigUint64(8, true));
    await source.skip(size - kept + (size % 2));
  }
  throw corrupted('it has no data chunk');
}

function readFormat(body: DataView): Omit<WavHeader, 'dataBytes' | 'unfinished'> {
  if (body.byteLength < 16) throw corrupted('its fmt chunk is too short');
  let tag = body.getUint16(0, true);
  const channels = body.getUint16(2, true);
  const sampleRate = body.getUint32(4, true);
  const blockBytes = body.getUint16(12, true);
  const bits = body.getUint16(14, true);
  if (tag === 0xfffe) {
    if (body.byteLength < 26) throw corrupted('its extensible fmt chunk is too short');
    tag = body.getUint16(24, true);
  }
  const coding = ({ 1: 'integer', 3: 'float', 6: 'a-law', 7: 'mu-law' } as const)[tag];
  if (coding === undefined) {
    throw new NotegenError(
      'unsupported_audio_format',
      `The wav file holds a compression that notegen does not read (wFormatTag 0x${tag.toString(16)}). Accepted: ${acceptedFormats}.`,
    );
  }
  if (channels === 0) throw corrupted('it says it has no channels');
  if (channels > maxChannels)
    throw corrupted(`it says it has ${channels} channels; at most ${maxChannels} are read`);
  if (sampleRate < 2000 || sampleRate > 768_000) {
    throw corrupted(`it says ${sampleRate} samples a second; 2,000 to 768,000 are read`);
  }
  // A container wider than the sample (24 bits in 32) holds it at the upper end, so the container is what is read.
  const container = blockBytes / channels;
  const least = Math.ceil(bits / 8);
  const sampleBytes = Number.isInteger(container) && container >= least && container <= 8 ? container : least;
  const valid = {
    integer: sampleBytes >= 1 && sampleBytes <= 4,
    float: sampleBytes === 4 || sampleBytes === 8,
    'a-law': sampleBytes === 1,
    'mu-law': sampleBytes === 1,
  }[coding];
  if (bits === 0 || !valid) throw corrupted(`it says ${bits} bits a sample (${coding})`);
  return { coding, sampleBytes, channels, sampleRate };
}

function corrupted(what: string): NotegenError {
  return new NotegenError('audio_corrupted', `The wav file can not be read: ${what}.`);
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function fourCharacters(bytes: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)));
}
