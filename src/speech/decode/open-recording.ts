import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { NotegenError } from '../../errors.ts';
import { type ByteFile, byteFile } from '../../sealing/byte-file.ts';
import { type FilePlace, fileKeyOf, pathOf } from '../../sealing/file-place.ts';
import { whyRefused } from '../../why-refused.ts';

/** An open recording: what to close, the bytes on disk, and the recording's own. */
export interface OpenRecording {
  handle: FileHandle;
  bytesOnDisk: number;
  bytes: ByteFile;
}

/**
 * Opens a recording for reading. Throws `file_unreadable` for what is no readable file, `audio_corrupted` for an empty
 * one, `record_damaged` for a sealed one that is not whole.
 */
export async function openRecording(place: FilePlace): Promise<OpenRecording> {
  const file = pathOf(place);
  if (file.includes('\0')) throw unreadable('A file name can not hold a NUL character.');
  let handle: FileHandle;
  try {
    // Without O_NONBLOCK opening a fifo waits for a writer, for ever.
    handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (cause) {
    throw unreadable(sentence(whyRefused(cause)), cause);
  }
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) throw unreadable('It is a directory; name the recording inside it.');
    if (!stat.isFile()) throw unreadable('It is not a regular file (a pipe, a socket or a device).');
    if (stat.size === 0) {
      throw new NotegenError('audio_corrupted', 'The recording is empty: the file has 0 bytes.');
    }
    return { handle, bytesOnDisk: stat.size, bytes: byteFile(handle.fd, stat.size, fileKeyOf(place)) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function unreadable(message: string, cause?: unknown): NotegenError {
  return new NotegenError('file_unreadable', `The recording can not be read. ${message}`, { cause });
}

function sentence(why: string): string {
  return `${why.slice(0, 1).toUpperCase()}${why.slice(1)}.`;
}
