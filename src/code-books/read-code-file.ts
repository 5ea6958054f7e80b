import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { NotegenError } from '../errors.ts';
import { unreadable } from '../why-refused.ts';

const unzip = promisify(gunzip);
/** An order file has 14 MB; a file much larger is something else. */
const mostBytes = 64_000_000;

/**
 * The text of a code file, plain or gzipped (told from its bytes), in UTF-8 or Windows-1252.
 * Throws `file_unreadable`, `code_file_invalid`.
 */
export async function readCodeFile(path: string): Promise<string> {
  const name = basename(path);
  let bytes = await readBytes(path, name);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new NotegenError('code_file_invalid', `${name} is a zip archive.`, {
      howToFix: 'Unzip it and import the file in it whose name has "order" in it.',
    });
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      bytes = await unzip(bytes, { maxOutputLength: mostBytes });
    } catch (error) {
      const large = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw large
        ? tooLarge(name)
        : new NotegenError('code_file_invalid', `${name} is cut off or damaged: it can not be unpacked.`, {
            cause: error,
            howToFix: 'Fetch the file again.',
          });
    }
  }
  if (bytes.length === 0) throw new NotegenError('code_file_invalid', `${name} is empty.`);
  if (bytes.includes(0)) throw new NotegenError('code_file_invalid', `${name} is not a text file.`);
  return decode(bytes).replace(/^\ufeff/, '');
}

async function readBytes(path: string, name: string): Promise<Buffer> {
  try {
    const file = await open(path, 'r');
    try {
      const stat = await file.stat();
      if (stat.isDirectory()) throw new NotegenError('file_unreadable', `${name} is a directory.`);
      if (stat.size > mostBytes) throw tooLarge(name);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof NotegenError) throw error;
    throw unreadable(name, error);
  }
}

function tooLarge(name: string): NotegenError {
  return new NotegenError('code_file_invalid', `${name} holds more than ${mostBytes / 1e6} MB.`);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
