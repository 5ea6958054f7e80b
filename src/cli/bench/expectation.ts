import type { BenchResult } from './measured.ts';

/** The visit that is spoken of: 20 minutes at the usual pace of talk, 150 words a minute. */
export const expectedVisit = { minutes: 20, words: 3_000 };

/** Seconds for such a visit; null where that part has no figures. */
export interface Expectation {
  recognition_seconds: number | null;
  built_in_writer_seconds: number | null;
  language_model_seconds: number | null;
}

/** From what was measured, in proportion to the words; the pauses of a real visit are not recognised and cost nothing. */
export function expectedOf({ writer, speech, language }: BenchResult): Expectation {
  const { minutes, words } = expectedVisit;
  return {
    recognition_seconds: speech.failed === null ? speech.seconds_per_second * minutes * 60 : null,
    built_in_writer_seconds:
      writer.failed === null ? ((writer.ms_per_note / writer.words) * words) / 1000 : null,
    // The rules at the head of the prompt are counted as words of the visit: rather too long than too short.
    language_model_seconds:
      language.failed === null
        ? ((words / language.words) * language.prompt_tokens) / language.read_tokens_per_second +
          language.written_tokens / language.written_tokens_per_second
        : null,
  };
}
