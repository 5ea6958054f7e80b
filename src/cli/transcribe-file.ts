import { basename } from 'node:path';
import type { App } from '../app.ts';
import { commandLineUser } from '../audit/command-line-user.ts';
import type { Note } from '../note/note.ts';
import { type Specialty, specialties } from '../note/specialties.ts';
import { wholeNote } from '../notebook/whole-note.ts';
import type { TranscribeProgress, Transcription } from '../speech/transcribe.ts';
import type { BuildProgress } from '../speech/whisper/build-engine.ts';
import type { Cli } from './cli.ts';
import { parseNoteRequest } from './note-request.ts';
import { noteText } from './note-text.ts';
import type { TranscribeCommandOptions } from './note-transcribe.ts';
import { progressLine } from './progress-line.ts';
import { transcriptText } from './transcript-text.ts';
import { warningLine } from './warning-line.ts';

/** What one recording came to, laid out as `--format` asks. */
export interface FileResult {
  text: string;
  warnings: string[];
}

/** Transcribes one recording and, unless only the transcript is wanted, writes its note. Throws what each throws. */
export async function transcribeFile(
  cli: Cli,
  app: App,
  file: string,
  options: TranscribeCommandOptions,
  signal: AbortSignal,
): Promise<FileResult> {
  const format = options.json ? 'json' : options.format;
  const wide = cli.terminal.stdout.isTTY === true;
  const made = await transcribeWithProgress(cli, app, file, options, signal);
  if (options.transcriptOnly) {
    return {
      text: transcriptText(made, format, wide),
      warnings: made.warnings.map(({ message }) => message),
    };
  }
  const note = await writeNote(app, made, options, signal);
  const noteFormat = format === 'markdown' || format === 'json' ? format : 'text';
  const warnings = note.warnings.map((warning) => warningLine(warning, note.transcript));
  return { text: noteText(note, noteFormat, wide), warnings };
}

async function transcribeWithProgress(
  cli: Cli,
  app: App,
  file: string,
  options: TranscribeCommandOptions,
  signal: AbortSignal,
): Promise<Transcription> {
  using line = progressLine(cli.terminal);
  const name = basename(file);
  const specialty = specialties.find((known): known is Specialty => known === options.specialty);
  return await (await app.speech()).transcribe(file, {
    signal,
    resume: options.resume ?? false,
    vocabulary: (options.vocabulary ?? '').split(','),
    onBuild: (progress) => showBuild(line, progress),
    onProgress: (progress) => line.update(`${name}: ${stage(progress)}`, progress.fraction),
    ...(specialty !== undefined && { specialty }),
    ...(options.language !== undefined && { language: options.language }),
  });
}

/** whisper.cpp being built, as every command that may build it shows it. */
export function showBuild(line: ReturnType<typeof progressLine>, progress: BuildProgress): void {
  if (progress.stage === 'waiting') line.update('another notegen is building whisper.cpp', null);
  else line.update(`building whisper.cpp ${progress.version} for this computer, once`, progress.fraction);
}

function stage(progress: TranscribeProgress): string {
  if (progress.stage === 'decoding') return 'reading';
  return progress.resumed === 0 ? 'transcribing' : `transcribing (${progress.resumed} pieces done before)`;
}

async function writeNote(
  app: App,
  made: Transcription,
  options: TranscribeCommandOptions,
  signal: AbortSignal,
): Promise<Note> {
  const request = parseNoteRequest({
    transcript: made.transcript.text,
    specialty: options.specialty,
    language: options.language,
    engine: options.engine ?? app.config.settings['notes.engine'],
  });
  const spoken = { transcript: made.transcript, warnings: made.warnings };
  if (!options.save) return await wholeNote((await app.writer())(request, signal, { whole: true, spoken }));
  const { customers } = await app.accounts();
  const { customer_id } = customers.find(options.customer);
  const who = commandLineUser(customer_id);
  return await (await app.notebook()).writeWhole(who, request, signal, undefined, spoken);
}
