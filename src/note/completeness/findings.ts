import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import { examSystemOf } from '../extractive/lexicon/exam-words.ts';
import { isCovered } from './coverage.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isQuestion } from './visit-said.ts';

const finding =
  /\b(?:tender(?:ness)?|wheez(?:e|es|ing)|swelling|swollen|murmur|edema|crackles|rales|rhonchi|bruis(?:e|es|ed|ing)|redness|red|rash|effusion|limited|weak(?:er|ness)?|wasting|reduced|enlarged|lumps?|mass(?:es)?|lesions?|polyps?|clear|soft|regular|normal|intact|stiff(?:ness)?|deformity|crepitus|positive|negative|separated|healing|stable|fluid)(?=)\b/i;
const states =
  /\b(?:there(?:['’]s| is| are)|(?:you|he|she)(?=)(?:['’]ve| have| has|['’]s| do have| does have)|is|are|looks?|sounds?|feels?|seems?|i(?: do)? (?:see|hear|feel|notice|appreciate)|no)(?=)\b/i;
/** What may be, what follows from it, and what is to be done about it. */
const notFound =
  /\b(?:if|could|might|may|will|going to|gon na|should|because|would|means|assuming|in case|when you|let me|come back)\b/i;
/** How far into the visit, as a share of its passages, the examination begins. */
const earliest = 0.25;

/** What the clinician found on examination that no sentence of the note has, nor was made from. */
export function* missingFindings(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const { passages } = index;
  for (let at = Math.ceil(earliest * passages.length); at < passages.length; at += 1) {
    const passage = passages[at]!;
    const { role, text, terms, source } = passage;
    if (role === 'patient' || role === 'relative' || terms.length < 2 || !finding.test(text)) continue;
    if (!states.test(text) || notFound.test(text) || isQuestion(passage)) continue;
    if (examSystemOf(text.toLowerCase()) === null || note.isMadeFrom(source)) continue;
    if (!isCovered(passage, index, note)) yield { kind: 'finding', sources: [source] };
  }
}
