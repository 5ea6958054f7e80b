import { matchesOf } from '../matches.ts';
import type { Transcript } from '../transcript.ts';
import { figures } from './figures.ts';
import { kin } from './kin.ts';
import { repairSpeech } from './speech-tokens.ts';
import { upperFirst } from './upper-first.ts';

export type Sex = 'female' | 'male' | 'unknown';

/** Who the patient is, as far as the visit says. Nothing is told from a first name. */
export interface PatientFacts {
  sex: Sex;
  /** In years; null where it was not said. */
  age: number | null;
  name?: string;
}

const female = /\b(?:female|woman|lady|girl)\b/;
const aged =
  /(?<!\b(?:my|your|his|her|their|our) )\b(\d{1,3})[- ]{1,2}year[- ]old\b(?! (?:son|daughter|kid|child|brother|sister|grandson|granddaughter|niece|nephew|dog|cat))(?:,? (?:[a-z-]+ ){0,4}?(female|male|woman|man|lady|gentleman|girl|boy)\b)?/g;
/** "I have a four year old.": a child, not the patient. */
const childOf = /\b(?:i|we|you)(?:['’]ve)? (?:also )?(?:have|got|had) an? $/;
const others = new RegExp(
  `\\b(?:${kin}|friend|doctor|dr\\.?|boss|neighbou?r|grandm\\w+|grandf\\w+|nurse)\\b`,
);

/** In turns: so long "she" may be whoever was named ("my sister calls", "can we call her now?"). */
const reach = 2;
const sheSaid = /\b(?:she|her|hers)\b/;
const heSaid = /\b(?:he|him|his)\b/;
/** "She says it changed.", says the patient: so many turns later "she was right to send you" may be of the same. */
const anotherReach = 3;
/** In parts of the turns of whoever is heard as the patient. */
const mostlyOfAnother = 0.3;
const ofFamily = new RegExp(`\\b(?:${kin}|grandm\\w+|grandf\\w+)\\b`);

/** Where a number may be an age; elsewhere it need not be read. */
const ofAge = /year|\bi(?:'m| am)\b|turned|\b(?:this|the patient) (?:is|was)\b/i;

// Few turns have any of these; one look each saves six counts.
const titled = /ma'am|\bsir\b|\bm(?:rs|iss|s|r)\b/;
/** "Good morning, miss collins", "is that miss collins": of recognised speech, without capitals. */
const greetedMiss =
  /\b(?:(?:good )?(?:morning|afternoon|evening)|hi|hello|hey|welcome|(?:is|was) that|speaking (?:to|with)|thank you|bye) ?,? ?miss (?!(?:an?|any|it|that|this|them|the|my|your|our|some|much|many|out|you|us|work|school|doses?)\b)[a-z]{3}/g;
const described = /(?:this|the patient) (?:is|was) an? /;

// "I'm in a women's league.", "which is a touch low for a man", "my last mammogram", "I had two C-sections"
const womansCare =
  /\b(?:my|your)(?=) (?:last )?(?=)(?:mammogram|smear|birth control|iud|coil|mirena|c-sections?)\b|\b(?:i|i've|you|you've) had (?:an?|my|your|two|three|both) (?:emergency )?(?=)(?:c-sections?|caesareans?|hysterectomy|miscarriages?)\b|\b(?:i'm|you're|are you|were you|you being)(?=) on (?:the(?: combined| mini)? pill|birth control)\b|\b(?:birth control|contraceptive|combined|mini) pill\b|\bhaving periods\b|\bfor a woman\b|\bwomen['’]s league\b/;
const mansCare =
  /\bfor a man\b|\bmen['’]s league\b|\b(?:a|my|your) vasectomy\b|\b(?:in|of) (?:the|your|either) testicles?\b|\bthe testicles (?:are|look|feel)\b|\bfor (?:the|my|your) prostate\b/;
const mayBeCare =
  /mammogram|smear|pill|birth control|iud|coil|mirena|section|caesarean|hysterec|miscarr|periods|woman|women|for a man|men['’]s|vasec|testicle|prostate/;

/** A mother speaks of herself: then "he" and "she" are the baby more often than the patient. */
const mother =
  /\bi(?:'m| am| was|'ve been| got| had been)(?=) (?:still |also |about )?(?=)(?:pregnant|breast-?feeding|postpartum|in labou?r)\b|\bmy (?:nipples?|milk(?= (?:supply|came|is in|has|dried|ducts?)\b)|boobs?|c-?section|labou?r|due date|contractions|midwife)\b|\b(?:(?<!she )gave birth|since i (?:had|delivered) (?:him|her|the baby))\b/;
// Said to a patient who came alone: "keep nursing on both sides".
const toMother =
  /\b(?:(?:keep|still|are you|you are|you're)(?=) (?:nursing|breast-?feeding|pumping)|mastitis|post-?partum|your (?:milk(?= (?:supply|came|is in|has|dried|ducts?)\b)|c-?section|delivery|nipples?))(?=)\b/;
const mayBeMother =
  /pregnan|breast|post-?partum|mastitis|nursing|pumping|deliver|labou?r|nipple|milk|boob|section|due date|contraction|midwife|birth|since i /;

// Said to who came along and is heard alone: "what's your little boy's name?"
const yourGirl = /\byour (?:(?:little|baby) girl|daughter)\b/g;
const yourBoy = /\byour (?:(?:little|baby) boy|son)\b/g;

/** In turns: so early somebody says of whom the visit is. */
const opening = 6;
const isThem = /\b(?:he|she)(?:['’]s| is)\b/i;
// "That's Ruby, she's four, she's not the sick one."
const ofSibling = /\bthat(?:['’]s| is) [A-Z]|\bnot the\b|\b(?:brother|sister|twin)\b/;
/** "Mom's been dizzy since Sunday.", "Dad fell.", says the daughter: of whom the visit is. */
const isGrownChild = /^(?:daughter|son|child)(?=)(?:[- ]in[- ]law)?\b/i;
const opensWithParent =
  /(?:^|[.!?] )(?:(?:well|so|hi|yes|yeah|no|it's|um),? ){0,2}(mom|mum|dad)(?=)(?:['’]s| has| is| fell| had| was| keeps| can| does| did| gets| got) (?!died\b|passed\b|dead\b|gone\b)/;
// "And how old is Maya?"
const asksAge =
  /\bhow old (?:are you|is (?:he|she|(?!your|his|her|the|it|this|that|mom|mum|dad|grand)[a-z]{3,12}))\b/;
const notYears =
  /(?! ?(?:weeks?|months?|days?|pounds|hours|minutes|percent|%|feet|foot|mg|kg|kilos?|stone|lbs|out of|of|point|and a half (?:weeks|months|days)|or|to|times|years (?!old)|\d)|[./-]\d)/
    .source;
const introduced = new RegExp(
  `\\b(?:he|she)(?:['’]s| is) (?:(?:just|only|nearly|almost) )?(1?\\d)\\b${notYears}(?=[.,!?]|$| (?:now|years old|and a half))`,
);
const agedSo = new RegExp(`\\b(\\d{1,3})\\b${notYears}`);

const isComing =
  /^,?(?=) (?:(?:next|tomorrow|this)(?=) ?(?=)(?:week|month|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|[a-z]{3,6}day)?(?=)\b|in (?:(?:an?|\d+|a few|a couple of)(?=) (?:days?|weeks?|months?)|january|february|march|april|may|june|july|august|september|october|november|december)(?=)\b)/;

// "Thirty-two next week.", "five in March": not yet.
function ageSaid(found: RegExpExecArray | null): number | null {
  if (found === null) return null;
  const years = Number(found[1]);
  return isComing.test(found.input.slice(found.index + found[0].length)) ? years - 1 : years;
}

/** Sex, age and name of the patient, from what clinician and patient say and from labels; relatives' are left out. */
export function patientOf(transcript: Transcript): PatientFacts {
  let balance = 0;
  let age: number | null = null;
  let asked = false;
  let ofThem = 0;
  let ofWhoever = 0;
  let turnsOfPatient = 0;
  let turnsOfAnother = 0;
  const since = { she: anotherReach, he: anotherReach };
  let ofMother = false;
  let sinceOther = reach;
  let ofParent = true;
  const unheard = !transcript.turns.some(({ role }) => role === 'patient');
  const alone = !transcript.turns.some(({ role }) => role === 'relative');
  for (const [at, turn] of transcript.turns.entries()) {
    const said = repairSpeech(turn.text);
    const low = (asked || ofAge.test(said) ? figures(said) : said).toLowerCase();
    const label = turn.role === 'relative' ? '' : (turn.label ?? '');
    if (/^(?:mrs|ms|miss)\b/i.test(label)) balance += 6;
    if (/^mr\b/i.test(label)) balance -= 6;
    for (const match of low.includes('year') ? matchesOf(aged, low) : []) {
      const years = Number(match[1]);
      if (years > 120 || (turn.role === 'patient' && childOf.test(low.slice(0, match.index)))) continue;
      age ??= years;
      if (match[2]) balance += female.test(match[2]) ? 12 : -12;
    }
    sinceOther = ofFamily.test(low) ? 0 : sinceOther + 1;
    if (turn.role === 'patient') {
      turnsOfPatient++;
      const [she, he] = [sheSaid.test(low), heSaid.test(low)];
      if (she || he) turnsOfAnother++;
      if (she) since.she = 0;
      if (he) since.he = 0;
    }
    since.she++;
    since.he++;
    if (turn.role === 'clinician') {
      ofMother ||= alone && mayBeMother.test(low) && toMother.test(low);
      if (titled.test(low)) {
        balance += 3 * count(low, /\bma'am\b/g) - 3 * count(low, /\bsir\b/g);
        balance += 4 * count(low, /\b(?:mrs|ms)\b\.?(?= \w)/g) - 4 * count(low, /\bmr\b\.?(?= \w)/g);
        // "How many did you miss in a month?" calls nobody.
        balance += 4 * count(said, /\bMiss(?= [A-Z])/g) + 4 * count(low, greetedMiss);
      }
      if (described.test(low)) {
        balance +=
          6 *
          count(
            low,
            /\b(?:this|the patient) (?:is|was) (?:a|an) (?:[a-z-]+ ){0,4}?(?:female|woman|lady|girl)\b/g,
          );
        balance -=
          6 *
          count(
            low,
            /\b(?:this|the patient) (?:is|was) (?:a|an) (?:[a-z-]+ ){0,4}?(?:male|man|gentleman|boy)\b/g,
          );
      }
      if (unheard && low.includes('your ')) balance += 3 * count(low, yourGirl) - 3 * count(low, yourBoy);
      const more = count(low, /\b(?:she|her)\b/g) - count(low, /\b(?:he|his|him)\b/g);
      if (more !== 0 && !others.test(low) && (!alone || sinceOther > reach)) {
        if (alone && (more > 0 ? since.she : since.he) <= anotherReach) ofWhoever += 0.4 * more;
        else ofThem += 0.4 * more;
      }
    }
    if (turn.role === 'relative') {
      if (at < opening && ofParent && isGrownChild.test(turn.label ?? '')) {
        const parent = opensWithParent.exec(low)?.[1];
        if (parent !== undefined) balance += parent.startsWith('d') ? -3 : 3;
        ofParent = parent === undefined;
      }
      // "This is Amira?" "Yes, she's three."
      if (age === null && (asked || (at < opening && isThem.test(said) && !ofSibling.test(said)))) {
        const years = ageSaid((asked ? agedSo : introduced).exec(figures(said).toLowerCase()));
        if (years !== null && years > 0) age = years;
      }
      balance +=
        0.6 *
        (count(low, /\b(?:she|her|she's|my daughter|my wife|my mother|my mom)\b/g) -
          count(low, /\b(?:he|his|him|he's|my son|my husband|my father|my dad)\b/g));
    }
    if (turn.role !== 'relative') {
      if (mayBeCare.test(low) && sinceOther > 0)
        balance += 4 * Number(womansCare.test(low)) - 4 * Number(mansCare.test(low));
      balance +=
        4 *
        count(
          low,
          /\b(?:my|your)(?=) (?:periods?|uterus|ovar(?:y|ies)|pap smear|last menstrual|menopause|menstrual|cervix|hysterectomy|pregnancy)(?=)\b|\b(?:i'm|i am|you are|you're|you (?:could|might) be|i(?: just)? (?:get|got|fell))(?=) (?:pregnant|breastfeeding|postmenopausal)\b|\blast (?:real |proper |normal )?period\b|^periods\b|\b(?:fundal height|how far along are (?:you|we)|how many weeks (?:along|pregnant|are you(?=(?: now)? ?\?))|(?:your|for a) (?:prenatal|antenatal) (?:visit|check|appointment))(?=)\b/g,
        );
      balance -= 4 * count(low, /\b(?:my|your) (?:prostate|testic\w+|penis|scrotum|erections?|vasectomy)\b/g);
      // "Prostate's smooth, about forty grams."
      balance -=
        2 *
        count(
          low,
          /\bprostate(?:'s| is| feels)?(?=) (?:about|smooth|soft|firm|big|enlarged|a bit|a little|normal|not tender)(?=)\b/g,
        );
    }
    if (turn.role === 'patient') {
      ofMother ||= mayBeMother.test(low) && mother.test(low);
      const own =
        /\b(?:i am|i'm|i just turned|i turned) (\d{1,3})(?=)(?: years old)?\b(?! ?(?:weeks?|months?|days?|years? (?!old)|a day|pounds|hours|minutes|percent|%|feet|foot|mg|kg|kilos?|stone|lbs|and a half(?! years)|out of|over \d))/.exec(
          low,
        );
      const told = ageSaid(own ?? (asked ? /\b(\d{1,3})\b/.exec(low) : null));
      if (told !== null && told <= 120 && (own === null || told > 0)) age ??= told;
    }
    asked = turn.role === 'clinician' && asksAge.test(low);
  }
  // Who speaks now and then of another is the patient; who speaks of them all along tells of the patient.
  const tellsOfPatient = turnsOfAnother > mostlyOfAnother * turnsOfPatient;
  balance += ofMother ? 6 : ofThem + (tellsOfPatient ? ofWhoever : 0);
  const name = nameOf(transcript);
  const sex: Sex = balance >= 1.5 ? 'female' : balance <= -1.5 ? 'male' : 'unknown';
  return { sex, age, ...(name ? { name } : {}) };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const notNames = new Set(
  "who there so how what good nice thanks thank welcome again doctor doc dr everyone and i it it's i'm my you your the this that we are is okay ok well yes no come in today morning afternoon evening everybody guys folks ma'am sir hi hello hey to can do did have let let's glad great sorry just please tell in on at of for from mister miss mrs mr ms buddy friend mom dad mum baby again back long time dragon sit all alright right now".split(
    ' ',
  ),
);

function nameOf(transcript: Transcript): string | undefined {
  const labelled = transcript.turns.find(
    (turn) =>
      turn.role === 'patient' &&
      turn.label &&
      !/patient|pt|speaker|spk|client|^p$|^s ?\d|child/i.test(turn.label),
  );
  if (labelled?.label && /\p{L}{2}/u.test(labelled.label)) return labelled.label;
  const opening = transcript.turns.filter((turn) => turn.role === 'clinician').slice(0, 4);
  for (const turn of opening) {
    const low = repairSpeech(turn.text).toLowerCase().replace(/\s+/g, ' ').slice(0, 600);
    const titled = /\b(mr|mrs|ms|miss)\b ?\.? ([a-z][a-z'-]+)/.exec(low);
    if (titled && !notNames.has(titled[2]!))
      return `${upperFirst(titled[1]!)}. ${upperFirst(titled[2]!)}`.replace('Miss.', 'Miss');
    const presented =
      /\b(?:this is|seeing|patient is) ([a-z][a-z'-]+ [a-z][a-z'-]+)(?= ?, |,? date of birth|,? (?:a|who is a) )/.exec(
        low,
      );
    if (presented && !presented[1]!.split(' ').some((word) => notNames.has(word)))
      return presented[1]!.split(' ').map(upperFirst).join(' ');
    const stated = /(?:^|[,.] ?|\bso )([a-z][a-z'-]+) is a (?:\d|[a-z]+[ -](?:\w+[ -])?year)/.exec(low);
    if (stated && !notNames.has(stated[1]!) && !/^(?:patient|she|he)$/.test(stated[1]!))
      return upperFirst(stated[1]!);
    const greeted =
      /^(?:\W|okay|so|alright|well)*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)? ?,? ([a-z][a-z'-]+)\b/.exec(
        low,
      );
    if (greeted && !notNames.has(greeted[1]!) && greeted[1]!.length > 2) return upperFirst(greeted[1]!);
  }
  return undefined;
}
