import { NotegenError } from '../errors.ts';
import { issueWords } from '../issue-words.ts';
import { type NoteRequest, noteRequestSchema } from '../note/note.ts';

const flags: Record<string, string> = {
  specialty: '--specialty',
  language: '--language',
  engine: '--engine',
  'encounter.date': '--date',
  'encounter.visit_type': '--visit-type',
  'encounter.duration_minutes': '--duration',
  'encounter.patient.age': '--age',
  'encounter.patient.sex': '--sex',
};

/**
 * A note request from what the command line gave. Throws `transcript_empty`, `transcript_too_long`,
 * `transcript_not_text`, `invalid_input` naming the flags.
 */
export function parseNoteRequest(given: Record<string, unknown> & { transcript: string }): NoteRequest {
  if (!/\S/.test(given.transcript)) throw new NotegenError('transcript_empty');
  const parsed = noteRequestSchema.safeParse(without(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const path = issue.path.join('.');
    return { path: flags[path] ?? path, message: issueWords(issue) };
  });
  const ofTranscript = parsed.error.issues.find(({ path }) => path[0] === 'transcript');
  if (ofTranscript?.code === 'too_big') throw new NotegenError('transcript_too_long');
  if (ofTranscript !== undefined)
    throw new NotegenError('transcript_not_text', `The transcript ${issueWords(ofTranscript)}.`);
  throw new NotegenError('invalid_input', 'The visit is not described rightly.', { faults });
}

/** The same without what was left out, also inside. */
function without(given: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'object' || value === null) return [[name, value]];
    const inner = without(value as Record<string, unknown>);
    return Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}
