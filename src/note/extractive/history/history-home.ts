import { kin as kinNames } from '../../language/kin.ts';
import { askedAbout } from '../answers/asked-about.ts';
import { answersOfFamily } from '../answers/family-answer.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { ownIllnessOf } from '../visit/of-whom.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const comes = /\b(?:here|presents?|presenting|comes? in|coming in|came in|being seen)\b/;

const has =
  /^(?:(?:yes|yeah|no|well|just|um|uh|but|and|so|only|they said) )*(?:(?:i|he|she)(?:'ve|'s| have| has| do have| does have| also have)?(?: got| had)? |they (?:told|tell) me i (?:have|had|was) )/;

function isKnownIllness(said: string, words: readonly string[]): boolean {
  return (
    has.test(said) &&
    !/\bfever\b/.test(said) &&
    words.some((word) => isConditionWord(word) || word === 'thyroid')
  );
}

const isWell =
  /^(?:no |well |yes )*(?:(?:i'm|i am|he's|he is|she's|she is) )?(?:otherwise |very |pretty |always )*(?:been )?healthy\b/;
// "Any history of ulcers?" "No."
const asksPast =
  /\bany (?:past |personal )?history of\b|\bother (?:medical|health) (?:problems?|conditions?|issues)\b/;

const ofTeller = /\b(?:i|i've|i'd|i'm|me|my)\b/;

/** The part of the history a told passage belongs to. */
export type HistoryHome = 'hpi' | 'pmh' | 'surgical' | 'family' | 'social';

const relatives =
  /\b(?:my|his|her|your|their)(?: [\w-]+){0,3}(?=) (?:mom|mum|mother|dad|father|parents|brothers?|sisters?|siblings?|grand(?:mother|father|ma|pa|parents)|aunt|uncle|cousins?|(?:ex-?)?(?:husband|wife))(?:'s)?\b.*\b(?:had|has|have|died|passed|diagnosed|got|suffer\w*|struggl\w*|attempted|alcoholic|runs)\b|\bruns in (?:my|the|her|his) family\b|\bfamily history of\b/;
// "My aunt's bipolar." "My father dropped dead at sixty-one."
const relativeIs =
  /\b(?:my|his|her|your|their)(?=) (?:mum|mom|mother|dad|father|brother|sister|aunt|uncle|cousin|nan|gran|grandad|granddad|grandma|grandpa|wife|husband)(?:'s)? (?:is |got )?(?=)(?:bipolar|diabetic|schizophrenic|asthmatic|coeliac|celiac|dropped dead)\b/;
const ofKin =
  /\b(?:died|passed|dropped dead|heart attack|pacemaker|stents?|bypass|thyroid|bipolar|diabetic|schizophrenic|asthmatic|co?eliac|clots?|(?:heart|thyroid|kidney|liver|lung|breathing|sugar|blood pressure|cholesterol|mental health|drinking)(?=) (?:problems?|issues?|trouble)|mental (?:illness|issues)|alcoholic|addict(?:ed|ion)?|suicide|overdosed?|high (?:blood pressure|cholesterol|sugar)|bad heart)(?=)\b/;
const surgery =
  /\b(?:surger(?:y|ies)|operation|operated|underwent|\w{3,}ectomy|\w{3,}plasty|\w{3,}ostomy|(?:knee|hip|valve|shoulder) replacement|(?:hernia|cuff|valve|meniscus|acl|aneurysm) repair|bypass|stents?|c-section|cesarean|transplant(?:ed)?|appendix out|gallbladder out|tonsils out|scoped|tubal ligation)\b/;
const takenOut =
  /\b(?:appendix|gall ?bladder|tonsils|uterus|spleen)(?=)(?: taken| removed)? out\b|\bhad (?:my|his|her)(?=) (?:tubes (?:tied|done)|cataracts? (?:done|removed|out|fixed))(?=)\b|\bhave (?:my|his|her)(?=) cataracts? (?:done|removed|out|fixed)(?=)\b|\btook (?:out )?my (?:appendix|gall ?bladder|tonsils|uterus|spleen)(?=)\b/;
const past =
  /\b(?:had|put|underwent|got|was|were|ago|removed|out|in (?:19|20)\d\d|back in|status post|years?)\b/;

// "And for family history, it looks like there's high blood pressure."
const turnsToFamily =
  /^(?:(?:and|so|okay|then|now)(?=) ){0,2}(?=)for (?:the |your |his |her )?(?=)family history\b/;

const asksFamily = /\b(?:(?:in|of) (?:your|the|his|her) (?:\w+ )?family|family history|run in|relatives?)\b/;
const kin =
  /\b(?:mom|mum|mother|dad|father|parents|brothers?|sisters?|siblings?|grand(?:mother|father|ma|pa|parents)|aunt|uncle|cousins?)\b/;
const kinOperated =
  /\b(?:my|his|her|our)(?=) (?:husband|wife|partner|boyfriend|girlfriend)(?:'s)? (?:has |already )*(?:had|got|gets|underwent)(?=) (?:an? |his |her )?(?=)(?:vasectomy|\w{3,}ectomy|surgery|operation)\b/;
const partnerHad =
  /^(?:(?:oh|well|no|yes|yeah)(?=) ){0,2}(?=)he (?:had|has had|got|did|had gotten)\b|^he's (?:had|got|been|fixed)\b/;
const ofBirthControl = /\b(?:birth control|contracepti(?:on|ves?)|protection)\b/;
// "My mom bled a lot, she had the hysterectomy at forty.", "'cause my husband had the vasectomy"
const ofKinFirst = new RegExp(
  `^(?:(?:oh|well|no|yes|yeah|but|and|so|um|uh|because|cause)(?=) )*(?=)(?:my|his|her|our) (?:(?:older|younger|late|twin|big|little|ex) ?)?(${kinNames})\\b(?! (?:says?|said|thinks?|thought|drove|brought|took|had to|was with|came)\\b)`,
);
const ofTellerToo = /\b(?:i|i've|i'm|i'd|me|we)\b/;
const noBlood = /^(?:husband|wife|partner|boyfriend|girlfriend)$/;

function kinUnderwent(said: string): string | null {
  const who = ofKinFirst.exec(said)?.[1];
  return who !== undefined && !ofTellerToo.test(said) && (surgery.test(said) || kinSurgery.test(said))
    ? who
    : null;
}
const kinSurgery =
  /\b(?:vasectomy|(?:uterus|womb|breasts?|gall ?bladder|appendix|kidney|prostate|thyroid|hip|knee)(?=) (?:taken out|removed|out|replaced))(?=)\b/;

const asksSurgery = /\b(?:surger(?:y|ies)|surgical history|operations?)\b/;

const presentsNow =
  /^(?:and )?(?:he|she|who|the patient|patient)(?=) (?:now |also )?(?=)(?:presents?|comes in|is here|came in)(?=)\b/;

// "I had a friend that was visiting, so she heard me fall."
function isNoIllness({ role, clinical, said, words }: Unit): boolean {
  if (role !== 'patient' || !ofOthers.test(said)) return false;
  const ill = words.some((word) => word !== 'fall' && isConditionWord(word));
  return !ill && clinical.drugs + clinical.symptoms.length === 0;
}
const ofOthers = /\b(?:friend|neighbor|boss|coworker|visiting|car|house|trip|vacation|game|dog)\b/;

// "A coworker had COVID.": what they may have caught.
const contactHad =
  /^(?:(?:yes|yeah|well|and|so|no|only|just|one of|my|a|an|the|some) )*(?:co-?workers?|colleagues?|room ?mates?|flat ?mates?|neighbou?rs?|class ?mates?|team ?mates?|friends?|(?:kids?|people|someone|somebody|everyone|everybody|half)(?=) (?:at|in|from|of) (?:work|school|the|my))(?=)\b/;

// "I've got this thing on my side.": what they came with too.
const hasNow =
  /^(?:(?:and|so|also|well|oh|then|actually) )*(?:i've got|i got|i have|there's|i've had)(?=) (?:this|a|an|another|these|some)(?=) (?:[a-z]+ ){0,2}(?=)(?:thing|spots?|lumps?|bumps?|rash|moles?|sore|patch|marks?|warts?|bruise)(?=)\b(?!.*\b(?:as a|when i was|years ago|removed|taken off|frozen|cut out)\b)/;
const contact = /\b(?:girlfriend|boyfriend|room ?mate|flat ?mate|house ?mate|co-?worker|neighbou?r)s?\b/;

// "Does your girlfriend have anything?" "She hasn't said.": no blood relative, but who may have caught it.
function ofContact({ said, answers }: Unit): boolean {
  const asked = answers?.said ?? '';
  return (contact.test(said) || contact.test(asked)) && !kin.test(said) && !kin.test(asked);
}

// "Her cousin's got chickenpox.", "her brother has strep": what is caught of each other runs in no family.
const catching =
  /^(?:(?:and|yes|yeah|well|so|just|only|oh)(?=) ){0,2}(?:my|his|her|our|the)(?=) (?:(?:little|big|baby|older|younger|twin) )?(?=)(?:mom|mum|mother|dad|father|brothers?|sisters?|cousins?|husband|wife|son|daughter|kids|nephew|niece|grandma|grandpa|roommate|classmate)(?=)(?:'s|'ve| has| have| is| are| just)?(?=)(?: just| also| both)?(?=) (?:got |has |have |had |caught |down with |home with |sick with |getting over )?(?=)(?:an? |the |this )?(?=)(?:bad |nasty |really |awful )?(?=)(?:colds?|flu|strep(?: throat)?|chicken ?pox|covid|rsv|stomach (?:bug|flu|virus)|tummy bug|bug|hand,? foot and mouth|pink ?eye|croup|whooping cough|norovirus|lice|scabies|ringworm|mono|measles|mumps|impetigo|cough|fever|runny nose|sniffles)(?=$| (?:now|too|as well|right now|at the moment|and|last week|this week|since|for)\b)/;

// "His sister had it on Monday.": what is going round is no family history.
const hadIt = /\b(?:has|had|got|caught) it\b/;
const lately =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:week|night|month)|this (?:week|morning)|(?:days?|weeks?) ago)\b/;

const asksIfPregnant = /\b(?:could|might) (?:you |she )?be pregnant\b/;
const asksTested =
  /\bdid (?:you|he|she|they) (?:do|get|have|take|run)(?=) (?:an? |any )(?:[a-z]+ ){0,2}(?=)(?:tests?|x rays?|ultrasound|scan|mri|swab)(?=)\b/;

// "I had thoughts of not waking up." is no past illness.
const outOfTen = /\bout of (?:10|ten)\b/;
const ofSelfHarm =
  /\b(?:harm\w*|hurt(?:ing)?|kill(?:ing)?) (?:yourself|himself|herself)\b|\bnot worth living\b|\bsuicid/;

const theyTested =
  /^(?:(?:and|so|but|then|yes|well) )*they (?:did|took|got|ran|ordered)(?=) (?:an?|some|the)(?=) (?:x-?rays?|ct|mri|scan|ultrasound|ekg|blood|labs?|tests?|swab)(?=)\b/;
const pressureRead = /\b(?:\d{2,3}|[a-z]{2,5}ty|hundred|[a-z]{3,5}teen) over (?:\d{2,3}|[a-z]{2,5}ty)\b/;
const sinceYesterday = /\b(?:last night|yesterday|today|tonight|this morning)\b/;

// "How is your asthma?" "Bad.", "That's my third one this year."
const asksHow = /^(?:(?:and|so|okay|now) )*how(?:'s| is| are|'re| has| have) (?:your|the|his|her)\b/;
const ofThisYear =
  /^(?:so |and |but )*(?:that's|that is|that was|this is) (?:my|the|his|her|about) .{0,30}\bthis (?:year|month|winter|summer)\b/;
// "Do you know if she's had chickenpox?", asked of whom the patient was near.
const asksOfOther = /\bdo you know (?:if|whether) (?:he|she)(?:'s)?(?=)\b/;
// "Have you been in contact with anyone who's pregnant?" "My granddaughter's pregnant."
const asksContact = /\b(?:in contact with|exposed to|been around|been near) (?:anyone|anybody|someone)\b/;
const ofOther = /^(?:(?:yes|yeah|no|well|i think|oh) )*(?:he|she|he's|she's)\b/;

// "Of note, the patient underwent an aortic valve replacement."
const hasUndergone =
  /^(?:of note )?(?:the patient|patient|he|she|you)(?=) (?:also |has )?(?=)(?:underwent|undergone)\b|^(?:(?:and|then|so) )?(?=)(?:we|they) (?:put|placed) (?:in )?(?=)(?:an?|one|two|three|\d)(?=) stents?\b/;

// "Smoking?" "Quit when I had the bypass."
const quitThen =
  /^(?:(?:i|he|she|yes|yeah|no|nope|well|sir|ma'am) )*(?:quit|stopped|gave (?:it|that|them) up)\b/;

function opensVisit(spoken: string, text: string, index: number): boolean {
  if (/\byears?[- ]old\b/i.test(spoken)) return comes.test(text) || index < 8;
  return index < 12 && presentsNow.test(text);
}

export function historyHome({ unit, section, index }: Passage): HistoryHome {
  const { said, answers, role } = unit;
  const usual = section === 'pmh' || section === 'family' || section === 'social' ? section : 'hpi';
  // "Did they do a chest x-ray?": of this illness.
  if (usual === 'pmh' && asksTested.test((unit.question ? unit : answers)?.said ?? '')) return 'hpi';
  if (unit.question) return asksPast.test(said) ? 'pmh' : usual;
  // Who comes and why opens the history, whatever they have a history of.
  if (role === 'clinician' && opensVisit(unit.text, said, index)) return 'hpi';
  if (role !== 'clinician' && catching.test(said) && !asksFamily.test(answers?.said ?? '')) return 'hpi';
  if (role !== 'clinician' && (toldByKin.test(said) || ownView.test(said)))
    return usual === 'family' ? 'hpi' : usual;
  if (role !== 'clinician' && answersOfFamily(unit)) return 'family';
  if (ownIllnessOf(unit) === 'family') return 'family';
  if (tellsOfKin(unit) || turnsToFamily.test(said)) return 'family';
  // "Any colon cancer in the family?" "My uncle on my dad's side."
  if (role !== 'clinician' && answers !== null && asksFamily.test(answers.said) && kin.test(said))
    return 'family';
  // "What do you use for birth control?" "He had a vasectomy."
  if (answers !== null && role === 'patient' && partnerHad.test(said) && ofBirthControl.test(answers.said))
    return 'social';
  const operated = role === 'clinician' ? null : kinUnderwent(said);
  if (operated !== null) return noBlood.test(operated) ? (section === 'social' ? 'social' : 'hpi') : 'family';
  if (kinOperated.test(said)) return section === 'social' ? 'social' : 'hpi';
  if (usual === 'pmh' && (contactHad.test(said) || (role !== 'clinician' && hasNow.test(said)))) return 'hpi';
  if (usual === 'family' && role !== 'clinician' && ofContact(unit)) return 'hpi';
  // "They did an x-ray, and it was negative."
  if (usual === 'family' && role !== 'clinician' && theyTested.test(said)) return 'hpi';
  if (usual === 'family' && role !== 'clinician' && tellsWhatCame(said) && unit.clinical.conditions === 0)
    return 'hpi';
  if (usual === 'family' && hadIt.test(said) && lately.test(said)) return 'hpi';
  if (role === 'clinician') return usual === 'pmh' && hasUndergone.test(said) ? 'surgical' : usual;
  // "Have you had a fever?" "101 last night."
  if (usual === 'pmh' && unit.clinical.symptoms.length > 0 && sinceYesterday.test(said)) return 'hpi';
  // "Any chance you could be pregnant?" "No, I'm on the pill."
  if (
    usual !== 'hpi' &&
    asksIfPregnant.test(answers?.said ?? '') &&
    unit.words.length > 2 &&
    !surgery.test(said) &&
    !takenOut.test(said)
  )
    return 'hpi';
  if (usual === 'pmh' && ofUpbringing.test(said)) return 'social';
  if (usual === 'pmh' && (ofThisYear.test(said) || (answers !== null && asksHow.test(answers.said))))
    return 'hpi';
  if (usual !== 'hpi' && asksContact.test(answers?.said ?? '')) return 'hpi';
  if (usual === 'pmh' && role === 'patient' && ofOther.test(said) && asksOfOther.test(answers?.said ?? ''))
    return 'hpi';
  if (isOver(unit)) return 'pmh';
  // "They did his heart bypass surgery when he was sixty.", of the father.
  if (answersOfSurgery(unit)) return 'surgical';
  if (tellsOfSurgery(unit, section) && !quitThen.test(said))
    return section === 'family' && !ofTeller.test(said) ? 'family' : 'surgical';
  // "Any medical conditions?" "I've got asthma." "What do you do for work?" "I'm a chef."
  const topic = answers !== null && unit.words.length < 16 ? askedAbout(answers) : null;
  if (topic === 'illnesses' && (isKnownIllness(said, unit.words) || isWell.test(said))) return 'pmh';
  if ((topic === 'habits' || topic === 'life') && section !== 'meds') return 'social';
  if (/\b(?:was|am|is) adopted\b/.test(said)) return 'family';
  if (section === 'pmh' && (isNoIllness(unit) || (answers !== null && ofSelfHarm.test(answers.said))))
    return 'hpi';
  // "It was 150 over 92 last week."
  if (section === 'social' && pressureRead.test(said)) return 'hpi';
  // "Out of ten?" "Four, maybe five." is no habit of life.
  if (section === 'social' && answers !== null && outOfTen.test(answers.said)) return 'hpi';
  if (section === 'social' && said.includes(' history of ')) return 'hpi';
  // "I have this ugly rash.", "I think I have diabetes."
  if (section === 'social' && tellsOfIllness(unit)) return ofFamily(unit) ? 'family' : 'hpi';
  // "The carbidopa-levodopa, one and a half each time."
  if (section === 'social' && unit.clinical.drugs > 0) return 'hpi';
  // "Tell me more." "It's been three months, since I split up with my girlfriend.": how long it has been wrong.
  if (section === 'social' && answers === null && lasts.test(said)) return 'hpi';
  // What was bought or done for the trouble is no habit of life.
  if (topic === 'medicines' && section === 'social') return 'hpi';
  return usual;
}

const lasts = /^(?:it's|it has|this has) been (?:[a-z]+ ){0,3}(?:\d+|[a-z]+) (?:days?|weeks?|months?)(?=$| )/;

// "My husband says I snore a lot", "a spot on my back that my wife noticed", "my wife made me come in": of the patient.
const toldByKin =
  /\bmy (?:[a-z]+ )?(?=)(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|sister|brother|daughter|son)(?=) (?:also |just |first )?(?=)(?:(?:says?|said|thinks|thought|tells me|told me|complains?|swears)(?=) (?:that )?(?:i|i'm|i've|i'd|my|it's)(?=)\b|(?:noticed|spotted|made me|wanted me|wants me|pointed|found it|saw it)(?=)\b)/;
// "I thought it was food poisoning, but with my dad I got worried."
const ownView =
  /^(?:(?:well|so|um|oh|and|yes|honestly)(?=) ){0,3}(?=)i(?:'m| was| am|'ve been)?(?=) (?:just |a bit |really )?(?=)(?:thought|thinking|wondered|worried|wondering|scared|frightened|hoping) /;

// "Her sister had the, what is it, the temple artery thing.": an illness without its name.
const kinHad =
  /^(?:(?:and|but|well|yes|no|only)(?=) ){0,2}(?:my|his|her)(?=) (?:mom|mum|mother|dad|father|brother|sister|aunt|uncle|nan|gran|grand(?:mother|father|ma|pa|ad))(?=) (?:had|has|got|died|passed|suffers|suffered)\b(?! (?:to|it|them|that|this|these|those|one|me|a look|a word|a go|been|told|said|given|got me)(?=)\b)/;

// "I quit for eleven days, and then my brother passed.": what the patient did, and when.
const ofOwnThen =
  /^(?:(?:and|so|but|well|no|yes) )*i (?:quit|stopped|started|smoked|drank|gained|lost (?!my)|was (?:on|at|down|up|off|doing)|went|cut)\b.*\b(?:and then|then|until|till|since|after|before|when) my\b/;
// "I got them more when my husband died."; "since my sister had breast cancer" names an illness.
const whenKin =
  /^(?:(?:and|so|but|well|no|yes|yeah) )*(?:i|i've|i'm|it|they)(?=) .*\b(?:then|until|till|since|after|before|when) my\b/;

// "My mom died, so he hasn't been taking his pills.": what came of it is the patient's.
const hence =
  / (?:so|and now|and since then) (?:he|she|i|he's|she's|i've|i'm)(?=) (?!(?:is|was|had to) (?:buried|cremated)\b)/;

const noHistory = /\b(?:adopted|idea|know)\b/;
const tellsWhatCame = (said: string) => hence.test(said) && !noHistory.test(said);

// "This spot on my back that my husband noticed", "my wife says I snore"
const kinSays =
  /\b(?:my|his|her|our) (?:[a-z]+ )?(?=)(?:mom|mum|mother|dad|father|brother|sister|husband|wife|son|daughter|partner)(?=) (?:noticed|says|said|saw|found|spotted|thinks|pointed|mentioned|tells|told)\b/;
const ofOwnBody =
  /\b(?:i|i've|i'm) |\bmy (?:back|arm|leg|skin|face|neck|chest|head|hand|foot|knee|shoulder)s?\b/;

function tellsOfKin({ said, words }: Unit): boolean {
  if (kinSays.test(said) && ofOwnBody.test(said)) return false;
  const isIll = words.some((word) => isConditionWord(word));
  if (ofOwnThen.test(said) || (!isIll && (whenKin.test(said) || tellsWhatCame(said)))) return false;
  if (words.length < 18 && kinHad.test(said) && !/ (?:me|i|i'm|i've|us|we|my)\b/.test(said.slice(8)))
    return true;
  return (
    (relatives.test(said) || relativeIs.test(said)) &&
    // A wife who died is of the patient's life.
    (isIll || (ofKin.test(said) && kin.test(said)))
  );
}

const ofLife =
  /\b(?:smok\w+|vap\w+|drink\w*|drunk|alcohol\w*|beers?|wine|weed|marijuana|drugs?|cocaine|sober|quit|work\w*|job|retired|disability|school|college|live|lives|living|married|divorced|wife|husband|partner|son|daughter|kids|children|mom|mother|dad|father|brother|sister|friend|home|gym|exercis\w*|sport|diet|eat|sleep|stress\w*)(?=)\b/;

function tellsOfIllness(unit: Unit): boolean {
  const { said, clinical, words } = unit;
  if (clinical.conditions + clinical.symptoms.length === 0 || words.length < 3) return false;
  return (ofFamily(unit) && clinical.conditions > 0) || (ofSelf.test(said) && !ofLife.test(said));
}

// "A lot of my family has diabetes.", "other problems that run in your family?" "Stroke and dementia."
const family = /\b(?:my|his|her|your|the) (?:[a-z]+ ){0,2}family\b/;
const ofSelf = /^(?:[a-z']+ ){0,2}(?:i|i'm|i've|i'd|my)\b/;
const hasOne = /\bi(?:'ve)? (?:also |just )?(?:have|had|got)\b/;

function ofFamily({ said, answers }: Unit): boolean {
  return family.test(said) || (answers !== null && family.test(answers.said) && !hasOne.test(said));
}

// "I was born and raised in North Carolina.", "I am the sixth of nine siblings.", "I was laid off."
const ofUpbringing =
  /\bi(?:'m| am| was|'ve been| had never been| have never been)? (?:born (?:and raised )?in (?!(?:19|20|nineteen|two))|(?:born and )?raised (?:in|by|on)|the (?:[a-z]+) of (?:[a-z]+|\d+) (?:siblings|children|kids)|fired|laid off|let go|an orphan|a? ?widow)|^(?:[a-z]+ ){0,3}i (?:grew up|worked (?:for|at|in|as)|work (?:for|at|as)|graduated)(?=)\b/;

const longAgo =
  /\b(?:as a (?:baby|child|kid|teenager)|years? ago|when (?:i|she|he) was (?!\w+ing)|in my (?:teens|\w+ties))\b/;

// "I had pneumonia as a child."
function isOver({ said, words, clinical }: Unit): boolean {
  return (
    words.length < 22 &&
    clinical.drugs === 0 &&
    longAgo.test(said) &&
    /\b(?:had|got|diagnosed)\b/.test(said) &&
    words.some((word) => isConditionWord(word) || word === 'thyroid') &&
    !surgery.test(said)
  );
}

// "Any surgeries?" "My gallbladder, and a C-section.": no more than the names.
const asksSurgeryOnly =
  /^(?:(?:and|so|okay|now)(?=) ){0,2}(?=)(?:(?:have you (?:ever )?had )?any |what |past |previous )?(?=)(?:(?:other|past|previous|prior|major)(?=) ){0,2}(?=)(?:surger(?:y|ies)|surgical history|operations?)(?=)(?: (?:at all|in the past|before|ever|(?:that you've|have you|has (?:he|she))(?=) had(?: before| in the past| done)?|(?:besides|other than|apart from|on|to)(?=) (?:the |your |his |her )?[a-z -]{3,30}))?$/;
const tells =
  /^(?:boot|cast|splint|no|nope|none|never|nothing|not|i|he|she|it|they|we|that|there|yes|yeah)\b/;

const longestOperation = 24;

function answersOfSurgery({ said, answers, words, clinical }: Unit): boolean {
  return (
    answers !== null &&
    words.length < longestOperation &&
    clinical.drugs === 0 &&
    asksSurgeryOnly.test(answers.said) &&
    !tells.test(said)
  );
}

function tellsOfSurgery({ said, words, answers }: Unit, section: Passage['section']): boolean {
  // "Any surgeries in the past?" "I had a lumbar fusion about six years ago."
  const answered =
    (section === 'hpi' || section === 'pmh') &&
    answers !== null &&
    asksSurgery.test(answers.said) &&
    /^(?:yes |yeah |um |uh )*(?:i|he|she) (?:had|have had|got|underwent)\b/.test(said);
  const told = (section === 'pmh' || words.length < 16) && (surgery.test(said) || takenOut.test(said));
  return (answered || told) && past.test(said);
}
