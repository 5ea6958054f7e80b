import { isGivenAgainst } from '../../language/vaccine-due.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { topicOf } from './talked-of.ts';
import { oneOf, onlyProcedureIn } from './thing-asked-of.ts';

const arranges =
  /\b((?:give|get|do|doing|order|ordering|book|booking|schedule|arrange|arranging|repeat|need|set up|recommend)(?=)(?: you| him| her)?) (one|it|that one|that)(?= (?:today|now|then|here|before|next|this|in|at|done|again|for you|while|when|as|and|on|with|tomorrow|anyway|too)\b|[.,]|$)/i;
const takes =
  /\b(stop|stopping|take|taking|hold|holding|keep|use|using|continue|want|skip|leave|restart) (it|that|them)(?! (?:is|was|easy|slow|dry|clean|up)\b)\b/i;
const asksOfTaking =
  /\b(?:do|can|should|could|must|may|will) (?:i|he|she|we) (?:still |just |need to |have to |keep )*(?:stop|stopping|take|taking|hold|use|using|have|having|continue|skip|carry on with|come off|stay on|leave) (?=(?:the|my|his|her|those|these|this)\b)/i;
const whatAbout = /^(?:(?:and|so|okay|right|oh),? )*(?:what|how) about (?=(?:the|my|his|her|that)\b)/i;
const reach = 2;

/**
 * What a clinician arranges, with the thing in place of "one" or "it" where the question that was asked last names it:
 * "when was your last tetanus shot?" "Years ago." "We'll give you one today." → We'll give you a tetanus shot today; "do I
 * stop the blood thinner?" "No, don't stop it." → don't stop the blood thinner. `asked` is that question.
 */
export function withAskedNamed(
  unit: Unit,
  passages: readonly Passage[],
  index: number,
): { unit: Unit; asked: Unit | null } {
  const same = { unit, asked: null };
  if (unit.role !== 'clinician' || unit.question) return same;
  const text = plainOf(unit);
  const arranged = arranges.exec(text);
  const taken = arranged === null ? takes.exec(text) : null;
  // "We haven't done a CT and you don't need one."
  if (arranged?.[2]?.toLowerCase() === 'one' && wordsOf(text.slice(0, arranged.index)).some(namesTest))
    return same;
  if ((arranged ?? taken) === null || namesDrug(unit.words) || onlyProcedureIn(unit) !== null) return same;
  const due = arranged === null ? null : vaccineDue(unit, passages[index - 1]?.unit);
  if (due !== null)
    return {
      unit: reworded(unit, text.replace(arranged![0], `${arranged![1]} the ${due}`)),
      asked: passages[index - 1]!.unit,
    };
  const asked = namedBefore(unit, passages, index, arranged?.[2]?.toLowerCase() === 'one');
  if (asked === null) return same;
  const named = arranged === null ? takenIn(asked) : onlyProcedureIn(asked);
  if (named === null) return same;
  const [found, verb = '', word = ''] = (arranged ?? taken)!;
  const name = word.toLowerCase() === 'one' ? oneOf(named) : `the ${named}`;
  return { unit: reworded(unit, text.replace(found, `${verb} ${name}`)), asked };
}

// "Tetanus, it looks like 2014, so you're due. We can do it at the next visit."
function vaccineDue({ turn }: Unit, before: Unit | undefined): string | null {
  if (before?.turn !== turn || before.question || !isDue.test(before.said)) return null;
  const illnesses = before.words.filter(isGivenAgainst);
  return illnesses.length === 1 ? `${illnesses[0]} vaccine` : null;
}
const isDue = /\b(?:(?:over)?due|missing|need)\b(?! to\b)/;

// "Do I stop the blood thinner?"
function takenIn(asked: Unit): string | null {
  if (asked.role === 'clinician') return null;
  const text = plainOf(asked);
  const found = asksOfTaking.exec(text) ?? whatAbout.exec(text);
  if (found === null) return null;
  const named = topicOf(reworded(asked, `And ${text.slice(found.index + found[0].length)}`));
  return named?.name.toLowerCase() ?? null;
}

// The last question before, or what else named a test to arrange, where nothing that could be meant was named since.
function namedBefore(unit: Unit, passages: readonly Passage[], index: number, asksOne: boolean): Unit | null {
  for (let at = index - 1; at >= 0; at--) {
    const before = passages[at]!.unit;
    if (unit.turn - before.turn > reach) return null;
    const named = onlyProcedureIn(before) !== null;
    if (before.question && before.role !== 'clinician') {
      // "Reagan?" asks nothing; "I cut my hand in, what, 2012?" answers.
      if (before.words.length < 3 || (!named && /\d/.test(before.text))) continue;
    }
    if (before.question) return before.turn === unit.turn ? null : before;
    if (before.clinical.drugs > 0) return null;
    // "Do I need the MRI? My buddy got the MRI."
    if (named) return asksOne ? before : null;
  }
  return null;
}
