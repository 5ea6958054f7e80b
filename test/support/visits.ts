import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { Transcript } from '../../src/note/transcript.ts';

/** An invented visit for tests of the language model. */
export const kneeVisit = `Doctor: Good morning, what brings you in today?
Patient: My left knee has been hurting for two weeks, mostly when I climb stairs.
Doctor: Did you fall or twist it?
Patient: No, no injury. I take ibuprofen 400 milligrams and it helps a little.
Doctor: Any fever or swelling?
Patient: No fever, but it swells in the evening.
Doctor: Let me look. There is a small effusion, and the ligaments are stable.
Doctor: I think this is early osteoarthritis. We will get an x-ray and start physical therapy.
Patient: Okay. When should I come back?
Doctor: In four weeks, please.`;

export function transcriptOf(text: string): Transcript {
  return parseTranscript(text);
}

/** A visit of `turns` turns, each with a word of its own, so that a missing turn can be named. */
export function longVisit(turns: number): string {
  return Array.from({ length: turns }, (_, index) =>
    index % 2 === 0
      ? `Doctor: Question ${index} about marker${index}x and how it has been since the last visit.`
      : `Patient: Answer ${index} about marker${index}x, it has been getting a little better.`,
  ).join('\n');
}
