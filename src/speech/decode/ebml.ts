import type { ByteSource } from './byte-source.ts';

/** An element's head: its id with the length marker, as the Matroska tables write it, and its size (null: unknown). */
export interface EbmlHead {
  id: number;
  size: number | null;
  /** Bytes of the head itself. */
  headBytes: number;
}

/** Reads an element's head from `bytes` at `at`, or null where it is cut off or no EBML. */
export function readEbmlHead(bytes: Uint8Array, at = 0): EbmlHead | null {
  const idLength = lengthOf(bytes[at], 4);
  if (idLength === 0 || at + idLength >= bytes.length) return null;
  let id = 0;
  for (let index = 0; index < idLength; index += 1) id = id * 256 + bytes[at + index]!;
  const size = readEbmlNumber(bytes, at + idLength);
  if (size === null) return null;
  return { id, size: size.unknown ? null : size.value, headBytes: idLength + size.length };
}

/** Reads a number of variable length without its marker, or null where it is cut off. */
export function readEbmlNumber(
  bytes: Uint8Array,
  at: number,
): { value: number; length: number; unknown: boolean } | null {
  const length = lengthOf(bytes[at], 8);
  if (length === 0 || at + length > bytes.length) return null;
  let value = bytes[at]! & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    value = value * 256 + bytes[at + index]!;
    unknown &&= bytes[at + index] === 0xff;
  }
  return { value, length, unknown };
}

/** The children of an element held in memory. */
export function* ebmlChildren(bytes: Uint8Array): Generator<{ id: number; data: Uint8Array }> {
  for (let at = 0; at < bytes.length; ) {
    const head = readEbmlHead(bytes, at);
    if (head === null) return;
    const from = at + head.headBytes;
    const to = head.size === null ? bytes.length : Math.min(bytes.length, from + head.size);
    yield { id: head.id, data: bytes.subarray(from, to) };
    at = to;
  }
}

/** An unsigned integer element's value. */
export function ebmlUnsigned(data: Uint8Array): number {
  return data.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The next head of a source, which then stands at the element's data; null at the end or where there is no EBML. */
export async function nextEbmlHead(source: ByteSource): Promise<EbmlHead | null> {
  const head = readEbmlHead(await source.peek(12));
  if (head !== null) await source.skip(head.headBytes);
  return head;
}

function lengthOf(first: number | undefined, most: number): number {
  if (first === undefined || first === 0) return 0;
  const length = Math.clz32(first) - 23;
  return length <= most ? length : 0;
}
