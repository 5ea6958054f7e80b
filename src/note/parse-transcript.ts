import { NotegenError } from '../errors.ts';
import { splitUtterances } from './language/utterances.ts';
import { maxTranscriptCharacters } from './note-sections.ts';
import { assignRoles } from './transcript/assign-roles.ts';
import { isJsonDocument } from './transcript/json-document.ts';
import { readLines } from './transcript/read-lines.ts';
import { type RawTurn, segmentLines } from './transcript/segment-lines.ts';
import { isTypedSummary } from './transcript/typed-summary.ts';
import type { Transcript, Turn } from './transcript.ts';

export { decodeTranscript, isBinary } from './transcript/decode-transcript.ts';

/**
 * Reads a transcript into turns. Labels may be written `[doctor]`, `Doctor:`, `Dr. Smith:`, `D:`, `SPEAKER_00:`,
 * with or without timestamps, as WebVTT or SRT, or be missing. Explicit labels are believed; other roles are guessed
 * from the words, and `rolesGuessed` says so. Offsets are UTF-16 units into `text`, exactly as given. Linear time.
 * A summary that a clinician typed is one turn of the clinician's. Throws `transcript_too_long` (over 400,000
 * characters), `transcript_empty` (no letter or digit) and `transcript_json`.
 */
export function parseTranscript(text: string): Transcript {
  if (text.length > maxTranscriptCharacters) throw new NotegenError('transcript_too_long');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new NotegenError('transcript_empty');
  if (isJsonDocument(text)) throw new NotegenError('transcript_json');
  if (isTypedSummary(text)) return typedSummary(text);
  let raw = segmentLines(text, readLines(text));
  if (raw.length === 0)
    raw = [{ label: null, start: 0, end: text.length }].map((turn) => trimmed(text, turn));
  const only = raw.length === 1 && raw[0]!.label === null ? raw[0]! : null;
  // One unlabelled paragraph holds both voices: each utterance is judged, and neighbours of one voice become a turn.
  const pieces = only
    ? splitUtterances(text.slice(only.start, only.end)).map(
        (span): RawTurn => ({ label: null, start: only.start + span.start, end: only.start + span.end }),
      )
    : raw;
  const { roles, guessed } = assignRoles(
    pieces.map((turn) => ({ label: turn.label, text: text.slice(turn.start, turn.end) })),
    only ? 'sentences' : 'turns',
  );
  const turns: Turn[] = [];
  for (const [index, piece] of pieces.entries()) {
    const role = roles[index]!;
    const last = turns.at(-1);
    if (only && last && last.role === role) {
      last.end = piece.end;
      last.text = text.slice(last.start, last.end);
      continue;
    }
    turns.push({
      index: turns.length,
      label: piece.label,
      role,
      start: piece.start,
      end: piece.end,
      text: text.slice(piece.start, piece.end),
      ...(piece.audio ? { audio: piece.audio } : {}),
    });
  }
  return { text, turns, rolesGuessed: guessed };
}

function typedSummary(text: string): Transcript {
  const { start, end } = trimmed(text, { label: null, start: 0, end: text.length });
  const turn: Turn = { index: 0, label: null, role: 'clinician', start, end, text: text.slice(start, end) };
  return { text, turns: [turn], rolesGuessed: true, typedSummary: true };
}

function trimmed(text: string, turn: RawTurn): RawTurn {
  let { start, end } = turn;
  while (start < end && /[\s\uFEFF]/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { ...turn, start, end };
}
