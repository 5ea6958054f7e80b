import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** What a study is called when its result is there, and every word that orders it. */
const studies: readonly (readonly string[])[] = [
  ['ray', 'xray', 'rays', 'xrays', 'film', 'films', 'picture', 'pictures'],
  ['ekg', 'ecg', 'tracing'],
  ['strep', 'swab'],
  ['urine', 'dipstick', 'dip'],
  ['ct', 'scan'],
  ['mri'],
  ['ultrasound'],
  ['flu', 'covid'],
];
const isUp =
  /^(?:(?:okay|ok|so|and|all right|well|good|right),? )*(?:(?:your|the|his|her|that|those)(?=) )?(?=)([a-z-]{2,12}(?: (?:test|film|films|swab|dip|picture))?)(?=)(?:['’]s| is| are|['’]re| came| just came)(?=)(?: already)? (?:up|back|in|done|ready|through)[.!, ]*$/i;
const finds =
  /^(?:no\b|none\b|nothing\b|all\b|it(?:['’]s| is)\b|they(?:['’]re| are)\b|that(?:['’]s| is)\b|normal\b|clear\b|clean\b|negative\b|positive\b|fine\b|looks?\b)/i;
const longest = 7;

/** "Your film's up." → Film, where what is said next is its result: "No break, no metal."; else null. */
export function studyUp(name: Unit, said: string): string | null {
  if (name.words.length > longest || !finds.test(said)) return null;
  const study = isUp.exec(plainOf(name))?.[1]?.toLowerCase();
  return study !== undefined && studyOf(study.split(/[ -]/)) !== null ? study : null;
}

function studyOf(words: readonly string[]): readonly string[] | null {
  return studies.find((names) => words.some((word) => names.includes(word))) ?? null;
}

const wants =
  /\b(?:i want|i'd like|we'll (?:get|do)|i'll (?:get|order)|let's get|going to (?:get|order)|get you|order)(?=)\b/;

/** The orders of studies whose result was told later in the visit: they are not still to come. */
export function ordersDone(passages: readonly Passage[]): Unit[] {
  const out: Unit[] = [];
  for (const p of passages) {
    const names = p.section === 'results' && p.role === 'clinician' ? studyTold(p.unit) : null;
    if (names === null) continue;
    for (const { unit, role, index } of passages) {
      if (index >= p.index) break;
      if (role !== 'clinician' || unit.question || unit.turn >= p.unit.turn) continue;
      if (unit.words.some((word) => names.includes(word)) && wants.test(unit.said)) out.push(unit);
    }
  }
  return out;
}

/** True for a unit that tells a result under its study's name. */
export function isStudyTold(unit: Unit): boolean {
  return studyTold(unit) !== null;
}

function studyTold({ text }: Unit): readonly string[] | null {
  const name = told.exec(text)?.[0].slice(0, -2).toLowerCase();
  return name === undefined ? null : studyOf(name.split(/[ -]/));
}

const told = /^[A-Z][A-Za-z-]{1,11}(?: [a-z]{3,8})?: /;
