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

/** A visit that leaves open which knee is ill, and a note of it in the form a language model writes. */
export const bothKneesVisit = {
  transcript: `Doctor: What brings you in?
Patient: I have left knee pain for two weeks. The right knee pain is less.
Doctor: This is knee osteoarthritis. We will start physical therapy.`,
  note: `SUBJECTIVE
CHIEF COMPLAINT
- Left knee pain for two weeks.
HISTORY OF PRESENT ILLNESS
- Right knee pain is less.
OBJECTIVE
ASSESSMENT
# Knee osteoarthritis
PLAN
- Other: Start physical therapy.
`,
};

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
