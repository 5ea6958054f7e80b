import { substanceOf } from '../evidence/drug-names.ts';
import { medicinesIn } from '../evidence/named-medicines.ts';
import { withNamesWhole } from '../evidence/split-names.ts';
import { stem } from '../evidence/stem.ts';
import type { TranscriptIndex } from '../evidence/transcript-index.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { isAskedByName, isQuestion, replyTo } from './visit-said.ts';

const statement =
  /\ballergic (?:reaction )?to (?!any|the|that|it|them|anything|what|something|a\b)((?:[a-z-]+ )?[a-z-]+)/i;
const asked = /\ballerg(?:y|ies|ic)\b/i;
const allergen =
  /\b(?:penicillins?|amoxicillin|sulfa|sulfur drugs|latex|peanuts?|tree nuts?|nuts|shellfish|shrimp|iodine|contrast|eggs?|bees?|wasps?|milk|dairy|soy|wheat|codeine|morphine|aspirin|ibuprofen|nickel|adhesive|tape|strawberr(?:y|ies)|cats?|dogs?|pollen|dust|mold|grass|ragweed|fish)(?=)\b/i;
const denial =
  /\bno (?:known )?(?:drug |medication |food )?(?=)allergies\b|\bnot allergic to (?:any|anything)|\b(?:do ?n['’]?t|not)(?=) have any (?:known )?(?=)(?:drug |medication |food )?allergies\b/i;
const no = /^\W*(?:(?:um|uh|oh|well)\W+)*(?:no|nope|none|not that i)\b/i;

/** Allergies that were said, and that there are none, where the note says neither. */
export function* missingAllergies(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  if (!asked.test(index.whole)) return;
  const about = note.sentences.filter(({ text }) => /allerg|intoleran|anaphyla|reaction|nkda/.test(text));
  const names = (word: string) =>
    about.some(
      ({ text, words }) =>
        words.has(stem(word)) || (substanceOf(word) !== null && text.includes(substanceOf(word)!)),
    );
  for (const [at, passage] of index.passages.entries()) {
    if (!asked.test(passage.text)) continue;
    const { text, source } = passage;
    if (
      /\b(?:seasonal|family|mother|father|if you|immunotherapy|specialist|allergist|rhinitis)\b/i.test(text)
    )
      continue;
    const answer = isQuestion(passage) || isAskedByName(passage) ? replyTo(at, index.passages, 4) : null;
    if (answer !== null) {
      const named = allergen.exec(answer.text)?.[0] ?? medicinesIn(answer.text)[0]?.word ?? null;
      if (named !== null && !no.test(answer.text)) {
        if (!names(named.toLowerCase())) yield { kind: 'allergy', sources: [source, answer.source] };
      } else if (no.test(answer.text) && about.length === 0) {
        yield { kind: 'allergy', sources: [source, answer.source] };
      }
      continue;
    }
    const whole = withNamesWhole(text);
    const said = statement.exec(whole);
    if (said !== null && !/\b(?:not|n['’]t|never|if|are you|do you)\b/i.test(whole.slice(0, said.index))) {
      const words = said[1]!.toLowerCase().split(' ');
      const others = namedIn(whole.slice(said.index + said[0].length));
      if (!words.some(names) || !others.every(names)) yield { kind: 'allergy', sources: [source] };
    } else if (denial.test(text) && about.length === 0) yield { kind: 'allergy', sources: [source] };
  }
}

// "… to Percocet, Vicodin and latex": what follows is named too.
function namedIn(rest: string): string[] {
  const list = rest.split(/[.;?!]|\b(?:but|so|because|it|they|i|you|which|that)\b/i)[0]!.toLowerCase();
  return (list.match(/[a-z]{4,}/g) ?? []).filter((word) => substanceOf(word) !== null || allergen.test(word));
}
