import { NotegenError } from '../../errors.ts';
import type { WriteStats } from '../../llama/job.ts';
import { toText } from '../../note/export/text.ts';
import type { Note, WarningCode } from '../../note/note.ts';
import type { WriteNote } from '../../notebook/ports.ts';
import { wholeNote } from '../../notebook/whole-note.ts';
import { parseNoteRequest } from '../note-request.ts';
import type { ExampleVisit } from './example-visits.ts';

/** How a model did on one visit. Times in seconds, memory of the engine process in megabytes. */
export interface TriedVisit {
  visit: string;
  /** Why there is no note, or null. */
  failed: string | null;
  seconds: number;
  first_token_seconds: number;
  load_seconds: number;
  prompt_tokens: number;
  reused_tokens: number;
  written_tokens: number;
  read_tokens_per_second: number;
  written_tokens_per_second: number;
  memory_mb: number;
  warnings: Partial<Record<WarningCode, number>>;
  note: string | null;
  extractive_note: string;
}

export interface Trial {
  writeNote: WriteNote;
  /** What the language model's last note cost. */
  lastStats: () => WriteStats | null;
}

/** Writes one visit's note with the language model and with the built-in writer. Throws `cancelled`. */
export async function tryVisit(
  { writeNote, lastStats }: Trial,
  { name, specialty, transcript }: ExampleVisit,
  signal: AbortSignal,
): Promise<TriedVisit> {
  const write = async (engine: 'llama' | 'extractive') =>
    await wholeNote(writeNote(parseNoteRequest({ transcript, specialty, engine }), signal, { whole: true }));
  const extractive = await write('extractive');
  const began = performance.now();
  let note: Note | null = null;
  let failed: string | null = null;
  try {
    note = await write('llama');
  } catch (error) {
    if (!(error instanceof NotegenError) || error.code === 'cancelled') throw error;
    failed = error.code;
  }
  const seconds = (performance.now() - began) / 1000;
  const stats = lastStats();
  return {
    visit: name,
    failed,
    seconds,
    first_token_seconds: (stats?.firstTokenMs ?? 0) / 1000,
    load_seconds: (stats?.loadMs ?? 0) / 1000,
    prompt_tokens: stats?.promptTokens ?? 0,
    reused_tokens: stats?.reusedTokens ?? 0,
    written_tokens: stats?.writtenTokens ?? 0,
    read_tokens_per_second: rate((stats?.promptTokens ?? 0) - (stats?.reusedTokens ?? 0), stats?.readMs),
    written_tokens_per_second: rate(stats?.writtenTokens ?? 0, stats?.writeMs),
    memory_mb: Math.round((stats?.rssBytes ?? 0) / 1e6),
    warnings: counted(note?.warnings.map(({ code }) => code) ?? []),
    note: note === null ? null : toText(note),
    extractive_note: toText(extractive),
  };
}

function rate(tokens: number, ms: number | undefined): number {
  return ms === undefined || ms === 0 ? 0 : (tokens / ms) * 1000;
}

function counted(codes: readonly WarningCode[]): Partial<Record<WarningCode, number>> {
  const counts: Partial<Record<WarningCode, number>> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
