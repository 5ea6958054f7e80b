import { kin } from '../../language/kin.ts';
import { onlyDenies } from '../answers/left-open.ts';
import { sectionLabels, surely } from '../learned/section-labels.ts';
import { endsCondition } from '../lexicon/condition-phrases.ts';
import { lowerFirst } from '../say.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

const asksFamily =
  /\b(?:(?:in|of|on|either|whole|immediate)(?=) (?:(?:your|the|his|her|either|both|that)(?=) )?(?:whole |immediate )?famil(?:y|ies)|family (?:medical )?history|(?:any(?:body|one)|who)(?=) (?:else )?(?:in|on) (?:your|the|his|her)|your family|run in|relatives|famil(?:y|ies)\b.{0,12}\b(?:any|have|has|with))(?=)\b/;
/** "Suicide?" names no illness by itself. */
const alsoIllness =
  /^(?:suicides?|heart (?:attacks?|problems?|trouble)|attacks?|cancers?|clots?|strokes?|alcoholi(?:sm|cs?)|addictions?|drinking|high (?:blood pressure|cholesterol)|(?:early|sudden) deaths?|(?:kidney|liver|thyroid|mental|bleeding) (?:problems?|trouble|health|illness)|sugar)$/;
const ofPatient =
  /\b(?:you|your|yourself|i|me|my|he|she|him|his|her|hers|it|that|this|those|them|now|still|ever|past|smok\w*|recent\w*|recurr\w*|lately)\b/;
const lead =
  /^(?:(?:and|so|okay|all right|alright|what about|how about|or|no|any|anything like|either|(?:anyone|anybody)(?: with)?)(?=)(?:,? ))+/i;
const most = 16;

/**
 * The passages in which a bare question after one about the family says that it is one too, where it is denied: "Any heart
 * disease in the family?" "My dad." "Diabetes, strokes?" "No.": any family history of diabetes or strokes?
 */
export function withFamilyAsked(passages: readonly Passage[]): readonly Passage[] {
  const asked = new Map<Unit, Unit>();
  let open = false;
  for (const passage of passages) {
    const { unit, role } = passage;
    if (role !== 'clinician') continue;
    if (!unit.question) {
      if (unit.words.length > 3) open = false;
      continue;
    }
    if (asksFamily.test(unit.said)) {
      open = true;
      continue;
    }
    const illnesses = open && maybeOfFamily(passage) ? illnessesOf(unit) : null;
    if (illnesses === null) open = false;
    else asked.set(unit, reworded(unit, `Any family history of ${illnesses}?`));
  }
  const ofFamily = { section: 'family', sections: surely('family') } as const;
  return withOwnAsked(asked.size === 0 ? passages : withAsked(passages, asked, () => ofFamily));
}

/** As likely as that, by the models: "Allergies?", "Gallstones?" may be asked of the patient again. */
const leastChance = 0.3;
const longestNo = 5;
const family = sectionLabels.indexOf('family');

function maybeOfFamily({ sections, reply }: Passage): boolean {
  return (
    reply?.answer === 'no' &&
    reply.units[0]!.words.length < longestNo &&
    (sections[family]! >= leastChance || reply.units.some(({ said }) => /\bfamily\b/.test(said)))
  );
}

function illnessesOf(unit: Unit): string | null {
  if (unit.words.length > most || ofPatient.test(unit.said) || ofKin.test(unit.said)) return null;
  const named = withoutEndMarks(plainOf(unit))
    .replace(lead, '')
    .replace(/, any(?:one|body)$/i, '');
  const items = named.split(/, (?:or |and |any )?| or (?:any )?| and /);
  if (!items.some(isIllness) || items.some((item) => item.split(' ').length > longestItem)) return null;
  const low = items.map(lowerFirst);
  return low.length > 1 ? `${low.slice(0, -1).join(', ')} or ${low.at(-1)}` : low[0]!;
}
const longestItem = 5;
const ofKin = new RegExp(`\\b${kin}\\b`);

function isIllness(item: string): boolean {
  const words = item.toLowerCase().split(' ');
  return alsoIllness.test(item.toLowerCase()) || (words.length < 4 && endsCondition(words, words.length - 1));
}

const inYouToo =
  /,? (?:(?:in|for|with) )?(?:you|yourself)(?=) or (?:(?:anyone|anybody) in )?(?:the|your) family\b/i;
const onlyNotMe = /^(?:no )?not (?:me|myself|in me)$/;
const youOrFamily =
  /^(?:(?:and|so|okay|now)(?=),? ){0,2}(?=)(?:have|has|do|did|does) (?:you|he|she)(?=) or (?:any(?:one|body) (?:else )?in|any of|any in)(?=) (?:your|his|her|the)(?=) (?:immediate )?family(?: ever)?(?=)(?: been diagnosed with| had| have) /i;
const orEverHad = /,? or have (?:you|he|she)(?: ever)? had /i;
const anyOf = /^(?:(?:and|so|okay|now),? ){0,2}any /i;

/**
 * The passages in which a question of the patient and the family alike asks only of the patient, where the answer tells of
 * a relative, and of both by name where it is denied: "any psoriasis in you or the family?" "Not me, my brother's got it."
 * → any psoriasis?; "No." → any personal or family history of psoriasis?
 */
function withOwnAsked(passages: readonly Passage[]): readonly Passage[] {
  const own = new Map<Unit, Unit>();
  const both = new Map<Unit, Unit>();
  for (const { unit, role, reply } of passages) {
    if (role !== 'clinician' || reply?.answer !== 'no' || !unit.said.includes('family')) continue;
    const illness = askedOfBoth(unit);
    if (illness === null) continue;
    const onlyOwn = reply.units.some(({ said }) => onlyNotMe.test(said) || ofKin.test(said));
    if (onlyOwn) own.set(unit, reworded(unit, `Any ${illness.replace(orEverHad, ' or ')}?`));
    else if (onlyDenies.test(reply.units[0]!.said)) {
      const named = illness.replace(orEverHad, ', or personal history of ');
      both.set(unit, reworded(unit, `Any personal or family history of ${named}?`));
    }
  }
  if (own.size + both.size === 0) return passages;
  return withAsked(passages, new Map([...own, ...both]), ({ unit }) => {
    if (own.has(unit)) return { section: 'pmh', sections: surely('pmh') };
    if (unit.answers !== null && both.has(unit.answers) && !onlyDenies.test(unit.said)) return {};
    return onlyNotMe.test(unit.said) ? { keep: 0 } : { section: 'family', sections: surely('family') };
  });
}

// "Any skin cancer, you or your family?", "have you or anyone in your family ever had blood clots?"
function askedOfBoth(unit: Unit): string | null {
  const asked = withoutEndMarks(plainOf(unit));
  const head = youOrFamily.exec(asked)?.[0];
  if (head !== undefined) return lowerFirst(asked.slice(head.length));
  return anyOf.test(asked) && inYouToo.test(asked)
    ? lowerFirst(asked.replace(anyOf, '').replace(inYouToo, ''))
    : null;
}
