import { upperFirst } from '../../language/upper-first.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { isDrug } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { isAuxiliary, isBaseVerb } from '../rephrase/verbs.ts';
import { neverName, noName } from './called-first.ts';
import { reworded, type Unit } from './units.ts';

const greets =
  /^\W{0,3}(?=)(?:(?:hi|hey|hello|well|so|okay|alright|good morning|good afternoon)(?=)\b,?(?=) ){1,3},?(?=) ?([a-z]{3,12})\b(?=,| ,| how\b| it's\b| what\b| i\b|\W*$)/i;
const introduces =
  /^\W{0,3}(?:(?:okay|so|well|alright)\W{1,3}){0,2}([a-z]{3,12})(?: [a-z'-]{2,15})? is an? \d{1,3}[- ]/i;
/** In passages: so early a greeting has the name. */
const opening = 14;
// "Any chest pain, Frank?", "weigh yourself every morning, Frank."
const calls = /, ([A-Z][a-z]{2,11})[?.!]$/;

/**
 * The first name by which the clinician speaks to the patient, in small letters: with which the visit opens, or which is
 * called more than once; else null.
 */
export function calledByName(said: readonly Said[]): string | null {
  return namesCalled(said).next().value ?? null;
}

function* namesCalled(said: readonly Said[]): Generator<string, undefined> {
  const called = new Set<string>();
  for (const [at, { text, role }] of said.entries()) {
    if (role === 'relative') continue;
    const wanted = asksToBeCalled.exec(text)?.[1]?.toLowerCase();
    if (wanted !== undefined && mayBeName(wanted)) yield wanted;
    if (role === 'patient') continue;
    const greeted = at < opening ? (introduces.exec(text) ?? greets.exec(text))?.[1] : undefined;
    const name = (greeted ?? calls.exec(text)?.[1])?.toLowerCase();
    if (name === undefined || !mayBeName(name)) continue;
    if (greeted !== undefined || called.has(name)) yield name;
    called.add(name);
  }
}

type Said = Pick<Unit, 'text' | 'role'>;
// "Call me Bethan.", "can I call you Bethan?"
const asksToBeCalled =
  /\b[Cc]all (?:me|you) ([A-Z][a-z]{2,11})(?=[,.?!]|$| (?:please|then|if|everyone|everybody)\b)/;
/** Of what is so asked for the name would be told as one more. */
const asksForAny = /\b(?:any|ever)\b/;
const calledLast = /, ([A-Z][a-z]{2,11})(?=\?$)/;

/**
 * The units with the name taken from the end of a question where it was only called: "have you ever had any cancer,
 * Bethan?" → Have you ever had any cancer?
 */
export function withoutNameCalled(units: readonly Unit[]): readonly Unit[] {
  const names = new Set(namesCalled(units));
  if (names.size === 0) return units;
  const anew = new Map<Unit, Unit>();
  return units.map((unit) => {
    if (unit.role !== 'clinician') {
      const asked = unit.answers === null ? undefined : anew.get(unit.answers);
      return asked === undefined ? unit : { ...unit, answers: asked };
    }
    if (!unit.question || !asksForAny.test(unit.said)) return unit;
    if (!names.has(calledLast.exec(unit.text)?.[1]?.toLowerCase() ?? '')) return unit;
    const other = reworded(unit, unit.text.replace(calledLast, ''));
    anew.set(unit, other);
    return other;
  });
}

// "Okay, hernia, what's going on?", "okay, varenicline."
function mayBeName(name: string): boolean {
  return !(
    noName.test(name) ||
    neverName.test(name) ||
    isAuxiliary(name) ||
    isBaseVerb(name) ||
    isConditionWord(name) ||
    isBodyPart(name) ||
    isDrug(name) ||
    symptomsIn([name]).length > 0
  );
}

/** "He was in the emergency room, Vincent, and …", "in 2 weeks Carolyn.": without the name that was only called. */
export function withoutCall(text: string, name: string | null): string {
  if (name === null) return text;
  const low = text.toLowerCase();
  const at = low.indexOf(name);
  if (at < 0) return text;
  const after = low.slice(at + name.length);
  if (at === 0) {
    const rest = /^,? (?=(?:it|i|we|he|she|the patient|so|in terms)\b)/.exec(after);
    if (rest === null) return text;
    return upperFirst(text.slice(name.length + rest[0].length));
  }
  const before = text.slice(0, at);
  if (before.endsWith(', ') && /^[,.:]/.test(after))
    return before.slice(0, -2) + text.slice(at + name.length + (after.startsWith(',') ? 1 : 0));
  if (
    after === '.' &&
    !/(?:\b(?:and|or|of|with|to|for|by|is|dr\.?|named?|called|told|saw|see)|,) $/i.test(before)
  )
    return `${before.trimEnd().replace(/ so$/, '')}.`;
  return text;
}
