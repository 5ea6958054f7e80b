import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { App } from '../../app.ts';
import { NotegenError } from '../../errors.ts';
import type { WriteStats } from '../../llama/job.ts';
import { threadsFor } from '../../llama/llama-writer.ts';
import { wholeNote } from '../../notebook/whole-note.ts';
import { readExampleVisits } from '../models-try/example-visits.ts';
import { parseNoteRequest } from '../note-request.ts';
import type { BenchResult, LanguageFigures, Measured, SpeechFigures, WriterFigures } from './measured.ts';

export interface BenchWatch {
  signal: AbortSignal;
  onPart(what: string, fraction: number | null): void;
}

/** Together with the start of the engine, under two minutes. */
const limits = { writerMs: 3_000, speechMs: 50_000, languageMs: 60_000 };
const mostNotes = 51;
const warmUpNotes = 3;
const recording = fileURLToPath(new URL('../../../models/demo/samples/hypertension.wav', import.meta.url));

/** What notegen's work takes on this computer with the models that are set. Throws `cancelled`. */
export async function measureHere(app: App, watch: BenchWatch): Promise<BenchResult> {
  const cores = availableParallelism();
  const machine = {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores,
    threads: threadsFor(app.config.settings['engines.threads'], cores),
    memory_gb: Math.round(totalmem() / 1e9),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
  const writer = await measureWriter(app, watch);
  const speech = await withinLimit(watch.signal, limits.speechMs, (signal) =>
    measureSpeech(app, { ...watch, signal }),
  );
  const language = await withinLimit(watch.signal, limits.languageMs, (signal) =>
    measureLanguage(app, { ...watch, signal }),
  );
  return { machine, writer, speech, language };
}

async function measureWriter(app: App, { signal, onPart }: BenchWatch): Promise<Measured<WriterFigures>> {
  const write = await app.writer();
  const { specialty, transcript } = await longestVisit();
  const request = parseNoteRequest({ specialty, transcript, engine: 'extractive' });
  const taken: number[] = [];
  const began = performance.now();
  const timeLeft = () => performance.now() - began < limits.writerMs;
  for (let n = -warmUpNotes; n < mostNotes && (taken.length === 0 || timeLeft()); n += 1) {
    onPart('notes by the built-in writer', Math.max(0, n) / mostNotes);
    const start = performance.now();
    await wholeNote(write(request, signal, { whole: true }));
    if (n >= 0) taken.push(performance.now() - start);
  }
  const median = taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)]!;
  return { failed: null, words: wordsOf(transcript), ms_per_note: median, notes: taken.length };
}

async function measureSpeech(app: App, { signal, onPart }: BenchWatch): Promise<Measured<SpeechFigures>> {
  const speech = await app.speech();
  const { name } = await speech.model(signal);
  // Building whisper.cpp takes minutes: that is for `notegen setup`.
  if ((await speech.engineState(signal)).state !== 'ready') throw new NotegenError('speech_engine_missing');
  const began = performance.now();
  const { seconds } = await speech.transcribe(recording, {
    signal,
    resume: false,
    vocabulary: [],
    onProgress: ({ fraction }) => onPart('recognition of speech', fraction),
  });
  const taken = (performance.now() - began) / 1000;
  return {
    failed: null,
    model: name,
    recording_seconds: seconds,
    seconds: taken,
    seconds_per_second: taken / seconds,
  };
}

async function measureLanguage(app: App, { signal, onPart }: BenchWatch): Promise<Measured<LanguageFigures>> {
  let stats: WriteStats | undefined;
  const watch = {
    onStats: (one: WriteStats) => {
      stats = one;
    },
  };
  await app.languageWriter(signal, watch);
  onPart('a note by the language model', null);
  const { specialty, transcript } = await longestVisit();
  const request = parseNoteRequest({ specialty, transcript, engine: 'llama' });
  const write = await app.writer(watch);
  try {
    await wholeNote(write(request, signal, { whole: true }));
  } catch (error) {
    // A draft that was refused took its time all the same.
    if (stats === undefined) throw error;
  }
  if (stats === undefined) return { failed: 'no_figures' };
  const { promptTokens, reusedTokens, readMs, writtenTokens, writeMs, loadMs, rssBytes, gpu } = stats;
  return {
    failed: null,
    model: app.config.settings['language.model'] ?? '',
    words: wordsOf(transcript),
    load_seconds: loadMs / 1000,
    prompt_tokens: promptTokens,
    read_tokens_per_second: ((promptTokens - reusedTokens) / readMs) * 1000,
    written_tokens: writtenTokens,
    written_tokens_per_second: (writtenTokens / writeMs) * 1000,
    memory_mb: Math.round(rssBytes / 1e6),
    gpu: gpu === false ? null : gpu,
  };
}

/** What fails says so in its place; only the person's own Ctrl-C ends the whole. */
async function withinLimit<T>(
  signal: AbortSignal,
  limitMs: number,
  measure: (signal: AbortSignal) => Promise<Measured<T>>,
): Promise<Measured<T>> {
  const timeout = AbortSignal.timeout(limitMs);
  try {
    return await measure(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (!(error instanceof NotegenError) || signal.aborted) throw error;
    if (timeout.aborted) return { failed: `slower_than_${limitMs / 1000}_seconds` };
    return { failed: error.code, ...(error.howToFix !== undefined && { how_to_fix: error.howToFix }) };
  }
}

async function longestVisit() {
  const visits = await readExampleVisits();
  return visits.reduce((longest, visit) =>
    visit.transcript.length > longest.transcript.length ? visit : longest,
  );
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
