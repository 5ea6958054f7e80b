import { byteFile, type FileKey } from '../../sealing/byte-file.ts';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import { emptyReport } from './audio-block.ts';
import type { AudioKind } from './audio-kind.ts';
import { type ByteSource, fileBytes } from './byte-source.ts';
import type { ChannelSeparation } from './channel-activity.ts';
import { decodeWav } from './wav.ts';
import { writeBlocks } from './write-blocks.ts';

/** What one decoding needs; plain data, since it travels to a worker thread. */
export interface DecodeJob {
  kind: AudioKind;
  /** Open file descriptor of the recording, its bytes on disk, and its key where it is sealed. */
  descriptor: number;
  bytesOnDisk: number;
  key: FileKey | null;
  out: string;
  /** Seals what is written to `out`. */
  outKey: FileKey | null;
  channels: 'mix' | 'split';
  maxSeconds: number;
}

/** What one decoding yields; plain data again. */
export interface DecodeOutcome {
  samples: number;
  sourceRate: number;
  channels: number;
  channelFiles: string[];
  separation: ChannelSeparation | null;
  report: DecodeReport;
}

/** Decodes a recording whose kind is known into 16 kHz PCM. Throws NotegenError or the system's error. */
export async function runDecodeJob(
  job: DecodeJob,
  onProgress: (fraction: number) => void,
): Promise<DecodeOutcome> {
  const file = byteFile(job.descriptor, job.bytesOnDisk, job.key);
  const source = fileBytes(file);
  const report = emptyReport();
  const blocks = salvage(await blocksOf(job.kind, source, report), report);
  return writeBlocks({ ...job, blocks, report, onBlock: () => onProgress(source.position / file.size) });
}

// A codec that gives up in the middle of a damaged file ends the recording there; what came before is kept.
async function* salvage(blocks: AsyncIterable<AudioBlock>, report: DecodeReport): AsyncGenerator<AudioBlock> {
  let any = false;
  try {
    for await (const block of blocks) {
      any = true;
      yield block;
    }
  } catch (error) {
    const fromSystem = error instanceof Error && 'code' in error;
    if (!any || fromSystem) throw error; // NotegenErrors carry a code as well
    report.truncated = true;
  }
}

// A codec is loaded when the first recording needs it.
async function blocksOf(
  kind: AudioKind,
  source: ByteSource,
  report: DecodeReport,
): Promise<AsyncIterable<AudioBlock>> {
  switch (kind) {
    case 'wav':
      return decodeWav(source, report);
    case 'flac':
      return (await import('./flac.ts')).decodeFlac(source, report);
    case 'mp3':
      return (await import('./mp3.ts')).decodeMp3(source, report);
    case 'ogg-opus':
      return (await import('./ogg-opus.ts')).decodeOggOpus(source, report);
    case 'ogg-flac':
      return (await import('./ogg-flac.ts')).decodeOggFlac(source, report);
    case 'ogg-vorbis':
      return (await import('./ogg-vorbis.ts')).decodeOggVorbis(source, report);
    case 'webm-opus':
      return (await import('./webm-opus.ts')).decodeWebmOpus(source, report);
    case 'mp4':
      throw new Error('mp4 is decoded by ffmpeg, not here');
    default:
      return kind satisfies never;
  }
}
