import { numberRuns } from '../evidence/number-words.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { asker, type NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { tests } from './tests.ts';
import { anyOf } from './topic.ts';
import { isQuestion } from './visit-said.ts';

const anyTest = anyOf(tests);
const outcome =
  /\b(?:normal|negative|positive|elevated|abnormal|unremarkable|clean|stable|within normal|came back|come back|showed|shows?|showing|revealed|was (?:high|low|good|fine|okay)|is (?:high|low|good|fine|okay|down|up)|looks? (?:good|fine|okay|great)|reduced|consistent with|no (?:acute |evidence|sign|fracture))\b/i;
const toCome =
  /\b(?:(?:i|we)(?:'ll| will|'d| would|'m| am|'re| are|)(?: also)?(?: just)? (?:like|want|going|gon|order|get|check|repeat|do|see|need|recheck|look|send)|let's|let us|want to|wan na|order(?:ed|ing)?|schedule|if (?:the|your|it|that|you|we|this)|once (?:we|the)|when (?:we|the)|goal|target|should be|below|under|next (?:visit|time)|in (?:\w+ )?(?:weeks|months)|take (?:a )?look|repeat|recheck|before your|prior to your|keep (?:a |an )?(?:log|eye|track)|monitor|show me|pull up|let's see|to (?:check|see|get))\b/i;

/** Results and measurements that were said, where the note does not have them. */
export function* missingResults(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const isAbout = asker(note.sentences);
  for (const passage of index.passages) {
    if (!anyTest.test(passage.text) || isQuestion(passage)) continue;
    const { text, source } = passage;
    if (toCome.test(text)) continue;
    const numbers = valuesIn(passage);
    if (numbers.length === 0 && !(outcome.test(text) && passage.role !== 'patient')) continue;
    const named = tests.filter(({ said }) => said.test(text));
    if (named.some(({ written }) => isAbout(written) && areWritten(numbers, note))) continue;
    yield { kind: 'result', sources: [source] };
  }
}

/** Names with a figure in them. */
const numberedNames =
  /\b(?:(?:hb)?a ?(?:1|one) ?c|t ?[34]|b ?(?:12|twelve)|(?:sp)?o2|covid[- ]?19|fev1|h1)\b/gi;

/** The values said in a passage, each with all its readings; counts and times are none. */
function valuesIn(passage: Passage): number[][] {
  const text = passage.text.replace(numberedNames, (name) => '_'.repeat(name.length));
  return numberRuns(text)
    .filter(({ start, end }) => {
      if (/^(?:a|an|one|once|first|second|both|couple|single)$/i.test(text.slice(start, end))) return false;
      return !/^[\s-]*(?:days?|weeks?|months?|years?|hours?|minutes?|times?|of|more|o'clock|percent chance)\b/i.test(
        text.slice(end),
      );
    })
    .map(({ readings }) => [...readings]);
}

function areWritten(values: readonly number[][], { numbers }: NoteContent): boolean {
  if (values.length === 0) return true;
  return values.some((readings) => readings.some((value) => numbers.has(value)));
}
