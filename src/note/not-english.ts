import type { Warning } from './note.ts';
import type { Transcript } from './transcript.ts';

/** Words that hardly an English conversation does without, and that few other languages have. */
const common = new Set(
  `the and you it that have for my your with what this are not but it’s it's don't been when how just about she they had has does did would think any
one two three four five seven eight nine twenty thirty forty fifty sixty eighty ninety hundred`.split(/\s+/),
);
/** A clinician who types a summary leaves those out; these remain. */
const telegraphic = new Set(
  `with no on of to in for from days weeks months years if worse better return follow up daily twice left right normal pain
continue start stop increase decrease recheck rest fluids today year old needed positive negative`.split(
    /\s+/,
  ),
);
const letters = /[\p{L}\p{M}'’]+/gu;
const fewestWords = 20;
const mostWords = 1_000;
/** Every visit of ACI-BENCH and MTS-Dialog with so many words has 6 % or more. */
const leastShare = 0.04;

export const notEnglishWarning: Warning = {
  code: 'language_unsupported',
  message:
    'The visit does not seem to be in English, and the built-in writer, the codes and the checks know no other language. Compare the note with the transcript: much may be missing or in the wrong place.',
};

/** Whether what was said is in another language. Too few words tell nothing. */
export function isNotEnglish({ turns, typedSummary }: Transcript): boolean {
  const most = turns.reduce((sum, { text }) => sum + (text.length + 1) / 2, 0);
  let words = 0;
  let english = 0;
  for (const { text } of turns) {
    const said = text.toLowerCase().match(letters) ?? [];
    words += said.length;
    for (const word of said) if (common.has(word) || (typedSummary && telegraphic.has(word))) english += 1;
    // With so many, however many words are still to come, it is.
    if (english >= leastShare * most) return false;
    if (words >= mostWords) break;
  }
  return words >= fewestWords && english / words < leastShare;
}
