import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NotegenError } from '../../errors.ts';
import { type ChildLimits, limitHit, whisperLimits } from '../child/limits.ts';
import { runChild } from '../child/run-child.ts';
import type { Capabilities } from './capabilities.ts';
import type { Engine } from './find-engine.ts';
import { readOutput } from './read-output.ts';
import type { Recognised } from './recognised.ts';

/** How a model is to be run. */
export interface WhisperModel {
  path: string;
  bytes: number;
  /** whisper.cpp's voice detection model, or null. */
  voiceDetectionPath: string | null;
  /** Encoder frames (50 a second); 0: all. */
  audioContext: number;
  beamSize: number;
}

export interface WhisperJob {
  engine: Engine;
  model: WhisperModel;
  /** whisper.cpp's code of the language, or `auto`. */
  language: string;
  /** Words that are likely to be said; empty for none. */
  prompt: string;
  threads: number;
  /** Private directory that holds the clips `<name>.wav` (16 kHz); the answers appear beside them and are removed. */
  directory: string;
  clips: readonly { name: string; seconds: number }[];
  signal: AbortSignal;
  /** Default: by model, clips and threads. */
  limits?: ChildLimits;
  /** Called with the number of clips that are done, never falling. */
  onClips?: (done: number) => void;
}

const pollMs = 200;
// No clip, of half a minute at most, takes a working machine this long.
const stuckMs = 30 * 60_000;

/**
 * Recognises clips in one run of whisper-cli, so that the model is loaded once. A run that breaks off is taken up
 * again once, at the clip that it broke at. Throws `transcription_failed`, `worker_limit_reached`,
 * `speech_engine_failed`, `cancelled`.
 */
export async function runWhisper(job: WhisperJob): Promise<Recognised[]> {
  const results: Recognised[] = [];
  let brokeAt = -1;
  while (results.length < job.clips.length) {
    const clips = job.clips.slice(results.length);
    const ended = await runOnce(job, clips, results.length);
    for (const clip of clips) {
      const answer = await takeAnswer(job.directory, clip.name);
      if (answer === null) break;
      // The last answer of a run that broke off may itself be broken off.
      try {
        results.push(readOutput(answer, clip.seconds));
      } catch (error) {
        if (ended.code === 0) throw error;
        break;
      }
    }
    job.onClips?.(results.length);
    if (results.length === job.clips.length) break;
    if (results.length === brokeAt || ended.code === 0) throw failure(job, ended);
    brokeAt = results.length;
  }
  return results;
}

async function runOnce(job: WhisperJob, clips: WhisperJob['clips'], before: number) {
  let done = 0;
  const timer = setInterval(() => void look(), pollMs);
  async function look(): Promise<void> {
    // An answer is whole once the next one begins; the last is counted when the run ends.
    const next = clips[done + 1];
    if (next === undefined || !(await isThere(join(job.directory, `${next.name}.json`)))) return;
    done += 1;
    job.onClips?.(before + done);
  }
  try {
    const args = whisperArguments(job, clips);
    const vector = await maybeFromFile(job, args);
    const timeoutMs = stuckMs + clips.length * 60_000;
    const limits = job.limits ?? limitsOf(job, clips, timeoutMs);
    const { signal, directory } = job;
    return await runChild(job.engine.path, vector, { signal, directory, timeoutMs, limits });
  } finally {
    clearInterval(timer);
  }
}

function limitsOf(job: WhisperJob, clips: WhisperJob['clips'], timeoutMs: number): ChildLimits {
  return whisperLimits({
    modelBytes: job.model.bytes,
    threads: job.threads,
    seconds: timeoutMs / 1000,
    audioSeconds: clips.reduce((sum, { seconds }) => sum + seconds, 0),
  });
}

/** The argument vector of whisper-cli; options that it does not know are left out. */
export function whisperArguments(
  job: Pick<WhisperJob, 'engine' | 'language' | 'prompt' | 'threads'> & {
    model: Omit<WhisperModel, 'bytes'>;
  },
  clips: WhisperJob['clips'],
): string[] {
  const { engine, model, prompt } = job;
  const can: Capabilities = engine.capabilities;
  const args = ['-m', model.path, '-t', String(job.threads), '-l', job.language, '-ojf'];
  args.push('-bs', String(model.beamSize), '-bo', '5');
  if (can.noPrints) args.push('-np');
  if (model.audioContext > 0 && can.audioContext) args.push('-ac', String(model.audioContext));
  if (model.voiceDetectionPath !== null && can.voiceDetection) {
    args.push('--vad', '-vm', model.voiceDetectionPath, '-vp', '200', '-vsd', '300');
  }
  const prompted = prompt !== '' && can.prompt;
  if (prompted) args.push('--prompt', prompt);
  // Text of the clip before as context makes Whisper repeat itself; the prompt needs room for itself alone.
  if (can.maxContext) args.push('-mc', prompted ? '224' : '0');
  for (const { name } of clips) args.push('-f', `${name}.wav`, '-of', name);
  return args;
}

// Names given as vocabulary must not be seen by other users of the computer in the list of processes.
async function maybeFromFile(job: WhisperJob, args: readonly string[]): Promise<readonly string[]> {
  if (!job.engine.capabilities.argumentFile || args.some((arg) => arg.includes('\n'))) return args;
  await writeFile(join(job.directory, `arguments-${job.clips[0]?.name}`), `${args.join('\n')}\n`, {
    mode: 0o600,
  });
  return [`@arguments-${job.clips[0]?.name}`];
}

async function takeAnswer(directory: string, name: string): Promise<string | null> {
  const path = join(directory, `${name}.json`);
  try {
    const text = await readFile(path, 'utf8');
    await rm(path, { force: true });
    return text;
  } catch {
    return null;
  }
}

function failure(job: WhisperJob, ended: Awaited<ReturnType<typeof runOnce>>): NotegenError {
  const cause = new Error(ended.complaint);
  if (/unknown language/.test(ended.complaint)) {
    return new NotegenError('invalid_input', `Whisper knows no language ${job.language}.`, {
      cause,
      howToFix: 'Give a language as a two-letter code, such as en, es or de.',
    });
  }
  if (ended.timedOut) {
    return new NotegenError('transcription_failed', 'whisper.cpp came to no end and was stopped.', { cause });
  }
  const limit = limitHit(ended);
  if (limit !== null) {
    const message = `whisper.cpp ${limitWords[limit]} than it may, twice at the same place.`;
    return new NotegenError('worker_limit_reached', message, { cause });
  }
  const how = ended.signal === null ? `code ${ended.code}` : `signal ${ended.signal}`;
  return new NotegenError('transcription_failed', `whisper.cpp stopped twice at the same place (${how}).`, {
    cause,
  });
}

const limitWords = {
  memoryBytes: 'needed more memory',
  cpuSeconds: 'took more processor time',
  fileBytes: 'wrote a larger file',
} as const satisfies Record<keyof ChildLimits, string>;

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
