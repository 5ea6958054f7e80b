import { open } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';
import { unreadable } from '../why-refused.ts';
import type { ModelKind } from './catalog.ts';

const ggml = 'lmgg';
const smallestWhisperVocabulary = 51_864;

/**
 * Tells what kind of model a file is from its first bytes: GGUF is a language model, ggml with Whisper's vocabulary a
 * speech model, other ggml voice detection. Throws `model_not_suitable`, `file_unreadable`.
 */
export async function kindOfFile(path: string): Promise<ModelKind> {
  const head = Buffer.alloc(8);
  let read: number;
  try {
    await using file = await open(path, 'r');
    ({ bytesRead: read } = await file.read(head, 0, 8, 0));
  } catch (error) {
    throw unreadable(path, error);
  }
  const magic = head.toString('latin1', 0, 4);
  if (read === 8 && magic === 'GGUF') return 'language';
  if (read === 8 && magic === ggml) {
    return head.readInt32LE(4) >= smallestWhisperVocabulary ? 'speech' : 'vad';
  }
  throw new NotegenError('model_not_suitable', `${path} is no model file.`, {
    howToFix: 'Give a Whisper model in whisper.cpp format (ggml-….bin) or a language model in GGUF format.',
  });
}
