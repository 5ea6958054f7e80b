import { contextOfPhrase } from '../language/context.ts';
import type { Source } from '../note.ts';
import { sourcesOf } from './draft.ts';
import { medicationsIn } from './medications.ts';
import { goesOnAboutKin, relativeOfThemselves } from './of-whom.ts';
import { plainOf } from './units.ts';
import type { Passage } from './visit.ts';

export interface CurrentMedication {
  name: string;
  how: string;
  sources: Source[];
}

const notTaken =
  /\b(?:allerg\w+|used to|stopped|quit|discontinued|came off|off of|ran out|reaction|instead of|refuse|in the past|years ago|never (?:tried|took|taken)|(?:they|he|she|doctor|dentist) (?:gave|prescribed) (?:me|her|him|us)|did fine on|as a (?:child|kid|baby)|like my \w+ (?:took|takes)|makes? me|made me)\b/;
const asksUse =
  /\b(?:tak(?:e|ing)|using|use|on|medications?|prescribed|still|tablets?|pills?|getting on with)\b/;

// "Your potassium is 3.9", "we checked your estradiol": measured, not taken.
const measured =
  /^(?:potassium|calcium|magnesium|estradiol|testosterone|progesterone|insulin|iron|folate|folic acid|vitamin [a-z0-9]+|lithium|digoxin|phenytoin|glucose|niacin)$/;

function isMeasured(name: string, text: string): boolean {
  if (!measured.test(name)) return false;
  const low = text.toLowerCase();
  const at = low.indexOf(name);
  return (
    /^ (?:levels?|counts?|tests?|results?|control)\b|^ (?:is|was|were|came back|of|at) (?:a (?:little|bit) )?(?:\d|low|high|normal|fine|good|elevated|not)/.test(
      low.slice(at + name.length),
    ) ||
    /\b(?:check(?:ed|ing)?|test(?:ed|ing)?|measured?|looked at|drew|ordered|repeat)\b/.test(low.slice(0, at))
  );
}

/** What the patient takes as the visit begins: said by them, or asked by the clinician and confirmed. */
export function currentMedications(passages: readonly Passage[], until: number): CurrentMedication[] {
  const found = new Map<string, CurrentMedication>();
  for (const { unit, role, reply, index, section } of passages) {
    if (index >= until) break;
    if (goesOnAboutKin(unit, passages[index - 1]?.unit) || relativeOfThemselves(unit)) continue;
    if (section === 'plan') continue;
    if (unit.clinical.drugs === 0) continue;
    const text = plainOf(unit);
    const named = medicationsIn(text);
    if (named.length === 0 || notTaken.test(text.toLowerCase())) continue;
    const own = role === 'patient' || role === 'relative' || role === 'unknown';
    if (own && unit.question) continue;
    const confirmed =
      unit.question &&
      reply !== null &&
      reply.answer !== 'no' &&
      !/\b(?:were|was|did) (?:you|he|she)\b/.test(text.toLowerCase()) &&
      (asksUse.test(text.toLowerCase()) || (reply.answer === 'yes' && named.some(({ how }) => how !== '')));
    const stated =
      !own &&
      !unit.question &&
      /\b(?:you (?:still |also )?take|you(?:'re| are) (?:on|taking|currently|still)|(?:he|she) (?:is|takes|was)|takes|currently (?:on|taking)|we (?:have|had|put|placed|started) you|i (?:have|had|put|started) you|treated with|your)\b/.test(
        text.toLowerCase(),
      );
    if (!own && !confirmed && !stated) continue;
    for (const { name, how } of named) {
      if (isMeasured(name, text)) continue;
      const context = contextOfPhrase(text, name);
      if (context && (context.negated || context.hypothetical || context.family)) continue;
      const known = found.get(name);
      const sources = sourcesOf(unit, ...(confirmed && reply ? [reply.units[0]!] : []));
      if (!known) found.set(name, { name, how, sources });
      else if (how.length > known.how.length)
        found.set(name, { name, how, sources: [...known.sources, ...sources] });
    }
  }
  return [...found.values()];
}
