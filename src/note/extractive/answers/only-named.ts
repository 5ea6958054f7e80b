import { contextOfPhrase } from '../../language/context.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import type { Unit } from '../visit/units.ts';

const answers = new Set('no not none nope nah never denies negative yes yeah yep'.split(' '));
const butOnly = /^\W{0,3}(?:no|nope|nah|not really)\W{1,3}(?=(?:only|just)\b)/i;
const small = new Set([
  ...answers,
  ...'really so much or and any nor either at all but some a little bit the just only um uh'.split(' '),
]);

/**
 * What a patient's words report and deny that are nothing but names of symptoms and answers: "no chest pain, no trouble
 * breathing", "fever no, chills yes", "chest pain none but some palpitations". Null where they say anything else.
 */
export function onlyNamed({
  words,
  text,
  role,
}: Unit): { reported: readonly string[]; denied: readonly string[] } | null {
  if (role === 'clinician' || !words.some((word) => answers.has(word))) return null;
  const found = symptomsIn(words);
  const named = found.reduce((sum, { symptom }) => sum + symptom.words.length, 0);
  const rest = words.filter((word) => !small.has(word)).length;
  if (found.length === 0 || rest !== named) return null;
  const reported: string[] = [];
  const denied: string[] = [];
  for (const { symptom } of found) {
    // "No, only coughing."
    const context = contextOfPhrase(text.replace(butOnly, ''), symptom.words.join(' '));
    if (context === null) return null;
    (context.negated ? denied : reported).push(symptom.written);
  }
  return { reported, denied };
}
