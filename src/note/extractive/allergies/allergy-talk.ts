import { answerOf } from '../../language/answer.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { agentsIn } from '../lexicon/allergens.ts';
import { isDrug } from '../lexicon/drugs.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { notTrue } from './allergy-clause.ts';
import { isAllergic, reactionIn, reactionsAsked } from './allergy-reaction.ts';

/** A stretch of the visit in which it is told what the patient is allergic to. */
export interface AllergyTalk {
  /** What begins it: a question, what the record says, or the patient of their own accord. */
  opener: Passage;
  /** The same breath asks of other things too, medicines perhaps: an answer need not be an allergen. */
  mixed: boolean;
  /** Another question follows in the same turn: the answer is to that one. */
  passedOver: boolean;
  /** What the patient and who came with them say to it. */
  answers: Passage[];
  /** The clinician laughs at it: "Doctors." "Ha. Seriously, though." */
  inJest: boolean;
  /** What the clinician says in between. */
  remarks: Passage[];
}

// "Allergies?", "any drug allergies", "are you allergic to anything", "still no allergies", "I see a penicillin allergy".
const ofAllergies =
  /\b(?:any|no|known|what|which|drug|medication|medicine|food|other|still|have|has|having|or|and) (?:[a-z]{2,12} ){0,3}(?=)allergies\b|\ballergic\b|\ballergies (?:to|at all|on|listed|that|we|i|you|still)(?=)\b|^(?:[a-z]{2,12} ){0,3}(?=)allergies$|^(?:(?:and|so|okay|now) )?allergies (?!are|is|were|bad|bother|have|a )|\ballergy (?:list|to)\b|\ballergy (?:on|in|listed|noted)\b|\bany (?:[a-z]{2,12} ){0,2}(?=)allergy\b|\b(?:is|[a-z]+'s)(?=) the (?:one |only )?allergy\b|\bthe (?:one |only )?(?=)allergy(?: i have)? is\b|\bthe allergy's still\b/;
const notAsked =
  /\bmy allergies (?:have|has|had|are|were|been|got|get)\b|\b(?:seasonal|pollen|nasal|immuno|family|hay fever|allerg(?:y|ies) (?:medic|pill|shot|season|test|clinic|specialist)|allergist|(?:for|with) (?:your|the|his|her|my|these|those|seasonal) allergies|how (?:are|is|have|were)|act(?:s|ing)? up|flar(?:e|es|ing)|rhinitis|conjunctivitis|mother|father|brother|sister|mom|mum|dad)(?=)\b/;
// "And anything for allergies?" "Just Benadryl sometimes.": what is taken for them.
const takenFor =
  /\b(?:(?:anything|something|take|takes|taking|use|uses|using|giv(?:e|es|en|ing)|gave|tried|medicines?|medications?|pills?|sprays?)(?=)(?: (?:else|him|her|it|anything|something|that))?|on) for allergies\b/;
const ofReactions =
  /\breact(?:ions?)? (?:badly )?(?:to|with)(?=) (?:any|a |anything|medic|drug|antib|food|something)|\byou (?:ever )?react(?:ed)?(?=) (?:badly )?to\b|\bbad(?:ly)? react(?:ion|ed|ions)?\b|\b(?:anything|any (?:medicines?|medications?|drugs?|antibiotics?)) (?:that )?you (?:ca ?n't|can ?n't|can't|cannot|should ?n't)(?=) (?:take|have)\b|\breacts? to$|\b(?:anything|any (?:medicines?|medications?|drugs?|antibiotics?|foods?)) (?:that )?(?=)(?:brings? you out|makes? you (?:ill|sick|itch)|gives? you a rash|disagrees? with you)/;
// "Any trouble with lidocaine, tape, antibiotics?"; of the knee, of anesthesia, or of a medicine that is taken, something else is asked.
const trouble = /\b(?:any|ever|had) (?:[a-z]{2,8} ){0,2}(?:trouble|problems?|issues?) with /;
const touching =
  /\b(?:lidocaine|novocaine|local|numbing|tape|adhesives?|band|latex|contrast|dye|iodine|shellfish|antibiotics?|plasters?)\b/;
// "You still can't do tape?", "it's still just the latex?", "it's sulfa you reacted to?"
const still =
  /\bstill (?:just|only) (?:the )?[a-z]+|\bstill (?:ca n't|can't|cannot|can not)(?=) (?:do|have|take|use|wear|tolerate)\b|\b(?:he|she|you|they)(?: had| 've)?(?=) (?:badly )?(?=)react(?:ed|s)? (?:badly )?to\b/;
const record =
  /\b(?:it says|says here|it said|(?:chart|records?|notes?|file|computer|system|list|sheet)(?=) (?:says?|shows?|has)|(?:i|we)(?:'ve| have)? (?:got )?(?:you|him|her|it) (?:down|listed)|i see|listed|on file|on record|in (?:your|the|his|her) (?:chart|notes?|records?))(?=)\b/;
const taken = /\b(?:on|taking|takes?|prescribed|started|given|refills?|dose|mg|milligrams?)\b/;
const causes =
  /\b(?:that (?:was|is|gave|made|brought|brings|gives|makes)|gave|gives|ma[dk]es?|brought|brings?|had|caused?|causes|reaction)\b/;
// "Allergies.", "no drug allergies": asked, though without a question mark.
const asksShortly =
  /^(?:[a-z]{2,12} ){0,2}(?=)allergies$|^allergies none\b|\ballergic to$|\bany (?:[a-z]{2,12} ){0,2}(?=)allergy\b|\b(?:any|no|known|drug|medication|medicine) (?:[a-z]{2,12} ){0,2}(?=)allergies\b/;
const likely = 16;
// "You're the one with the sulfa allergy?", "and it's penicillin you can't have."
const ofYou = /\byou(?:r|'re|'ve)?\b/;
const mayNot =
  /\byou (?:ca n't|can't|cannot|can not|must n't|should n't|never)(?= have| take| tolerate|$| go)|\byou (?:do n't|don't) get on with\b/;

// "But I do worry that there's an allergic piece on top of it, hair dye."
const supposes = /\b(?:worry|think|could|might|may|probably|maybe|suspect|if)\b/;
const itIs = /\bit(?:'s| is) [a-z]+ you\b/;
/** "It burned me gullet.", "made my heart jump". */
export const doesHarm =
  /\b(?:ma[dk]es? (?:me|my|him|his|her)|gave me|burn(?:ed|t)|peeled|blew up|swell\w*|swole|cough\w*|fell out)(?=)\b/;
// "You can't have?"
const asksWhich = /^(?:(?:and|so|what) )*(?:ca n't you|you ca n't) (?:have|take)$/;
const longestReaction = 7;

// "And penicillin, hives?", "you had a reaction to Depakote?"
function asksReaction(unit: Unit): boolean {
  const { said, words } = unit;
  if (words.length > longestReaction + 3 || !namesAgent(unit)) return false;
  if (said.includes('reaction to')) return ofYou.test(said);
  return (
    words.length <= longestReaction && shortReaction.test(said) && !/\b(?:any|from|after|did|if)\b/.test(said)
  );
}
const shortReaction =
  /^(?:(?:and|so|the) ){0,2}(?=)[a-z]{3,24}(?:'s)? (?:(?:a|was|the|that) ){0,2}(?=)(?:hives|rash|swelling|anaphylaxis)$/;

// "Penicillin's the allergy I have."
function namesAgent({ words }: Unit): boolean {
  return agentsIn(words.map(withoutS)).length > 0;
}

function asksTrouble(said: string): boolean {
  const asked = trouble.exec(said);
  return asked !== null && touching.test(said.slice(asked.index, asked.index + 80));
}

/** Asks or says what the patient is allergic to. */
function opens(p: Passage, next: Passage | undefined): boolean {
  const { unit, role } = p;
  const { said } = unit;
  if (said.includes('allerg') && !notAsked.test(said) && ofAllergies.test(said) && !takenFor.test(said))
    return (
      (role !== 'clinician' && role !== 'other') ||
      unit.question ||
      asksShortly.test(said) ||
      (namesAgent(unit) && !supposes.test(said))
    );
  if (role !== 'clinician' && role !== 'other') return false;
  if (unit.question && said.includes(' with ') && asksTrouble(said)) return true;
  if (unit.question && unit.words.length < likely && still.test(said) && agentsIn(unit.words).length > 0)
    return true;
  if (role === 'clinician' && unit.question && (asksWhich.test(said) || asksReaction(unit))) return true;
  // "Anybody in the family have a bad reaction to anesthesia?"
  if (role !== 'clinician' || said.includes('family')) return false;
  if (unit.question && said.includes('react') && ofReactions.test(said)) return true;
  if (unit.question && /\b(?:any|anything)\b/.test(said) && ofReactions.test(said)) return true;
  if (unit.words.length > likely || next === undefined || next.role === 'clinician') return false;
  const ofAllergy = said.includes(' allergy') && ofYou.test(said);
  if ((ofAllergy || mayNot.test(said)) && namesAgent(unit)) {
    const did = reactionIn(plainOf(next.unit));
    const told =
      isAllergic(did) ||
      ((unit.question || itIs.test(said)) && (did !== null || doesHarm.test(next.unit.said)));
    if (told || (ofAllergy && answerOf(next.unit.text) === 'yes')) return true;
  }
  if (taken.test(said)) return false;
  if (unit.clinical.drugs === 0 && !record.test(said)) return false;
  const does = reactionIn(said);
  // "Trimethoprim brings you out in a rash, is that right?"
  if (
    unit.clinical.drugs > 0 &&
    isAllergic(does) &&
    causes.test(said) &&
    !/\b(?:any|did|do|does|can|could|may|might|sometimes|rarely)\b/.test(said)
  )
    return true;
  // "It says erythromycin here." "That made me terribly sick."
  if (next.index !== p.index + 1) return false;
  return record.test(said) && agentsIn(unit.words).length > 0 && reactionIn(plainOf(next.unit)) !== null;
}

// "They gave me trimethoprim, and it made me come out in hives", "my face swelled up with it".
const reacted =
  /\b(?:gave|gives?|got|came|comes?|brought|brings?|breaks?|broke|bring|makes?|made)\b(?: (?:me|him|her|us|out|up|all|over|come|in|into|with|a|an|bad|awful|terrible|horrible|itchy|on)){0,6} (?:rash|hives|spots|blotches|welts)\b|\b(?:face|lips?|tongue|throat) (?:(?:all|got|went|started) )?(?:swelled|swell(?:s|ed|ing)?|swollen|closed)\b|\banaphyla/;

// "I took Advil once and I got really wheezy."
const tookAndReacted =
  /\b(?:took|had|tried)(?=) (?:(?:an?|some|the)(?=) )?[a-z-]{4,20}(?=)(?: (?:once|one time))?,? and (?:then )?(?:(?:i|he|she)(?=) )?(?:(?:got|was|started|came|went)(?=) )(?:(?:really|so|very|all|quite)(?=) )?(?:wheez|itch|short of breath|cover(?:ed)? in)/;

/** The patient tells of it unasked. */
function tells({ unit, role }: Passage, next: Passage | undefined): boolean {
  if (role === 'clinician' || unit.question) return false;
  if (unit.clinical.drugs > 0 && (reacted.test(unit.said) || tookAndReacted.test(unit.said))) return true;
  if (unit.clinical.drugs > 0 && isDrug(doesNotBear.exec(unit.said)?.[1] ?? '') && !leftOff.test(unit.said)) {
    if (doesHarm.test(unit.said) && reactionIn(plainOf(unit)) !== null) return true;
    const goesOn = next?.unit.turn === unit.turn && itDid.test(next.unit.said);
    if (goesOn && reactionIn(plainOf(next.unit)) !== null) return true;
  }
  const found = iMayNot.exec(unit.said);
  const barred = found?.[1] ?? found?.[2];
  return barred !== undefined && hardlyElse.test(barred);
}

// "I can't take codeine. It makes me throw up.", "she can't tolerate Vicodin, it makes her loopy"
const doesNotBear =
  /\b(?:i|he|she) (?:ca n't|can not|cannot|do n't|does n't) (?:take|have|tolerate|stand|like|do well (?:with|on)|get on with) (?:the |that |any )?([a-z-]{4,20})/;
// "I don't take the naproxen any more. It upset my stomach.": stopped, and no allergy.
const leftOff = /\b(?:do|does)(?:n't| n't| not) (?:take|have) [a-z -]{4,30} (?:any ?more|now|these days)\b/;
const itDid =
  /^(?:it|that|they) (?:(?:always|just|really) )?(?=)(?:makes?|made|gives?|gave|brings?|brought|upsets?|tears?|tore)(?=)\b/;

// "And I can't have Elastoplast.", "it's the sulfa one I can't have"
const iMayNot =
  /\bi ca n't (?:have|take|do|tolerate) (?:(?:the|that|any) )?([a-z]+)(?! (?:with|until|till|without|now|in)\b)|\bit's (?:the )?([a-z]+)(?: one)? i ca n't (?:have|take)\b/;
/** What nobody is barred from but for a reaction. */
const hardlyElse =
  /(?:cillin|mycin|cycline|oxacin)$|^(?:sulfa|sulphur|latex|keflex|cephalexin|trimethoprim|bactrim|septrin|septra|augmentin|levaquin|cipro|doxy|elastoplast|plasters|tape)$/;

const asksMore =
  /\b(?:what happen(?:s|ed)?|what (?:sort|kind|type) of|what (?:does|did|do) (?:it|that|they)|how did (?:you|he|she) react|how do you react|what was the reaction|what reaction|like what|how bad|when was|how old|how long ago|anything else(?! (?:you|he|she) (?:take|takes|use|uses)\b)|anything other|any others?|rash|hives|swelling|trouble breathing|which (?:one|antibiotic)|just that|throat|anaphylaxis)(?=)\b/;
const reach = 6;
// "Did you have any swelling of your lips or tongue, or difficulty breathing?", "do you get short of breath with it?"
const ofThen =
  /\b(?:with|from|to|after)(?=) (?:it|that|those|them|this)\b|\bwhen (?:that|it|you|he|she)(?=) (?:happened|took|had|take|takes|eat|eats|ate)(?=)\b|\bat (?:the|that) time\b|\b(?:did|was|were)\b|\b(?:too|as well)$/;
const ofToday =
  /\b(?:now|today|tonight|lately|recently|currently|(?:this|past|last) (?:week|month|morning)|legs?|ankles?|feet|knees?|joints?|fevers?)\b/;

function asksOfReaction(unit: Unit): boolean {
  return (
    unit.question &&
    ofThen.test(unit.said) &&
    !ofToday.test(unit.said) &&
    reactionsAsked(plainOf(unit)).length > 0
  );
}

/** Every stretch of talk about allergies. */
export function allergyTalks(passages: readonly Passage[]): AllergyTalk[] {
  const out: AllergyTalk[] = [];
  for (const p of passages) {
    const staff = p.role === 'clinician' || (p.role === 'other' && p.unit.question);
    const asked = staff && opens(p, nextTurn(passages, p));
    if (!asked && isOfFamily(p)) continue;
    if (asked || (!staff && !p.unit.question && (opens(p, undefined) || tells(p, passages[p.index + 1]))))
      out.push(asked ? talkFrom(p, passages) : { ...talkFrom(p, passages), mixed: false });
  }
  return out;
}

const ofFamily = /\bfamily\b|\b(?:siblings?|parents|brothers?|sisters?)(?=)\b/;
const ofSelf = /\b(?:i|i'm|i've|me|himself|herself|only (?:he|she|him|her)|just (?:him|her))\b/;

// "Any allergies in the family?" "Noah had eczema, and he's allergic to peanuts."
function isOfFamily({ unit, role }: Passage): boolean {
  const { answers } = unit;
  return (
    role !== 'clinician' &&
    answers !== null &&
    answers.role === 'clinician' &&
    ofFamily.test(answers.said) &&
    !ofSelf.test(unit.said)
  );
}

function nextTurn(passages: readonly Passage[], { index, unit }: Passage): Passage | undefined {
  for (let i = index + 1; i < passages.length; i++)
    if (passages[i]!.unit.turn !== unit.turn) return passages[i];
  return undefined;
}

const asksOther =
  /\b(?:medications?|medicines?|tablets?|pills?|prescriptions?|taking|conditions?|illness(?:es)?|problems?|smok(?:e|es|ed|ing|er)|drink(?:s|ing)?|alcohol|operations?|surger(?:y|ies))\b/;

/** A medicine's word without "'s": "penicillin's the allergy". */
export const withoutS = (word: string) => (word.endsWith("'s") ? word.slice(0, -2) : word);

const asksBack = /,? (?:is|does|do|would|did|if) (?:that|it|this)\b/i;

// "Doxycycline, I threw up, is that allergies?", "and shellfish, is that the dye thing?"
function asAnswer(p: Passage): Passage | null {
  const [first] = agentsIn(p.unit.words);
  const asked = first === undefined || first.at > 1 ? null : asksBack.exec(p.unit.text);
  if (asked === null) return null;
  const text = `${p.unit.text.slice(0, asked.index)}.`;
  return { ...p, unit: { ...reworded(p.unit, text), question: false } };
}

const remembered = /\b(?:remember|forg[eo]t|forgetting|reaction|allergic)\b/;

/** What who came along reminds the patient of: "What about the sulfa, Dad? You had a rash.", from the allergen on. */
function asReminder({ unit, ...p }: Passage, next: Passage | undefined): Passage | null {
  // "It's sulfa, Dad, it's not penicillin." says what it is.
  if (!unit.question && !remembered.test(unit.said)) return null;
  const [first, ...more] = agentsIn(unit.words);
  if (first === undefined || more.length > 0 || unit.said.includes('wait') || ofThemselves.test(unit.said))
    return null;
  const text = plainOf(unit);
  const at = text.toLowerCase().indexOf(unit.words[first.at]!);
  const did = next?.unit.turn === unit.turn ? reactionIn(plainOf(next.unit)) : null;
  if (at < 0 || !(remembered.test(unit.said) || did !== null || reactionIn(text) !== null)) return null;
  const rest = text
    .slice(at)
    .replace(/,? remember\W*$/i, '')
    .replace(/\?$/, '.');
  return { ...p, unit: { ...reworded(unit, upperFirst(rest)), question: false } };
}
const ofThemselves = /\b(?:i|i'm|i've|my|me)\b/;

// "Still that.", "no, just that"
const confirms =
  /^(?:(?:yes|yeah|yep|um|uh|and) )*(?:still|just|only|that's|that is|correct|right|same|it is)(?=)\b|^(?:no|nope) (?:nothing else )?(?:just|only|still|that's)(?=) (?:that|the one|it|all|the only one)\b/;

// "Any allergies? I've got penicillin, hives." "Still that."
function isReadOut({ unit, section }: Passage, reply: Passage | undefined): boolean {
  // "So I'd rather use doxycycline." "Right."
  if (section === 'plan' || gives.test(unit.said)) return false;
  if (unit.question || reply === undefined || reply.role === 'clinician' || agentsIn(unit.words).length === 0)
    return false;
  return answerOf(reply.unit.text) === 'yes' || confirms.test(reply.unit.said);
}

const gives =
  /\b(?:i|we)(?:'ll| will|'d| would|'m going| am going|'re going| are going)\b|\blet's\b|\binstead\b/;

const laughs = /^(?:ha|haha|ha ha|hah|funny|very funny|seriously)\b/;

function talkFrom(opener: Passage, passages: readonly Passage[]): AllergyTalk {
  const talk: AllergyTalk = {
    opener,
    mixed: false,
    passedOver: false,
    inJest: false,
    answers: [],
    remarks: [],
  };
  const own = opener.role !== 'clinician' && !opener.unit.question;
  if (own) talk.answers.push(opener);
  else {
    // "Any allergies or other medicines?", but not "any allergies to medicines".
    const rest = opener.unit.said.replace(
      /\b(?:allerg(?:ic|ies|y)|react(?:ions?|ed)?) to (?:any )?[a-z]{2,20}/g,
      ' ',
    );
    talk.mixed =
      opener.unit.question &&
      asksOther.test(rest.replace(/\b(?:drug|medication|medicine|food) allerg/g, ' ')) &&
      /\b(?:and|or|any)\b|,/.test(opener.unit.text.replace(/^\W*any\b/i, ''));
    const before = passages[opener.index - 1];
    if (before?.unit.turn === opener.unit.turn && before.unit.question && asksOther.test(before.unit.said))
      talk.mixed = true;
  }
  for (let i = opener.index + 1; i < passages.length; i++) {
    const p = passages[i]!;
    if (p.unit.turn - opener.unit.turn > reach) break;
    if (p.role !== 'clinician') {
      // One who answers for the patient reminds nobody.
      const reminds = !own && p.role === 'relative' && talk.answers.some((one) => one.role === 'patient');
      const reminder = reminds ? asReminder(p, passages[i + 1]) : null;
      if (reminder !== null) {
        talk.answers.push(reminder);
        continue;
      }
      // What the patient went on to of their own accord is theirs to end.
      if (own && p.unit.turn !== opener.unit.turn && p.role === opener.role) break;
      if (p.unit.question) {
        const named = asAnswer(p);
        if (named !== null && !own) {
          talk.answers.push(named);
          continue;
        }
        if (p.unit.turn !== opener.unit.turn) break;
        continue;
      }
      talk.answers.push(p);
      continue;
    }
    const { unit } = p;
    if (laughs.test(unit.said)) talk.inJest = true;
    if (notTrue.test(unit.said)) talk.remarks.push(p);
    else if (unit.turn === opener.unit.turn && !own) {
      if (unit.question && !unit.said.includes('allerg') && !asksMore.test(unit.said))
        talk.mixed = talk.passedOver = true;
      else if (isReadOut(p, nextTurn(passages, p))) talk.answers.push(p);
    } else if (unit.words.length > 3 || unit.question) {
      const goesOn = asksMore.test(unit.said) && unit.words.length <= 10 && !ofToday.test(unit.said);
      if (!goesOn && !(asksOfReaction(unit) && talk.answers.some((one) => namesAgent(one.unit)))) break;
      talk.remarks.push(p);
    }
  }
  return talk;
}
