import { matchesOf } from '../../matches.ts';
import { doubtsIt, whichOpenFrom } from '../choosing/only-talked-over.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { wordsOf } from '../visit/units.ts';
import { nameIn, numberedIn, operationIn } from './diagnosis-name.ts';
import { withoutBeside } from './named-beside.ts';
import { asOpinion, isCalledTrouble } from './opinion-said.ts';
import { withoutThoughts } from './told-thought.ts';
import { isGeneric, isPlainToSee, isSign, isVague } from './vague-name.ts';

const leads: RegExp[] = [
  /\b(?:for|with|regarding|about|on|to) (?:your?|his|her|the|my)(?=) (?:(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|next|final|other|main) )(?=)(?:problem|issue|diagnosis|condition|concern|thing|complaint|one)(?=)(?: here| today)?(?: of| is| with| for| being)?,?\s+(?:(?:your|his|her|the|this|that|an?|of|history of)\s+)*(.{3,80})/,
  /\bfrom (?:an?|your|the) (.{3,50}?) (?:standpoint|perspective|point of view|aspect)/,
  /\b(?:in terms of|in regards? to|with regards? to|with respect to|as far as|as for|regarding|concerning|when it comes to)\s+(?:(?:your|his|her|the|this)\s+)+(.{3,60})/,
  /\b(?:your|his|her) (?:(?:first|second|third|fourth|next|last|other|main)(?=) )(?:problem|issue|diagnosis|condition|concern)(?: here)?(?=)(?: is| of|,)?\s+(?:(?:your|his|her|the|this|of)\s+)*(.{3,80})/,
  /(?:^|[,.;] |\b(?:so|and|now|then|okay|alright|lastly|finally) )(?=)for (?:your|his|her|the|this) (?:(?:problem|issue|complaint) of )?(.{3,60})/,
  /^(?:(?:uh|um|and|so|then|okay|for),? )*(?:(?:two|three|four|five|[2-5])(?=, (?:the|your|his|her) [a-z]+[.]?$)|(?:(?:problem|issue) (?:number )?|number )(?=)(?:one|two|three|four|five|[1-9])(?=)(?:(?:'s| is)(?= (?:(?:your|his|her) |the (?:[a-z]+ [a-z]|knee|shoulder|hip|back|neck|foot|hand|heel|stomach|belly))))?|(?:the )?(?:next|first|second|third|last|other)(?=) one(?:'s| is)?|(?:first|second|third|fourth|next|last|other) thing(?=, (?:the|your|his|her) )|(?:first|second|third|fourth|fifth|next|last) (?:problem|issue)(?=,? )|(?:first|second|third|last)(?:ly)?,?(?= (?:the|your|his|her) (?!thing\b|one\b|time\b|problem\b)))[,:]?(?=) (?:so )?(?:(?:your|his|her|the) )?(?=)(.{3,60})/,
  /(?:^|[,.;] )(?:and )?under (?:(?:your|his|her|the) )?(?!the plan|local\b|general\b|sedation|x-?ray|fluoro|ultrasound|imaging|guidance|ct\b|mri\b|an[ae]+sth|the skin|control\b|pressure\b|stress\b|supervision)(.{3,60})/,
  /^(?:(?:the )?(?:assessment|impression|diagnosis)[,:]? (?:is |of )?)?((?:[a-z0-9'-]+ ){1,7}?[a-z0-9'-]+) ?: /,
  /\b(?:put(?: down)? that (?:he|she|they) (?:has|have)|(?:list|document|put)(?: (?:it|that|this))?(?: down)? in (?:my|the|your) (?:note|chart) as) (?:(?:an?|the|some) )?(.{3,90})/,
  /\b(?:diagnosis(?: here| for you)? (?:is(?: beginning to have)?|of|would be)|what you have(?: here)? is|(?:is|are) due to|impression of (?:you|him|her),?(?: is)?(?: that)? (?:you|he|she)(?=)(?:'ve| have| has)?(?: had| got)?|most likely|likely|probably|consistent with|diagnosed (?:you )?with|(?:this|that|it)(?:'s| is) called|we call (?:this|that|it)|known as|you (?:do )?have(?: is)?|this is(?: likely| probably)?|i (?:think|believe|suspect)(?: that)?(?: you have(?: is)?| this is| you've(?: got)?| it's| it is| we're dealing with(?: is)?| you're having| (?:he|she|they)(?:'s|'ve| has| have)(?: got)?| there(?:'s| is| are)| that's| that is| (?:this|it|that) (?:could|may|might|must) be)|(?:concerned|worried)(?: that| about)? (?:there(?:'s| is| are)|you have|you've(?: got)?|(?:this|it) (?:is|could be|may be|might be))|what you(?:'re| are) describing is|impression is|(?:the|your|his|her) (?:main |real |underlying )?(?:trouble|problem|cause)(?: here)? is|looks?(?: like| to (?:me|us)(?: like)?)|sounds? (?:very much |a lot |more |a bit )?like(?: (?:you|he|she|they)(?=)(?:'ve| have|'s| has)(?: got)?\b)?(?! (?:your|you|his|her|she|he|the)\b))\s+(?:(?:an?|the|some|your|this|that|new|newfound|what we(?:'d| would)? call|something (?:that we call|called|known as)|a case of|a (?:bit|touch|dose) of|simple|straightforward|nasty|classic|likely|probably|most likely|like|just)\s+)*(.{3,90})/,
  /\b(?:(?:this|that|it|these|those)(?:'s| is| are) what we call|(?:i'm|i am|we're|we are)(?: also)? suspicious for|newly diagnosed(?: with)?|what i(?: can|'m| am)? see(?:ing)?(?: here)? is|i (?:think|believe|suspect)(?: that)? it was|(?:probably|likely) (?:have|has|had|due to|caused by)|you (?:have )?(?:may|might|probably) have) (?:(?:an?|the|some) )?(.{3,90})/,
  /^(?:(?:okay|so|and|well|now|but|yes|no|not yet)(?=)\b[,.]?(?=) ){0,3}(?=)(?:this is|that's|it's|that is|it is|that was(?= (?:an? )?(?=)(?:acute|chronic|impacted|[a-z]+itis)\b)|it means|you have|(?:you|he|she)(?:'ve|'s| has) got|(?:he|she) has)(?=) (?:(?:an?|just|only|the|some|all|your|a bit of|a touch of)(?=) ){0,3}(?=(?:[a-z0-9'-]+ ){0,6}[a-z0-9'-]+ ?(?:[.,;!]|$)|(?:[a-z0-9'-]+ ){1,5}(?:in|of|on)(?=) (?:the|your|his|her|both)(?=) (?:[a-z]+ ){0,3}[a-z]+ ?(?:[.,;!]|$))(.{3,60})/,
  /^(?:(?:okay|so|and|well|now)(?=)\b,? ){0,3}(?=)(?:the|this|that|your|his|her)(?=) (?:spot|mole|lump|bump|rash|lesion|growth|sore|patch|pain|itching|swelling|area)(?=)\b[^.,;]{0,40}? is (?:(?:an?|most likely|probably|just|called) )*(?=)(?!better|worse|gone|still|in|on|from|where|what|very|so|not)([a-z].{3,60})/,
  /\b(?:i'm|i am) (?:concerned|worried) (?:that )?(?=)(?:this|it|that)(?=)(?:'s| is| may be| might be| could be)(?=) (?:(?:an?|the|some) )?(.{3,60})/,
  /\b(?:making (?:good |great |some )?progress|doing (?:much |a lot |so much )?better|improving|improved)(?=) with (?:your|the|this|his|her) (.{3,60})/,
  /^(?:(?:so|okay|all right|now|well|and)\b,? )*((?:[a-z0-9'-]+ ){0,6}[a-z'-]+), (?:still |not (?:yet )?|poorly |well )?(?=)(?:at goal|(?:un)?controlled|under control|stable|responding|in remission|worsening|improving)(?=)\b/,
  /^(?:(?:so|okay|and|now|well)(?=)\b,? ){0,2}(?=)(?:your |a )?(?=)((?:first |second |third |normal |healthy |twin |intrauterine |singleton )?pregnancy at [a-z0-9-]+(?: and (?:a half|[a-z0-9]+))? weeks)\b/,
  /\b(?:the|your|his|her|this) ((?:[a-z]+ ){0,2}[a-z]+) means (?:that )?(?:you|your|the|there|he|his|she|her)\b/,
  /\bi (?:think|believe)(?: that)?(?=) (?:your|the|his|her) (.{3,40} (?:has|have|is|are)(?=) (?:progress\w*|wors\w*|getting|gotten|stable|better|not|well)(?=)\b)/,
  /(?:^|[,.;] |\b(?:so|and|now|then|okay|alright) )(?=)on (?:the|your|her|his) ([a-z -]{3,40}),? (?=(?:we|i|let|continue|keep|start|stop|increase|decrease)(?=)\b)/,
  /^(?:so |and |but |now |then |okay,? |it sounds like |it looks like |sounds like ){0,4}(?:[a-z]{2,12}, )?(?:(?:your|his|her|the) )?(?=)(.{3,40}?(?:'s| is| are| remains| has been) (?:(?:not|very|fairly|still|really) )*(?:(?:well|poorly) controlled|controlled|uncontrolled|out of control|under control|at goal|stable|where (?:we|i)(?:'d| would)? (?:want|like)|where it (?:should|needs to|ought to) be|running (?:too )?high|too high|too low)(?=)\b)/,
  // "And the nose, that's rhinitis medicamentosa.", "the thinking I'd call mild cognitive impairment"
  /^(?:(?:and|so|okay|now|then|but)(?=),?(?=) ){0,3}(?=)(?:the|your|his|her|that|those)(?=) (?:[a-z]+ ){0,2}[a-z]+(?=)(?:, (?:that's|that is|that'd be|this is|it's|it is|i think (?:that's|it's))| (?:i|we)(?:'d| would)(?=) call(?: (?:that|it))?| makes? me think(?: of)?)(?=) (?!(?:an? )?(?=)(?:better|worse|gone|still|fine|good|okay|normal|known|one|real|lot|blood pressure)(?=)\b)(?:(?:an?|just|probably|most likely|likely|called) )*(?=)([a-z].{3,60})/,
  // "And then you're perimenopausal.", "and you've got a deviated septum as well"
  /^(?:(?:and|also|plus)(?=),? (?:(?:then|also) )?|(?=you also have )|(?=.{4,80} (?:as well|too)[.]?$))(?=)(?:you have|(?:you|he|she)(?:'ve|'s| has)(?=)(?: also)? got|you also have|there's also)(?=) (?:(?:an?|some|also|this) )*(?=)(.{3,60})/,
];

const unsure = /(?:\b(?:if|unless|not|no|never|without|whether|in case|rule out)|n't)\b[^.]{0,40}$/;

/** The name of the problem that these words introduce, or null. `strong` leads open a new problem by themselves. */
export function problemNamed(told: string): { name: string; strong: boolean } | null {
  const open = whichOpenFrom(told.toLowerCase());
  if (open === 0) return null;
  // "For your first problem of abdominal pain, I'm thinking either appendicitis or a cyst."
  const text = open < 0 ? told : told.slice(0, open);
  const said = plainly(conclusionOf(text) ?? text).replace(studyShows, 'this is ');
  const plain = said.includes('abnormal') ? said.replace(besideAbnormal, '') : said;
  const abnormal = plain.includes('abnormal') ? hasAbnormal.exec(plain)?.[1] : undefined;
  if (abnormal !== undefined) return { name: abnormal, strong: false };
  if (/^(?:and |but |so |now )?(?=)(?:if|unless|when|until)\b/.test(plain)) {
    const found = foundWhen.exec(plain)?.[1];
    const name = found === undefined ? null : nameIn(found);
    return name === null || isVague(name) ? null : { name, strong: false };
  }
  if (
    unlike.test(plain) ||
    passes.test(plain) ||
    strokeToPrevent.test(plain) ||
    (plain.includes('allergy') && ofChart.test(plain)) ||
    doubtsIt(plain) ||
    (text.includes('call') && doubtsIt(text.toLowerCase()))
  )
    return null;
  const named = ofMatter(plain) ?? turnedTo(text, ledIn(plain, 0));
  // "Since you have a fever, I'd like to treat it."
  if (named !== null && isSign(named.name) && reasonFirst.test(plain)) return null;
  // "For your first problem, your back pain, i think you're having kidney stones": the diagnosis says more.
  const further = named?.strong ? ledIn(plain, firstWeak) : null;
  if (further !== null && !isVague(further.name) && mayExplain(named!.name, further.name, plain))
    return { ...further, strong: true };
  const [, stands, type] = (named === null ? doing.exec(plain) : null) ?? [];
  const name = stands == null ? null : nameIn(stands);
  if (name !== null && !isVague(name)) return { name: `${name}${type ?? ''}`, strong: true };
  const issue = named === null ? issueOf.exec(plain)?.[1] : undefined;
  return issue === undefined ? named : { name: issue, strong: false };
}

// "That's your stroke protection."
const strokeToPrevent = /\bstroke (?:protection|prevention|risk)\b/;

// "When I press on the breastbone you jump, so it's costochondritis."
const foundWhen =
  /^(?:and |but |so |now )?(?=)when (?:i|you|we) [^,.]{4,80}, so (?:i (?:think|believe) )?(?=)(?:it's|it is|this is|that's|you have|you've got)(?=) (?:an? )?([a-z].{3,60})/;
const reasonFirst = /^(?:(?:and|so|but|now|okay),? )?(?:as|since|because|given|seeing)(?=) (?!for\b)/;

// "You've got an abnormal glucose screen.", "you have anemia and an abnormal Pap smear": a finding with a name of its own.
const abnormalTest =
  'abnormal (?:[a-z-]+ ){0,3}?(?:screens?|screening|tests?|smears?|paps?|e[ck]g|mammogram|x-?ray)';
const besideAbnormal = new RegExp(`,? and (?:also )?(?:an? )?${abnormalTest}(?= |[.,]|$)`);
const hasAbnormal = new RegExp(
  `^(?:(?:so|and|well|okay),? )?(?:you|he|she)(?:'ve| have|'s| has)(?: got| had)? an? (${abnormalTest})(?=[.,]|$| (?:and|so|today)\\b)`,
);
const isAbnormal = new RegExp(`^${abnormalTest}$`);

// "For the dreams, that's REM sleep behavior disorder.", "and then the ankle, it sounds like a sprain"
function ofMatter(plain: string): { name: string; strong: boolean } | null {
  const [lead, part] = matterFirst.exec(plain) ?? [];
  if (lead === undefined || part === undefined || (isConditionWord(part) && !isSign(part))) return null;
  const own = isBodyPart(part);
  const rest = plain.slice(lead.length);
  const named = own ? rest.replace(hurtSo, (_, act: string) => `you have a ${hurts.get(act)!}`) : rest;
  const name = ledIn(named, 0)?.name ?? null;
  if (name === null || isSign(name) || ofNoMatter.test(name)) return null;
  const kind = own ? ofSoftPart.exec(name)?.[1] : undefined;
  if (kind === undefined) return isGeneric(name) ? null : { name, strong: true };
  return { name: `${part} ${kind}`, strong: true };
}
const matterFirst =
  /^(?:(?:and|so|now|then|okay)(?=),? ){0,2}(?=)(?:(?:for|as for|with|in terms of) )?(?=)(?:the|your|his|her) ([a-z]{3,15}), (?=(?:i think |i believe )?(?:this|that|it|you)(?=)(?:'s|'ve| is| have| sounds| looks)\b)/;
// "With the ankle, I think you've sprained it."
const hurtSo = /\byou(?:'ve| have) (?:just |probably )?(sprained|strained) it\b/;
/** "The falls, that's blood pressure dropping.", "the egg, that's a real allergy": no name of what is wrong. */
const ofNoMatter = /^blood pressure$| or |\ballergy$/;
const ofSoftPart = /^(sprain|strain)(?: of (?:the|an?|it)\b.*)?$/;

// "For the anxiety, I think you've got generalised anxiety disorder.": the same, said more closely.
function mayExplain(name: string, further: string, plain: string): boolean {
  if (isSign(name) || symptomsFit.test(plain)) return true;
  const words = wordsOf(further);
  return words.length > wordsOf(name).length && wordsOf(name).every((word) => words.includes(word));
}

// "And the dizziness is BPPV.", "for the eye, this is thyroid eye disease": of something else than what was spoken of.
function turnedTo(text: string, named: { name: string; strong: boolean } | null): typeof named {
  if (named === null || named.strong) return named;
  const isTurned =
    ofPart.test(text) ||
    nextIs.test(text) ||
    isPartsIllness(text, named.name) ||
    (rashIs.test(text) && !isVague(named.name) && !isPlainToSee(named.name)) ||
    (turns.test(text) && isCalledTrouble(text));
  return isTurned ? { ...named, strong: true } : named;
}
// "The knee looks like osteoarthritis."
function isPartsIllness(text: string, name: string): boolean {
  const part = looksLike.exec(text)?.[1];
  return part !== undefined && isBodyPart(part.toLowerCase()) && !isVague(name);
}
// "The rash is plaque psoriasis.", after the spot on the back.
const rashIs =
  /^(?:(?:and|so|now)(?=),? )?(?:the|that|this)(?=) (?:rash|spot|mole|lump|bump|growth|sore|patch)(?=)(?:['’]s| is) /i;
const looksLike = /^(?:the|your|his|her) (?:(?:right|left) )?([a-z]{3,12}) (?:looks|sounds) (?:\w+ )?like /i;

const ofPart =
  /^(?:(?:and|so|now)(?=),? )?(?:as )?for (?:the|your|his|her) [a-z]{3,15}, (?:this|that|it)(?:'s| is| sounds like| looks like) /i;
// "The second is cellulitis of the left leg."
const nextIs = /^(?:and )?the (?:second|third|other)(?: one| thing| problem)? is /i;
const turns = /^(?:and|now|then|also|next),? (?:the|your|his|her|that) /i;

const concludes =
  /,? (?:so|but) (?=(?:i(?:['’]d)? (?:think|believe|say|reckon) )?(?:it['’]s|it is|this is|that['’]s)(?=)(?: (?:just|probably|only|more|most|likely|than not|really|simply))* (?:an?|viral)(?=)\b)/gi;
const setAside =
  /\b(?:not|no|never|negative|normal|rule (?:it |that )?out|thought|worried|worry|surprised|amazed)\b|n['’]t\b/i;

/** "The scan shows no stone, so it's probably a pulled muscle.": what is concluded after something else was set aside; else null. */
export function conclusionOf(text: string): string | null {
  if (!/ (?:so|but) /.test(text)) return null;
  const last = matchesOf(concludes, text).at(-1);
  return last === undefined || !setAside.test(text.slice(0, last.index))
    ? null
    : text.slice(last.index + last[0].length);
}

// "The X-ray shows pneumonia.", "X-ray shows a fracture of the right hip, through the neck of the femur."
const studyShows =
  /^(?:(?:and|so|well|okay),? )?(?=)(?:(?:the|your|his|her|this) )?(?=)(?:x-?ray|mri|ct|ct scan|scan|ultrasound|biopsy|film)(?=)(?: (?:on|from|last|this) [a-z]{3,12}| yesterday| today| of (?:your|the|his|her) [a-z]{3,12})?(?=) (?:shows?|showed|confirms?|confirmed)(?=) (?:that (?:it's |it is |you have )?)?(?=(?!no\b|not\b|some\b|good\b|it\b|the\b|your\b)(?:[a-z'-]{1,20} ){0,7}[a-z'-]{2,20}(?:[.!]?$|, (?:through|in|at|near|of)\b))/;

// "So that's an allergy, it's not on his chart."
export const ofChart = /\b(?:chart|records?|file)\b/;

// "It's a bad cramp for a minute."
const passes = /\bfor (?:just )?(?:a|one|a couple of|a few)(?=) (?:seconds?|minutes?|moments?)\b/;

// "There is nothing here that looks like a fungus, or a cancer."
const unlike =
  /\b(?:nothing|no sign|none of (?:it|this|that|them|these))\b[^.]{0,30}\b(?:looks?|sounds?|points?|suggests?|says?|makes? me think|worr(?:y|ies))\b/;

// "For your first problem of recurrent infections your symptoms seem consistent with a condition we call …"
const symptomsFit = /\b(?:your|the|his|her) symptoms (?:are|seem|look|appear)\b.{0,30}\bconsistent with\b/;

const confirms =
  /^(?:yes|yeah|yep|yup|correct|exactly|right)[,.] (?:an? )?((?:[a-z0-9'-]+ ){0,8}[a-z0-9'-]+) ?[.!]?$/i;
const sentence =
  /^(?:i|you|we|it|that|this|he|she|they|the|your|some|there|no|not|that's|it's|if|so|and|but)\b/i;

/** The diagnosis that a bare answer names: "Is it an ear infection?" "Yes, acute otitis media on the right." */
export function confirmedName(text: string): string | null {
  const said = /^(?:y|c|e|r)/i.test(text) ? confirms.exec(text)?.[1] : undefined;
  if (said === undefined || sentence.test(said)) return null;
  const low = said.toLowerCase();
  // "Yes, every month for the B12 deficiency."
  const given = givenFor.exec(low);
  const name = nameIn(given === null ? low : low.slice(given.index + given[0].length));
  return name === null || isVague(name) ? null : name;
}
const givenFor = / for (?:the|your|his|her) /;

const withAnother =
  /^(?:, (?:in|through|at|near) the [a-z]{3,12})?(?:,? (?:and|plus|as well as|along with)|, with)(?=) (?:(?:an?|some|also|probably|you also have|you['’]ve also got|you have|there['’]s(?: also)?|it['’]s|your|a (?:bit|touch) of|the other(?: one)? is|on top of that|on top of|then)(?=),?(?=) ){0,3}(?=)((?:[a-z'-]{2,20} ){0,4}?[a-z'-]{2,20}|tear (?:in|of) (?:[a-z'-]{2,20} ){0,7}[a-z'-]{2,20})(?: (?:too|as well|on top|around it|around that))?(?=)(?:, so (?:i|we)\b.{3,60})?\W*$/;

// "A viral cold that has set off your asthma"
const setOff =
  /^ (?:that|which)(?:'s| has) (?:just )?(?=)set off (?:your|his|her)(?=) (asthma|eczema|gout|migraines?|copd)(?=)\b/;

/** A second diagnosis right behind `name`, where nothing else follows: "a viral infection and a knee sprain". */
export function pairedWith(text: string, name: string): string | null {
  const plain = plainly(text);
  const from = plain.indexOf(name);
  const rest = from < 0 ? '' : plain.slice(from + name.length);
  const flares = setOff.exec(rest)?.[1];
  if (flares !== undefined) return `${flares} flare`;
  const tail = withAnother.exec(rest)?.[1];
  if (tail?.startsWith('abnormal') && isAbnormal.test(tail)) return tail;
  const also = tail === undefined ? null : nameIn(tail);
  return also !== null && tail!.endsWith(also) && !isVague(also) && !isSign(also) ? also : null;
}

/** A second diagnosis that these words give beside `name`: "the diabetes is up, and the tingling is most likely neuropathy". */
export function alsoNamed(text: string, name: string): string | null {
  const plain = plainly(text);
  const from = plain.indexOf(name) + name.length;
  const rest = plain.slice(Math.max(from, 0)).replace(/\band on top of (?:that|it),? /, 'and ');
  const joint = /(?:, | )and (?=(?:the|your|his|her|i|it|this|that|you|there's)\b)/.exec(rest);
  const also = joint === null ? null : ledIn(rest.slice(joint.index), firstWeak);
  return also === null || isVague(also.name) ? null : also.name;
}

function plainly(text: string): string {
  return withoutBeside(withoutThoughts(asOpinion(text).toLowerCase()))
    .replace(
      injuredPart,
      (_, part: string, noun: string | undefined, act: string | undefined) =>
        `the ${part}, that's a ${part} ${noun ?? hurts.get(act!)!}`,
    )
    .replace(
      hurtIt,
      (_, lead: string, act: string, part: string) =>
        // As it was said: a "fracture" nobody named is not borne out.
        `${lead}you have a ${asSaid(act, part) ?? `${part} ${hurts.get(act)!}`}`,
    )
    .replace(
      tornIt,
      (_, act: string, part: string) => `you have a ${asSaid(act, part) ?? `${part} ${hurts.get(act)!}`}`,
    )
    .replace(
      /\b(?:um+|uh+|you know|kind of|(?<!\b(?:looks?|sounds?|seems?|feels?|to (?:me|us)|much|lot|more|bit) )like)\b,?/g,
      '',
    )
    .replace(/(?<!\s)\s+([.,?])/g, '$1')
    .replace(/\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(calledSo, ' ')
    .replace(comparedWith, '')
    .replace(/\bin particular,? /g, '')
    .replace(byItsName, ' ')
    .replace(/\bhigh blood pressure,? (?=hypertension\b)/g, '')
    .replace(storyOf, '')
    .replace(weeksPregnant, 'pregnancy at $1 weeks')
    .replace(/\bmore likely than not\b/, 'probably')
    .replace(/\blikely to be\b/, 'likely')
    .replace(/\b(may|might|could)(?: very)? (?:well|also|still) have\b/, '$1 have')
    .replace(/\bh\. pylori\b/, 'h pylori')
    .replace(/\bhand,? foot,? and mouth\b/, 'hand-foot-and-mouth')
    .replace(/\b(?:an? )?(?:stomach|tummy) bug, (?=(?:an? )?(?:[a-z]+ )?[a-z]+itis\b)/, '')
    .replace(/\b(is|are)n't\b/g, '$1 not');
}

// "You're 12 weeks pregnant."
const weeksPregnant =
  /\b(?:you're|you are|she's|she is) (\d{1,2}|[a-z]+(?:-[a-z]+)?) weeks(?: and (?:\d|[a-z]+) days?)? pregnant\b/;

// "A textbook story for appendicitis", "a classic picture of shingles"
const storyOf =
  /\b(?:an? )?(?:(?:very|really|pretty) )?(?:textbook|classic|typical|perfect|great|good|convincing) (?:story|picture|presentation|description) (?:for|of) /g;

// "This is more serious than a bladder infection.", "it's more than just a cold": what it is not.
const comparedWith =
  /\b(?:(?:more|less)(?: [a-z]{3,12})?|worse|bigger|different|other|rather) than (?!not\b)(?:(?:just|only|simply|your) )?(?:an? )?(?:[a-z-]+ ){0,3}[a-z-]+(?=[.,;]|$)/g;

// "A tendinitis, it's called de Quervain's."
const byItsName =
  / (?:an? |this |the )?(?:tend[io]nitis|infection|rash|arthritis)(?=),? (?:(?:that|which) )?(?=)(?:(?:is|it's|that's) )?(?=)(?:called|known as) /g;

// "A condition called sarcoidosis", "something called essential tremor", "what looks like lichen planus"
const calledSo =
  / (?:(?:an? |this |the )?(?:condition|illness|disease|disorder|something)(?=),? (?:(?:that|which) )?(?=)(?:(?:is|we|i|doctors) )?(?=)(?:call(?:ed)?|known as)|(?<!\bare )what (?:we(?:'d| would)? call|looks like|appears to be)) /g;

// "And then the ankle, that's a sprain.", "as for the ankle, I think you've sprained the outside ligament": an ankle sprain.
const injuredPart =
  /\b(?:the|your|his|her) ((?:(?:right|left) )?(?=)(?:shoulder|knee|hip|elbow|wrist|hand|thumb|finger|ankle|foot|toe)), (?:i think )?(?=)(?:(?:that's|that is|it's|it is|this is|it (?:sounds|looks) like)(?=) (?:(?:just|only|probably|an?|simple|mild|nasty|bad) ){0,4}(?=)(sprain|strain|contusion)|(?:you|he|she)(?:'ve| have|'s| has)(?=) (?:just |probably |only )?(?=)(sprained|strained)(?=) (?:it|(?:the|your|his|her) (?:[a-z]+ )?ligaments?))(?=)\b(?: of (?:the|your|his|her) (?:[a-z]+ )?ligaments?)?/;

/** True for "and the ankle, that's a sprain". */
export function hurtsPart(text: string): boolean {
  return text.includes('pr') && injuredPart.test(text.toLowerCase());
}

// "I think you tore your ACL": a tear.
const hurtIt =
  /(^(?=(?:you|he|she)(?:'ve|'s| have| has) )|\b(?:i (?:think|believe|suspect|reckon|guess)|(?:it )?(?:looks|sounds|seems) like|(?:concerned|worried)|(?:x-?rays?|films?|scan|mri|ct|pictures?) shows?)(?=)(?: that)? )(?=)(?:you|he|she)(?:'ve| have|'s| has)?(?=) (?:probably |likely |just |only |also )?(?=)(tore|torn|ruptured|broke|broken|fractured|sprained|strained|dislocated|bruised|pulled|scratched)(?=) (?:the (?:end|tip|top|base|head|neck) of )?(?:an?|your|the|his|her) ((?:[a-z]+ ){0,3}?[a-z]+)(?=[.,;]|$| (?:and|in|when|on|but|so)\b)/;
// "I believe it's torn, the supraspinatus."
const tornIt =
  /\b(?:it's|it is|that's)(?=) (torn|ruptured|broken|fractured|sprained|strained|dislocated), (?:the|your|his|her) ([a-z]+(?: [a-z]+)?)(?=[.,]|$)/;
// "You've scratched your cornea": a scratched cornea.
function asSaid(act: string, part: string): string | null {
  if (act.startsWith('broke')) return `broken ${part}`;
  return act === 'pulled' || act === 'scratched' ? `${act} ${part}` : null;
}

/** What was done to a part, and what it is called: "you tore your ACL" is a tear. */
export const hurts: ReadonlyMap<string, string> = new Map([
  ['tore', 'tear'],
  ['torn', 'tear'],
  ['ruptured', 'rupture'],
  ['broke', 'fracture'],
  ['broken', 'fracture'],
  ['fractured', 'fracture'],
  ['sprained', 'sprain'],
  ['strained', 'strain'],
  ['dislocated', 'dislocation'],
  ['bruised', 'contusion'],
]);

const firstWeak = 9;
/** The last leads open a problem by themselves, too. */
const strongAtEnd = 4;
/** Of these the last turn to another matter, and only its full name opens it. */
const turnsAside = 2;
const forLead = 4;
/** Leads after which the name may be of nouns that are no diagnosis: "your third problem, your rotator cuff repair". */
const countedLeads = new Set([0, 3, 5, 6]);
// "Switch to the other one, PTU", "with a needle, under the microscope"
const pointsOnly =
  /^(?:for|with|regarding|about|on|to) (?:your?|his|her|the|my) [a-z0-9]+ one\b|^[,.;] (?:and )?under the\b/;
/** Leads after which an operation may be named: "from a heart bypass standpoint". */
const operationLeads = new Set([1, 2]);

// "your depression's stable"
const stands =
  /'s (?=(?:(?:not|very|fairly|still|really|well|poorly) )*(?:controlled|uncontrolled|out of control|under control|at goal|stable)\b)/;

// "The ADHD, combined type, is doing well, so we continue the Concerta."
const doing =
  /^(?:(?:so|and|but|now|okay|i think|it looks like|it seems)(?=),? ){0,2}(?=)(?:the|your|his|her) ([a-z0-9' -]{3,40}?)(?:(, [a-z]+ type),|,)?(?: (?:is|are)(?=) (?:responding|doing (?:well|fine|great|good|okay|better)|fine|good|great|unchanged|much better|better|worse|(?:slowly |clearly |definitely )?(?=)(?:getting (?:a (?:bit|little) )?(?:better|worse)|improving|healing|clearing(?: up)?|settling(?: down)?|resolving))(?=)\b|(?: has|'s)(?=) (?:moved on|progressed|crept up|gone up|slipped|drifted|flared|come back|returned|got(?:ten)? (?:(?:a (?:bit|little)|much|slightly|somewhat) )?(?=)(?:worse|better)|worsened|settled|improved|cleared|healed)(?=)\b)/;

// "It's annoying that you have the breast issue": what it is, the rest of the visit says.
const issueOf =
  /\b(?:you have|with|about|regarding|for)(?=) (?:the|your|this|that|her|his)(?=) ((?:breast|skin|scalp|thyroid|prostate|bladder|bowel|stomach|neck|back|knee|hip|shoulder|foot|hand|eye|ear|throat|nail|gum) (?:issue|problem))s?\b/;

function ledIn(plain: string, first: number): { name: string; strong: boolean } | null {
  for (let i = first; i < leads.length; i++) {
    let from = 0;
    for (let found = leads[i]!.exec(plain); found !== null; found = leads[i]!.exec(plain.slice(from))) {
      const at = from + found.index;
      // What leads to the name is passed over; where nothing does, the name itself: else it would be found for ever.
      const led = found[0].indexOf(found[1]!);
      from = at + (led > 0 ? led : Math.max(found[0].length, 1));
      if (unsure.test(plain.slice(0, at)) || dangers.test(plain.slice(0, at + led))) continue;
      const said = found[1]!.replace(stands, ' is ');
      const name =
        nameIn(said) ??
        (countedLeads.has(i) && !pointsOnly.test(found[0])
          ? numberedIn(said)
          : operationLeads.has(i)
            ? operationIn(said)
            : null);
      // "Two tablets four times a day, for the cramps.": what it is for, not what comes next.
      if (name !== null && i === forLead && at > 0 && wordsOf(said).length <= wordsOf(name).length) continue;
      if (name !== null && i >= leads.length - turnsAside && isGeneric(name)) continue;
      if (name !== null && pastOnly.test(said) && passing.test(name))
        return { name: `history of ${name}`, strong: i < firstWeak };
      if (name !== null) return { name, strong: i < firstWeak || i >= leads.length - strongAtEnd };
    }
  }
  return null;
}

// "For the history of preeclampsia, keep taking the aspirin.": who has "a history of hypertension" has it.
const pastOnly = /^(?:(?:past|personal|prior) )?history of /;
const passing =
  /\b(?:cancer|carcinoma|lymphoma|leukemia|melanoma|gestational diabetes|pre-?eclampsia|eclampsia|pneumonia|heart attack|embolism|thrombosis|dvt|clots?|fractures?|concussion|miscarriages?|ulcers?|stones?|strokes?|tia|mini-?stroke|polyps?)$/;

// "The biggest worry with this is a blood clot."
const dangers =
  /\b(?:(?:dangers?|risks?)(?: (?:here|there|(?:with|of|in|from) (?:it|this|that|these|those)))?|(?:worry|concern|fear|problem) (?:with|about) (?:it|this|that|these|those)) (?:is|are) (?:an? |the )?$/;

const another =
  /^(?:and|also|plus)\b,?(?=)(?: then)?(?=)(?: (?:also|there(?:'s| is| are)|you(?:'ve)?(?: also)? (?:have|got)))?,? (?:(?:some|an?|the|your|mild|moderate|severe) )*?((?:[a-z0-9'-]+ ){0,6}[a-z0-9'-]+(?:, (?:the )?[a-z ]+)?)/;

/** What is named beside a diagnosis that was just given: "and generalized anxiety disorder, which …". */
export function namedBeside(text: string): string | null {
  const tail = another.exec(text.toLowerCase().replace(/\s+/g, ' '))?.[1];
  if (tail === undefined || /^(?:no|not|any|if|maybe|possibl[ey])\b/.test(tail)) return null;
  return nameIn(tail);
}
