import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isQuestion, replyTo } from './visit-said.ts';

const onlySupposed =
  /\b(?:if|unless|in case|should you|before (?:you|your next)|next (?:time|visit)|can cause|may cause|side effects?)\b/i;

/** What the specialty may not miss, said or denied at the visit, that no sentence of the note speaks of. */
export function* missingForSpecialty(
  { passages }: TranscriptIndex,
  { sentences }: NoteContent,
  { required }: SpecialtyGuide,
): Generator<Omission> {
  for (const { said, written } of required) {
    if (sentences.some(({ text }) => written.test(text))) continue;
    for (const [at, passage] of passages.entries()) {
      if (!said.test(passage.text) || onlySupposed.test(passage.text)) continue;
      const asked = isQuestion(passage);
      const answer = asked ? replyTo(at, passages, 5) : null;
      // A question that nobody answered says nothing.
      if (asked && answer === null) continue;
      yield {
        kind: 'specialty',
        sources: answer === null ? [passage.source] : [passage.source, answer.source],
      };
      break;
    }
  }
}
