import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { surely } from '../learned/section-labels.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const vaccine =
  /\b(?:(?:flu|pneumonia|shingles|tetanus|covid|rsv|hpv|meningitis|whooping cough|hepatitis [ab])(?=) (?:shot|vaccine|jab|booster)|tetanus|shingrix|pneumovax|prevnar|gardasil|tdap)\b/;
const gives =
  /\b((?:do|give you|get you|get|give (?:him|her)))(?=) (?:(?:that|this) one|that|it)(?=(?: too| as well)?(?=)(?:$|[.,]| (?:today|now|here|before (?:you|he|she)(?=) (?:go|goes|leave|leaves))\b))/i;
const decides =
  /^(?:(?:and|so|okay|well|then|all right|good|great|perfect) )*(?:let's|the nurse(?:'ll| will| can)|(?:i|we)(?:'ll| will|'m going to|'re going to|'d like| can))(?=) (?:(?:just|also) )?/;
const had = /^(?:(?:oh|well|and) )*(?:yes|yeah|yep|i did|i have|i got|i had|got it|had it|already)\b/;
const reach = 3;
const reachTaken = 6;
const longestBetween = 10;
const certain = 0.7;

/**
 * The passages with the vaccine in place of "that" where the clinician says to give it, as a part of the plan: "Did you
 * get your flu shot?" "No." "Let's do that today." → Let's do the flu shot today.
 */
export function withVaccinesNamed(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => vaccine.test(unit.said) || spokenOf.test(unit.said))) return passages;
  return passages.map((passage) => {
    const { unit, role, index } = passage;
    const asked = role === 'clinician' ? askedFor(passage, passages) : null;
    if (asked !== null)
      return { ...passage, unit: reworded(unit, asked), section: 'plan', keep: certain, reply: null };
    const later = role === 'clinician' && !unit.question ? putOff(passage, passages) : null;
    if (later !== null) return later;
    if (role !== 'clinician' || unit.question || !decides.test(unit.said) || vaccine.test(unit.said))
      return passage;
    const found = gives.exec(plainOf(unit));
    const name = found === null ? null : vaccineBefore(index, passages);
    if (found === null || name === null) return passage;
    return {
      ...passage,
      unit: reworded(unit, plainOf(unit).replace(found[0], `${found[1]} the ${name}`)),
      section: 'plan',
      keep: Math.max(passage.keep, certain),
      reply: null,
    };
  });
}

const spokenOf =
  /\b(?:(?:flu|pneumonia|shingles|tetanus|covid|rsv|hpv|meningitis|whooping cough|chickenpox|polio|measles|hepatitis [ab]|mmr|(?:one|two|four|six|\d+)[- ](?:year|month)|baby|school|travel) (?:shots?|vaccines?|jabs?|boosters?|one)|mmr|shingrix|pneumovax|prevnar|gardasil|tdap)\b/i;
const leads = /^(?:(?:and|so|okay|well|then|all right|good|great|sure|of course|right|no),? )*/i;
const putsOff =
  /\b((?:leave|delay|postpone|hold|skip|put off|hold off on|(?:['’]ll|will|can|could|to|let['’]s) (?:(?:just|also) )?(?:do|give(?: (?:him|her|you))?|get)|come back for|come in for))(?=) (?:it|that|them|those|this)(?=$|[.,]| (?:until|till|for now|for today|today|next|in|when|once|after|at|on|another|if|then|to (?:you|him|her))\b)/i;
const ifLiked = /,? if you(?:['’]d)? (?:like|want)(?: (?:me|us) to)?(?=[.]?$)/i;
const waits =
  /\b((?:we|i)(?:['’]ll| will|['’]d)(?: rather)?|let['’]s|(?:better|best) to) (wait|hold off)(?=$|[.,]| (?:until|till|for|a)\b)/i;
const reachSpokenOf = 6;

// "We'll leave them until he's well.", "she's got a fever, so we'll wait.": what was spoken of before is named.
function putOff(passage: Passage, passages: readonly Passage[]): Passage | null {
  const text = plainOf(passage.unit);
  if (spokenOf.test(passage.unit.said) || passage.unit.words.some(namesOrder)) return null;
  const held = waits.exec(text);
  const found = held === null ? putsOff.exec(text) : null;
  const name = held === null && found === null ? null : vaccineSpokenOf(passage.index, passages);
  if (name === null) return null;
  const named =
    held === null
      ? text.replace(found![0], `${found![1]} the ${name}`)
      : text.replace(held[0], `${held[1]} ${held[2] === 'wait' ? 'wait with' : 'hold off on'} the ${name}`);
  return {
    ...passage,
    unit: reworded(passage.unit, reasonLast(named.replace(leads, '').replace(ifLiked, ''))),
    section: 'plan',
    sections: onlyPlan,
    keep: Math.max(passage.keep, certain),
    reply: null,
  };
}

const reasonFirst = /^([a-z][^,.]{3,60}),? so (?=(?:we|i|let)\b)/i;

// "She's got a fever, so we'll wait with the MMR." → We'll wait with the MMR because she's got a fever.
function reasonLast(text: string): string {
  const reason = reasonFirst.exec(text);
  if (reason === null) return text;
  return `${upperFirst(text.slice(reason[0].length).replace(/[.]$/, ''))} because ${lowerInitial(reason[1]!)}.`;
}

// What was spoken of last and not had; null where a medicine, a test or a vaccine that was had stands between.
function vaccineSpokenOf(index: number, passages: readonly Passage[]): string | null {
  for (let i = index - 1; i >= 0 && i >= index - reachSpokenOf; i--) {
    const { unit, role } = passages[i]!;
    const name = spokenOf.exec(unit.text)?.[0];
    if (name !== undefined) return name.replace(/ one$/i, ' vaccine');
    if (unit.clinical.drugs > 0 || unit.words.some(namesOrder)) return null;
    if (role !== 'clinician' && had.test(unit.said) && !hadOther.test(unit.said)) return null;
  }
  return null;
}
/** "Yeah, I'd rather wait", "I've got a cold" */
const hadOther = /\b(?:wait|later|not|n't|cold|fever|sick|ill|temperature|first)\b/;
const onlyPlan = surely('plan');

const asksForOne = /\b(?:should|can|could|do|may) (?:i|we|he|she) (?:still |also )?(?:get|have|need|do) /;
const youCan =
  /^(?:(?:yes|yeah|absolutely|sure|of course|definitely),?(?=) ){0,2}(?:you|he|she|we) can (?:get|have|do) (?:that|it|one)(?: here)?(?: today| now)(?: here)?\.?$/i;
const takes = /\b(?:let's|yes|yeah|sure|please|go ahead|go on)\b/;

// "Should I still get my flu shot?" "You can get that here today." "Let's do it.": We'll do the flu shot today.
function askedFor({ unit, index }: Passage, passages: readonly Passage[]): string | null {
  if (unit.question || !youCan.test(unit.text)) return null;
  const before = passages.slice(Math.max(0, index - reach), index).find((p) => p.unit.turn === unit.turn - 1);
  const name =
    before === undefined || !asksForOne.test(before.unit.said) ? null : vaccine.exec(before.unit.said);
  const next = passages.slice(index + 1, index + 1 + reach).find((p) => p.unit.turn === unit.turn + 1);
  if (name === null || next === undefined || !takes.test(next.unit.said)) return null;
  return `We'll do the ${name[0]} today.`;
}

const asksOfVaccines = /\b(vaccine|shot|jab|booster)s?\b|\b(?:vaccinat|immuni[sz])/;
const hadThe =
  /\b((?:got|had|get|done|did|have|need) (?:(?:both|only|just) )?(?:my |the |a )?(?:(?:flu|covid|pneumonia|shingles|tetanus|rsv|hpv)(?:,? and (?:the |my )?)?){0,2}(?:flu|covid|pneumonia|shingles|tetanus|rsv|hpv))\b(?! (?:shot|vaccine|jab|booster|one|ones|test|in (?:bed|hospital)|so bad|really)\b)/i;

/** The passages with the vaccine in what answers to one: "Did you get your flu shot?" "I got the flu." → I got the flu shot. */
export function withVaccinesHad(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => unit.question && asksOfVaccines.test(unit.said))) return passages;
  return passages.map((passage) => {
    const { unit, role } = passage;
    const asked = role === 'clinician' ? null : unit.answers;
    const found = asked === null ? null : asksOfVaccines.exec(asked.said);
    const had = found === null || asksIllness.test(asked!.said) ? null : hadThe.exec(unit.text);
    if (had === null || mayBeIll(unit.said, asked!.said)) return passage;
    return {
      ...passage,
      unit: reworded(unit, unit.text.replace(hadThe, `$1 ${found![1] ?? 'vaccine'}`)),
    };
  });
}
// "Your flu shot?" "I had the flu in January.": it may be the illness.
function mayBeIll(said: string, asked: string): boolean {
  return hadFlu.test(said) && asked.includes('flu');
}
const hadFlu = /\bhad the flu\b(?! and)/;
const asksIllness = /\b(?:ever|sick|ill|catch|caught|infection)\b/;

// "Do you want the flu shot?" "Yes please.": there a yes takes it.
const offers =
  /\b(?:want|like|shall (?:i|we)|should (?:i|we)|can (?:i|we)|okay with|ready for|interested in)\b/;
const takesIt = /^(?:(?:oh|well) )*(?:yes|yeah|yep|sure|okay) (?:please|let's|go ahead|do it|that's fine)\b/;

// What was asked for last; null where it was had, or where anything else was spoken of since.
function vaccineBefore(index: number, passages: readonly Passage[]): string | null {
  const last = passages[index - 1];
  const taken = last !== undefined && last.role !== 'clinician' && takesIt.test(last.unit.said);
  for (let i = index - 1; i >= 0 && i >= index - (taken ? reachTaken : reach); i--) {
    const { unit, role } = passages[i]!;
    const name = vaccine.exec(unit.said)?.[0];
    if (name !== undefined) return role === 'clinician' && (!taken || offers.test(unit.said)) ? name : null;
    if (taken && role !== 'clinician') continue;
    if (had.test(unit.said) || namesAnything(unit.clinical) || unit.words.length > longestBetween)
      return null;
  }
  return null;
}
