import { NotegenError } from '../../errors.ts';
import type { ByteFile } from '../../sealing/byte-file.ts';
import type { FilePlace } from '../../sealing/file-place.ts';
import { type AudioKind, acceptedFormats } from './audio-kind.ts';
import { fileBytes } from './byte-source.ts';
import { findMp3Frames, id3Bytes } from './mp3-header.ts';
import { openRecording } from './open-recording.ts';
import { readWavHeader } from './wav-header.ts';

const headBytes = 64 * 1024;

/**
 * Tells what a recording is from its bytes, whatever its name.
 * Throws `file_unreadable`, `audio_corrupted` (empty) or `unsupported_audio_format`.
 */
export async function probe(file: FilePlace): Promise<AudioKind> {
  const { handle, bytes } = await openRecording(file);
  await using _ = handle;
  return await probeBytes(bytes); // not without await: the file would close first
}

/** The same for a file that is already open. */
export async function probeBytes(bytes: ByteFile): Promise<AudioKind> {
  const head = readAt(bytes, 0);
  const kind = fromMagic(head);
  if (kind === 'wav') await refuseCompression(bytes);
  if (kind === 'webm-opus') refuseOtherCodecs(head);
  if (kind !== null) return kind;
  if (id3Bytes(head) > 0) {
    let audio = head;
    let at = 0;
    // Some programs put a tag before a tag.
    for (let tag = id3Bytes(head); tag > 0 && at < bytes.size; tag = id3Bytes(audio)) {
      at += tag;
      audio = readAt(bytes, at);
    }
    if (startsWith(audio, 'fLaC')) return 'flac';
    if (findMp3Frames(audio) >= 0) return 'mp3';
    throw new NotegenError('audio_corrupted', 'The file has an ID3 tag but no mp3 audio after it.');
  }
  if (findMp3Frames(head) >= 0) return 'mp3';
  const other = nameOther(head);
  throw new NotegenError(
    'unsupported_audio_format',
    `${other === null ? 'The file is no recording in a format that notegen knows' : `The file is ${other}`}. Accepted: ${acceptedFormats}.`,
  );
}

function fromMagic(head: Uint8Array): AudioKind | null {
  const wave = ['RIFF', 'RF64', 'BW64'].some((id) => startsWith(head, id));
  if (wave && (head.length < 12 || startsWith(head, 'WAVE', 8))) return 'wav';
  if (startsWith(head, 'fLaC')) return 'flac';
  if (startsWith(head, 'OggS')) return oggKind(head);
  if (startsWith(head, '\x1aE\xdf\xa3')) return 'webm-opus';
  if (startsWith(head, 'ftyp', 4)) return 'mp4';
  return null;
}

// A broken header is the decoder's to report; here only what notegen never reads is turned away.
async function refuseCompression(bytes: ByteFile): Promise<void> {
  try {
    await readWavHeader(fileBytes(bytes));
  } catch (error) {
    if (!(error instanceof NotegenError) || error.code === 'unsupported_audio_format') throw error;
  }
}

// Codec names stand in the track list, near the start.
function refuseOtherCodecs(head: Uint8Array): void {
  const start = text(head);
  // Nothing separates a name from the bytes after it, so names are only searched for.
  if (!/[AV]_[A-Z]{2}/.test(start) || start.includes('A_OPUS')) return;
  throw new NotegenError(
    'unsupported_audio_format',
    `The webm/matroska file holds no opus audio. Accepted: ${acceptedFormats}.`,
  );
}

// The first packet of each stream names its codec; all streams begin within the first pages.
function oggKind(head: Uint8Array): AudioKind {
  const start = text(head.subarray(0, 4096));
  if (start.includes('OpusHead')) return 'ogg-opus';
  if (start.includes('\x01vorbis')) return 'ogg-vorbis';
  if (start.includes('\x7fFLAC')) return 'ogg-flac';
  if (head.length < 64) throw new NotegenError('audio_corrupted', 'The ogg file ends inside its first page.');
  throw new NotegenError(
    'unsupported_audio_format',
    `The ogg file holds no opus, vorbis or flac audio. Accepted: ${acceptedFormats}.`,
  );
}

const others: readonly (readonly [magic: string, name: string])[] = [
  ['FORM', 'an AIFF recording'],
  ['caff', 'a Core Audio recording (caf)'],
  ['#!AMR', 'an AMR recording'],
  ['RIFX', 'a big-endian wav (RIFX)'],
  ['RIFF', 'a RIFF file, but not a wav'],
  ['riff', 'a Wave64 recording'],
  ['\x30\x26\xb2\x75', 'a Windows Media recording (wma)'],
  ['\x02dss', 'a DSS dictation'],
  ['\x03ds2', 'a DS2 dictation'],
  ['\xff\xf1', 'a bare AAC stream'],
  ['\xff\xf9', 'a bare AAC stream'],
  ['%PDF', 'a PDF document'],
  ['PK\x03\x04', 'a zip archive; unpack it'],
  ['\x1f\x8b', 'a gzip archive; unpack it'],
];

function nameOther(head: Uint8Array): string | null {
  const known = others.find(([magic]) => startsWith(head, magic));
  if (known !== undefined) return known[1];
  const start = text(head.subarray(0, 512)).trimStart().toLowerCase();
  if (start.startsWith('<!doctype') || start.startsWith('<html')) return 'a web page, not a recording';
  const printable = head.subarray(0, 512).every((byte) => byte >= 0x20 || (byte >= 9 && byte <= 13));
  return printable ? 'text; for a transcript use `notegen note generate`' : null;
}

function readAt(file: ByteFile, position: number): Uint8Array {
  const head = new Uint8Array(headBytes);
  let filled = 0;
  while (filled < head.length) {
    const got = file.read(head, filled, head.length - filled, position + filled);
    if (got === 0) break;
    filled += got;
  }
  return head.subarray(0, filled);
}

function startsWith(bytes: Uint8Array, magic: string, at = 0): boolean {
  return text(bytes.subarray(at, at + magic.length)) === magic;
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
