import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { NotegenError } from '../errors.ts';
import { decodeTranscript, isBinary } from '../note/parse-transcript.ts';
import { unreadable } from '../why-refused.ts';
import { printable } from './table.ts';
import type { Terminal } from './terminal.ts';

// 400,000 characters are at most this many bytes in UTF-8, and fewer in UTF-16.
const mostBytes = 1_600_000;
const headBytes = 4096;

/** The text of a transcript file, or of stdin for `-`. Throws `file_unreadable`, `transcript_not_text`, `transcript_too_long`. */
export async function readTranscript(path: string, terminal: Terminal): Promise<string> {
  return decodeTranscript(
    path === '-' ? await readAll(terminal.stdin, terminal.signal) : await readFile(path),
  );
}

async function readFile(path: string): Promise<Uint8Array> {
  try {
    // Without O_NONBLOCK the open of a pipe nobody writes to would never return.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await file.stat();
      if (!stats.isFile()) throw noFile(path, stats.isDirectory());
      if (stats.size > mostBytes) {
        const { buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
        throw tooMuch(buffer);
      }
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof NotegenError) throw error;
    throw unreadable(printable(path), error);
  }
}

function noFile(path: string, directory: boolean): NotegenError {
  return directory
    ? new NotegenError('file_unreadable', `${printable(path)} is a directory.`, {
        howToFix: 'Name the transcript inside it.',
      })
    : new NotegenError(
        'file_unreadable',
        `${printable(path)} is a pipe, a socket or a device, and no file.`,
        {
          howToFix: 'Give `-` in its place and send the transcript to stdin.',
        },
      );
}

async function readAll(input: Readable, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let total = 0;
  try {
    for await (const chunk of addAbortSignal(signal, input)) {
      const bytes = Buffer.from(chunk as Uint8Array | string);
      total += bytes.length;
      chunks.push(bytes);
      if (total > mostBytes) throw tooMuch(Buffer.concat(chunks).subarray(0, headBytes));
    }
  } catch (error) {
    if (signal.aborted) throw new NotegenError('cancelled', undefined, { cause: error });
    throw error;
  }
  return Buffer.concat(chunks);
}

// A recording is more than a transcript may be, but its length is not what is wrong with it.
function tooMuch(head: Uint8Array): NotegenError {
  return new NotegenError(isBinary(head) ? 'transcript_not_text' : 'transcript_too_long');
}
