import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isPatients, isQuestion, replyTo, wasSo } from './visit-said.ts';

const habits: readonly { said: RegExp; written: RegExp }[] = [
  {
    said: /\b(?:smok(?:e|es|ed|er|ing)|cigarettes?|tobacco|vap(?:e|es|ing)|chew(?:ing)? tobacco)\b/i,
    written: /\b(?:smok\w+|cigarett\w+|tobacco|nicotine|vap\w+|packs?)\b/,
  },
  {
    said: /\b(?:beers?|wine|drinks? (?:a|per|on|every)|alcohol|liquor|whiskey|vodka|cocktails?)\b/i,
    written: /\b(?:alcohol\w*|beers?|wine|drink\w*|liquor|whiskey|vodka|cocktails?)\b/,
  },
  {
    said: /\b(?:marijuana|weed|cannabis|cocaine|heroin|meth(?:amphetamine)?s?|edibles?)\b/i,
    written: /\b(?:marijuana|weed|cannabis|cocaine|heroin|meth\w*|edibles?|drugs?)(?=)\b/,
  },
];
const ofOthers = /\b(?:if|somebody|someone|people|everybody|around)\b/i;
const yes =
  /^\W*(?:(?:um|uh|well|oh|so)\W+)*(?:yes|yeah|yep|yup|i (?:do|did|have|am)(?! ?n['’]t| not)|unfortunately|sometimes|occasionally|socially|a little|about|probably|just|maybe)\b/i;

/** Tobacco, alcohol and drugs that the patient uses or used and that no sentence of the note speaks of. */
export function* missingHabits(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  for (const { said, written } of habits) {
    if (!said.test(index.whole) || note.sentences.some(({ text }) => written.test(text))) continue;
    for (const [at, passage] of index.passages.entries()) {
      const place = said.exec(passage.text);
      if (place === null || ofOthers.test(passage.text)) continue;
      const answer = isQuestion(passage) ? replyTo(at, index.passages, 3) : null;
      const affirmed =
        answer === null
          ? isPatients(passage) &&
            !isQuestion(passage) &&
            wasSo(passage, place.index, place.index + place[0].length)
          : isPatients(answer) && yes.test(answer.text);
      // "Are you smoking anything?" "Just weed.": of another of these, which the note may have.
      const instead = answer === null ? undefined : habits.find((one) => one.said.test(answer.text));
      if (instead !== undefined && note.sentences.some(({ text }) => instead.written.test(text))) continue;
      if (!affirmed) continue;
      yield { kind: 'habit', sources: answer === null ? [passage.source] : [passage.source, answer.source] };
      break;
    }
  }
}
