import { type Expectation, expectedVisit } from './expectation.ts';
import type { BenchResult } from './measured.ts';

/** Slower than this is worth a change, in seconds for a visit of 20 minutes. */
const slowRecognition = (expectedVisit.minutes * 60) / 2;
const slowWriting = 180;

/** What would make the work faster here, a sentence each, and what is missing; empty where nothing would. */
export function adviceOn(result: BenchResult, expected: Expectation): string[] {
  const { machine, speech, language } = result;
  const advice: string[] = [];
  if (machine.load > machine.cores / 2) {
    advice.push(
      `Other programs kept the processor busy (load ${machine.load} on ${machine.cores} cores): close them and measure again.`,
    );
  }
  const most = Math.max(1, machine.cores - 1);
  if (machine.threads < most) {
    advice.push(
      `engines.threads lets ${machine.threads} of ${most} cores work: \`notegen config unset engines.threads\`.`,
    );
  }
  if ((expected.recognition_seconds ?? 0) > slowRecognition || slower(speech.failed)) {
    advice.push('A smaller speech model recognises faster and less well: `notegen models list`.');
  }
  if ((expected.language_model_seconds ?? 0) > slowWriting || slower(language.failed)) {
    const noGraphics = language.failed === null && language.gpu === null;
    advice.push(
      'A smaller language model writes faster: `notegen models list`, then `notegen models try NAME` to see how well.',
    );
    if (noGraphics)
      advice.push(
        'No graphics card was used; with one a language model is many times faster (README, "With a language model").',
      );
  }
  for (const part of [speech, language])
    if (part.failed !== null && part.how_to_fix !== undefined) advice.push(part.how_to_fix);
  return advice;
}

function slower(failed: string | null): boolean {
  return failed?.startsWith('slower_than_') ?? false;
}
