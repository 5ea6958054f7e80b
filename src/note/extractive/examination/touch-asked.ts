import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { turnsToExamine } from './examined-in-passing.ts';
import { manoeuvreIn } from './manoeuvre.ts';
import { touchedPlace } from './touched-place.ts';

/** What is asked for: pain, tenderness, feeling, whether it is the same on both sides, or how standing up is. */
export type Kind = 'pain' | 'tender' | 'sore' | 'feel' | 'same' | 'stand' | 'any';

export const whenTouched =
  /\b(?:when|if|as|where)(?=) (?:i|i'm) (?:just |also )?(?=)(?:press|push|squeez|touch|tap|bend|lift|mov|twist|rotat|straighten|pull|roll|turn|let go|release)(?=)|^(?:(?:and|now|okay|so) )*(?:press|squeeze|pinch|tap|push(?= (?:here )?(?:on|in|at|over) (?:the|your) [a-z]+ (?:is|does) that))(?=) (?:on|in|at|the|your|his|her|it|this|that|here|there|across|over|along)(?=)\b/;
export const pointedPain =
  /\b(?:that|this)(?: is|'s)? (?:still |also )?(?=)(?:hurt|hurts|tender|sore|painful|bother|bothers)(?=)\b|\b(?:tender|sore|hurts?|pain|tenderness|painful)(?=)(?: [a-z]+){0,3} (?:here|there)\b|^(?:(?:and|any|is it|is there|is this|is that|still|it's) )*(?:tender|tenderness|sore)(?=)\b/;
/** "You're tender over the scaphoid?", "tender here, along the joint line?": who asks so has a finger there. */
const tenderAt =
  /^(?:(?:and|so|okay|now|are) )*(?:(?:you(?:'re)?|it's|is it|that's|he's|she's) )?(?=)(?:(?:still|a bit|a little|pretty|really) )?(?:tender|sore)(?=) (?:right |just |up |down )?(?=)(?:here|there|over|along|at|on|under|behind|around|in)(?=)(?!(?: the)? (?:night|bed|morning|home|work|all|rest|times)(?=)\b)\b/;
export const barePain =
  /^(?:(?:and|does|do|did|is|it|that|any|there|they) )*(?:hurt|pain|painful|sore|tender)(?: at all| you| any)?$/;
const feels =
  /\b(?:can|do|does|did) (?:you|he|she) (?:still )?(?=)feel (?:this|that|me|it|the|my)\b|\byou can (?:still )?feel (?:this|that|me|it)\b|^(?:(?:and|can|you|do|okay|now) )*feel (?:this|that|me|it)\b|\byou feel me\b|^(?:(?:and|is it|is that|does that feel) )*(?:sharp|dull|sharp or dull|sharp or blunt)(?=)$/;
const sameOnBoth = /\bsame (?:on )?(?:both|each|either)(?: sides?)?\b|\bfeels? (?:about )?the same\b/;
const leads = /^(?:(?:and|so|okay|you|do|any) )+/;
const afterStanding = new Set(
  [
    "how's that",
    'how is that',
    'that feel',
    'feel',
    'feeling',
    'dizzy',
    'lightheaded',
    'woozy',
    'dizziness',
  ].flatMap((words) => [
    words,
    `${words} feel`,
    `${words} feeling`,
    `feel ${words}`,
    `feeling ${words}`,
    `${words} at all`,
    `${words} now`,
  ]),
);
const stands = /\b(?:stand|stands|standing)\b/;
const anyOf =
  /^any(?:thing)? (?:shoot|shooting|travel|run|running|go|going|zing|tingling|numbness|pain|pulling|dizziness|clicking|catching)(?=)\b/;
/** "And here?", "At the ankle?", "And the biceps, up the front?": of what was asked just before. */
const goesOn =
  /^(?:(?:and|or|now|okay|so|then|but|right|how about|what about) )*(?:here|there|right here|over here|down here|up here|in here|this (?:one|side)|that (?:one|side)|on the|at the|in the|the other|other|along|along the|the [a-z]+(?: [a-z]+)?|(?:behind|under|over|around|below|above|along)(?=) (?:the|your))(?=)\b/;
const asksElse =
  /\b(?:when|how|why|what|who|which|since|been|ever|before|sleep|night|take|taking|usually|used|walk|eat|pee|poop|chew|name|year|falls?)\b(?! about)/;
const touchesNow = /\b(?:press|push|squeeze|tap|touch|feel|poke|prod)\b/;

export interface Asked {
  kind: Kind;
  turn: number;
}

/** What a question asks of a patient who is being examined; null for any other. `last` is what was asked just before. */
export function kindOf(p: Passage, last: Asked | null, passages: readonly Passage[]): Kind | null {
  const { said } = p.unit;
  if (sameOnBoth.test(said)) return isExamined(p, passages) ? 'same' : null;
  if (feels.test(said)) return isExamined(p, passages) ? 'feel' : null;
  if (whenTouched.test(said) || (tenderAt.test(said) && !asksElse.test(said))) return painOf(said);
  if (afterStanding.has(said.replace(leads, '').replace(/^how does that(?= feel)/, "how's that")))
    return unitsBefore(p, passages, 4).some(({ said: s }) => stands.test(s)) ? 'stand' : null;
  if (asksElse.test(said)) return null;
  if (pointedPain.test(said))
    return seen.test(said) || (hereOver.test(said) && !p.unit.text.includes(',')) || isExamined(p, passages)
      ? painOf(said)
      : null;
  if (barePain.test(said)) return p.unit.opens || !isExamined(p, passages) ? null : 'pain';
  if (anyOf.test(said)) {
    const [done] = unitsBefore(p, passages, 1);
    return done !== undefined && manoeuvreIn(done) !== null ? 'any' : null;
  }
  if (!goesOn.test(said) || !placesIt(p.unit)) return null;
  if (last !== null && last.kind !== 'stand' && last.kind !== 'any') return last.kind;
  const [done] = unitsBefore(p, passages, 1);
  return done !== undefined && touchesNow.test(done.said) && done.words.length < 9 ? 'pain' : null;
}

/** "There's a bump below your right knee, does that hurt?" */
const seen = /^(?:(?:and|so|okay|oh) )*there's (?:an? |some )(?:[a-z]+ ){1,6}/;
/** "Any tenderness here over your kidneys?" */
const hereOver =
  /\btender(?:ness)? (?:right |just )?(?:here|there)(?=) (?:over|along|on|behind|under|above|below|around)(?=) (?:the|your|his|her)\b/;
const onlyPoints =
  /^(?:(?:and|or|now|okay|so|then|but|right|how about|what about|just|even) )*(?:here|there|right here|right there|over here|over there|down here|up here|in here|this (?:one|side)|that (?:one|side)|the other(?: one| side)?|other side|on the other(?: side)?|the (?:left|right)(?: one| side)?)$/;

const goesOnAlong =
  /^(?:and|or|what about|how about)(?=) (?:(?:right|over|up|down) )?(?=)(?:here|there|on|at|in|over|along|behind|under|above|below|around|the (?:inside|outside|back|front|top|bottom|left|right|other))(?=)\b/;
const longestAlong = 6;
/** "And up here on the shin when I squeeze", "and the base of the little toe here": a place, and nothing told of it. */
const placeAlong =
  /^(?:(?:and|or|now|okay|so|what about|how about) )+(?:(?:right|over|up|down|back) )?(?:here|there|on|at|in|over|along|behind|under|above|below|around|the|your) /;
const pointsThere = / here(?: |$)| when i (?:press|push|squeeze|tap|touch|bend|move|twist|let go)/;
const tellsOfIt =
  /(?:['’](?:s|re|ve)| (?:is|are|was|has|have|looks?|feels?|seems?|there|see|feel|can|will|want|not|no|some)) /;
const longestPlace = 14;

/** "And on the outside", without its mark, where the patient's next word answers it. */
export function asksOn(p: Passage, last: Asked, passages: readonly Passage[]): boolean {
  const next = passages[p.index + 1];
  return (
    last.kind !== 'stand' &&
    next?.unit.turn === p.unit.turn + 1 &&
    next.role !== 'clinician' &&
    asksOfPlace(p.unit) &&
    placesIt(p.unit)
  );
}

function asksOfPlace({ said, words }: Unit): boolean {
  if (words.length <= longestAlong && goesOnAlong.test(said)) return true;
  return (
    words.length <= longestPlace && placeAlong.test(said) && pointsThere.test(said) && !tellsOfIt.test(said)
  );
}

function placesIt(unit: Unit): boolean {
  if (onlyPoints.test(unit.said)) return true;
  const { part, at } = touchedPlace(asked(unit));
  return part !== null || at !== null;
}

/** In the examiner's word: what nobody called tender is no tenderness. */
function painOf(said: string): Kind {
  return said.includes('tender') ? 'tender' : /\bsore\b/.test(said) ? 'sore' : 'pain';
}

/** What the clinician said just before in the same turn, the nearest first. */
export function unitsBefore({ unit, index }: Passage, passages: readonly Passage[], most: number): Unit[] {
  const out: Unit[] = [];
  for (let at = index - 1; at >= 0 && out.length < most; at--) {
    const { unit: said } = passages[at]!;
    if (said.turn !== unit.turn) break;
    if (!said.question) out.push(said);
  }
  return out;
}

const reach = 10;

/** True where something was found, or somebody was asked to move, just before. */
function isExamined({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  for (let at = index - 1; at >= 0 && index - at <= reach; at--) {
    const { unit: said, role, section, keep } = passages[at]!;
    if (said.turn < unit.turn - 2) return false;
    if (role !== 'clinician' || said.question) continue;
    if ((section === 'exam' && keep > 0.3) || turnsToExamine.test(said.said) || manoeuvreIn(said) !== null)
      return true;
  }
  return false;
}

/** A question in small letters, without its mark. */
export function asked(unit: Unit): string {
  return plainOf(unit)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<![?.!,\s])[?.!,\s]+$/, '');
}
