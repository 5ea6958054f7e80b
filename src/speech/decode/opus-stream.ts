import { OpusDecoder } from 'opus-decoder';
import { NotegenError } from '../../errors.ts';
import type { AudioBlock, DecodeReport } from './audio-block.ts';

/** What an OpusHead (RFC 7845) says. */
export interface OpusHead {
  channels: number;
  /** Samples at 48 kHz to drop at the start. */
  preSkip: number;
  /** Factor for every sample. */
  gain: number;
  streams: number;
  coupled: number;
  mapping: number[];
}

const mostChannels = 8;

/** Reads an OpusHead packet, from ogg or from a webm's CodecPrivate. Throws `audio_corrupted`. */
export function readOpusHead(bytes: Uint8Array): OpusHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 19 || Buffer.from(bytes.subarray(0, 8)).toString('latin1') !== 'OpusHead') {
    throw new NotegenError('audio_corrupted', 'The opus header of the recording is damaged.');
  }
  const channels = bytes[9]!;
  const family = bytes[18]!;
  const laidOut = family !== 0;
  const head = {
    channels,
    preSkip: view.getUint16(10, true),
    gain: 10 ** (view.getInt16(16, true) / 256 / 20),
    streams: laidOut ? (bytes[19] ?? 0) : 1,
    coupled: laidOut ? (bytes[20] ?? 0) : channels - 1,
    mapping: laidOut ? [...bytes.subarray(21, 21 + channels)] : channels === 2 ? [0, 1] : [0],
  };
  const decodable = head.streams + head.coupled;
  const sound =
    channels >= 1 &&
    channels <= (laidOut ? mostChannels : 2) &&
    head.streams >= 1 &&
    head.coupled <= head.streams &&
    head.mapping.length === channels &&
    head.mapping.every((index) => index < decodable || index === 255);
  if (!sound) throw new NotegenError('audio_corrupted', 'The opus header of the recording makes no sense.');
  return head;
}

/** Decodes packets of one opus stream at 16 kHz, which the codec can do by itself, band-limited. */
export interface OpusStream extends Disposable {
  /** Drops the pre-skip; a packet that can't be decoded becomes silence of its length and is counted. */
  decode(packet: Uint8Array): AudioBlock;
}

export const opusOutputRate = 16_000;

export async function createOpusStream(head: OpusHead, report: DecodeReport): Promise<OpusStream> {
  const decoder = new OpusDecoder({
    sampleRate: opusOutputRate,
    channels: head.channels,
    streamCount: head.streams,
    coupledStreamCount: head.coupled,
    channelMappingTable: head.mapping,
  });
  await decoder.ready;
  let toSkip = Math.round(head.preSkip / 3);

  function decodePacket(packet: Uint8Array): readonly Float32Array[] {
    try {
      const { channelData, errors } = decoder.decodeFrame(packet);
      if (errors.length === 0 && channelData.length === head.channels) return channelData;
    } catch {
      // a packet larger than the decoder's buffer; counted below like any that is damaged
    }
    report.undecodable += 1;
    return silence(head.channels, Math.round(opusPacketSamples(packet) / 3));
  }

  return {
    decode(packet) {
      let channels = decodePacket(packet);
      const skipped = Math.min(toSkip, channels[0]!.length);
      toSkip -= skipped;
      if (skipped > 0) channels = channels.map((channel) => channel.subarray(skipped));
      if (head.gain !== 1) channels = channels.map((channel) => channel.map((level) => level * head.gain));
      return { sampleRate: opusOutputRate, channels };
    },
    [Symbol.dispose]() {
      decoder.free();
    },
  };
}

export function silence(channels: number, samples: number): Float32Array[] {
  return Array.from({ length: channels }, () => new Float32Array(samples));
}

/** Length of a packet at 48 kHz, told from its first two bytes (RFC 6716, 3.1); at most 120 ms. */
export function opusPacketSamples(packet: Uint8Array): number {
  const toc = packet[0];
  if (toc === undefined) return 0;
  const config = toc >> 3;
  const frame =
    config < 12
      ? [480, 960, 1920, 2880][config & 3]!
      : config < 16
        ? [480, 960][config & 1]!
        : [120, 240, 480, 960][config & 3]!;
  const frames = [1, 2, 2, (packet[1] ?? 0) & 63][toc & 3]!;
  return Math.min(5760, frame * frames);
}
