import { type Assertion, contextOf } from '../../language/context.ts';
import { kin } from '../../language/kin.ts';
import type { Source } from '../../note.ts';
import { isOnlyTalkedOver } from '../choosing/only-talked-over.ts';
import { sourcesOf } from '../draft.ts';
import { byClinician, tellsLittle, whyNot, wouldSurprise } from '../learned/trouble-features.ts';
import type { RankedTrouble } from '../learned/trouble-ranking.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { someGet } from '../plan/side-effects-told.ts';
import type { Passage } from '../visit/visit.ts';
import { isOnlyAsked } from './only-asked.ts';
import { isOnlyMentioned } from './only-mentioned.ts';
import { isMatterOf } from './spoken-topic.ts';
import { fullestOf, isWithin, keyOf, type Mention } from './troubles.ts';
import { isGeneric, isPlainToSee, isVague } from './vague-name.ts';

/** A name for a problem, and where it is told. */
export interface LikelyTitle {
  name: string;
  /** How likely a clinician would head the assessment with it. */
  chance: number;
  symptom: boolean;
  /** Suspected, not concluded; its name says so. */
  possible: boolean;
  /** Named as why something is done: "we'll do a sleep study, because sleep apnea makes that worse". */
  isReason: boolean;
  /** Told as part of another: "fibroids with heavy menstrual bleeding", "your first problem of recurrent infections". */
  isPart: boolean;
  /** Meant of this patient, not only feared or a relative's. */
  isMeant: boolean;
  /** Told by nobody but the patient, when asked what illnesses they have. */
  isHistory: boolean;
  passage: Passage;
  /** Which of the passage's words it begins with. */
  from: number;
  sources: Source[];
}

/** What the ranking makes of the names of a visit's problems. */
export interface LikelyTitles {
  /** Diagnoses that are likely enough to stand beside others, in the order in which they are told. */
  sure: readonly LikelyTitle[];
  /** The likeliest of all, where it may stand alone; else null. */
  best: LikelyTitle | null;
  /** True for a name that another is far likelier than. */
  isUnlikely(name: string): boolean;
  /** True for a name that is told in a way that makes it none of the visit's problems. */
  isImplausible(name: string): boolean;
  /** True of the name of a condition that is all but surely nobody's here; `concluded`: though the clinician seems to. */
  isNotHad(name: string, concluded: boolean): boolean;
}

const sureFrom = 0.5;
const aloneFrom = 0.28;
const unlikelyBelow = 0.06;
const implausibleBelow = 0.03;
// "For your age and blood pressure".
const namesNothing = /^(?!(?:high|elevated|low) ).* (?:blood )?pressure$/;
const most = 5;
/** Said as a complaint is, but as much what a clinician concludes. */
const concluded: ReadonlySet<string> = new Set([
  'depression',
  'anxiety',
  'memory loss',
  'falls',
  'heavy periods',
  'heavy menstrual bleeding',
  'high blood pressure',
  'elevated blood pressure',
  'low blood pressure on standing',
  'low thyroid',
  'enlarged prostate',
  'iron deficiency',
  'high cholesterol',
  'high potassium',
  'low potassium',
  'low sodium',
  'low vitamin B12',
  'bedwetting',
]);
/** So likely is what may stand beside problems that the clinician opened themselves. */
export const besideFrom = 0.55;

/** True for a complaint that is as much what a clinician concludes. */
export function isConclusion(name: string): boolean {
  return concluded.has(name);
}

/** True where two names are of one trouble: the words that tell in one are all in the other. */
export function isSameTrouble(a: string, b: string): boolean {
  const x = keyOf(a);
  const y = keyOf(b);
  return isWithin(x, y) || isWithin(y, x);
}

/** What an examiner sees or hears, and nobody comes for or concludes. */
const onlyFound = /^(?:redness|murmurs?|wheez(?:es?|ing)|crackles|rales|rhonchi|crepitus|gallop|deformity)$/;

/** "An ear infection, the eardrum is bulging." */
const ofDrum = /^(?:red|bulging|dull|retracted|inflamed) (?:(?:left|right) )?(?:ear ?)?drums?$/;

export const noTitles: LikelyTitles = {
  sure: [],
  best: null,
  isUnlikely: () => false,
  isImplausible: () => false,
  isNotHad: () => false,
};

// "The stomach had some redness."
function isOnlyFound({ name, mentions }: RankedTrouble): boolean {
  if (ofDrum.test(name)) return true;
  return (
    onlyFound.test(name) &&
    mentions.every(({ passage }) => passage.role === 'clinician' && passage.section === 'exam')
  );
}

/** The names for a visit's problems that its troubles give. */
export function likelyTitles(all: readonly RankedTrouble[], planFrom: number): LikelyTitles {
  const troubles = all.filter(({ notHad }) => !notHad);
  const ofEye = troubles.some(({ name }) => name.includes('glaucoma'));
  const theirs = troubles
    .filter((one) => mayBeTheirs(one) && !isOnlyFound(one) && !(ofEye && isEyePressure(one)))
    .map((one) => (isSuspectedCancer(one) ? { ...one, problem: Math.max(one.problem, besideFrom) } : one));
  const ranked = withoutHarmless(theirs).toSorted((a, b) => b.problem - a.problem);
  const [first] = ranked;
  const none = (name: string, concluded: boolean): boolean =>
    areAll(all, name, ({ notHad, notHadAtAll }) => (concluded ? notHadAtAll : notHad));
  if (first === undefined) return { ...noTitles, isNotHad: none };
  const sure = ranked
    .filter(({ name, problem, symptom }) => problem >= sureFrom && (!symptom || isConclusion(name)))
    .slice(0, most)
    .flatMap((trouble) => titleOf(trouble, planFrom) ?? [])
    .filter(({ isHistory }) => !isHistory)
    .filter(({ possible }, _, all) => !possible || all.some((one) => !one.possible))
    .filter((one, _, all) => !isWhyShingles(one.name, all) && !isPerhapsPartOf(one, all))
    .toSorted((a, b) => a.passage.index - b.passage.index || a.from - b.from)
    .filter((one, i, all) => !isOtherName(one, all[i - 1]));
  return {
    sure,
    best:
      first.problem >= aloneFrom && !first.mentions.every(answersHistory) ? titleOf(first, planFrom) : null,
    isUnlikely: (name) => sure.length > 0 && (namesNothing.test(name) || areAll(troubles, name, isDoubtful)),
    isImplausible: (name) => areAll(troubles, name, isHardlyOne),
    isNotHad: none,
  };
}

// "It looks suspicious for melanoma.", "I'm worried this is a squamous cell carcinoma": whatever else is found, this is to be dealt with.
function isSuspectedCancer({ name, mentions }: RankedTrouble): boolean {
  return (
    cancer.test(name) &&
    mentions.some(
      (one) =>
        byClinician(one) && suspicion.test(one.passage.unit.said) && whyNot(one) === null && !isFeared(one),
    )
  );
}
const cancer = /\b(?:melanoma|carcinoma|lymphoma|sarcoma|(?<!skin )cancer)\b/;
const suspicion =
  /\bsuspicious (?:for|of)\b|\b(?:worried|concerned) (?:that )?(?:it|this)(?=)(?:['’]s| is| may be| might be| could be)\b/;

// "The rest of your back has a few seborrheic keratoses, those are harmless.": no problem of the visit beside another.
function withoutHarmless(troubles: readonly RankedTrouble[]): readonly RankedTrouble[] {
  const others = troubles.filter((one) => !isHarmless(one));
  return others.some(({ problem, symptom }) => problem >= aloneFrom && !symptom) ? others : troubles;
}

function isHarmless({ mentions }: RankedTrouble): boolean {
  const told = mentions.filter((one) => byClinician(one) && !one.passage.unit.question);
  return told.length > 0 && told.every(({ passage }) => harmless.test(passage.unit.said));
}
const harmless =
  /\b(?:(?:is|are|it['’]s|they['’]re|that['’]s)(?=) (?:completely |quite |perfectly |totally |just )?(?:harmless|benign|nothing to worry about))\b/;

// "It's shingles. It's the chickenpox, it's been asleep in the nerve."
function isWhyShingles(name: string, all: readonly LikelyTitle[]): boolean {
  return /^chicken ?pox\b/.test(name) && all.some((one) => /\b(?:shingles|zoster)\b/.test(one.name));
}

// "This is rotator cuff tendinopathy, possibly a partial tear.": no problem of its own.
function isPerhapsPartOf({ name, possible, passage }: LikelyTitle, all: readonly LikelyTitle[]): boolean {
  return (
    possible &&
    isGeneric(name.split(' ').at(-1)!) &&
    all.some((one) => !one.possible && one.passage === passage)
  );
}

// "This is a chest infection, a pneumonia on the right.", "otitis externa, so an infection of the ear canal"
function isOtherName({ passage, from, name }: LikelyTitle, before: LikelyTitle | undefined): boolean {
  const { words } = passage.unit;
  if (before?.passage !== passage || !/^(?:an?|the)$/.test(words[from - 1] ?? '')) return false;
  const last = words[from - 2] ?? '';
  if (isGloss.test(name) && (glosses.has(last) || isConditionWord(last))) return true;
  return words[from - 1] !== 'the' && last === before.name.toLowerCase().split(' ').at(-1);
}

const glosses: ReadonlySet<string> = new Set(['so', 'is', 'means', "it's", "that's", 'basically']);
/** "An inflammation of the lining of the eye" */
const isGloss =
  /^(?:[a-z]+ ){0,2}?(?:inflammation|irritation|infection|injury|swelling|narrowing|thickening|blockage|weakening|buildup|tear) (?:of|in) the /;

// Of all that is told by such a name; false where nothing is.
function areAll(
  troubles: readonly RankedTrouble[],
  name: string,
  test: (one: RankedTrouble) => boolean,
): boolean {
  const key = keyOf(name);
  let known = false;
  for (const trouble of troubles) {
    if (!isTold(trouble, key)) continue;
    if (!test(trouble)) return false;
    known = true;
  }
  return known;
}

function isTold({ mentions }: RankedTrouble, key: readonly string[]): boolean {
  for (const mention of mentions) if (isWithin(mention.key, key)) return true;
  return false;
}

function isHardlyOne({ problem }: RankedTrouble): boolean {
  return problem < implausibleBelow;
}

// A diagnosis that the clinician means is none, however unlikely.
function isDoubtful({ name, symptom, problem, mentions }: RankedTrouble): boolean {
  const meant = mentions.some((one) => byClinician(one) && whyNot(one) === null);
  return problem < unlikelyBelow && (symptom || isVague(name) || tellsLittle.has(name) || !meant);
}

/**
 * "It can let a blood clot form", "risks are stiffness, infection", "an overactive thyroid can cause this": what might come
 * of something. "We use antibiotics to control for infection", "anything from depression to epilepsy": only spoken of.
 */
export function isFeared(mention: Mention): boolean {
  const { named, tokens, passage } = mention;
  const { role } = passage;
  if (isOnlyTalkedOver(mention) || isOnlyAsked(mention) || isOver(mention) || isSideEffect(mention))
    return true;
  if (isOnlyMentioned(mention)) return true;
  // "What, like high blood pressure?"
  if (passage.unit.question && tokens[named.from - 1]?.bare === 'like') return true;
  const [after = '', next = ''] =
    tokens[named.to]?.ends === true ? [] : [tokens[named.to + 1]?.bare, tokens[named.to + 2]?.bare];
  if ((mays.has(after) && brings.has(next)) || after === 'risk' || after === 'risks') return true;
  // "The heavy periods could have made you anaemic."
  if (mays.has(after) && next === 'have' && made.has(tokens[named.to + 3]?.bare ?? '')) return true;
  if (tokens[named.from - 1]?.bare === 'almost') return true;
  const caused = tokens.findIndex(({ bare }, i) => mays.has(bare) && tokens[i + 1]?.bare === 'have');
  if (
    caused >= 0 &&
    made.has(tokens[caused + 2]?.bare ?? '') &&
    named.from > caused &&
    named.from - caused <= 5
  )
    return true;
  // "Do you want an HIV test with the rest of the labs?"
  if (passage.unit.question && tests.has(after) && offers.test(passage.unit.said)) return true;
  if (isOfCare(mention)) return true;
  if (scored.has(after) || isMainRisk(tokens, named.to)) return true;
  if (role !== 'clinician' && !passage.unit.question && isDread(tokens, named.from)) return true;
  if (isForOthers(tokens, named.from) || isWorryOnly(tokens, named.from)) return true;
  if (
    role === 'clinician' &&
    (isDanger(tokens, named.from) || isOfMedicine(mention) || isOther.test(passage.unit.said))
  )
    return true;
  if (role === 'clinician' && !passage.unit.question && isBeside(tokens, mention)) return true;
  // "Sleep apnea sets this off."
  if (causes.has(after) && next !== '') return true;
  for (let i = named.from - 1; i >= 0; i--) {
    const { bare } = tokens[i]!;
    if (bare === 'risk' || bare === 'risks' || bare === 'complications' || bare === 'whenever') return true;
    // "That's common with diabetes and heart disease.", "the leading cause of lung cancer"
    if (bare === 'of' && i === named.from - 1 && /^causes?$/.test(tokens[i - 1]?.bare ?? '')) return true;
    // "That'd be the most likely reason for the heavy bleeding."
    if (/^(?:reason|explanation)$/.test(bare) && tokens[i + 1]?.bare === 'for') return true;
    if (bare === 'common' && /^(?:with|in)$/.test(tokens[i + 1]?.bare ?? '')) return true;
    if (bare === 'anything' && examples.has(tokens[i + 1]?.bare ?? '')) return true;
    if (named.from - i <= guardReach && guards.has(bare)) return true;
    if ((bare === 'control' || bare === 'controls') && tokens[i + 1]?.bare === 'for') return true;
    if (mays.has(bare) && brings.has(tokens[i + 1]?.bare ?? '')) return true;
    // "It can do exactly that, thicken it, make polyps."
    if (mays.has(bare) && named.from - i <= mayReach && brings.has(tokens[named.from - 1]!.bare)) return true;
    // "One in a hundred has a small benign one, a neuroma."
    if (bare === 'one' && tokens[i + 1]?.bare === 'in' && manies.has(tokens[i + 2]?.bare ?? '')) return true;
  }
  return false;
}

// "We'll do the chlamydia and gonorrhoea swab.", "go to the stroke clinic", "just the chlamydia, please"
function isOfCare({ named, tokens, passage: { role, unit } }: Mention): boolean {
  const rest = tokens.slice(named.to + 1, named.to + 1 + careReach).map(({ bare }) => bare);
  if (role !== 'clinician') return rest[0] === 'please' && unit.answers !== null;
  const [after = ''] = rest[0] === 'and' || rest[0] === 'or' ? rest.slice(2) : rest;
  return swabs.has(after) || (suspected.has(tokens[named.to]?.bare ?? '') && clinics.has(after));
}
const careReach = 3;
const swabs: ReadonlySet<string> = new Set(['swab', 'swabs', 'screen', 'screening']);
const suspected: ReadonlySet<string> = new Set(['stroke', 'tia', 'cancer']);
const clinics: ReadonlySet<string> = new Set([
  'clinic',
  'team',
  'unit',
  'ward',
  'specialist',
  'nurse',
  'referral',
  'pathway',
]);

// "Does it have side effects?" "The main one is nausea. Some people get constipation."
function isSideEffect({ passage: { unit, role } }: Mention): boolean {
  if (role !== 'clinician') return hasRead.test(unit.said);
  return (
    (!unit.question && unit.answers !== null && unit.answers.said.includes('side effect')) ||
    someGet.test(unit.said)
  );
}
// "I read that HRT gives you breast cancer.", says the patient.
const hasRead =
  /\bi(?:'ve)? (?:read|heard|saw)(?=) (?:(?:online|somewhere|on|the|internet|news)(?=) ){0,3}(?:that )?(?:[a-z-]+ ){1,5}(?:gives?|causes?|can|could|leads?|may|increases?|makes?)(?=)\b/;

// "She had croup at Christmas but that's gone.", "I had a miscarriage before him": over long since.
function isOver({ named, tokens, key, passage: { unit, role, reply } }: Mention): boolean {
  const after = tokens
    .slice(named.to + 1)
    .map(({ bare }) => bare)
    .join(' ');
  if (role === 'clinician') {
    if (unit.question)
      return (
        asksOfPast.test(unit.said) ||
        reply?.units.some(
          ({ said, words }) =>
            allGone.test(said) ||
            key.some((word) => said.includes(word) && goneNow.test(said.slice(said.indexOf(word)))) ||
            (said.includes('had ') && onceOnly.test(said) && key.some((word) => words.includes(word))),
        ) === true
      );
    return tokens[named.to]?.ends !== true && longGone.test(after);
  }
  if (tokens[named.to]?.ends !== true && goneNow.test(` ${after}`)) return true;
  if (!unit.said.includes('had ')) return false;
  const had = tokens.slice(Math.max(0, named.from - hadReach), named.from);
  if (!had.some(({ bare }) => bare === 'had')) return false;
  if (onceOnly.test(unit.said)) return true;
  if (/^miscarriages?$/.test(named.name)) return longSince.test(unit.said);
  const but = unit.said.lastIndexOf(' but ');
  return but > 0 && longSince.test(unit.said.slice(0, but)) && isGone.test(unit.said.slice(but));
}
const hadReach = 5;
// "Have you had sinus infections before?"
const asksOfPast =
  /^(?:(?:and|so|okay) ){0,2}(?:have|has|had) (?:you|he|she) (?:ever )?had [a-z' ]{3,60} before$/;
// "I had postnatal depression with my second, that was in 2001."
const once =
  '(?:as an? (?:baby|child|kid|teenager)|when (?:i|he|she|you) (?:was|were) (?:a|an|little|small|young|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|in (?:college|school))|with my (?:first|second|third|last|son|daughter)|in (?:my|your|her|the|that) (?:first|second|last|previous|other) pregnancy|in (?:19|20)\\d\\d|(?:years|decades) (?:ago|back)|in (?:college|high school))';
// "Any nausea?" "It went away around twelve weeks.", "the nausea stopped at fifteen weeks"
const isOverNow =
  "(?:(?:'s|'re| is| are| has| have)(?: all)? gone| went away| (?:has |have )?(?:stopped|cleared up))";
const allGone = new RegExp(
  `^(?:(?:no|yes|oh|well) ){0,2}(?:it|that|they)${isOverNow}(?=)\\b(?! (?:and|but|then)\\b)`,
);
const goneNow = new RegExp(`^[a-z]*${isOverNow}(?=)\\b(?! (?:and|but|then)\\b)`);
const onceOnly = new RegExp(`\\b${once}(?=)\\b`);
// "The preeclampsia you had in your first pregnancy", "the ulcer was a long time ago"
const longGone = new RegExp(
  `^(?:(?:that )?(?:you|he|she) had |(?:was|were) )(?:back )?(?:${once}|(?:a long time|many years|ages) ago)(?=)\\b`,
);
const longSince =
  /\b(?:(?:in|last|back in|at|around|since)(?=) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|halloween|new year|spring|summer|fall|autumn|winter|year|birth)|(?:months|years) (?:ago|back)|as a (?:baby|child|kid|teenager)|when (?:i|he|she) was|before (?:him|her|that|this one|them|my))(?=)\b/;
const isGone =
  /^ but (?:it|that|they|he|she)(?:'s|'re| is| are| has| have)?(?: (?:all|long|completely|been|since|just|totally|now)){0,2}(?=) (?:gone|fine|better|over|clear|cleared|resolved|well|okay|ok|went away|got better)(?! (?:again|on|until|except|but)\b)/;

const mayReach = 9;
const manies: ReadonlySet<string> = new Set(
  'a five six seven eight nine ten twenty thirty fifty every hundred thousand 5 6 7 8 9 10 20 30 50 100 1000'.split(
    ' ',
  ),
);
/** "The depression one is eight." */
const scored: ReadonlySet<string> = new Set([
  'questionnaire',
  'screen',
  'screener',
  'score',
  'scale',
  'form',
  'one',
]);
const tests: ReadonlySet<string> = new Set(['test', 'tests', 'testing', 'screen', 'screening', 'check']);
const offers =
  /\b(?:(?:do|would|did) you (?:want|like)|should (?:i|we)|can (?:i|we)|(?:want|like) (?:me|us) to|how about|interested in|okay if (?:i|we))\b/;
const sold: ReadonlySet<string> = new Set(
  'approved licensed made meant out used sold designed only'.split(' '),
);
const fearing: ReadonlySet<string> = new Set(['about', 'for']);

// "Yeast infection down there is the main one."
function isMainRisk(tokens: Mention['tokens'], to: number): boolean {
  for (let i = to + 1; i + 3 < tokens.length && i <= to + near; i++)
    if (
      tokens[i]!.bare === 'is' &&
      tokens[i + 1]!.bare === 'the' &&
      /^(?:main|big|common|usual)$/.test(tokens[i + 2]!.bare) &&
      /^(?:one|risk|thing|worry)$/.test(tokens[i + 3]!.bare)
    )
      return true;
  return false;
}
const near = 3;

// "Zepbound's approved for sleep apnea", "for Ozempic it'd have to be diabetes": of whom the medicine is for.
function isForOthers(tokens: Mention['tokens'], at: number): boolean {
  const [last = '', before = '', first = ''] = [at - 1, at - 2, at - 3].map((i) => tokens[i]?.bare);
  return (last === 'for' && sold.has(before)) || (last === 'be' && before === 'to' && first === 'have');
}

// "The thing I worry about is stroke.", "I thought about an infection, but you're not sick.", "I was worried about a clot, but …"
function isWorryOnly(tokens: Mention['tokens'], at: number): boolean {
  const [last = '', before = '', first = ''] = [at - 1, at - 2, at - 3].map((i) => tokens[i]?.bare);
  if (last === 'is' && fearing.has(before) && (first === 'worry' || first === 'fear')) return true;
  // "I can't rule out a small fracture, but I think it's a sprain."
  const out = last === 'out' ? at - 1 : before === 'out' ? at - 2 : -1;
  if (out > 0 && tokens[out - 1]!.bare === 'rule' && tokens.slice(at).some(({ bare }) => bare === 'but'))
    return true;
  const about = last === 'about' ? at - 1 : before === 'about' ? at - 2 : -1;
  return (
    about > 0 &&
    (/^(?:thought|wondered)$/.test(tokens[about - 1]?.bare ?? '') ||
      (/^(?:worried|concerned)$/.test(tokens[about - 1]?.bare ?? '') && tokens[about - 2]?.bare === 'was')) &&
    tokens.slice(at).some(({ bare }) => bare === 'but')
  );
}

// "That helps with heart failure as well.", "keep a diary of your panic attacks", "given the breast cancer, I want to ask",
// "it could be related to some heart disease", "a low iron or a thyroid problem could cause it", "maybe some renal artery stenosis or something"
function isBeside(
  tokens: Mention['tokens'],
  { named: { from, to, name }, passage: { unit } }: Mention,
): boolean {
  const [last = '', before = '', first = ''] = [from - 1, from - 2, from - 3].map((i) => tokens[i]?.bare);
  if (last === 'with' && before === 'helps') return true;
  if (
    ofPerson.test(last) &&
    ((before === 'of' && kept.test(first)) || (before === 'given' && passes.test(name)))
  )
    return true;
  const related = tokens.findLastIndex(
    ({ bare }, i) => bare === 'related' && i < from && from - i <= near + 1,
  );
  if (related > 1 && tokens[related - 1]!.bare === 'be' && mays.has(tokens[related - 2]!.bare)) return true;
  if (tokens[to + 1]?.bare === 'or' && tokens[to + 2]?.bare === 'something') return true;
  if (!unit.said.includes(' or ')) return false;
  const may = tokens.findIndex(
    ({ bare }, i) =>
      i > to &&
      mays.has(bare) &&
      helps.has(tokens[i + 1]?.bare ?? '') &&
      its.test(tokens.at(i + 2)?.bare ?? ''),
  );
  return may > 0 && !tokens.slice(to, may).some(({ bare }) => bare === 'but');
}
const ofPerson = /^(?:the|your|his|her)$/;
const kept = /^(?:diary|log)$/;
const helps: ReadonlySet<string> = new Set(['cause', 'add', 'contribute', 'explain', 'do']);
const its = /^(?:it|this|that|to)$/;

// "The main danger is a stroke.", "the biggest concern with that is a stroke", "it's the biggest risk factor for cancer"
function isDanger(tokens: Mention['tokens'], at: number): boolean {
  const is = tokens.findLastIndex(({ bare }, i) => i < at && at - i <= 3 && /^(?:is|are|being)$/.test(bare));
  if (is < 0) return false;
  const before = tokens.slice(Math.max(0, is - 4), is).map(({ bare }) => bare);
  return dangers.test(before.join(' '));
}
const dangers =
  /\b(?:dangers?|risks?)(?: (?:here|there|(?:with|of|in|from) (?:it|this|that|these|those)))?$|\b(?:worry|concern|fear|problem) (?:with|about) (?:it|this|that|these|those)$/;

// "I'm worried I might have cancer.", "I thought it might be a brain tumor", says the patient.
function isDread(tokens: Mention['tokens'], at: number): boolean {
  const from = tokens.findLastIndex(({ bare }, i) => i < at && dreads.test(bare));
  return (
    from >= 0 &&
    at - from <= dreadReach &&
    !tokens.slice(from, at).some(({ ends }) => ends) &&
    /^(?:i|it|it's|i've|i'm|that|this|about|of|he|she|he's|she's|they|if|whether)$/.test(
      tokens[from + 1]?.bare ?? '',
    )
  );
}
const dreads =
  /^(?:worried|worry|worrying|scared|afraid|terrified|frightened|fear|wondered|wondering|thought)$/;
const dreadReach = 7;

// "It could also be ulcerative colitis.", beside what it more likely is.
const isOther = /^(?:(?:and|but|or) )?(?:it|this|that) (?:could|may|might) also be\b/;

// "Since the Flomax made you dizzy, let's try alfuzosin."
function isOfMedicine({ named, tokens, passage: { unit } }: Mention): boolean {
  if (unit.question || unit.clinical.drugs === 0) return false;
  const at = tokens.findLastIndex(({ bare }, i) => i < named.from && makesIll.test(bare));
  return at >= 0 && named.from - at <= 4 && /^(?:you|him|her|them)$/.test(tokens[at + 1]?.bare ?? '');
}
const makesIll = /^(?:made|makes|making|gave|gives|giving)$/;

const examples: ReadonlySet<string> = new Set(['from', 'like', 'such']);
const guardReach = 3;
const guards: ReadonlySet<string> = new Set(
  'against avoid minimize minimise prevent prevents preventing prevention prophylaxis reduce'.split(' '),
);
const causes: ReadonlySet<string> = new Set(['sets', 'causes', 'triggers', 'aggravates', 'worsens']);
const made: ReadonlySet<string> = new Set(['made', 'caused', 'led', 'given', 'brought', 'triggered', 'set']);
const mays: ReadonlySet<string> = new Set(['can', 'could', 'may', 'might']);
const brings: ReadonlySet<string> = new Set(
  'let cause lead turn give bring make mean raise get form become develop trigger set miss'.split(' '),
);

// What is only denied is as well what the visit is about ("it isn't healed"); a relative's, or what a vaccine is for, is not.
export function mayBeTheirs({ name, mentions }: RankedTrouble): boolean {
  if (tellsLittle.has(name) || ofRelative.test(name)) return false;
  const feared = mentions.some(isFeared);
  return mentions.some((one) => {
    const reason = whyNot(one) ?? '';
    if (isOfKinInstead(one)) return false;
    return !notTheirs.has(reason) && !(feared && (reason === 'neg' || isFeared(one)));
  });
}

/** "Ever had kidney stones?" "No, my dad had them.", "do you have diabetes?" "My dad does. I've been tested." */
export function isOfKinInstead({ passage: { unit, reply } }: Mention): boolean {
  if (!unit.question || reply === null) return false;
  if (reply.answer === 'no') return reply.units.some(({ said }) => ofKin.test(said));
  return kinDoes.test(reply.units[0]!.said) && !reply.units.some(({ said }) => alsoOwn.test(said));
}
const ofKin = new RegExp(`^(?:but )?my (?:[a-z]+ )?${kin}\\b`);
const kinDoes = new RegExp(
  `^(?:well |only )?my (?:[a-z]+ )?${kin} (?:does|do|did|has|have|had|gets?|got)(?: (?:it|one|them|that|those))?(?: [a-z]+){0,3}$`,
);
const alsoOwn =
  /\b(?:me too|and me|myself|both of us|we (?:both|all)|so (?:do|have|did) i|i (?:also |still )?(?:do|have|did|get|got|had)(?! (?:n't|not|been (?:tested|checked))\b))\b/;

// "The glaucoma's creeping, and the pressure's too high."
function isEyePressure({ name, mentions }: RankedTrouble): boolean {
  return (
    /^(?:high|elevated) (?:blood )?pressure$/.test(name) &&
    !mentions.some(({ passage }) => passage.unit.said.includes('blood pressure'))
  );
}

/** "Because of Dad's nosebleeds" */
const ofRelative = /^(?:mom|mum|mam|dad|mother|father|brother|sister|grandma|grandpa|nan)['’]s /;

const notTheirs: ReadonlySet<string> = new Set(['kin', 'reaction', 'vaccine', 'cond']);

/** The illness of the patient's that a heading of every day is of: "thyroid" → hypothyroidism; else the heading. */
export function illnessFor(heading: string, troubles: readonly RankedTrouble[]): string {
  const illness = troubles
    .filter(({ name, symptom, mentions }) => {
      if (symptom || !isMatterOf(heading, name) || isVague(name) || tellsLittle.has(name)) return false;
      return mentions.some((one) => whyNot(one) === null && !isFeared(one));
    })
    .toSorted((a, b) => b.problem - a.problem)[0];
  return illness?.name ?? heading;
}

/** A trouble as a title, where it is told best; null for what is denied, or told of another, wherever the clinician tells it. */
export function titleOf(trouble: RankedTrouble, planFrom: number): LikelyTitle | null {
  const told = trouble.mentions.filter((one) => byClinician(one) && !one.passage.unit.question);
  const named = told.length > 0 ? told : trouble.mentions;
  const meant = named.filter((one) => !isFeared(one));
  const all = meant.length > 0 ? meant : named;
  // Where the clinician concludes it; else where they say it last.
  const concluded = all.filter(({ passage }) => passage.index >= planFrom);
  const inOrder = [...concluded, ...all.filter((one) => !concluded.includes(one)).toReversed()];
  const at = tellingOf(inOrder);
  if (at === null) return null;
  const { passage } = at.one;
  const { from } = at.one.named;
  const isReason = tellsWhy(at.one);
  const had = hadOrOld.test(
    [at.one.tokens[from - 2], at.one.tokens[from - 1]].map((one) => one?.bare ?? '').join(' '),
  );
  const over = (at.as === 'historical' || had) && passes.test(trouble.name);
  const possible = !over && (at.as === 'possible' || (isReason && !isHad(trouble)));
  return {
    name:
      possible && !isPlainToSee(trouble.name)
        ? `possible ${trouble.name}`
        : over
          ? `history of ${trouble.name}`
          : trouble.name,
    chance: trouble.problem,
    symptom: trouble.symptom,
    possible,
    isReason,
    isPart: tellsMore(at.one),
    isMeant: whyNot(at.one) === null && !isFeared(at.one),
    isHistory: trouble.mentions.every(answersHistory),
    passage,
    from,
    sources: sourcesOf(...new Set([passage.unit, fullestOf(trouble.mentions).passage.unit])),
  };
}

// "Any medical problems?" "Just high cholesterol."
function answersHistory({ passage: { unit, role, section } }: Mention): boolean {
  if (role === 'clinician' || unit.answers === null) return false;
  return asksHistory.test(unit.answers.said) || (section === 'pmh' && asksMore.test(unit.answers.said));
}
const asksMore = /^(?:(?:and|okay|so) ){0,2}(?=)any(?:thing else| others?| more)\b/;
const asksHistory =
  /\b(?:(?:medical|health|other|chronic|ongoing|long[- ]term|any) (?:problems?|conditions?|issues?|history|illness(?:es)?)|(?:do|does) (?:you|he|she) (?:ever )?have|have you (?:ever )?had|has (?:he|she) (?:ever )?had|diagnosed with|history of|are you)\b/;

const hadOrOld = /\b(?:old|had)(?: an?)?$/;

// "And I've got the sleep apnea.": the patient knows of it.
function isHad({ mentions }: RankedTrouble): boolean {
  return mentions.some(
    (one) =>
      !byClinician(one) &&
      !one.passage.unit.question &&
      whyNot(one) === null &&
      has.test(one.passage.unit.said) &&
      assertionOf(one) === 'affirmed',
  );
}
const has = /\bi(?:'ve| have)(?=) (?:got |had )?(?:the |a |an )?[a-z]/;

// Of these a history is no more than that; who has "a history of hypertension" has it.
const passes =
  /\b(?:cancer|carcinoma|lymphoma|leukemia|gestational diabetes|pre-?eclampsia|eclampsia|pneumonia|heart attack|myocardial infarction|embolism|(?:deep vein )?thrombosis|fracture|concussion|miscarriage|(?:bleeding|perforated) ulcer)$/;

function tellsMore({ named, tokens }: Mention): boolean {
  const article = /^(?:an?|the)$/.test(tokens[named.from - 1]?.bare ?? '') ? 1 : 0;
  const [before, last] = [
    tokens[named.from - 2 - article]?.bare ?? '',
    tokens[named.from - 1 - article]?.bare,
  ];
  // "What people call a heel spur", "also known as gout": another name for it.
  if (/^calls?$/.test(last ?? '') || (last === 'as' && before === 'known'))
    return !isAdded(tokens, named.from);
  // "Tennis elbow, which is inflammation of the tendon"
  if (last === 'is' && before === 'which') return true;
  // "This is chickenpox, it's a viral rash."
  if (/^(?:it's|that's)$/.test(last ?? '') && tokens[named.from - 2 - article]?.ends === true)
    return kindOnly.test(named.name);
  // "Inflammatory bowel disease, most likely Crohn's disease"
  if (last === 'likely' && before === 'most' && tokens[named.from - 3 - article]?.ends === true) return true;
  // "A tummy bug, a viral gastroenteritis"
  if (named.name.endsWith(' bug') && tokens[named.to]!.ends) return true;
  if (article > 0) return false;
  // "You've got a trapped nerve at the wrist, carpal tunnel."
  if (named.to === tokens.length - 1 && tokens[named.from - 1]?.ends === true)
    return (
      isOnlyPause(tokens, named.from - 1) && tokens.slice(0, named.from).some(({ bare }) => bare === 'a')
    );
  return last === 'with' || (last === 'of' && /^(?:problem|issue|concern|complaint)$/.test(before));
}

function isOnlyPause(tokens: Mention['tokens'], at: number): boolean {
  return tokens.every(({ ends }, i) => !ends || i === at || i === tokens.length - 1);
}

const kindOnly =
  /^(?:(?:viral|bacterial|fungal|yeast|skin|common|chest) (?:rash|infection|illness|virus)|virus|inflammation|infection|irritation)$/;

// "So it's menopause, and what we call the genitourinary syndrome"
function isAdded(tokens: Mention['tokens'], from: number): boolean {
  const at = tokens.findLastIndex(({ bare }, i) => i < from && bare === 'what');
  return at > 0 && from - at <= near + 2 && tokens[at - 1]!.bare === 'and';
}

function tellsWhy({ passage, named, tokens }: Mention): boolean {
  return passage.section === 'plan' && tokens.slice(0, named.from).some(({ bare }) => bare === 'because');
}

// The first that means it of this patient, else the first that does not deny it.
function tellingOf(mentions: readonly Mention[]): { one: Mention; as: Assertion } | null {
  let other: { one: Mention; as: Assertion } | null = null;
  for (const one of mentions) {
    const as = assertionOf(one);
    const tells = as === 'affirmed' || as === 'historical';
    if (tells && whyNot(one) === null) return { one, as };
    // "I don't think this is heart failure.": not even possible.
    if (tells || (as === 'possible' && whyNot(one) !== 'neg')) other ??= { one, as };
  }
  return other;
}

function assertionOf({ passage, named, tokens }: Mention): Assertion {
  if (wouldSurprise(tokens.slice(0, named.from))) return 'possible';
  const text = tokens.map(({ bare }) => bare).join(' ');
  const start = tokens.slice(0, named.from).reduce((sum, { bare }) => sum + bare.length + 1, 0);
  const length = tokens.slice(named.from, named.to + 1).reduce((sum, { bare }) => sum + bare.length + 1, -1);
  const said = passage.unit.text.toLowerCase();
  const at = said.indexOf(text.slice(start, start + length));
  return (at < 0 ? contextOf(text, start, start + length) : contextOf(said, at, at + length)).assertion;
}
