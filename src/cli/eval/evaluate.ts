import { NotegenError } from '../../errors.ts';
import { rouge } from '../../note/evaluate/rouge.ts';
import { toText } from '../../note/export/text.ts';
import type { NoteRequest, WarningCode } from '../../note/note.ts';
import type { WriteNote } from '../../notebook/ports.ts';
import { wholeNote } from '../../notebook/whole-note.ts';
import { parseNoteRequest } from '../note-request.ts';
import type { Dialogue } from './read-dialogues.ts';

export interface Evaluation {
  notes: number;
  failed: number;
  failed_ids: string[];
  /** Each reason once, with what to do. */
  why_failed: string[];
  seconds_per_note: { median: number; mean: number; most: number };
  /** Mean F1 in percent over the dialogues that have a reference; null where none has. */
  rouge1: number | null;
  rouge2: number | null;
  /** Notes the built-in writer wrote because the language model failed. */
  fallbacks: number;
  /** Over all notes: numbers the transcript does not bear out, and sentences flagged for any reason. */
  unsupported_numbers: number;
  flagged_sentences: number;
  /** Over all notes: warnings of something said that no sentence covers. */
  possible_omissions: number;
  predictions: { id: string | number; note: string }[];
}

/** Writes a note for each dialogue, one after the other, and compares it with its reference. */
export async function evaluate(
  writeNote: WriteNote,
  dialogues: readonly Dialogue[],
  { engine, specialty }: { engine: NoteRequest['engine']; specialty: string },
  { signal, progress }: { signal: AbortSignal; progress: (done: number, all: number) => void },
): Promise<Evaluation> {
  const predictions: Evaluation['predictions'] = [];
  const seconds: number[] = [];
  const scores: { one: number; two: number }[] = [];
  const failedIds: string[] = [];
  const reasons = new Set<string>();
  const warnings = new Map<WarningCode, number>();
  for (const [index, { id, dialogue, note: reference }] of dialogues.entries()) {
    const began = performance.now();
    try {
      const request = parseNoteRequest({ transcript: dialogue, specialty, engine });
      const whole = await wholeNote(writeNote(request, signal, { whole: true }));
      const note = toText(whole);
      for (const { code } of whole.warnings) warnings.set(code, (warnings.get(code) ?? 0) + 1);
      seconds.push((performance.now() - began) / 1000);
      predictions.push({ id, note });
      if (reference !== undefined) {
        scores.push({ one: 100 * rouge(note, reference, 1), two: 100 * rouge(note, reference, 2) });
      }
    } catch (error) {
      if (!(error instanceof NotegenError) || error.code === 'cancelled') throw error;
      failedIds.push(String(id));
      reasons.add(`${error.message} ${error.howToFix}`);
    }
    progress(index + 1, dialogues.length);
  }
  return {
    notes: predictions.length,
    failed: failedIds.length,
    failed_ids: failedIds,
    why_failed: [...reasons],
    seconds_per_note: { median: median(seconds), mean: mean(seconds) ?? 0, most: Math.max(0, ...seconds) },
    rouge1: mean(scores.map(({ one }) => one)),
    rouge2: mean(scores.map(({ two }) => two)),
    fallbacks: warnings.get('engine_fallback') ?? 0,
    unsupported_numbers: warnings.get('unsupported_number') ?? 0,
    flagged_sentences: [...warnings]
      .filter(([code]) => code.startsWith('unsupported_'))
      .reduce((sum, [, count]) => sum + count, 0),
    possible_omissions: warnings.get('possible_omission') ?? 0,
    predictions,
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
