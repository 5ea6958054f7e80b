import { open, readFile, rm, stat } from 'node:fs/promises';
import { z } from 'zod';
import { writePrivateFile } from '../private-file.ts';

const noteSchema = z.object({ address: z.string(), tag: z.string().nullable() });

/** A download under way: `<file>.part` and, beside it, where its bytes came from. */
export interface PartFile {
  path: string;
  /** Bytes already there, and the server's mark for the file they belong to (a strong ETag). */
  bytes: number;
  tag: string | null;
}

/** What is left of an earlier attempt to fetch `target` from `address`; what came from elsewhere starts over. */
export async function findPart(target: string, address: string): Promise<PartFile> {
  const path = `${target}.part`;
  try {
    const note = noteSchema.parse(JSON.parse(await readFile(`${path}.json`, 'utf8')));
    if (note.address === address) return { path, bytes: (await stat(path)).size, tag: note.tag };
  } catch {}
  await dropPart(target);
  return { path, bytes: 0, tag: null };
}

/** Begins (again): an empty part, and a note of where its bytes come from. */
export async function beginPart(part: PartFile, address: string, tag: string | null): Promise<void> {
  await writePrivateFile(`${part.path}.json`, JSON.stringify({ address, tag }));
  await using _emptied = await open(part.path, 'w', 0o600);
  part.bytes = 0;
  part.tag = tag;
}

/** Removes what is left of an attempt to fetch `target`. */
export async function dropPart(target: string): Promise<void> {
  await rm(`${target}.part`, { force: true });
  await rm(`${target}.part.json`, { force: true });
}
