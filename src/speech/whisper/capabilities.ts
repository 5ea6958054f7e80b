import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotegenError } from '../../errors.ts';
import { probeLimits } from '../child/limits.ts';
import { runChild } from '../child/run-child.ts';
import { openWorkDirectory } from '../work-directory.ts';

/** What a whisper-cli can do, as far as its help says. */
export interface Capabilities {
  /** JSON with tokens, their times and probabilities. */
  fullJson: boolean;
  voiceDetection: boolean;
  prompt: boolean;
  audioContext: boolean;
  noPrints: boolean;
  suppressNonSpeech: boolean;
  /** A shorter context is understood (all versions), and `0` means none. */
  maxContext: boolean;
  /** Arguments are read from a file given as `@file`. */
  argumentFile: boolean;
}

/** Reads the options out of `--help`. */
export function readHelp(help: string): Omit<Capabilities, 'argumentFile'> {
  const has = (option: string): boolean => new RegExp(`(?:^|\\s)${option}(?=\\s|,|$)`, 'm').test(help);
  return {
    fullJson: has('--output-json-full'),
    voiceDetection: has('--vad') && has('--vad-model'),
    prompt: has('--prompt'),
    audioContext: has('--audio-ctx'),
    noPrints: has('--no-prints'),
    suppressNonSpeech: has('--suppress-nst'),
    maxContext: has('--max-context'),
  };
}

/**
 * Asks a program for its help, and whether it would read that question from a file.
 * Throws `speech_engine_failed` where it is no whisper-cli that can be used, `cancelled`.
 */
export async function probeCapabilities(path: string, signal: AbortSignal): Promise<Capabilities> {
  const capabilities = readHelp(await helpOf(path, ['--help'], signal));
  if (!capabilities.fullJson) {
    throw new NotegenError('speech_engine_failed', `${path} is no whisper-cli that notegen can use.`, {
      howToFix:
        'Set `speech.whisperPath` to the whisper-cli of whisper.cpp 1.5 or later, or clear the setting.',
    });
  }
  await using work = await openWorkDirectory(tmpdir());
  await writeFile(join(work.path, 'arguments'), '--help\n');
  const answer = await helpOf(path, ['@arguments'], signal, work.path);
  const argumentFile = readHelp(answer).fullJson && !/unknown argument|not found/.test(answer);
  return { ...capabilities, argumentFile };
}

async function helpOf(
  path: string,
  args: string[],
  signal: AbortSignal,
  directory?: string,
): Promise<string> {
  let help = '';
  const onLine = (line: string): void => {
    if (help.length < 64_000) help += `${line}\n`;
  };
  const where = directory === undefined ? {} : { directory };
  await runChild(path, args, { signal, onLine, timeoutMs: 20_000, limits: probeLimits, ...where });
  return help;
}
