import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { NotegenError } from '../../errors.ts';
import { type ByteFile, byteFile } from '../../sealing/byte-file.ts';
import { type FilePlace, fileKeyOf, pathOf } from '../../sealing/file-place.ts';

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
    throw unreadable(reason(cause), cause);
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

function reason(cause: unknown): string {
  switch (cause instanceof Error && 'code' in cause ? cause.code : undefined) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'There is no file of this name.';
    case 'EACCES':
    case 'EPERM':
      return 'You have no permission to read it.';
    case 'EISDIR':
      return 'It is a directory; name the recording inside it.';
    case 'ENXIO':
    case 'ENODEV':
      return 'It is not a regular file (a pipe, a socket or a device).';
    case 'ENAMETOOLONG':
      return 'Its name is too long.';
    case 'ELOOP':
      return 'Its symbolic links go round in a circle.';
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open; try again.';
    default:
      return 'The system reports an error reading it.';
  }
}
