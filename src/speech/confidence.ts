import type { Warning } from '../note/note.ts';
import type { Failure } from './failures.ts';
import type { HeardSentence, HeardWord } from './heard.ts';

const unsure = 0.5;
const tooManyUnsure = 0.15;
const namedPlaces = 5;

/**
 * Warns where many words of a recording were heard badly, or where Whisper looped and the words had to be taken out.
 * Names the places by their time, never their words.
 */
export function confidenceWarnings(
  words: readonly HeardWord[],
  sentences: readonly HeardSentence[],
  failures: readonly { failure: Failure; at: number }[],
): Warning[] {
  const loops = failures.filter(({ failure }) => failure === 'repetition').map(({ at }) => at);
  const share = words.filter(({ confidence }) => confidence < unsure).length / Math.max(1, words.length);
  const warnings: Warning[] = [];
  if (share > tooManyUnsure) {
    const worst = [...sentences]
      .sort((a, b) => a.confidence - b.confidence)
      .slice(0, namedPlaces)
      .map(({ start }) => start);
    warnings.push({
      code: 'low_speech_confidence',
      message: `${Math.round(share * 100)} % of the words were hard to hear. Listen again at ${places(worst)}.`,
    });
  }
  if (loops.length > 0) {
    warnings.push({
      code: 'low_speech_confidence',
      message: `The speech model lost its way, so words are missing. Listen again at ${places(loops)}.`,
    });
  }
  return warnings;
}

function places(seconds: readonly number[]): string {
  const sorted = [...new Set(seconds.map(Math.floor))].sort((a, b) => a - b).slice(0, namedPlaces);
  return sorted.map(clock).join(', ');
}

/** `4:05`, `1:02:09`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
