import { sentence } from '../draft.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { bothInBreath } from './all-asked.ts';
import { contentStems } from './asked-content.ts';
import { askedEarlier, isOnlyQuestion } from './asked-earlier.ts';
import { bothAsked, covers, quoted } from './question-label.ts';

const generic = /^(?:Frequency|Duration|Timing): /;
const points = /\b(?:it|them|that|those|these|one)\b/i;

/**
 * An answer under a name of what was asked, with the question instead where that name leaves open what it is about: "how
 * long on the patch?" → Asked "How long on the patch?": 2 years, "how many?" → Asked "Cigarettes?", then "How many?": 4.
 */
export function underWholeQuestion(
  text: string,
  passage: Passage,
  passages: readonly Passage[],
): string | null {
  const question = passage.unit.answers!;
  const at = text.indexOf(': ');
  if (at < 2) return null;
  if (!isOnlyQuestion(passage, passages, question)) {
    const all = bothInBreath(question, passage, passages);
    return all === null ? null : sentence(`${all}: ${text.slice(at + 2)}`);
  }
  const asked = contentStems(question.words);
  const rest = text.slice(at + 2);
  if (asked.length === 0) {
    if (!generic.test(text) && contentStems(wordsOf(text.slice(0, at))).length > 0) return null;
    const named = namedBefore(question, passages);
    if (named !== null) return sentence(`${named}: ${rest}`);
    const earlier = askedEarlier(question, passage, passages);
    const label = earlier === null ? null : bothAsked(earlier, question);
    return label === null ? null : sentence(`${label}: ${rest}`);
  }
  const name = text.slice(0, at);
  if (!generic.test(text) && (!points.test(name) || covers(name, asked))) return null;
  const label = quoted(question);
  return label === null ? null : sentence(`${label}: ${rest}`);
}

// "So constipated. How long?": of that.
function namedBefore(question: Unit, passages: readonly Passage[]): string | null {
  const before = passages[passages.findIndex(({ unit }) => unit === question) - 1]?.unit;
  if (before?.turn !== question.turn || before.question || before.words.length > longestNamed) return null;
  const [only, ...more] = before.clinical.symptoms;
  return only === undefined || more.length > 0 ? null : only.symptom.written;
}
// In words.
const longestNamed = 5;
