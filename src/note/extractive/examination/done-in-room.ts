import { type SourcedText, sourcesOf } from '../draft.ts';
import { third } from '../rephrase/advise.ts';
import { spokenAsClinic } from '../rephrase/decision.ts';
import { finish } from '../rephrase/finish.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst } from '../say.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** The words one of which every such sentence has; nothing else is looked at. */
const ofProcedure = new Set(
  `numbing lidocaine putting injecting washing rinsing irrigating flushing freezing suturing stitching stitches sutures
staples stitch gluing packing draining cleaning scraping nylon vicryl prolene ethilon monocryl chromic grit splinter glass
out off put drained aspirated lanced incised irrigated flushed cauterized cauterised frozen froze glued packed numbed
sutured stitched stapled debrided excised injected biopsied splinted reduced relocated scraped shaved closed removed
extracted popped given cleaned washed dressed cut took taken did biopsy cc ml milliliters pus medrol kenalog depo`.split(
    /\s+/,
  ),
);
const starts =
  /^(?:(?:okay|ok|so|and|now|then|right|good|all right),? )*(?:(?:i['’]m|i am|we['’]re|we are) (?:just )?)?(?=)(putting (?:the|some|a|in|this) (?:[a-z]+ ){0,2}(?=)(?:numbing|lidocaine|local|needle|stitch|stitches|packing|gauze)(?=)\b|(?:injecting|irrigating|flushing|freezing|suturing|stitching|gluing|packing|draining|scraping|numbing)(?=) (?:it|this|that|these|the|around|in)(?=)\b|(?:washing|rinsing|cleaning)(?=) (?:it|this|that|the [a-z]+)(?=)(?: (?:all|right))? (?:out|up|off)(?=)\b)/i;
const gotOut =
  /^(?:(?:okay|so|and|now|there),? )*(?:i(?:['’]ve)? )?(?=)got (?:(?:that|the|all the|a) )?(?=)(?:(?:last |little )?(?=)(?:grit|splinter|glass|gravel|tick|thorn|bead|hook|dirt|wax|piece|bit|metal))(?=)(?: of [a-z]+)? (?:out|off)\b/i;
const sewn =
  /^(?:(?:okay|so|and|there|that['’]s),? )*(?:(?:that['’]s|that is) )?(?=)(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=)(?: (?:stitches|sutures|staples)(?=)\b(?! (?:out|or)\b)|-(?:oh|0) (?:nylon|vicryl|prolene|ethilon|silk|monocryl|chromic|gut)(?=)\b)/i;
/** "That's four stitches in", "three stitches are in", "that's five stitches", "that's glued": done, whatever was said before. */
const sewnIn =
  /^(?:(?:okay|so|and|there|good|great|all right),? )*(?:that['’]s |that is |the )?(?=)(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?=) (?:stitches|sutures|staples) (?:are )?in\b|(?<=(?:that['’]s|that is) )(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?=) (?:stitches|sutures|staples)\b(?! (?:out|or|too|more|less)\b)|(?<=(?:that['’]s|that is) )(?:glued|stitched|stapled|sutured)\b)/i;
/** "Forty of Depo-Medrol" */
const injected =
  '(?:\\d[\\d.]*|one|two|three|four|five|forty|eighty|half an?)(?: cc| ml| milliliters?| mg)? of (?:lidocaine|marcaine|bupivacaine|ropivacaine|kenalog|depo-?medrol|depo|triamcinolone|celestone|betamethasone|dexamethasone|cortisone|steroid)\\b';
/** "I drained about twenty cc of fluid off the knee.", "I've packed the nose.", "Got about ten mL of pus out." */
const did = new RegExp(
  `^(?:(?:okay|ok|so|and|now|then|right|good|all right|alright|there),? )*(?:(?:i|we)(?:['’]ve| have)? (?:(?:just|also|now|gone ahead and|went ahead and) )*(?:${[
    'put (?:in )?(?:an?|the|some|\\d+|one|two|three|four|five|six) (?:[a-z0-9-]+ ){0,2}(?:stitch(?:es)?|sutures?|staples?|steri-?strips?|packing|splint|drain|wick)\\b',
    '(?:drained|aspirated|lanced|incised|irrigated|flushed|cauteri[sz]ed|frozen|froze|glued|packed|numbed|sutured|stitched|stapled|debrided|excised|injected|biopsied|splinted|scraped|shaved|extracted|relocated)(?: (?:out|off|up))? (?:it|that|this|those|these|them|the|your|his|her|an?|about|around|some|\\d+)\\b',
    `put in (?:about )?${injected}`,
    'put (?:it|(?:the|your|his|her) [a-z]+) in an? (?:[a-z]+ )?(?:splint|cast|boot|sling)\\b',
    'put (?:the|an?|your|her) (?:new )?(?:iud|implant|nexplanon) in\\b',
    '(?:cleaned|washed) (?:it|that|this|them|the [a-z]+) (?:out|up|off)\\b',
    'cut (?:it |that |out |off )*(?:(?:the|your|his|her|an?) )?(?:out|off|toenails?|nails?|callus(?:es)?|corns?|cyst|skin tags?|stitches)\\b',
    'dressed (?:it|that|this|them|the)\\b',
    'did (?:the|an?) (?:epley|semont|[a-z]+ block)\\b',
    'closed (?:it|that|this|them|the (?:cut|wound|laceration|incision|skin))\\b',
    'reduced (?:the|your|his|her) (?:[a-z]+ )?(?:finger|thumb|toe|shoulder|elbow|wrist|ankle|hip|kneecap|patella|jaw|fracture|dislocation|hernia)\\b',
    'removed (?:the|an?|that|your|his|her|all|\\d) (?:[a-z]+ ){0,3}(?:foreign body|splinter|thorn|glass|tick|hook|bead|wax|plug|rust ring|stitches|sutures|staples|packing|skin tags?|toenail|nail|piece|fragment|polyps?|iud|implant)\\b',
    '(?:took|taken) (?:the|an?|that|your|his|her|all|out) (?:[a-z]+ ){0,3}?(?:splinter|thorn|glass|tick|hook|bead|wax|plug|stitches|sutures|staples|packing|toenail|nail|piece|fragment)(?: of [a-z]+)?(?: (?:out|off))?\\b',
    'popped (?:it|that|the [a-z]+|your [a-z]+|his [a-z]+|her [a-z]+) back in(?:to place)?\\b',
    'did an? (?:punch|shave|excisional|incisional|skin)(?: [a-z]+)? biopsy\\b',
  ].join(
    '|',
  )})|(?:i(?:['’]ve| have)? )?got (?:out )?(?:about |around |maybe |roughly )?\\d+(?:\\.\\d+)? ?(?:cc|ml|milliliters|millilitres)\\b)`,
  'i',
);
/** "That's forty of Depo-Medrol and four of lidocaine in the right knee." */
const injectedThere = new RegExp(
  `^(?:(?:okay|so|and|there|all right),? )*(?:that was|that['’]s|that is) ${injected}`,
  'i',
);
/** "I've just given you sixty of Toradol in the hip": what was given at another visit was not given just now. */
const given =
  /^(?:(?:okay|so|and|now),? )*(?:i|we)(?=)(?:(?:['’]ve| have)(?: just)?| just) (?:given|gave)(?=) (?:you|him|her) (?:\d|an? |the |some |one )[^.]*\b(?:in (?:the|your|his|her) (?:left |right )?(?=)(?:hip|arm|shoulder|thigh|buttock|deltoid|vein|iv)|here|shot|injection)(?=)\b/i;
/** "I froze it last month", "we took the gallbladder out": not at this visit. */
const earlier =
  /\b(?:last|ago|yesterday|previous(?:ly)?|back in \w|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|in the (?:spring|summer|autumn|fall|winter)|at (?:your|the|his|her) (?:[a-z]+ )?visit|i see|since|years?|months?|the other day|first time|surgery|operation|pathology (?:came|was|is|showed|said|report)|the pathology|margins|hospital|gallbladder|appendix|uterus|tonsils|prostate|tumou?r|always|usually|and (?:it|you|he|she|that|they) (?:did|worked|helped|went|came|got|had|felt|were|was)|list|chart|dose)(?=)\b/;
/** What was removed then is told with what was seen. */
const scoped = /\b(?:scope|scoped|colonoscopy|endoscopy|sigmoidoscopy)\b/;
const goingTo = /\b(?:going to|gon na|will|'ll|would|could|can|might|want|need|if|when|after)\b/;
/** "Let's get that ear flushed.", and later "got it all out". */
const announces =
  /^(?:(?:okay|so|and|now|then|right|all right),? )*let['’]s get (?:that|the|your|his|her|this) (?:[a-z]+ ){1,2}(?:flushed|irrigated|washed|rinsed|syringed|cleaned)(?: out)?\b/i;

/** True for what is done at once: no decision that the plan begins with. */
export function announcesDoing(text: string): boolean {
  return announces.test(text);
}

const cameOut = /^(?:(?:okay|so|and|there),? )*(?:i |we )?got (?:it|that|them)(?: all)? out\b/i;
/** In turns: what was announced is done by then. */
const reach = 4;
const longest = 26;

/** What the clinician does to the patient while saying so: "I'm putting the numbing in", "four-oh nylon", "I drained it." */
export function doneInRoom(passages: readonly Passage[]): Passage[] {
  const done: Passage[] = [];
  let acted = false;
  let announced: Passage | null = null;
  for (const p of passages) {
    const { unit } = p;
    if (unit.said.includes('polyp') && passages.some(({ unit: { said } }) => scoped.test(said))) continue;
    if (!isByStaff(p) || unit.question || unit.words.length > longest) continue;
    if (!unit.words.some((word) => ofProcedure.has(word)) || goingTo.test(unit.said)) continue;
    const plain = plainOf(unit);
    if (announces.test(unit.text)) announced = p;
    else if (announced !== null && unit.turn - announced.unit.turn <= reach && cameOut.test(unit.text)) {
      done.push(announced, p);
      announced = null;
      acted = true;
    } else {
      const acts = starts.test(plain) || isDone(plain, unit);
      if (!acts && !gotOut.test(plain) && !(acted && sewn.test(plain))) continue;
      acted ||= acts;
      done.push(p);
    }
  }
  return acted ? done : [];
}

function isDone(plain: string, { said }: Unit): boolean {
  return (
    (did.test(plain) || given.test(plain) || injectedThere.test(plain) || sewnIn.test(plain)) &&
    !earlier.test(said)
  );
}

// A nurse flushes an ear; what a patient did is none of it.
function isByStaff({ role, unit }: Passage): boolean {
  return role === 'clinician' || unit.isStaff === true;
}

const opening =
  /^(?:(?:okay|ok|so|and|now|then|right|good|all right|alright|there),? )*(?:(?:i['’]m|i am|we['’]re|we are|that['’]s|that is)(?: just)? |let['’]s get |(?:i|we)(?:['’]ve| have)? (?:(?:just|also|now|gone ahead and|went ahead and) )*)?/i;

/** The same as one line of the plan; null where nothing was done. */
export function sayDone(done: readonly Passage[], who: Subject): SourcedText | null {
  if (done.length === 0) return null;
  const parts = done.map(({ unit }) => part(unit));
  const text = finish(`Done at this visit: ${spokenAsClinic(third(parts.join('; '), who))}`);
  return text === null ? null : { text, sources: sourcesOf(...done.map(({ unit }) => unit)) };
}

// "That was one cc of lidocaine."
const thatWas = /^that was /i;
const threaded = /\b((?:stitch(?:es)?|sutures|staples) in)(?= \d-(?:0|oh)\b)/;

function part(unit: Unit): string {
  // "Four stitches in, four-oh nylon": not in the nylon.
  return lowerFirst(withoutStops(plainOf(unit)))
    .replace(opening, '')
    .replace(thatWas, '')
    .replace(threaded, '$1,');
}
