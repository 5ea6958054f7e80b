import { upperFirst } from '../../language/upper-first.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { manoeuvreBefore } from './manoeuvre.ts';

export interface LookedAt {
  part: string;
  unit: Unit;
  /** What was done to find it, and no part of the body. */
  done?: true;
}

const bodyPart =
  'knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|knuckles?|thumbs?|toenails?|fingernails?|toes?|nails?|foot|feet|heels?|ankles?|legs?|arms?|forearms?|armpits?|calf|calves|shins?|thighs?|neck|temples?|scalp|face|foreheads?|cheeks?|chin|lips?|ears?|earlobes?|eyelids?|tongue|gums?|breasts?|groin|throat|belly button|collarbones?|buttocks?|tailbone|low(?:er)? back';
/** A part in words that point to it: "the left heel", "your temple", "both knees", "between the shoulders". */
const pointed = new RegExp(
  `\\b(?:((?:between|under|behind|above|below) (?:the|your|his|her))|the|your|his|her|that|this|both|(?=left|right)|^(?:and |now )?)(?: |(?=left|right)|^)((?:(?:left|right|big|little|upper) ){0,2}(?:${bodyPart}))(?=)\\b`,
  'g',
);
const ownPart = new RegExp(
  `\\b(?:((?:between|under|behind|above|below) (?:my|the))|my|both|the|this|(?=left|right))(?: |(?=left|right))((?:(?:left|right|big|little|upper) ){0,2}(?:${bodyPart}))(?=)\\b`,
  'g',
);
const anyPart = new RegExp(
  `\\b(?:${bodyPart}|eyes?|pupils?|cornea|lids?|drums?|eardrums?|throat|tonsils?|uvula|palate|mouth|nodes?|thyroid|gland|heart|chest|lungs?|ribs?|nipples?|abdomen|belly|tummy|stomach|liver|spleen|kidneys?|bladder|spine|skin|pulses?|reflex\\w*|murmurs?|wheez\\w+|crackles|gait|steps?|prostate|uterus|cervix|penis|scrotum|hemorrhoids?|bone|joints?|muscles?|tendons?|ligaments?|nerves?|knuckles?|kneecap|temples?)(?=)\\b`,
  'i',
);
/** How a spot, a wound or a joint is: said of something that was pointed at. */
const described =
  /\b(?:red|pink|brown|dark|black|yellow|white patch(?:es)?|scaly|scales?|rough|pearly|thick(?:ened)?|crust\w*|swollen|swelling|puffy|bruis\w+|tender|sore|hot|\d+(?:\.\d+)? (?:mm|cm|millimeters?|centimeters?|degrees)|pus|fluid|bends?|clicks?|stiff|cracked|peeling|raised|blister\w*|bumps?|shallow|colou?rs|edges?|slower|weaker|measures|hurts?|strong)(?=)\b/i;

/**
 * What the clinician looked at or moved just before they told what they found, where the finding itself does not say:
 * "And the toenail?" "It's gross." "Thick, yellow." → the toenail.
 */
export function lookedAt(p: Passage, text: string, passages: readonly Passage[]): LookedAt | null {
  const done = foundBy(p, text, passages);
  if (done !== null) return done;
  if (anyPart.test(text)) return null;
  if (!described.test(text)) return null;
  let told: LookedAt | null = null;
  let replied = false;
  let before = p.unit.turn;
  for (let at = p.index - 1; at >= 0 && p.index - at <= reach; at--) {
    const { unit, role, section, keep } = passages[at]!;
    if (unit.turn < p.unit.turn - 2) break;
    if (role === 'patient') {
      if (!replied) told = partIn(unit, ownPart);
      replied = true;
      continue;
    }
    if (role !== 'clinician') continue;
    // Something else was found in between: what is found now goes on from that.
    if (
      section === 'exam' &&
      keep > 0.3 &&
      unit.words.length > 2 &&
      !unit.question &&
      !asks.test(unit.said) &&
      !turnsTo.test(unit.said)
    )
      return null;
    if (unit.turn !== p.unit.turn && unit.turn !== before && before !== p.unit.turn) break;
    before = unit.turn;
    if (unit.words.length > longest) continue;
    const part = partIn(unit, pointed);
    if (part !== null) return part;
  }
  return told;
}

/** What stands without telling how it was found. */
const tellsWhere =
  /\b(?:rash|hernias?|lumps?|nodes?|glands?|hives|edema|redness|pus|percentile|centile|distress|comfortable|alert|oriented|inches|cm|mm|masses|mass|fever|ulcer|wound|sores|obese|palms?|soles?|grip|discs?|whites|tests?|mcmurray|palpation|tenderness|positive for|hallpike|romberg|voice box|vision|scars?|veins?|teeth|regular|rhythm|speech|swelling|muscles?|tendons?|cuff|degrees (?:f|c)|pressure|pulse|lying|sitting|everything|strength[^,]{0,20} (?:everywhere|throughout))(?=)\b/i;
/** "There it is, right hand." "I feel a stiffness at that wrist." */
const pointsBack = new RegExp(
  `^(?:(?:and|so) )?there (?:it|they)(?:['’]s|['’]re| is| are| goes| go)\\b|\\bat (?:that|this) (?:${bodyPart})[,.]?$`,
  'i',
);
const appears = /^(?:you|he|she) (?:looks?|seems?|appears?)(?=)\b/i;
const longestFound = 18;

/** Enough to say after what was done: "Equal.", "a bit wide, but steady". */
const brief =
  /\b(?:equal|even|strong|full|easy|loose|positive|negative|nothing|none|good|normal|weak(?:er)?|steady|wobbly|straight|cautious|limp|off|tight|free|smooth|sways?|drift|(?:one|two|three|four|\d) steps?|\d+|wide|slow(?:er)?|shaky|stiff|fine|balance|hurts|sore|twenty|clear)(?=)\b/i;
const longestBrief = 8;

/** True for a few words that tell what came of a manoeuvre. */
export function isBrief({ text, words, said, question }: Unit): boolean {
  return (
    words.length <= longestBrief &&
    !question &&
    brief.test(text) &&
    !/\b(?:i|me|we|you|my|your|everything|means|again|other (?:one|side|hand|arm|leg|foot))\b/.test(said) &&
    !isBaseVerb(words[0]!)
  );
}

/** What was asked for or done just before: "And tiptoes." "Good both sides." → Tiptoes. */
export function foundBy(p: Passage, text: string, passages: readonly Passage[]): LookedAt | null {
  if (p.unit.done !== undefined)
    return p.unit.done === '' || standsAlone(text) ? null : { part: p.unit.done, unit: p.unit, done: true };
  if (p.unit.question || (standsAlone(text) && !pointsBack.test(text)) || p.unit.words.length > longestFound)
    return null;
  const done = manoeuvreBefore(p, passages, ({ said }) => standsAlone(said));
  // "Breathe in. And out." "She caught her breath there."
  if (done === null || (done.part.startsWith('Breathing') && !isBrief(p.unit))) return null;
  return /ing\b| /.test(done.part) ? { ...done, done: true } : done;
}

function standsAlone(text: string): boolean {
  const named = anyPart.exec(text)?.[0].toLowerCase();
  return (
    (named !== undefined && named !== 'step' && named !== 'steps') ||
    tellsWhere.test(text) ||
    appears.test(text)
  );
}

/** What the patient is asked to do, or what the clinician is about to. */
const asks =
  /^(?:(?:okay|ok|now|and|so|good|then|right|sorry|just) )*(?:push|pull|squeeze|tap|spread|bend|raise|lift|walk|hold|put|give|show|let|turn|roll|open|close|look|follow|touch|stick|straighten|legs?|arms?|hands?|shoes?|socks?|hop|lie|sit|stand|point|i'm|i'll|may i|can i|let's|lemme|we'll)(?=)\b/;
/** "Alright, the toe." */
const turnsTo =
  /^(?:(?:alright|all right|okay|now|so|and|then|let's see|right) )+(?:the|your|that|this) (?:[a-z]+ )?[a-z]+$/;
const reach = 8;
const longest = 16;

function partIn(unit: Unit, pattern: RegExp): LookedAt | null {
  const found = [...unit.said.matchAll(pattern)].at(-1);
  if (found === undefined) return null;
  const where = found[1]?.replace(/ (?:your|his|her|my)$/, ' the');
  return { part: upperFirst(where === undefined ? found[2]! : `${where} ${found[2]!}`), unit };
}
