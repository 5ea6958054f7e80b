import type { Unit } from '../visit/units.ts';
import type { Mention } from './troubles.ts';

// "Is it a heart attack?", "does that mean I have diabetes?", "do you think it's ADHD?", "have I got asthma?"
const asksIfIll =
  /^(?:(?:so|and|but|oh|well|okay|doctor|doc|wait|um) )*(?:(?:is|was|am|have|has|do|does|could|can|might|would)(?: n't)?|do you think|are you (?:saying|sure)|(?:do )?you (?:mean|think))(?=) (?:it|it's|this|that|that's|he|he's|she|she's|i|i'm|i've)(?=)\b/;
const known = /^(?:my|your|his|her|the|from|with|of)$/;
// "Have I got the diabetes again?"
const asksIfHad = /\b(?:have|has|do|does|am)(?=) (?:i|he|she)\b/;
/** What is only possible ("it could be", "possibly, we'll see") is no diagnosis yet. */
const leans =
  /\b(?:probably|likely|think so|looks? like it|sounds? like it|afraid so|that's what|it is|yes|yeah|exactly|definitely)\b/;
/** "Do you think it's ADHD?" "It might be.": told as possible. */
const supposes = /\b(?:do you think|could|might|may)\b/;
const mayBe = /\b(?:might|may|could|can be|possibly)\b/;
const denies = /\b(?:n't|not|no|doubt|unlikely|never)\b/;

const denied = /\bno(?: high)? ([a-z]+(?: [a-z]+)?)/g;

// "Diabetes, high blood pressure?" "I have diabetes. No blood pressure.", "no pressure, no heart"
function isDeniedByName({ passage: { unit, reply }, named, tokens }: Mention): boolean {
  if (!unit.question || reply === null) return false;
  const last = tokens[named.to]?.bare ?? '';
  if (isLeftOut(unit, last, reply.units)) return true;
  return reply.units.some(
    ({ said }) =>
      said.includes('no ') && [...said.matchAll(denied)].some(([, what]) => what!.split(' ').includes(last)),
  );
}

// "Any stomach pain, heartburn, or black stools?" "Some heartburn."
function isLeftOut({ said, clinical }: Unit, last: string, answers: readonly Unit[]): boolean {
  const [first] = answers;
  if (
    first === undefined ||
    !said.includes(' or ') ||
    first.words.length > fewWords ||
    first.words.includes(last)
  )
    return false;
  const asked = new Set(clinical.symptoms.map(({ symptom }) => symptom.written));
  return first.clinical.symptoms.some(
    ({ symptom }) => asked.has(symptom.written) && !symptom.words.includes(last),
  );
}
const fewWords = 5;

// "Did you ever have heavy bleeding after dental work?" "I had my wisdom teeth out and that was fine."
const asksOfEver = /^(?:(?:and|so|okay|have|did|now) )*you ever (?:have|had|get|got|been)\b/;

/** "Is it a heart attack?" "Doesn't look like it.": asked by who came, and not borne out by the reply. */
export function isOnlyAsked(mention: Mention): boolean {
  const { passage, named, tokens } = mention;
  const { unit, role, reply } = passage;
  if (role === 'clinician')
    return (
      isDeniedByName(mention) || (unit.question && reply?.answer !== 'yes' && asksOfEver.test(unit.said))
    );
  if (!unit.question || reply === null || reply.answer === 'yes') return false;
  if (!asksIfIll.test(unit.said)) return false;
  if (known.test(tokens[named.from - 1]?.bare ?? '') && !asksIfHad.test(unit.said)) return false;
  const [first] = reply.units;
  if (first === undefined || denies.test(first.said)) return true;
  return !leans.test(first.said) && !(supposes.test(unit.said) && mayBe.test(first.said));
}
