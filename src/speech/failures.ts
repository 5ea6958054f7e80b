import type { HeardWord } from './heard.ts';

/** Whisper's known failures, as they show in the words of one clip. */
export type Failure = 'repetition' | 'prompt_leak' | 'invented';

export interface Checked {
  words: HeardWord[];
  failures: Failure[];
}

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Takes out of a clip's words what was never said: loops, the prompt read back, captions of silence. */
export function withoutFailures(words: readonly HeardWord[], prompt: string): Checked {
  const failures = new Set<Failure>();
  const note = (failure: Failure, before: number, after: HeardWord[]): HeardWord[] => {
    if (after.length < before) failures.add(failure);
    return after;
  };
  let kept = [...words];
  kept = note('invented', kept.length, withoutCaptions(kept));
  kept = note('repetition', kept.length, withoutLoops(kept));
  kept = note('prompt_leak', kept.length, withoutPrompt(kept, prompt));
  return { words: kept, failures: [...failures] };
}

const longestLoop = 16;

/** Four of the same in a row (eight for a single word) are kept once: nobody says a phrase four times over. */
function withoutLoops(words: readonly HeardWord[]): HeardWord[] {
  const keys = words.map((word) => plain(word.text));
  const kept: HeardWord[] = [];
  for (let at = 0; at < words.length; ) {
    const loop = loopAt(keys, at);
    if (loop === null) {
      kept.push(words[at]!);
      at += 1;
      continue;
    }
    for (const word of words.slice(at, at + loop.length)) kept.push({ ...word, confidence: 0 });
    at += loop.length * loop.times;
  }
  return kept;
}

function loopAt(keys: readonly string[], at: number): { length: number; times: number } | null {
  for (let length = 1; length <= longestLoop; length += 1) {
    let times = 1;
    while (same(keys, at, at + times * length, length)) times += 1;
    if (times >= (length === 1 ? 8 : 4)) return { length, times };
  }
  return null;
}

function same(keys: readonly string[], a: number, b: number, length: number): boolean {
  if (b + length > keys.length) return false;
  for (let i = 0; i < length; i += 1) if (keys[a + i] !== keys[b + i]) return false;
  return true;
}

const leakedRun = 5;

/** Five and more words in a row just as the prompt has them are the prompt. */
function withoutPrompt(words: readonly HeardWord[], prompt: string): HeardWord[] {
  const given = prompt.split(/\s+/).map(plain).filter(Boolean);
  if (given.length < leakedRun) return [...words];
  const runs = new Set<string>();
  for (let at = 0; at + leakedRun <= given.length; at += 1) {
    runs.add(given.slice(at, at + leakedRun).join(' '));
  }
  const keys = words.map((word) => plain(word.text));
  const leaked = new Set<number>();
  for (let at = 0; at + leakedRun <= keys.length; at += 1) {
    if (!runs.has(keys.slice(at, at + leakedRun).join(' '))) continue;
    for (let i = 0; i < leakedRun; i += 1) leaked.add(at + i);
  }
  return words.filter((_, index) => !leaked.has(index));
}

// What Whisper learnt from subtitles and says on noise and silence.
const captions =
  /^(?:thanks?(?: you)?(?: so much| very much)? for watching|please subscribe.*|(?:subtitles|captions|transcription|transcribed|translated)(?: provided)? by .*|.*amara\.?org.*|like and subscribe.*|see you (?:in the )?next (?:video|time)|.*otter\.?ai.*)$/;

function withoutCaptions(words: readonly HeardWord[]): HeardWord[] {
  // [BLANK_AUDIO], (music), *coughs*, ♪: sounds, not words. Brackets may span several words.
  const kept: HeardWord[] = [];
  let closing = '';
  for (const word of words) {
    if (closing !== '') {
      if (word.text.includes(closing)) closing = '';
      continue;
    }
    const open = /^[([{*♪]/.exec(word.text)?.[0];
    if (open === undefined || /^\*?\d/.test(word.text)) {
      kept.push(word);
      continue;
    }
    const close = { '(': ')', '[': ']', '{': '}', '*': '*', '♪': '♪' }[open]!;
    if (!word.text.slice(1).includes(close)) closing = close;
  }
  // A bracket that is never closed is no caption.
  if (closing !== '') return [...words];
  const whole = kept
    .map((word) => word.text.toLowerCase())
    .join(' ')
    .replace(/[.!,]/g, '');
  return captions.test(whole) ? [] : kept;
}
