import { NotegenError } from '../../errors.ts';

/**
 * The text of a transcript file: UTF-8 (with or without a byte order mark) or UTF-16 with one.
 * Throws `transcript_not_text` for binary data and for other encodings; for the latter `howToFix` says how to convert.
 */
export function decodeTranscript(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (isBinary(bytes)) throw new NotegenError('transcript_not_text');
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (encoding !== 'utf-8' && text.includes('\0')) throw new NotegenError('transcript_not_text');
    return text;
  } catch (cause) {
    if (cause instanceof NotegenError) throw cause;
    if (encoding === 'utf-8' && readsAsWindows1252(bytes)) {
      throw new NotegenError('transcript_not_text', 'The transcript is text, but not UTF-8', {
        cause,
        howToFix:
          'It looks like Windows-1252. Save it as UTF-8, or convert it: `iconv -f WINDOWS-1252 -t UTF-8 visit.txt > visit-utf8.txt`.',
      });
    }
    throw new NotegenError('transcript_not_text', undefined, { cause });
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Text has tabs, line ends, form feeds and (from terminals) escapes; any other control byte means binary. */
export function isBinary(bytes: Uint8Array): boolean {
  return (
    encodingOf(bytes) === 'utf-8' &&
    bytes.some((byte) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b)
  );
}

// High bytes are rare in Western text; in compressed or encrypted data they are half of it.
function readsAsWindows1252(bytes: Uint8Array): boolean {
  const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
  let high = 0;
  for (const byte of bytes) {
    if (unassigned.has(byte)) return false;
    if (byte >= 0x80) high++;
  }
  return high <= bytes.length * 0.2;
}
