import { clean } from './clean.ts';
import { figures } from './figures.ts';

// A writer reads each utterance many times. What a visit said is forgotten when its note is done.
const known = new Map<string, string>();
const most = 4000;

/** The utterance without fillers and false starts, its numbers as figures. */
export function plainSpeech(text: string): string {
  let plain = known.get(text);
  if (plain === undefined) {
    plain = figures(clean(text));
    if (known.size >= most) known.clear();
    known.set(text, plain);
  }
  return plain;
}

export function forgetSpeech(): void {
  known.clear();
}
