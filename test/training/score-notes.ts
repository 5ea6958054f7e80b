import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CorpusVisit } from './corpus.ts';
import type { Prediction } from './cross-validate.ts';

/** What the outside scorer gives for one note; see its head for units. */
export interface NoteScore {
  id: string;
  rouge1: number;
  rouge2: number;
  rougeL: number;
  termP: number;
  termR: number;
  termF1: number;
  unsupported: number;
  words: number;
}

/** Runs the scorer over predictions and their references; keeps the predictions in `out` where it is given, else nothing. */
export function scoreNotes(
  scorer: string,
  visits: readonly CorpusVisit[],
  predictions: readonly Prediction[],
  out?: string,
): { mean: Record<string, number>; notes: NoteScore[] } {
  const folder = mkdtempSync(join(tmpdir(), 'notegen-'));
  try {
    const file = out ?? join(folder, 'predictions.jsonl');
    const ref = join(folder, 'references.jsonl');
    writeFileSync(file, predictions.map(({ id, note }) => JSON.stringify({ id, note })).join('\n'));
    writeFileSync(ref, visits.map((v) => JSON.stringify(v)).join('\n'));
    const lines = execFileSync(
      process.execPath,
      [scorer, '--ref', ref, '--pred', file, '--json', '--per-note'],
      { encoding: 'utf8', maxBuffer: 1 << 26 },
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    return { mean: lines.at(-1) as Record<string, number>, notes: lines.slice(0, -1) as NoteScore[] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
