import { splitUtterances } from '../note/language/utterances.ts';
import type { HeardSentence, HeardWord } from './heard.ts';

/** Parts one voice's words into sentences and clauses, with their times. Words must be in order. */
export function sentencesOf(words: readonly HeardWord[], channel: number | null): HeardSentence[] {
  const ends: number[] = [];
  let text = '';
  for (const word of words) {
    text += (text === '' ? '' : ' ') + word.text;
    ends.push(text.length);
  }
  const sentences: HeardSentence[] = [];
  let first = 0;
  for (const span of splitUtterances(text)) {
    let next = first;
    while (next < words.length && ends[next]! <= span.end) next += 1;
    if (next === first) continue;
    sentences.push(sentence(words.slice(first, next), channel));
    first = next;
  }
  if (first < words.length) sentences.push(sentence(words.slice(first), channel));
  return sentences;
}

function sentence(words: readonly HeardWord[], channel: number | null): HeardSentence {
  return {
    text: words.map((word) => word.text).join(' '),
    start: words[0]!.start,
    end: words.at(-1)!.end,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
    channel,
  };
}
