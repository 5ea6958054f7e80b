import type { Source } from '../../note.ts';
import { sourcesOf } from '../draft.ts';
import { nameIn } from '../problems/diagnosis-name.ts';
import { isVague } from '../problems/vague-name.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const study =
  /\b(?:x-?rays?|films?|mri|ct|scan|ultrasound|biopsy|pathology|echo\w*|ekg|ecg|labs?|blood ?work|culture|swab|test|it)\b/;
const shows =
  /\b(?:shows?|showed|confirms|confirmed|reveals|revealed|came back as|came back with|is positive for)\b/;
const article = /^(?: (?:that|you have|the|an?|your|some|mild|severe)(?=)\b){1,4}/;
const isOld = /\b(?:year|month|week|day)s?[- ]old\b/;
const denied = /\b(?:no|not|negative|normal|without|never|n't)\b/;

/**
 * What was found ("the x-ray shows that the distal radius fracture is healing", "there's a laceration of the thumb"), or
 * what the patient is said to have where the visit is summed up, for a visit in which nobody names a problem; null where
 * neither was said.
 */
export function foundTrouble(
  passages: readonly Passage[],
  planFrom: number,
): { name: string; said: string; sources: Source[] } | null {
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || unit.question) continue;
    const text = plainOf(unit).toLowerCase();
    const tail = shownIn(text) ?? hurtThere(text) ?? (index >= planFrom ? hadBy(text) : undefined);
    if (tail === undefined) continue;
    const name = nameIn(tail);
    if (name === null || isVague(name) || denied.test(tail.slice(0, tail.indexOf(name) + 1))) continue;
    return { name, said: name, sources: sourcesOf(unit) };
  }
  return null;
}

function shownIn(text: string): string | undefined {
  const verb = shows.exec(text);
  if (verb === null || !study.test(text.slice(0, verb.index))) return undefined;
  return text
    .slice(verb.index + verb[0].length)
    .replace(article, '')
    .trim();
}

const injury =
  /\bthere(?:['’]s| is) an? (?:[\d.]+ ?(?:cm|mm|centimeters?|millimeters?|inch(?:es)?) )?(?=)((?:[a-z]+ ){0,2}(?:laceration|cut|gash|abrasion|burn|bite|abscess|contusion|fracture|dislocation|sprain|ulcer|puncture wound)(?=)\b.{0,60})/;
const surface =
  /\b(?:over|on|along|across|at) (?:the )?(?=)(?:[a-z]+ )?(?=)(?:side|aspect|surface|part|pad|tip|back|front)(?=) of\b/;

/** "It's a clean cut." */
const aCut =
  /\b(?:it|this|that)(?:['’]s| is)(?=) (?:just |only )?an? (?:(?:[a-z]+,? ){0,2})(?=)(?:cut|gash|laceration)\b/;

// "There's a two centimeter laceration over the palmar side of the left index finger.", "there's a cut under the chin"
function hurtThere(text: string): string | undefined {
  const told = injury.exec(text)?.[1] ?? (aCut.test(text) ? 'laceration' : undefined);
  return told
    ?.replace(/\b(?:cut|gash)\b/, 'laceration')
    .replace(surface, 'of')
    .replace(
      / (?:over|along|across|under|on|in|at|above|below|inside) (?:the |his |her |your )?/,
      ' of the ',
    );
}

// "A 22-month-old twin with Smith-Magenis syndrome".
function hadBy(text: string): string | undefined {
  const at = isOld.test(text) ? text.indexOf(' with ') : -1;
  return at < 0 ? undefined : text.slice(at + 6).replace(/^(?:an?|the) /, '');
}
