import { upperFirst } from '../language/upper-first.ts';
import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';

export interface LookedAt {
  part: string;
  unit: Unit;
}

const bodyPart =
  'knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|knuckles?|thumbs?|toenails?|fingernails?|toes?|nails?|foot|feet|heels?|ankles?|legs?|arms?|forearms?|armpits?|calf|calves|shins?|thighs?|neck|temples?|scalp|face|foreheads?|cheeks?|chin|lips?|ears?|earlobes?|eyelids?|tongue|gums?|breasts?|groin|belly button|collarbones?|buttocks?|tailbone|low(?:er)? back';
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
  if (anyPart.test(text)) return null;
  const asked = judged.test(text) ? askedJust(p, passages) : null;
  if (asked !== null) return asked;
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
    if (section === 'exam' && keep > 0.3 && unit.words.length > 2 && !unit.question && !asks.test(unit.said))
      return null;
    if (unit.turn !== p.unit.turn && unit.turn !== before && before !== p.unit.turn) break;
    before = unit.turn;
    if (unit.words.length > longest) continue;
    const part = partIn(unit, pointed);
    if (part !== null) return part;
  }
  return told;
}

/** Only how well something was done: "Good both sides." */
const judged =
  /^(?:(?:that|it)(?:['’]s| is) )?(?=)(?:an? (?:lot|bit|little) |slightly )?(?=)(?:good|strong|fine|normal|full|equal|even|weak|weaker|steady)(?=)\b[^,.]{0,24}(?:, (?:that['’]s )?(?:good|strong|even|equal|normal|full|both)\b[^,.]{0,20})?[.]?$/i;
const toDo =
  /^(?:(?:and|now|okay|good|then|just|right)(?=) ){0,2}(?=)((?:tiptoes|heels|push|pull|squeeze|raise|lift|bend|walk|spread|grip|resist|kick|stand|shrug|straighten|press)(?=)\b.{0,40})$/;

// "And tiptoes." "Good both sides." → Tiptoes.
function askedJust(p: Passage, passages: readonly Passage[]): LookedAt | null {
  for (let at = p.index - 1; at >= Math.max(0, p.index - 3); at--) {
    const { unit, role } = passages[at]!;
    if (role !== 'clinician') continue;
    if (unit.question || unit.turn < p.unit.turn - 2) return null;
    const asked = unit.words.length < 9 ? toDo.exec(unit.said)?.[1] : undefined;
    if (asked === undefined) return null;
    const what = asked
      .replace(/ (?:for|against|with) me$| (?:hard|again)$/g, '')
      .replace(/\b(?:my|your)\b/g, 'the');
    return { part: upperFirst(what), unit };
  }
  return null;
}

/** What the patient is asked to do, or what the clinician is about to. */
const asks =
  /^(?:(?:okay|ok|now|and|so|good|then|right|sorry|just) )*(?:push|pull|squeeze|tap|spread|bend|raise|lift|walk|hold|put|give|show|let|turn|roll|open|close|look|follow|touch|stick|straighten|legs?|arms?|hands?|shoes?|socks?|hop|lie|sit|stand|point|i'm|i'll|may i|can i|let's|lemme|we'll)(?=)\b/;
const reach = 8;
const longest = 16;

function partIn(unit: Unit, pattern: RegExp): LookedAt | null {
  const found = [...unit.said.matchAll(pattern)].at(-1);
  if (found === undefined) return null;
  const where = found[1]?.replace(/ (?:your|his|her|my)$/, ' the');
  return { part: upperFirst(where === undefined ? found[2]! : `${where} ${found[2]!}`), unit };
}
