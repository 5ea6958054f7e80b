import { NotegenError } from '../errors.ts';
import { abortable, isCancelled, throwIfCancelled } from './abortable.ts';
import { withoutAsked } from './asked-opening.ts';
import type { CodeBooks } from './coding/code-books.ts';
import { codeEncounter } from './coding/code-encounter.ts';
import type { CodingInput } from './coding/coding-input.ts';
import { openCodes, withChosen } from './coding/open-codes.ts';
import { findOmissions } from './completeness/find-omissions.ts';
import { omissionWarnings } from './completeness/omission.ts';
import type { NoteEvent } from './events.ts';
import { createEvidenceChecker } from './evidence/check-sentence.ts';
import { fallbackWarning } from './fallback-warning.ts';
import { isNotEnglish, notEnglishWarning } from './not-english.ts';
import type { BillingCodes, Note, NoteRequest, Warning } from './note.ts';
import { NoteInProgress } from './note-in-progress.ts';
import { parseTranscript } from './parse-transcript.ts';
import { summariseForPatient } from './patient-summary/summarise.ts';
import { guideFor } from './specialty-guides/guides.ts';
import { plainQuotes, withPlainQuotes } from './transcript/plain-quotes.ts';
import type { Transcript } from './transcript.ts';
import type { NoteWriter } from './writer.ts';

/** Under this many words there is too little for a visit, and the note says so. */
const shortTranscriptWords = 50;

export interface NoteInput {
  /** Already valid (`noteRequestSchema`); its `engine` has been resolved into `deps.writer` by the caller. */
  request: NoteRequest;
  /** Given where the words came from a recording; else `request.transcript` is parsed. */
  transcript?: Transcript;
  /** What the steps before already have to say (`low_speech_confidence`, `transcript_truncated`, …). */
  warnings?: readonly Warning[];
}

export interface NoteDependencies {
  writer: NoteWriter;
  /** Writes instead when `writer` fails before anything was handed out; leave it out to let the failure surface. */
  fallback?: NoteWriter;
  now(): Date;
  newId(): string;
  seed(): number;
  /** notegen's own version, for `generator`. */
  version: string;
  retentionMs: number;
  /** The codes that the clinic has imported; the built-in tables stand alone without. */
  codeBooks?: CodeBooks | null;
}

/**
 * Writes a note as a stream of events. Every sentence is checked against the transcript before it is handed out.
 * `note.started` waits for the writer's first sentence: from then on the engine is settled, so a note is never
 * half one engine's and half another's. A writer that fails before that is replaced by `fallback`; one that fails
 * later ends the stream with its error. Throws `cancelled` as soon as `signal` aborts, and what the transcript
 * parser throws (`transcript_empty`, …).
 */
export async function* streamNote(
  input: NoteInput,
  deps: NoteDependencies,
  signal: AbortSignal,
): AsyncGenerator<NoteEvent> {
  const visit = prepare(input, deps);
  let started = false;
  try {
    for await (const event of attempt(visit, deps, deps.writer, signal)) {
      started = true;
      yield event;
    }
  } catch (error) {
    if (started || deps.fallback === undefined || isCancelled(error, signal)) throw error;
    yield* attempt(afterFailure(visit, error), deps, deps.fallback, signal);
  }
}

/** Writes a note and returns it whole: `fallback` starts over whenever `writer` fails. Throws as `streamNote`. */
export async function generateNote(
  input: NoteInput,
  deps: NoteDependencies,
  signal: AbortSignal,
): Promise<Note> {
  const visit = prepare(input, deps);
  try {
    return await lastNote(attempt(visit, deps, deps.writer, signal));
  } catch (error) {
    if (deps.fallback === undefined || isCancelled(error, signal)) throw error;
    return await lastNote(attempt(afterFailure(visit, error), deps, deps.fallback, signal));
  }
}

/** What stays the same whoever writes the note. */
interface Visit {
  noteId: string;
  createdAt: Date;
  seed: number;
  request: NoteRequest;
  /** What was said, as it was given. */
  given: string;
  transcript: Transcript;
  warnings: readonly Warning[];
}

function prepare(input: NoteInput, deps: NoteDependencies): Visit {
  const given = input.transcript?.text ?? input.request.transcript;
  const transcript = withPlainQuotes(input.transcript ?? parseTranscript(plainQuotes(given)));
  const warnings: Warning[] = [...(input.warnings ?? [])];
  if (transcript.rolesGuessed) {
    warnings.push({
      code: 'speaker_roles_guessed',
      message: transcript.typedSummary
        ? "Nobody is named as speaking and nothing is asked: it was read as a clinician's own summary of the visit."
        : 'Who is the clinician and who is the patient was told from the words. Check who said what.',
    });
  }
  if (isNotEnglish(transcript)) warnings.push(notEnglishWarning);
  if (isShort(transcript)) {
    warnings.push({
      code: 'short_transcript',
      message: 'The transcript is very short, so the note is incomplete.',
    });
  }
  return {
    noteId: deps.newId(),
    createdAt: deps.now(),
    seed: deps.seed(),
    request: input.request,
    given,
    transcript,
    warnings,
  };
}

function afterFailure(visit: Visit, cause: unknown): Visit {
  return { ...visit, warnings: [...visit.warnings, fallbackWarning(cause)] };
}

async function* attempt(
  visit: Visit,
  deps: NoteDependencies,
  writer: NoteWriter,
  signal: AbortSignal,
): AsyncGenerator<NoteEvent> {
  const { noteId, seed, request, transcript } = visit;
  const { specialty, language, encounter = {} } = request;
  const generator = { ...writer.describe(), seed, notegen_version: deps.version };
  const head = {
    noteId,
    specialty,
    created_at: visit.createdAt.toISOString(),
    expires_at: new Date(visit.createdAt.getTime() + deps.retentionMs).toISOString(),
  };
  const started: NoteEvent = { type: 'note.started', ...head, generator };
  const note = new NoteInProgress(visit.warnings);
  const evidence = createEvidenceChecker(transcript, encounter);

  let first = true;
  const drafts = writer.write({ transcript, specialty, language, encounter, seed }, signal);
  for await (const draft of abortable(drafts, signal)) {
    if (first) yield started;
    first = false;
    yield* note.add(evidence.check(draft), draft.section);
  }
  if (first) yield started;

  yield* note.closeBefore('patient_summary');
  const sentences = [...note.sentences];
  note.warnings.push(...omissionWarnings(findOmissions(evidence.index, sentences, guideFor(specialty))));
  throwIfCancelled(signal);
  // It is made of sentences that have been checked; its plain words would only be judged a second time.
  for (const sentence of summariseForPatient([...note.borneOut], { transcript, encounter })) {
    yield* note.add({ sentence, flags: [] }, 'patient_summary');
  }
  yield* note.closeBefore(null);
  const books = deps.codeBooks ?? null;
  const stated = sentences.map((sentence) => ({ ...sentence, text: withoutAsked(sentence.text) }));
  const coding = { sentences: stated, transcript, encounter, specialty, books };
  const billing_codes = await codesOf(coding, { writer, language, seed }, signal);
  yield { type: 'codes.completed', billing_codes };
  throwIfCancelled(signal);
  yield {
    type: 'note.completed',
    note: {
      ...head,
      status: 'completed',
      subjective: note.text('subjective'),
      objective: note.text('objective'),
      assessment: note.text('assessment'),
      plan: note.text('plan'),
      transcript: visit.given,
      billing_codes,
      patient_summary: note.text('patient_summary'),
      evidence: note.evidence,
      warnings: note.warnings,
      generator,
    },
  };
}

/** The coding room's codes; where it sees several that fit, the writer may choose among those. */
async function codesOf(
  coding: CodingInput,
  { writer, language, seed }: { writer: NoteWriter; language: string | undefined; seed: number },
  signal: AbortSignal,
): Promise<BillingCodes> {
  const codes = codeEncounter(coding);
  throwIfCancelled(signal);
  const choices = writer.chooseCodes === undefined ? [] : openCodes(coding);
  if (writer.chooseCodes === undefined || choices.length === 0) return codes;
  const { sentences, encounter, specialty } = coding;
  const input = { sentences, choices, encounter, specialty, language, seed };
  try {
    return withChosen(codes, choices, await writer.chooseCodes(input, signal));
  } catch (error) {
    if (isCancelled(error, signal)) throw error;
    return codes;
  }
}

async function lastNote(events: AsyncIterable<NoteEvent>): Promise<Note> {
  for await (const event of events) if (event.type === 'note.completed') return event.note;
  throw new NotegenError('internal_error', 'The note ended before it was complete.');
}

function isShort({ turns }: Transcript): boolean {
  let words = 0;
  for (const { text } of turns) {
    words += text.match(/\S+/g)?.length ?? 0;
    if (words >= shortTranscriptWords) return false;
  }
  return true;
}
