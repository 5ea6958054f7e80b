import { kin } from '../../language/kin.ts';
import { isSaidBeside } from '../choosing/only-talked-over.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { saidEveryday } from '../lexicon/everyday-troubles.ts';
import { isIllnessOf } from '../lexicon/illness-places.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { wordsOf } from '../visit/units.ts';
import { nameIn } from './diagnosis-name.ts';
import { judgesLevel } from './illness-stands.ts';
import { withoutBeside } from './named-beside.ts';
import { isSign, isVague } from './vague-name.ts';

/** What a clinician turns to by a word of every day: "The pressure, …", "Your thyroid is slow". */
export interface SpokenTopic {
  /** As a heading. */
  name: string;
  /** True for a problem's name that is of the same matter. */
  isOf(name: string): boolean;
  /** Only said to be well: nothing is to be done. */
  isRemark: boolean;
  /** "The pressure, …", "for the sleep, …": what follows is of it too, in later turns as well. */
  isTurned: boolean;
  /** May head what no problem is named for. */
  mayHead: boolean;
  /** Names what is wrong, and may be the first of the problems. */
  isTrouble?: true;
  /** A part of the body: of the problem under which it was spoken of. */
  part: string | null;
}

/** A word for a matter, as it is spoken; its heading; what a problem of the same matter has in its name. */
const matters: readonly (readonly [said: RegExp, heading: string, same: RegExp])[] = [
  [/^(?:blood pressures?|pressures?)/, 'blood pressure', /hypertens|blood pressure|preeclampsia/],
  [/^(?:cholesterol|lipids|ldl)/, 'cholesterol', /cholesterol|lipid/],
  [/^(?:blood sugars?|sugars?|glucose|a1c|diabetes)/, 'blood sugar', /diabet|sugar|glyc|glucose/],
  [/^thyroid/, 'thyroid', /thyroid|graves|hashimoto/],
  [/^(?:sleeping|sleep)/, 'sleep', /sleep|insomnia|apnea|apnoea|snoring|nightmare/],
  [/^snoring/, 'snoring', /snor|apnea|apnoea|sleep/],
  [/^mood/, 'mood', /depress|mood|bipolar|dysthymia/],
  [/^(?:(?:low|high) )?potassium/, 'potassium', /potassium|kal(?:a)?emia/],
  [/^(?:(?:low|high) )?(?:sodium|salt level)/, 'sodium', /sodium|natr(?:a)?emia/],
  [/^(?:low )?iron/, 'iron', /iron|an(?:a)?emia/],
  [/^(?:low )?(?:b12|b-12)/, 'vitamin B12', /b12/],
  [/^(?:low )?vitamin d/, 'vitamin D', /vitamin d|osteop/],
  [
    /^(?:kidney (?:function|numbers?|tests?)|kidneys?)/,
    'kidney function',
    /kidney (?:disease|failure|injury|problems?|function)|\bckd\b|renal|nephropathy|nephrotic/,
  ],
  [/^(?:liver (?:tests?|enzymes|numbers?)|liver)/, 'liver', /liver|hepat|cirrho/],
  [/^(?:elevated|high|raised) psa/, 'elevated PSA', /psa\b/],
  [/^(?:prostate|psa)/, 'prostate', /prostat|psa\b/],
  [
    /^(?:(?:trouble|problems?|difficulty)(?=) (?:with|getting|keeping|having)(?=) (?:your |the |his |an )?)?erections?/,
    'erectile dysfunction',
    /erectile/,
  ],
  [
    /^(?:(?:urine|urinary|bladder) (?:leakage|leaking|leaks?|accidents)|(?:leakage|leaking)(?: (?:of )?(?:urine|pee|wee))?)(?= when\b|,| (?:i|we|let)\b|[.]?$)/,
    'urine leakage',
    /incontinen|leak/,
  ],
  [/^blood in (?:your|the|his|her) urine/, 'hematuria', /hematuria|blood in the urine/],
  [
    /^abnormal (?:(?:one|1)[ -]hour )?glucose(?: (?:screen|test|tolerance test))?/,
    'abnormal glucose screen',
    /abnormal glucose/,
  ],
  [/^bowels?/, 'bowels', /constip|bowel|diarrh|colitis|crohn/],
  [/^(?:bladder|waterworks)/, 'bladder', /bladder|urin|uti\b|cystitis|incontinen|prostat/],
  [/^(?:smoking|tobacco|nicotine|cigarettes|vaping)/, 'smoking', /smok|tobacco|nicotine|vap(?:e|ing)/],
  [/^(?:drinking|alcohol)/, 'alcohol use', /alcohol|drinking/],
  [/^(?:birth control|contraception)/, 'contraception', /contracep|birth control/],
  [/^memory/, 'memory', /memory|dementia|alzheimer|cognitive/],
  [/^(?:bone density|bones)/, 'bone health', /osteop|fracture|bone/],
  [/^(?:reflux|heartburn)/, 'reflux', /reflux|gerd|heartburn/],
  [/^weight/, 'weight', /weight|obes/],
];
const parts =
  /^(?:(?:right|left|other) )?(?=)(shoulders?|knees?|hips?|back|neck|elbows?|wrists?|hands?|thumbs?|fingers?|foot|feet|ankles?|toes?|heels?|ears?|eyes?|skin|scalp|nose|throat|stomach|belly|lungs?|heart|teeth|nails?)(?=[, '’]|$)/;

/** What is watched in many visits, and no matter of its own unless it is turned to. */
const watched = /^(?:weight|prostate|bladder|bone health|blood sugar|mood)$/;
const wrong = /^(?:elevated PSA|erectile dysfunction|hematuria|abnormal glucose screen|urine leakage)$/;
const isHabit = /^(?:smoking|alcohol use)$/;
/** "And smoking, get his dad to do it outside." */
const ofOthers = new RegExp(
  `\\b(?:${kin}|outside|in the (?:house|home|car)|garage|around (?:him|her|the|a))\\b`,
);
/** Taken as a medicine, too: "the iron, one every other day". */
const taken = /^(?:iron|potassium|sodium|vitamin (?:B12|D))$/;
const outOfRange =
  /^(?:['’]s| is| was|, (?:it|that)(?:['’]s| is| was))(?=) (?:(?:still|a bit|a little|too|very|quite|just) ){0,2}(?=)(low|high)\b/;

const opening =
  /^(?:(?:and|so|okay|now|then|but|um|uh|well|alright|all right|next|also|first|second|third|last|lastly|finally)(?=),?(?=) ){0,3}(?=)(?:(?:for|with|on|about|regarding|as for|in terms of|there['’]s|there is|the (?:other|next|last|second|third)(?=) (?:thing|one|problem)(?:['’]s| is|,))(?=) )?(?:(?:the|your|his|her|that|this) )?/;
/** "Then there's the smoking.", "the other thing is your weight", "then your weight your BMI is 36". */
const movesOn =
  /(?:^|\b(?:and|so|okay|now),? )(?:(?:then|next|also|lastly|finally|second|third)(?=),? |the (?:other|next|last|second|third) (?:thing|one|problem)(?:['’]s| is|,) |there(?:['’]s| is) ).{0,14}(?:the|your|his|her) $/;
// "And the smoking. Would you like to try something?"
const joined =
  /^(?:,|[.]?$| when you [a-z ]{3,30},| (?:is|are|was|were|looks?|needs?|still|stays?|runs?)(?:n['’]t)?\b|['’]s\b)/;
const goesOnAt = /^ (?:your|so|you['’](?:ve|re)|it['’]s|i['’](?:d|m|ll)|let['’]s|we)\b/;
const turned =
  /^(?:(?:[a-z]+),? ){0,3}?(?=)(?:for|with|on|about|regarding|as for|in terms of)(?=) (?:the|your|his|her|that|this) $/;
const well =
  /^[^.]{0,30}\b(?:good|fine|perfect|normal|great|okay|excellent|beautiful|under control|at goal|no worse|stable|where (?:i|we) want)\b/;
const notWell =
  /\b(?:not|n't|but|except|leave|could|would|though|should|start|stop|stay|no changes?|add|increase|check|recheck|keep|continue)\b/;

function isSaidWell(after: string): boolean {
  return well.test(after) && !notWell.test(after);
}

// "And the tetanus, you're due.": the vaccine.
const vaccineDue =
  /^(?:the |your )?(?=)(?:tetanus|shingles|pneumonia|flu|covid|rsv|hpv|hepatitis b|whooping cough)(?=)\b[^.?]{0,40}\b(?:due|one|shot|jab|booster|vaccine)\b/;

/** The matter that these plain words of a clinician turn to, or null. */
export function topicOpened(plain: string): SpokenTopic | null {
  const low = plain.toLowerCase();
  const lead = opening.exec(low)![0];
  const rest = low.slice(lead.length);
  if (isSaidBeside(low) || withoutBeside(low) !== low || vaccineDue.test(rest)) return null;
  const part = parts.exec(rest);
  if (part !== null)
    return lead === '' ? null : (partOpened(part, rest.slice(part[0].length)) ?? painOfCause(rest, lead));
  for (const [pattern, heading, same] of matters) {
    const said = pattern.exec(rest)?.[0];
    if (said === undefined) continue;
    const after = rest.slice(said.length);
    if (
      !(joined.test(after) || (movesOn.test(lead) && goesOnAt.test(after))) ||
      (isHabit.test(heading) && ofOthers.test(low))
    )
      continue;
    const alone = after === '' || after === '.';
    if (alone && !determined.test(lead)) continue;
    const isTurned = alone || after.startsWith(',') || turned.test(lead) || movesOn.test(lead);
    const illness = wordsOf(rest).find((word) => isConditionWord(word) && same.test(word));
    // "Iron, folate and B12.": a list of tests.
    if (isTurned && illness === undefined && !determined.test(lead) && isListed.test(after)) return null;
    if (watched.test(heading) && !isTurned) return null;
    const range = /^(?:low|high)(?= )/.exec(said)?.[0] ?? outOfRange.exec(after)?.[1];
    return {
      name: illness ?? (taken.test(heading) && range !== undefined ? `${range} ${heading}` : heading),
      isTurned,
      part: null,
      mayHead:
        !onlyIf.test(after) &&
        (!taken.test(heading) ||
          range !== undefined ||
          saysMore.test(after) ||
          (lacked.test(heading) && determined.test(lead) && takesIt.test(after)) ||
          (ofNeed.test(lead) && getsIt.test(after))),
      isOf: (name) => same.test(name.toLowerCase()),
      isRemark: isSaidWell(after),
      ...((isTurned && (wrong.test(heading) || (taken.test(heading) && range !== undefined))) ||
      judgesLevel(low)
        ? { isTrouble: true as const }
        : {}),
    };
  }
  return (
    illnessOpened(rest, lead) ??
    symptomOfDrug(rest, lead) ??
    painOfCause(rest, lead) ??
    symptomTurnedTo(rest, lead)
  );
}

function turnedTo(name: string, isRemark = false): SpokenTopic {
  return {
    name,
    isOf: (other) => isSameName(other.toLowerCase(), name),
    isRemark,
    isTurned: true,
    mayHead: true,
    part: null,
  };
}

/** "For the hot flashes, let's try gabapentin.", "for the bed-wetting, I'd like you to see the urologist" */
function symptomTurnedTo(rest: string, lead: string): SpokenTopic | null {
  const said = turned.test(lead) ? namedFirst.exec(rest)?.[1] : undefined;
  if (said === undefined) return null;
  const words = wordsOf(said);
  const [symptom] = symptomsIn(words);
  const name =
    symptom !== undefined && symptom.symptom.words.length === words.length
      ? symptom.symptom.written
      : saidEveryday.find(({ pattern }) => pattern.exec(said)?.[0] === said)?.name;
  // "For the chest pain, use the spray.": of what hurts there.
  if (name === undefined || /ache|\bpain\b/.test(name)) return null;
  return turnedTo(name);
}
const namedFirst =
  /^([a-z-]{3,20}(?: [a-z-]{3,20})?),?(?=) (?:(?:i|we)(?! (?:think|believe|suspect|guess|bet|wonder)\b)|let|try|take|use|start|continue|keep|please)(?=)\b/;

const determined = /\b(?:the|your|his|her|that|this) $/;
/** "The potassium, I'd go easy on the bananas."; "the iron, one every other day" is a medicine. */
const saysMore = /^, (?:i|we|you|he|she|it|that|this|they|there|go|let|watch)\b/;

/** "The vitamin D, take 2,000 units a day." */
const lacked = /^vitamin/;
const takesIt = /^, (?:take|start|begin)\b/;

/** "For the vitamin D, please buy the capsules." */
const ofNeed = /\b(?:for|about|regarding) (?:the|your|his|her) $/;
/** "The snoring, if you hear him stop breathing, ring us." */
const onlyIf = /^, (?:if|unless|only if)\b/;
const getsIt = /^, (?:please|buy|get|start|no|avoid|limit|cut)\b/;

// "The migraines, with aura, six a month": of an illness; a complaint is of what it comes from.
function illnessOpened(rest: string, lead: string): SpokenTopic | null {
  const [said = '', more] = rest.split(',', 2);
  if (more === undefined || !determined.test(lead) || !plainName.test(said)) return null;
  const name = nameIn(said);
  if (name === null || name !== said.trim() || isVague(name)) return null;
  return turnedTo(name, isSaidWell(more));
}

const plainName = /^(?!.*\b(?:in|at|of|on|from|with|due|last|this|that)\b)[a-z-]+(?: [a-z-]+){0,2}$/;

/** "The cough I'm fairly sure is from the lisinopril.": no part of the illness that was concluded. */
function symptomOfDrug(rest: string, lead: string): SpokenTopic | null {
  const [, said, cause] = determined.test(lead) ? (fromDrug.exec(rest) ?? []) : [];
  if (said === undefined || cause === undefined) return null;
  const [symptom] = symptomsIn(wordsOf(said));
  if (symptom === undefined || drugsIn(wordsOf(cause)).length === 0) return null;
  const name = symptom.symptom.written;
  return turnedTo(name);
}

/** "The back pain is from the sacroiliac joint."; not "from the pneumonia", which is a problem of its own. */
function painOfCause(rest: string, lead: string): SpokenTopic | null {
  const [, name, cause] = determined.test(lead) ? (painFrom.exec(rest) ?? []) : [];
  if (name === undefined || (isPain.test(name) && ofKnown.test(cause!) && nameIn(cause!) !== null))
    return null;
  return {
    name,
    isOf: (other) => isSameName(other.toLowerCase(), name) || isSameName(cause!, other.toLowerCase()),
    isRemark: false,
    isTurned: true,
    mayHead: true,
    part: null,
  };
}
const painFrom =
  /^((?:(?:right|left|low|lower|upper) )?(?=)(?:(?:back|neck|knee|hip|shoulder|elbow|wrist|hand|ankle|foot|heel|pelvic|chest|rib) pain|headaches?|tinnitus|dizziness|numbness|tingling|tiredness|fatigue|weakness|itching|hoarseness))(?=)(?:['’]s| is| are)(?=)(?: (?:probably|likely|most likely|just|all|mostly))?(?=) (?:coming from|from|due to|caused by) (.{3,60})/;
const isPain = /pain$|headache/;
const ofKnown = /^(?:the|your|his|her|that|this) /;

/** "The swelling is from the amlodipine.": a judgement, wherever in the visit it is said. */
export function blamesCause(plain: string): boolean {
  const low = plain.toLowerCase();
  const lead = opening.exec(low)![0];
  const rest = low.slice(lead.length);
  return symptomOfDrug(rest, lead) !== null || painOfCause(rest, lead) !== null;
}
const fromDrug =
  /^([a-z]+(?: [a-z]+)??)(?:,? (?:i|we)(?=)(?:['’]m| am|['’]d| would|['’]re| are)?(?=)(?: (?:pretty|fairly|quite|almost))?(?=) (?:sure|certain|think|believe|suspect|say|bet)(?=)(?: that)?)?(?:,? (?:it|that|this))?(?:['’]s| is| are)(?: (?:probably|likely|most likely|just|all))?(?: (?:coming from|from|due to|because of|caused by|a side effect of|down to))? (?:the|your) ([a-z]+)/;

// "Migraines" and "chronic migraine".
function isSameName(one: string, other: string): boolean {
  const stems = wordsOf(other)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));
  return stems.length > 0 && stems.every((stem) => wordsOf(one).some((word) => word.startsWith(stem)));
}

const isListed =
  /^, (?!(?:use|take|try|keep|start|stop|continue|rest|ice|wear|put|avoid|i|we|you|let)\b)(?:[a-z0-9-]+ ){0,2}[a-z0-9-]+(?:,|(?= and| or))/;

// "For the shoulder, …"; what it has is the better name where that is said: "the left knee, that's arthritis".
function partOpened([whole, part = '']: RegExpExecArray, after: string): SpokenTopic | null {
  if (!after.startsWith(',') || isListed.test(after) || wordsOf(after).some(namesIllness)) return null;
  return {
    name: whole,
    isOf: (name) => wordsOf(name.toLowerCase()).includes(part) || isIllnessOf(part, name),
    isRemark: isSaidWell(after),
    isTurned: true,
    mayHead: !onlyAdvised.test(after),
    part,
  };
}

/** "For the ankles, put your feet up when you can.": no problem of its own. */
const onlyAdvised =
  /^, (?:(?:just|please|try|you (?:can|could|should|might want to)|and|to|i['’]d)(?=) ){0,3}(?=)(?:put|putting|use|using|wear|wearing|keep|keeping|try|avoid|walk|walking|rest|sleep|sleeping|elevate|raise|prop|stretch|stretching|moisturi[sz]e|soak|lift|sit|stay|heat|ice|gentle|comfortable|supportive|pillows?|compression)(?=)\b/;

function namesIllness(word: string): boolean {
  return isConditionWord(word) && !isSign(word);
}

/**
 * What a clinician says is out of range, as a word for it: "everything came back normal except your cholesterol", "your
 * kidney function's down a bit". `matter` is its heading; null where nothing is.
 */
export function outOfRangeIn(plain: string): { matter: string; said: string } | null {
  const low = plain.toLowerCase();
  const rest = exceptFor.exec(low)?.[1] ?? isOff.exec(low)?.[1];
  if (rest === undefined) return null;
  for (const [pattern, matter] of matters) {
    const said = pattern.exec(rest)?.[0];
    if (said !== undefined) return { matter, said: said === 'a1c' ? 'A1c' : said };
  }
  return null;
}
const exceptFor =
  /\b(?:(?:normal|good|great|fine|perfect|okay|well),? (?:except(?=)(?: for)?|apart from|aside from|other than)|the only (?:thing|one) (?:that(?:['’]s| is| was) )?(?:off|abnormal|high|low|out of range) (?:is|was))(?=) (?:your|the|his|her) (.{3,40})/;
const isOff =
  /^(?:(?:so|and|but|now|okay|well)(?=),?(?=) ){0,2}(?:your|his|her)(?=) ((?:a1c|cholesterol|ldl|kidney (?:function|numbers?|tests?)|liver (?:tests?|enzymes|numbers?)|vitamin d|b12|iron|potassium|sodium)(?=)(?:['’]s| is| are| has| have)(?=)(?: (?:come back|gone|still|now|just))?(?=)(?: (?:a (?:bit|little|touch)|slightly|somewhat|quite|pretty|too))?(?=) (?:up|down|high|low|elevated|raised|off)(?=)\b)/;

/** True where `heading` is a word for a matter, and `illness` the name of one of the same. */
export function isMatterOf(heading: string, illness: string): boolean {
  const matter = matters.find(([, name]) => name === heading);
  return matter?.[2].test(illness) === true;
}

/** The matters that anybody speaks of as the patient's: "my blood pressure tablets", "you're still smoking?" */
export function ownMattersSaid(said: string): string[] {
  const spoken = mattersSaid(said.replace(/\bmy /g, 'the '));
  return stillSmokes.test(said) ? [...spoken, 'smoking'] : spoken;
}
const stillSmokes =
  /\b(?:you(?:['’]re| are)?|he(?:['’]s)?|she(?:['’]s)?|i(?:['’]m| am)?) (?:still )?smok(?:e|ing|es)\b/;

/** The headings of the matters that are spoken of in these words: "to see how the mood is doing". */
export function mattersSaid(said: string): string[] {
  return [...said.matchAll(ofSomeone)].flatMap(({ index, 0: word }) => {
    const rest = said.slice(index + word.length);
    return matters.filter(([pattern]) => pattern.test(rest)).map(([, heading]) => heading);
  });
}
const ofSomeone = /\b(?:the|your|his|her|that|a) /g;
