import { NotegenError } from '../../errors.ts';
import type { ByteSource } from './byte-source.ts';
import { id3Bytes } from './mp3-header.ts';

/** Moves past a flac file's metadata (which may hold pictures) to its first frame. `totalSamples` is 0 where unknown. Throws `audio_corrupted`. */
export async function readFlacStart(source: ByteSource): Promise<{ totalSamples: number }> {
  await source.skip(id3Bytes(await source.peek(10)));
  const magic = await source.read(4);
  if (Buffer.from(magic).toString('latin1') !== 'fLaC') throw corrupted();
  let totalSamples = 0;
  for (;;) {
    const head = await source.read(4);
    if (head.length < 4) throw corrupted();
    const type = head[0]! & 0x7f;
    const length = head[1]! * 65_536 + head[2]! * 256 + head[3]!;
    if (type === 0) {
      const info = await source.read(length);
      if (info.length < 34) throw corrupted();
      totalSamples = flacTotalSamples(info);
    } else if ((await source.skip(length)) < length) throw corrupted();
    if (head[0]! & 0x80) return { totalSamples };
  }
}

/** The number of samples a channel has by a STREAMINFO block (RFC 9639, 8.2), 0 where unknown. */
export function flacTotalSamples(info: Uint8Array): number {
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  return (info[13]! & 0x0f) * 2 ** 32 + view.getUint32(14);
}

function corrupted(): NotegenError {
  return new NotegenError('audio_corrupted', 'The flac file ends or breaks off inside its description.');
}
