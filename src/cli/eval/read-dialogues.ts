import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { NotegenError } from '../../errors.ts';
import { unreadable } from '../../why-refused.ts';
import { printable } from '../table.ts';

const dialogueSchema = z.object({
  id: z.union([z.string(), z.number()]),
  dialogue: z.string(),
  note: z.string().optional(),
});
export type Dialogue = z.infer<typeof dialogueSchema>;

/** The dialogues of a JSONL file. Throws `file_unreadable`, and `invalid_input` naming the lines that are none. */
export async function readDialogues(path: string): Promise<Dialogue[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unreadable(printable(path), error);
  });
  const faults: { path: string; message: string }[] = [];
  const dialogues: Dialogue[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = dialogueSchema.safeParse(parseLine(line));
    if (parsed.success) dialogues.push(parsed.data);
    else faults.push({ path: `line ${index + 1}`, message: 'is no JSON object with `id` and `dialogue`' });
  }
  if (faults.length > 0) throw new NotegenError('invalid_input', undefined, { faults: faults.slice(0, 20) });
  if (dialogues.length === 0)
    throw new NotegenError('invalid_input', `${printable(path)} holds no dialogue.`);
  return dialogues;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
