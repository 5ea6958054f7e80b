import { z } from 'zod';
import { NotegenError } from '../../errors.ts';
import type { Recognised, RecognisedWord } from './recognised.ts';

const offsets = z.object({ from: z.number(), to: z.number() });
const outputSchema = z.object({
  transcription: z.array(
    z.object({
      offsets,
      text: z.string(),
      tokens: z
        .array(z.object({ text: z.string(), offsets: offsets.optional(), p: z.number().catch(0) }))
        .optional(),
    }),
  ),
});
type Segment = z.infer<typeof outputSchema>['transcription'][number];

/**
 * Reads whisper.cpp's full JSON: words with times and probabilities. Times never run backwards and stay within the
 * clip's `seconds`. Throws `transcription_failed` where the output is none.
 */
export function readOutput(json: string, seconds: number): Recognised {
  let segments: Segment[];
  try {
    segments = outputSchema.parse(JSON.parse(json)).transcription;
  } catch (error) {
    throw new NotegenError('transcription_failed', 'whisper.cpp gave an answer that can not be read.', {
      cause: error,
    });
  }
  const words: RecognisedWord[] = [];
  let latest = 0;
  for (const segment of segments) {
    for (const word of wordsOf(segment)) {
      const start = Math.min(seconds, Math.max(latest, word.start));
      const end = Math.min(seconds, Math.max(start, word.end));
      latest = start;
      words.push({ ...word, start, end });
    }
  }
  return { words };
}

/** Marks such as `[_BEG_]`, `[_TT_50]` and `<|endoftext|>`. */
const special = /^\[_[A-Z]+_?\d*\]$|^<\|.*\|>$/;

function wordsOf(segment: Segment): RecognisedWord[] {
  const from = segment.offsets.from / 1000;
  const to = Math.max(from, segment.offsets.to / 1000);
  const tokens = (segment.tokens ?? []).filter((token) => !special.test(token.text));
  if (tokens.length === 0) return evenly(segment.text, from, to);
  const words: (RecognisedWord & { tokens: number })[] = [];
  const times = tokenTimes(tokens, from, to);
  for (const [index, token] of tokens.entries()) {
    const { start, end } = times[index]!;
    const last = words.at(-1);
    if (last === undefined || /^\s/.test(token.text)) {
      words.push({ text: token.text.trimStart(), start, end, confidence: token.p, tokens: 1 });
    } else {
      last.text += token.text;
      last.end = Math.max(last.end, end);
      // A comma or full stop tells nothing of how well the word was heard.
      if (/[\p{L}\p{N}]/u.test(token.text)) {
        last.confidence = (last.confidence * last.tokens + token.p) / (last.tokens + 1);
        last.tokens += 1;
      }
    }
  }
  return words
    .filter((word) => word.text.trim() !== '')
    .map(({ tokens: _, ...word }) => ({ ...word, text: word.text.trim() }));
}

// With voice detection, whisper.cpp gives segments on the clip's clock but tokens on that of the speech alone.
function tokenTimes(
  tokens: NonNullable<Segment['tokens']>,
  from: number,
  to: number,
): { start: number; end: number }[] {
  const first = (tokens[0]?.offsets?.from ?? from * 1000) / 1000;
  const last = Math.max(first, ...tokens.map((token) => (token.offsets?.to ?? 0) / 1000));
  const outside = first < from - 0.5 || last > to + 0.5;
  const scale = outside && last > first ? (to - from) / (last - first) : 1;
  const place = (time: number): number =>
    outside ? from + (time - first) * scale : Math.min(to, Math.max(from, time));
  let before = from;
  return tokens.map((token) => {
    const start = Math.max(before, place((token.offsets?.from ?? before * 1000) / 1000));
    const end = Math.max(start, place((token.offsets?.to ?? start * 1000) / 1000));
    before = start;
    return { start, end };
  });
}

function evenly(text: string, from: number, to: number): RecognisedWord[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const step = (to - from) / Math.max(1, words.length);
  return words.map((word, index) => ({
    text: word,
    start: from + index * step,
    end: from + (index + 1) * step,
    confidence: 0.5,
  }));
}
