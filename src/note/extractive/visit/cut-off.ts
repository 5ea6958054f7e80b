import { lowerInitial } from '../../language/uncapital.ts';
import { type Utterance, utterancesOf } from '../../language/utterances.ts';
import type { Turn } from '../../transcript.ts';

const cut = /\w\s?[-–—]\s?$/;
const marks = /[.,?!]/;
const nod = /^\W*(?:mm+(?:-?hmm)?|hmm|uh-huh|okay|ok|yeah|yes|yep|right|sure|all right|i see)\W*$/i;
/** "this popping-" "and this strain as i lifted it", "the back pain-" ". after a fall" */
const goesOn =
  /^[\s.,-]{0,4}(?:(?:uh|um|like),? )*((?:and (?!(?:i|he|she|it|we|they|then|so|now|that)(?=)\b)|or )?(?:just )?(?=)(?:an?|the|this|these|in|on|at|about|around|with|along with|for|to|from|of|because|when|which|after|before|since|until|last|my|his|her|your|yesterday|couple|here(?= is\b)|is|are|was|one|two|three|four|five|six|\d+)(?=) .*)$/;
/** "we have you on the appropriate-" is not known to; "at about-", "pain in your-" are. */
const awaitsNoun = /\b(?:an?|the|your|my|his|her|their|this|of|in|on|at|to|for|with|from|about)\s?[-–—]\s?$/i;
/** "Despite how active I am, I've never" "Okay." "injured or broken a bone" */
const hasNever = /\b(?:i|he|she|they|we)(?:['’](?:ve|s)| have| has) never\W*$/i;
const done = /^(?:[a-z]{2,}ed|had|been|broken|gotten|got|done|seen|taken|smoked|hurt|felt|fallen)\b.*/i;
const anyRest = /^[\s.,-]{0,4}([a-z0-9].*)$/;

/**
 * What a listener's "mm-hmm" cut off at the end of a turn, by the turn, each as the same speaker takes it up in the turn
 * after it: "i felt this popping-" "hmm" "and this strain as i lifted it". Nothing where that one begins anew.
 */
export function takenUpAgain(turns: readonly Turn[]): Map<Turn, Utterance> {
  const rests = new Map<Turn, Utterance>();
  for (const [at, turn] of turns.entries()) {
    const awaitsDone = hasNever.test(turn.text);
    if (!awaitsDone && !cut.test(turn.text)) continue;
    const next = turns[at + 2];
    if (next === undefined || next.label !== turn.label || next.role !== turn.role) continue;
    // Without marks it is not known where what is taken up ends.
    if (!nod.test(turns[at + 1]!.text) || !(awaitsDone || marks.test(next.text))) continue;
    const part = utterancesOf(next).find(({ text }) => /\w/.test(text));
    if (part === undefined) continue;
    const said = awaitsDone ? done.exec(part.text)?.[0] : restOf(part.text, turn.text);
    if (said !== undefined) rests.set(turn, { ...part, text: lowerInitial(said) });
  }
  return rests;
}

function restOf(text: string, before: string): string | undefined {
  return (goesOn.exec(text) ?? (awaitsNoun.test(before) ? anyRest.exec(text) : null))?.[1];
}

/** The sentences of a turn with what was cut off there whole, and without `before`, which they begin with. */
export function withRest(
  parts: readonly Utterance[],
  rest: Utterance | undefined,
  before: Utterance | undefined,
): readonly Utterance[] {
  const own = before === undefined ? parts : parts.filter(({ start }) => start >= before.end);
  const last = own.at(-1);
  if (rest === undefined || last === undefined) return own;
  const begun = last.text.replace(/\s?[-–—]\s?$/, '');
  return [...own.slice(0, -1), { ...last, text: `${begun} ${rest.text}` }];
}
