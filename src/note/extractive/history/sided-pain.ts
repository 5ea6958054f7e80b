import { type SourcedText, sourcesOf } from '../draft.ts';
import { sidedPart } from '../visit/corrected-side.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { SymptomStatus } from './symptom-status.ts';

const painful = /\b(?:hurt(?:s|ing)?|pains?|painful|aches?|aching|sore|holding)\b/;

/** "No pain." and a pain that is asked for and not affirmed are none. */
export function saysPain({ unit, reply }: Passage): boolean {
  const said = painful.exec(unit.text.toLowerCase());
  if (
    said === null ||
    (unit.question && (reply?.answer === 'no' || (reply?.answer !== 'yes' && asksAny.test(unit.said))))
  )
    return false;
  return !/(?:\b(?:no|not|never|without|none)\b|n['’]t\b)[^.,;]{0,30}$/.test(
    unit.text.toLowerCase().slice(0, said.index),
  );
}
// "Any burning or shooting pains?" "Some burning."
const asksAny = /^(?:(?:and|so|okay) )?(?:(?:do you|have you|are you|is there) (?:[a-z]+ )?)?any\b/;

/** "And my right ear hurts a little" is not why they came. */
export const beside = /\b(?:a little|a bit|slightly|also|too|as well)\b/i;

const part =
  '(?:head|neck|throat|chest|breast|rib|back|flank|abdomen|belly|tummy|stomach|groin|mouth|jaw|face|nose|shoulder|arm|elbow|wrist|hand|finger|thumb|hip|leg|thigh|knee|calf|shin|ankle|foot|heel|toe|ear|eye|tooth)s?';
const anyPart = new RegExp(`\\b${part}\\b`, 'g');
// "On the right side of my abdomen", "the left side of my lower back"
const sideOfPart = new RegExp(
  `\\b(right|left) side of (?:my|his|her|the) ((?:(?:lower|upper) )?(?=)${part})\\b`,
);
// "Back pain on my right side", "pain in the leg, on my left side"
const partHurts = new RegExp(
  `\\b((?:(?:lower|upper|low) )?(?=)${part}) (?:pain|ache)s?\\b|\\bpain in (?:my|his|her|the) ((?:(?:lower|upper|low) )?(?=)${part})\\b`,
);
// "I use my right hand for everything.": which hand they write with.
const dominant = /\b(?:writ(?:e|es|ing)|dominant|handed|for everything)\b/;
// "Into the left leg": where a pain goes, that is elsewhere.
const spreads =
  /\b(?:radiat\w+|(?:go(?:es|ing)?|went|mov(?:es|ed|ing)|shoot(?:s|ing)?|spread(?:s|ing)?|down|all the way)(?=) (?:into|to|down|up|in)|into|down (?:my|his|her|the))(?=)\b/;

const asksSpread = /\b(?:radiat\w+|spread\w*|shoot\w*|go(?:es|ing)? (?:in|down|up|any|to|some))/;

/** True for which hand the patient writes with. */
export function tellsDominance(said: string): boolean {
  return dominant.test(said);
}

/**
 * What is wrong with a part whose side the patient tells: "my right hand hurts", "a sharp pain in my left side", "numbness
 * in my right hand", or the pain that is spoken of as soon as the part was named. Null for what is told of it without.
 */
export function sidedTrouble(
  passage: Passage,
  around: { before: Passage | undefined; after: readonly Passage[] },
  statuses: readonly SymptomStatus[],
): SourcedText | null {
  const { unit, role } = passage;
  if (role === 'clinician' || beside.test(unit.text)) return null;
  const text = plainOf(unit).toLowerCase();
  const found = sidedPart.exec(text);
  // "The left side's upper teeth"
  if (found === null || text.startsWith("'s", found.index + found[0].length)) return null;
  if (besidePart.test(text.slice(0, found.index)) && elsewhere.test(found[2]!)) return null;
  const asked = unit.answers?.said ?? '';
  if (dominant.test(text) || dominant.test(asked) || spreads.test(text) || asksSpread.test(asked))
    return null;
  const [, side = '', where = ''] = found;
  const own = saysPain(passage) || (asksWhere.test(asked) && painful.test(asked));
  if (where === 'side') {
    const before = around.before;
    const just = before?.unit.turn === unit.turn && saysPain(before) && !ofOther(before.unit.said, where);
    return own || just ? painOfSide(side, text, unit, asked) : null;
  }
  const felt = own ? undefined : statuses.find((one) => isFeltThere(one, unit));
  if (felt !== undefined)
    return { text: `${felt.written} of the ${side} ${where}`, sources: sourcesOf(unit) };
  if (!own && (unit.clinical.symptoms.length > 0 || unit.clinical.conditions > 0)) return null;
  const hurts = own ? passage : around.after.find((one) => saysPain(one) && !ofOther(one.unit.said, where));
  return hurts === undefined
    ? null
    : { text: `${side} ${where} pain`, sources: sourcesOf(...new Set([unit, hurts.unit])) };
}
// "Under my left eye": of the face.
const besidePart = /\b(?:under|underneath|below|beneath|above|behind|around)(?: (?:my|his|her|the))? $/;
const elsewhere = /^(?:eye|ear|breast|arm)$/;
const asksWhere = /\b(?:where|which|what part|point)\b/;
const local = /^(?:numbness|tingling|swelling|redness|rash|hives|itching|weakness|stiffness)$/;

function isFeltThere({ present, written, sources }: SymptomStatus, unit: Unit): boolean {
  return present && local.test(written) && sources[0]!.start === unit.start;
}

// "Where is your pain?" "In my right lower back."; "a lot of pain in my tooth"
const placeOfPain = new RegExp(
  `\\b(?:my|the|his|her) ((?:(?:left|right) )?(?=)(?:(?:lower|upper|low|mid) )?(?=)${part})(?! of\\b)\\b`,
);
const painIn = new RegExp(
  `\\b(?<!no |any )pains? in (?:my|his|her) ((?:(?:left|right) )?(?=)(?:(?:lower|upper|low|mid) )?(?=)${part})(?! of\\b)\\b`,
);

/** The pain of the part that answers where it hurts, or that is said to have it. */
export function painAt({ unit, role }: Passage): SourcedText | null {
  if (role === 'clinician' || unit.question || beside.test(unit.text)) return null;
  const text = plainOf(unit).toLowerCase();
  const asked = unit.answers?.said ?? '';
  const where =
    asksWhere.test(asked) && painful.test(asked)
      ? placeOfPain.exec(text)?.[1]
      : text.includes('pain')
        ? painIn.exec(text)?.[1]
        : undefined;
  return where === undefined
    ? null
    : { text: `${where.replace(/(?<!s)s$/, '')} pain`, sources: sourcesOf(unit) };
}

// "Right across the lower back, more on the right side"; "what's going on with your shoulder?" "It hurts, on the right side."
const partNamed =
  /\b(?:my|your|his|her|the) ((?:(?:lower|upper|low) )?(?=)(?:back|neck|shoulder|arm|elbow|wrist|hand|hip|leg|thigh|knee|calf|ankle|foot)s?)\b/;

function painOfSide(side: string, text: string, unit: Unit, asked: string): SourcedText {
  const of = sideOfPart.exec(text);
  const hurts = partHurts.exec(text);
  const where = hurts?.[1] ?? hurts?.[2];
  const place = of === null && where === undefined ? (partNamed.exec(text) ?? partNamed.exec(asked)) : null;
  if (place !== null) return { text: `${place[1]!.replace(/(?<!s)s$/, '')} pain`, sources: sourcesOf(unit) };
  const said =
    of !== null
      ? `pain on the ${of[1]} side of the ${of[2]}`
      : where !== undefined
        ? `${where} pain on the ${side} side`
        : `${side} side pain`;
  return { text: said, sources: sourcesOf(unit) };
}

// "Headaches" are no pain of the hand.
function ofOther(said: string, where: string): boolean {
  const named = said.match(anyPart) ?? [];
  return named.length > 0 && !named.some((one) => where.endsWith(one.replace(/s$/, '')));
}
