import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isQuestion } from './visit-said.ts';

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
      const answer = isQuestion(passage) ? answerAfter(at, passages) : null;
      // A question that nobody answered says nothing.
      if (isQuestion(passage) && answer === null) continue;
      yield { kind: 'specialty', sources: answer === null ? [passage.source] : [passage.source, answer] };
      break;
    }
  }
}

function answerAfter(at: number, passages: TranscriptIndex['passages']) {
  const { turn } = passages[at]!.source;
  return passages.slice(at + 1, at + 6).find(({ source }) => source.turn !== turn)?.source ?? null;
}
