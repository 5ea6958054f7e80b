import { type SourcedText, sourcesOf } from './draft.ts';
import { withoutStops } from './end-marks.ts';
import { third } from './rephrase/advise.ts';
import { finish } from './rephrase/finish.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { lowerFirst } from './say.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

/** The words one of which every such sentence has; nothing else is looked at. */
const ofProcedure = new Set(
  'numbing lidocaine putting injecting washing rinsing irrigating flushing freezing suturing stitching stitches sutures staples stitch gluing packing draining cleaning scraping nylon vicryl prolene ethilon monocryl chromic grit splinter glass out off'.split(
    ' ',
  ),
);
const starts =
  /^(?:(?:okay|ok|so|and|now|then|right|good|all right),? )*(?:(?:i['’]m|i am|we['’]re|we are) (?:just )?)?(?=)(putting (?:the|some|a|in|this) (?:[a-z]+ ){0,2}(?=)(?:numbing|lidocaine|local|needle|stitch|stitches|packing|gauze)(?=)\b|(?:injecting|irrigating|flushing|freezing|suturing|stitching|gluing|packing|draining|scraping|numbing)(?=) (?:it|this|that|these|the|around|in)(?=)\b|(?:washing|rinsing|cleaning)(?=) (?:it|this|that|the [a-z]+)(?=)(?: (?:all|right))? (?:out|up|off)(?=)\b)/i;
const gotOut =
  /^(?:(?:okay|so|and|now|there),? )*(?:i(?:['’]ve)? )?(?=)got (?:(?:that|the|all the|a) )?(?=)(?:(?:last |little )?(?=)(?:grit|splinter|glass|gravel|tick|thorn|bead|hook|dirt|wax|piece|bit|metal))(?=)(?: of [a-z]+)? (?:out|off)\b/i;
const sewn =
  /^(?:(?:okay|so|and|there|that['’]s),? )*(?:(?:that['’]s|that is) )?(?=)(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=)(?: (?:stitches|sutures|staples)(?=)\b(?! (?:out|or)\b)|-(?:oh|0) (?:nylon|vicryl|prolene|ethilon|silk|monocryl|chromic|gut)(?=)\b)/i;
const goingTo = /\b(?:going to|gon na|will|'ll|would|could|can|might|want|need|if|when|after)\b/;
const longest = 22;

/** What the clinician does to the patient while saying so: "I'm putting the numbing in", "four-oh nylon", "six stitches". */
export function doneInRoom(passages: readonly Passage[]): Passage[] {
  const done: Passage[] = [];
  let acted = false;
  for (const p of passages) {
    const { unit, role } = p;
    if (role !== 'clinician' || unit.question || unit.words.length > longest) continue;
    if (!unit.words.some((word) => ofProcedure.has(word)) || goingTo.test(unit.said)) continue;
    const plain = plainOf(unit);
    const acts = starts.test(plain);
    if (!acts && !gotOut.test(plain) && !(acted && sewn.test(plain))) continue;
    acted ||= acts;
    done.push(p);
  }
  return acted ? done : [];
}

const opening =
  /^(?:(?:okay|ok|so|and|now|then|right|good|all right|there),? )*(?:(?:i['’]m|i am|we['’]re|we are|that['’]s|that is)(?: just)? |i(?:['’]ve)? )?/i;

/** The same as one line of the plan; null where nothing was done. */
export function sayDone(done: readonly Passage[], who: Subject): SourcedText | null {
  if (done.length === 0) return null;
  const parts = done.map(({ unit }) => part(unit));
  const text = finish(`Done at this visit: ${third(parts.join('; '), who)}`);
  return text === null ? null : { text, sources: sourcesOf(...done.map(({ unit }) => unit)) };
}

function part(unit: Unit): string {
  return lowerFirst(withoutStops(plainOf(unit))).replace(opening, '');
}
