import { upperFirst } from '../../language/upper-first.ts';
import type { SourcedText } from '../draft.ts';
import { agentsIn } from '../lexicon/allergens.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { reactionIn } from './allergy-reaction.ts';

/** "I can have penicillin.", "I've had that, no bother", "penicillin's fine" */
const bears =
  /\b(?:i|he|she) can (?:have|take)\b|\b(?:had|have|taken|take)\b(?: [a-z'-]+){0,3} (?:and (?:it was|i was|been) |been |with )?(?:fine|okay|ok|no (?:problems?|bother|trouble)|loads of times|lots of times)\b|(?:'s| is| was| are) (?:absolutely |perfectly )?(?:fine|okay|ok|all right|grand)(?: with me)?$/;
const doesNot = /\b(?:not|never|n't|cannot|no longer|unless|if)\b|\bbut\b/;

/**
 * What is listed as an allergy without what the patient says to bear: "are you allergic to anything? Penicillin?" "No. I can
 * have penicillin." An entry that holds others keeps those.
 */
export function withoutBorne(
  statements: readonly SourcedText[],
  passages: readonly Passage[],
): readonly SourcedText[] {
  if (statements.length === 0) return statements;
  const borne = new Set(passages.flatMap(({ unit, role }) => (role === 'clinician' ? [] : borneIn(unit))));
  if (borne.size === 0) return statements;
  return statements.flatMap((statement) => {
    const text = [...borne].reduce(without, statement.text);
    if (text === statement.text) return [statement];
    const isEmpty = !/[a-z]/i.test(text.replace(/\([^()]{0,80}\)/, ''));
    return isEmpty ? [] : [{ ...statement, text: upperFirst(text) }];
  });
}

function borneIn(unit: Unit): string[] {
  if (!bears.test(unit.said) || doesNot.test(unit.said) || reactionIn(plainOf(unit)) !== null) return [];
  const own = agentsIn(unit.words);
  const asked = unit.answers;
  // "Penicillin?" "No, I've had that, no bother."
  const named = own.length > 0 || asked === null ? own : agentsIn(asked.words);
  return named.map(({ name }) => name.toLowerCase());
}

function without(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name);
  if (at < 0 || /^denies/i.test(text)) return text;
  const after = text.slice(at + name.length);
  if (at === 0) return after.replace(/^(?:,| and|, and) /, '');
  return text.slice(0, at).replace(/(?:,| and|, and) $/, '') + after;
}
