import { matchesOf } from '../../matches.ts';
import type { BodySystem } from './body-systems.ts';
import { lesions, limbs, organs, type SystemWords, signs } from './finding-words.ts';

interface Rank {
  system: BodySystem;
  pattern: RegExp;
}

function rank(words: SystemWords): readonly Rank[] {
  return words.map(([system, pattern]) => ({ system, pattern: new RegExp(`\\b(?:${pattern})(?=)\\b`) }));
}

const signRank = rank(signs);
const organRank = rank(organs);
const lesionRank = rank(lesions);
const limbRank = rank(limbs);

/** The system of the word that stands first; of two at the same place, the row that comes first. */
function firstOf(ranks: readonly Rank[], text: string): BodySystem | null {
  let first: { at: number; system: BodySystem } | null = null;
  for (const { system, pattern } of ranks) {
    const at = pattern.exec(text)?.index;
    if (at !== undefined && (first === null || at < first.at)) first = { at, system };
  }
  return first?.system ?? null;
}

/** Where the examiner says what they turn to: "on your lung exam", "listening to your heart", "Neuro: …". */
const turns = [
  /\b(?:on|for|in|with|of)(?=) (?:(?:your|the|his|her|this|that|my|a) )?((?:[a-z-]{1,15} ){1,4}?)(?=)exam(?:ination)?\b/g,
  /\b(?:your|the|his|her) ((?:[a-z]{1,15} ){1,2})exam(?:ination)?\b/g,
  /\b(?:exam(?:ination)?|inspection|auscultation|palpation) of (?:(?:your|the|his|her|my) )?([a-z]{1,15}(?: [a-z]{1,15})?)/g,
  /\b(?:look(?:ing)? (?:at|in|into|inside)|examin(?:e|ing)|see(?:ing)?|listen(?:ing|ed)? to|feel(?:ing)?|(?:press|push|touch)(?:ing)? (?:here )?(?:in )?on|touch(?:ing)?(?: both(?: of)?)?|check(?:ing)?(?: around| on)?|palpat(?:e|ing)) (?:here )?(?:on |at |in )?(?:your|the|his|her|that|this) ((?:[a-z]{1,15} ){0,2}[a-z]{1,15})\b/g,
  /^(?:(?:and|so|now) ){0,2}(?=)(general|heent|eyes|ears|nose|throat|neck|chest|lungs?|respiratory|heart|cardiac|cardiovascular|abdomen|abdominal|gi|gu|genitourinary|musculoskeletal|msk|extremities|skin|neuro|neurologic|neurological|psych|psychiatric|lymph|lymphatic|back|pelvic|breasts?|rectal|vitals|mouth)(?:[,:]| exam[,:]?) /g,
];

const headings: readonly [RegExp, BodySystem][] = [
  [/\bneuro(?!vasc)/, 'Neurological'],
  [/\bpsych|mental status/, 'Psychiatric'],
  [/\b(?:msk|musculoskeletal|muscle)\b/, 'Musculoskeletal'],
  [/\bheent\b/, 'Ears, Nose, Mouth and Throat'],
  [/\b(?:skin|derm)/, 'Skin'],
  [/\blymph/, 'Hematologic/Lymphatic'],
  [/\b(?:general|vitals?)\b/, 'General'],
  [/\bgi\b/, 'Gastrointestinal'],
  [/\b(?:gu|genitourinary)\b/, 'Genitourinary'],
];

/** Signs that a heading takes to itself: nodes felt at the neck, the gait in an examination of the muscles. */
const takes: Partial<Record<BodySystem, readonly BodySystem[]>> = {
  Neck: ['Hematologic/Lymphatic', 'Musculoskeletal'],
  Musculoskeletal: ['Neurological'],
  Neurological: ['Musculoskeletal', 'Psychiatric', 'General'],
  Psychiatric: ['Neurological', 'General'],
  Eyes: ['Neurological'],
  Breast: ['Skin', 'Hematologic/Lymphatic'],
  Genitourinary: ['Gastrointestinal', 'Skin'],
};

/** "You look a little pale", "she looks well" */
const ofPerson =
  /^(?:(?:and|so|but|well|otherwise|overall|on (?:the|your) (?:screen|camera|video)|looking at you on the (?:screen|camera|video))(?=),?(?=) ){0,2}(?=)(?:you|he|she|the patient)(?=) (?:looks?|seems?|appears?)(?=) (?:(?:a little|a bit|very|quite|really|pretty|otherwise|generally) )?(?=)(?:well|pale|tired|unwell|comfortable|good|great|fine|ill|healthy|happy|anxious|frail|uncomfortable)(?=)\b(?! (?:in|at|on|for)\b)/;

/** "You look comfortable and you're talking in full sentences." */
const talksWhole = /\b(?:talk|speak)ing in (?:full|whole|complete) sentences\b/;

const breast = /\b(?:breasts?|nipples?)\b/;

/** Strength is of the limb that is being examined, else of the nerves. */
/** "Your toes go up on that side." */
const plantar = /\btoes? go(?:es)? (?:up|down)\b/;
const force = /\b(?:strength|weaker|grip|[0-5] out of 5|[0-5]\/5)\b/;
/** Found anywhere: of what is being examined, else of the limbs. */
const anywhere =
  /\b(?:tender\w*|palpation|swelling|swollen|edema|warmth|bruis\w+|ecchymos\w*|stiff\w*|instability|unstable|hurts?|pain\w*)\b/;

/** "They're across the back of your skull": of what was just found. */
const ofSame = /^(?:(?:and|so|but) ){0,2}(?=)(?:they|those|these)(?:['’]re| are)\b/;

/** What nothing is felt at: tenderness found there is of the limbs and the trunk. */
const unfelt = new Set<BodySystem>([
  'General',
  'Cardiovascular',
  'Respiratory',
  'Neurological',
  'Psychiatric',
]);
const ofWhole =
  /\b(?:on|your|the) (?:(?:rest of (?:your|the) )?physical )exam(?:ination)?\b|\byour exam(?:ination)? (?:is|was|looks) (?:\w+ )?(?:good|fine|normal|benign|unremarkable)\b/;

/** The system that the examiner last says they turn to, or null. `text` is in small letters. */
export function headedSystem(text: string): BodySystem | null {
  let last: { at: number; system: BodySystem } | null = null;
  for (const pattern of turns)
    for (const found of matchesOf(pattern, text)) {
      const words = found[1]!;
      const named = headings.find(([heading]) => heading.test(words))?.[1];
      const system =
        named ?? firstOf(organRank, words) ?? firstOf(signRank, words) ?? firstOf(limbRank, words);
      if (system !== null && (last === null || found.index > last.at)) last = { at: found.index, system };
    }
  return last?.system ?? null;
}

/** What the patient is asked to do, or is shown, and what is so examined. */
const asked: readonly (readonly [BodySystem, RegExp])[] = [
  [
    'Respiratory',
    /^(?:(?:now|and|okay|then|nice|big|deep|slow),? )*breath(?:e|s)?\b(?!.*\bnose\b)|\b(?:big|deep) breaths?\b|\bstethoscope\b|\bin,? (?:and )?out\b/,
  ],
  [
    'Ears, Nose, Mouth and Throat',
    /\bopen (?:up|wide|your mouth)\b|\bsay (?:ah+|e+)\b|\bshow me your throat\b/,
  ],
  [
    'Eyes',
    /\bfollow (?:my|the) (?:finger|pen|light)\b|\bchin (?:in|here)\b|\b(?:blue|slit) (?:light|lamp)\b|\bread (?:me )?the chart\b/,
  ],
  ['Neck', /\bswallow\b/],
  [
    'Neurological',
    /\bsmile\b|\bshut your eyes\b|\bpalms up\b|\btap your (?:fingers?|foot|toes)\b|\bwalk (?:to|for|over|across|down)\b|\bpull your shoulders\b|\b(?:three|3) words\b/,
  ],
  ['Gastrointestinal', /^(?:(?:and|now|okay|so) )*(?:lie|lay) back\b/],
];
const turnsTo =
  /^(?:(?:and|now|okay|so|then|hold still|ooh)(?=),?(?=) ){0,3}(?=)(?:(?:let me|let['’]s|can i|may i|i['’](?:ll|m)|show me|what['’]s|what is)(?=) |(?:the|your|that|this) )/;

/** The system that the examiner turns to by what they ask for or point at ("Breathe in.", "Now the ear."), or null. */
export function turnedTo(text: string): BodySystem | null {
  const head = headedSystem(text);
  if (head !== null) return head;
  const done = asked.find(([, pattern]) => pattern.test(text));
  return done?.[0] ?? (turnsTo.test(text) && text.length < 80 ? systemNamed(text) : null);
}

/** The body system that the words of a finding name by themselves, or null. `text` is in small letters. */
export function systemNamed(text: string): BodySystem | null {
  return namedBy(text, firstOf(signRank, text), headedSystem(text));
}

function namedBy(text: string, sign: BodySystem | null, head: BodySystem | null): BodySystem | null {
  if (breast.test(text) && (sign === null || sign === 'Skin')) return 'Breast';
  const organ = firstOf(organRank, text);
  if ((sign === null || talksWhole.test(text)) && organ === null && ofPerson.test(text)) return 'General';
  if (sign !== null) {
    if (head !== null && takes[head]?.includes(sign)) return head;
    return organ === 'Neck' && takes.Neck!.includes(sign) ? organ : sign;
  }
  const limb = firstOf(limbRank, text);
  if (head === 'Musculoskeletal' && limb === 'Extremities') return limb;
  if (head !== null && head !== 'General') return head;
  return organ ?? firstOf(lesionRank, text) ?? limb ?? head;
}

/** The same, taken from what is being examined (`region`) where the words tell it only together with that. */
export function systemOfFinding(text: string, region: BodySystem | null): BodySystem | null {
  if (plantar.test(text)) return 'Neurological';
  const sign = firstOf(signRank, text);
  if (region === 'Psychiatric' && ofPerson.test(text)) return region;
  if (region === 'Neck' && sign === 'Hematologic/Lymphatic') return 'Neck';
  if (region === 'Gastrointestinal' && onlyBruits.test(text)) return region;
  const head = headedSystem(text);
  if (sign === null && head === null) {
    if (force.test(text))
      return region === 'Musculoskeletal' || firstOf(limbRank, text) !== null
        ? 'Musculoskeletal'
        : 'Neurological';
    if (region !== null && (ofSame.test(text) || (!unfelt.has(region) && onlyLesion(text)))) return region;
  }
  const named = namedBy(text, sign, head);
  if (named !== null) return named;
  if (anywhere.test(text)) return region === null || unfelt.has(region) ? 'Musculoskeletal' : region;
  return ofWhole.test(text) ? 'General' : region;
}

// "Belly is soft, no bruits."
const onlyBruits = /^(?:and )?(?:no |without (?:any )?)bruits?\b/;

// "No white spots" in a throat, "a little scar" at a knee: where it is was said before.
function onlyLesion(text: string): boolean {
  return (
    firstOf(lesionRank, text) !== null &&
    !/\b(?:wounds?|granulation|purulent|incisions?|lacerations?)\b/.test(text) &&
    firstOf(organRank, text) === null &&
    firstOf(limbRank, text) === null
  );
}
