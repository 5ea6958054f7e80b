import { numberRuns } from '../evidence/number-runs.ts';
import { stem } from '../evidence/stem.ts';
import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isClinicians, isPatients, isQuestion, replyTo } from './visit-said.ts';

/** Questions whose answers belong to every history: where, since when, how bad, what brings it on, and what they do for work. */
const asks =
  /\b(?:where (?:exactly|does|is|do|did|are)|when did (?:it|this|that|the|your|you)|how (?:bad|often)|how long (?!have you been (?!having|feeling|getting|dealing|experiencing|sick|ill)[a-z]+ing\b)|(?:does|did|do) (?:it|that|the pain|they) (?:go|spread|move|travel|radiate|shoot)|when was (?:the|your) last|what (?:makes|brings) (?:it|that|this|them)|scale|(?:for work|for a living|your (?:job|occupation))|what do you do)(?=)\b/i;
const no =
  /^\W*(?:(?:um|uh|oh|well|i|do|don'?t|n't)\W+)*(?:no|nope|not|never|nothing|don'?t know|do n't know|idea|yes|yeah|yep|okay)\b/i;
// "It doesn't go into my shoulder", "it happened, uh …": denied, or broken off.
const cutOff = /\b(?:not|never)\b|n['’]t\b|(?:\.\.|\b(?:uh|um|say|like))[\s.,]{0,4}$/i;
/** In content words: a longer answer is a story, of which a note takes what matters. */
const longest = 6;
/** Until where, as a share of the visit's passages, the history is asked. */
const latest = 0.6;

/** Short answers to what every history asks of which no sentence of the note has a word. */
export function* missingAnswers(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const { passages } = index;
  for (let at = 0; at < latest * passages.length; at += 1) {
    const asked = passages[at]!;
    if (!asks.test(asked.text) || !isQuestion(asked) || !isClinicians(asked)) continue;
    const answer = replyTo(at, passages, 3);
    if (
      answer === null ||
      !isPatients(answer) ||
      isQuestion(answer) ||
      no.test(answer.text) ||
      cutOff.test(answer.text)
    )
      continue;
    const telling = answer.terms.filter(({ text }) => !saysNothing.has(text));
    if (telling.length === 0 || telling.length > longest) continue;
    const numbers = numberRuns(answer.text).flatMap(({ readings }) => [...readings]);
    if (numbers.some((value) => note.numbers.has(value))) continue;
    if (telling.some(({ key, text }) => note.holds([key]) || isHeld(text, note))) continue;
    yield { kind: 'answer', sources: [asked.source, answer.source] };
  }
}

/** Words that tell nothing by themselves. */
export const saysNothing = new Set(
  "gosh huh hmm mm mhm yup yep correct right absolutely exactly definitely honestly actually depends varies okay wan na gon want happened happen um uh oh well like just really maybe probably about kind sort guess think thing things stuff lot little bit good bad fine okay right know say mean pretty know sure time times something anything nothing here there i'm i've i'd i'll it's that's he's she's they're we're you're there's don't didn't".split(
    ' ',
  ),
);

function isHeld(text: string, note: NoteContent): boolean {
  const stems = (text.match(/[a-z0-9]{3,}/g) ?? []).map(stem);
  return stems.length > 0 && note.holds(stems);
}
