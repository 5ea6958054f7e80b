import { symptomsIn } from '../../lexicon/symptoms.ts';
import { reworded, wordsOf } from '../../visit/units.ts';
import type { Passage } from '../../visit/visit.ts';
import { affirmed, isDo } from '../asked-clause.ts';
import { askedText } from './asked-text.ts';
import { withinSentence } from './fragments.ts';

const asksHelp =
  /^(?:(?:and|so|okay|but) )?(is|are|was|were|has|have|does|do|did)(?=) ((?:the|your|that|this|those|these)(?=)(?: [a-z0-9-]+){0,3}?|it|they|that|[a-z]{5,})(?=) (?:been )?(?=)(help(?:ing|ed)?|work(?:ing|ed)?|do(?:ing|ne)? (?:anything|much))(?=)(?: at all| for you| any)?$/i;
const ofOne =
  /^((?:(?:with|for)(?=) )?(?:(?:the|my) )?[a-z][a-z -]{2,30}?), (no|not really|not at all|not much|yes|yeah|a (?:bit|little|lot))(?=)(?:,? (?:thanks|thank god))?$/i;
const certain = 0.6;

/**
 * Says what a medicine does for each trouble that the answer names: "is the Topamax helping?" "The dizziness, no. The
 * headache, a little." → the Topamax is not helping the dizziness. No trouble is denied by it. True where any was named.
 */
export function tellHelped(out: Passage[], asked: number, first: number): boolean {
  const question = out[asked]!;
  const found = /help|work|anything|much/.test(question.unit.said)
    ? asksHelp.exec(askedText(question.unit))
    : null;
  if (found === null) return false;
  const { turn } = out[first]!.unit;
  let told = false;
  for (let i = first; out[i]?.unit.turn === turn; i++) {
    const one = ofOne.exec(out[i]!.unit.text.replace(/(?<![.!?…\s])[.!?…\s]+$/, ''));
    if (one === null || !namesTrouble(one[1]!)) continue;
    told = true;
    out[i] = {
      ...out[i]!,
      section: 'hpi',
      keep: Math.max(out[i]!.keep, certain),
      unit: { ...reworded(out[i]!.unit, `${helped(found, one[1]!, one[2]!)}.`), inFull: true },
    };
  }
  if (told) out[asked] = { ...question, keep: 0, reply: null };
  return told;
}

// "Kind of, yeah."
function namesTrouble(text: string): boolean {
  return /^(?:with|for|the|my) /i.test(text) || symptomsIn(wordsOf(text)).length > 0;
}

function helped([, aux = '', who = '', act = '']: RegExpExecArray, trouble: string, how: string): string {
  const verb = aux.toLowerCase();
  const isNot = /^no/i.test(how);
  const degree = /^a /i.test(how) ? ` ${how.toLowerCase()}` : '';
  const bare = withinSentence(trouble).replace(/^(?:with|for) /, '');
  const link = /^(?:with|for) /i.exec(trouble)?.[0].toLowerCase() ?? (/^help/i.test(act) ? '' : 'for ');
  const they = withinSentence(who).replace(/^your /, 'my ');
  // "Is it doing anything?" "For the sleep, yes.": something.
  const done = isNot ? act : act.replace(/ (?:anything|much)$/, ' something');
  const clause =
    isDo(verb) && !isNot ? affirmed(they, verb, done) : `${they} ${verb}${isNot ? ' not' : ''} ${done}`;
  return `${clause} ${link}${bare}${degree}`;
}
