import { type SourcedText, sourcesOf } from '../draft.ts';
import { endsPhrase } from '../lexicon/condition-phrases.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isSameTrouble, type LikelyTitle, type LikelyTitles, noTitles } from './likely-titles.ts';
import { type Problem, sameProblem } from './problems.ts';
import { outOfRangeIn } from './spoken-topic.ts';

const surgery = /^status post\b|(?:ectomy|plasty|ostomy|repair|replacement|fusion)\b/;
const illness = /(?:gonadism|aldosteronism|pituitarism|mastia|alcoholism)\b/;
/** "High potassium", as a complaint that the clinician opens the visit with. */
const outOfRange = /^(?:high|low) (?=)(?:potassium|sodium|calcium|iron|ferritin|b12|vitamin d|platelets)$/;
const part =
  /^(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|ear|eye|arm|leg|calf|back|neck|chest|head|abdomen|belly|stomach|throat|breast|skin|face)$/;

// "Hepatitis B check", "ADHD medicine": of what.
const kindOfVisit =
  / (?:check|check-up|checkup|visit|review|recheck|follow-up|follow up|clinic|physical|medicines?|medications?)$/;

// "Annual physical", "prenatal visit": of nothing that is wrong.
const routine =
  /^(?:(?:the|an?|her|his|their) )?(?=)(?:(?:\d+|one|two|four|six|nine|twelve|eighteen)(?=)[- ](?:month|week|year)[- ](?:old )?)?(?=)(?:well[- ](?:child|baby|woman|man)|wellness|prenatal|antenatal|annual|yearly|routine|regular|medicare|sports|school)(?=)(?: (?:annual|wellness|physical|health|exam|well[- ]child))*(?: (?:check|check-up|checkup|visit|review|physical|exam|examination|follow-?up))?$/i;

// Of what, the rest of the visit tells.
const ofWhatever =
  /^(?:(?:hospital|emergency room) follow-up|medication review|test results|postoperative visit|follow-up visit)$/;

/** A complaint as a heading: what a check is of. Null where it names no more than a part, or is in the patient's words. */
export function headingOf(complaint: SourcedText | null): SourcedText | null {
  if (complaint === null || / problem$/.test(complaint.text) || complaint.text.startsWith('"')) return null;
  if (routine.test(complaint.text)) return complaint;
  if (ofWhatever.test(complaint.text)) return null;
  return { ...complaint, text: complaint.text.replace(kindOfVisit, '') };
}

/** "So the pregnancy test is positive.", as a heading where nothing else is one. */
export function foundPregnancy(passages: readonly Passage[]): SourcedText | null {
  const told = passages.find(({ role, unit }) => role === 'clinician' && testedPregnant.test(unit.said));
  return told === undefined ? null : { text: 'pregnancy', sources: sourcesOf(told.unit) };
}
const testedPregnant = /\bpregnancy test(?:'s| is| was| came back) positive\b/;

/**
 * Heads what is planned for no problem that is named by what was out of range, where only one thing was: "everything came
 * back normal except your cholesterol". `titleFor`: the illness that such a word stands for. Changes `problems`.
 */
export function titleOutOfRange(
  problems: readonly Problem[],
  passages: readonly Passage[],
  titleFor: (name: string) => string,
): void {
  if (problems.some(({ sources }) => sources.length > 0) || problems[0]!.passages.length === 0) return;
  const off = passages.flatMap(({ role, unit }) => {
    const found = role === 'clinician' && !unit.question ? outOfRangeIn(plainOf(unit)) : null;
    return found === null ? [] : [{ ...found, unit }];
  });
  const [first] = off;
  if (first === undefined || off.some(({ matter }) => matter !== first.matter)) return;
  const illness = titleFor(first.matter);
  const name = illness === first.matter ? first.said : illness;
  Object.assign(problems[0]!, { name, said: first.said, sources: sourcesOf(first.unit) });
}

/** "I think I've got pink eye.", where the clinician never names it: what the patient supposes is no conclusion. */
export function isSupposed(
  { name, sources }: Pick<LikelyTitle, 'name' | 'sources'>,
  passages: readonly Passage[],
): boolean {
  if (name.startsWith('"')) return false;
  const from = passages.findIndex(({ unit }) => unit.start === sources[0]!.start);
  const told = passages[from];
  if (told === undefined || told.role !== 'patient' || !supposes.test(told.unit.said)) return false;
  const next = passages[from + 1];
  if (next?.role === 'clinician' && agrees.test(next.unit.said)) return false;
  const concluded = passages.slice(from + 1).filter(({ role }) => role === 'clinician');
  if (concluded.some(({ unit }) => treatsIt.test(unit.said))) return false;
  const words = wordsOf(name);
  if (symptomsIn(words).length > 0 && !endsPhrase(words, words.length - 1)) return false;
  const last = words.at(-1)!;
  return !concluded.some(({ unit }) => unit.words.includes(last) && !refutes.test(unit.said));
}
/** "I've got a stomach ulcer. Well, I had one, in 2019." */
export function isTakenBack(
  { sources }: Pick<LikelyTitle, 'sources'>,
  passages: readonly Passage[],
): boolean {
  return sources.some(({ start }) => {
    const from = passages.findIndex(({ unit }) => unit.start === start);
    const [told, next] = [passages[from], passages[from + 1]];
    return (
      told !== undefined &&
      told.role !== 'clinician' &&
      next?.unit.turn === told.unit.turn &&
      hadOne.test(next.unit.said)
    );
  });
}
const hadOne = /^(?:(?:well|or|i mean|actually) ){0,2}(?:i|he|she) had (?:one|it|that|them)\b/;

const supposes =
  /\bi (?:think|thought|guess|figured|reckon)(?=)(?: that)? (?:i|it|this|that|he|she)(?=)(?:'ve|'s| have| has| is| was)\b/;
// "I think this one is bacterial, so I'm going to treat you."
const treatsIt =
  /\b(?:this|it|that)(?: one)?(?:'s| is) (?:probably |likely )?bacterial, so (?:i|we)\b[a-z' ]{1,20} treat\b/;
const agrees = /^(?:oh )?(?:yes|yeah|yep|right|correct|i think so|you're right)\b/;
const refutes = /\b(?:no|not|never|isn't|don't|doesn't|nothing|if|rule)\b/;

/**
 * Gives what was concluded and planned before any problem was named its title: what the patient came with, where that is
 * a trouble and no problem is named or those words are about it; else the one problem that was named. `introduced`: the
 * clinician said themselves what the patient came with. Changes `problems`, whose first is the one without a name.
 */
export function titleUnnamed(
  problems: readonly Problem[],
  complaint: SourcedText | null,
  introduced: boolean,
  titles: LikelyTitles = noTitles,
): void {
  const unnamed = problems[0]!;
  if (unnamed.sources.length > 0) return;
  const named = problems.filter((p) => p.sources.length > 0);
  const trouble =
    complaint !== null &&
    saysTrouble(complaint.text) &&
    !isWished(complaint.text, named) &&
    (introduced || routine.test(complaint.text) || !titles.isImplausible(complaint.text))
      ? complaint
      : null;
  const own =
    trouble !== null &&
    !named.some((p) => sameProblem(p.name, trouble.text) || (isInjury(trouble.text) && injured.test(p.name)));
  if (
    own &&
    (named.length === 0
      ? introduced || unnamed.passages.length > 0
      : unnamed.passages.some(({ unit }) => isAbout(unit.words, trouble.text)))
  )
    Object.assign(unnamed, { name: trouble.text, said: trouble.text, sources: trouble.sources });
  else if (named.length === 1) named[0]!.passages.unshift(...unnamed.passages.splice(0));
}

// Who gains too much wishes to lose it.
function isWished(text: string, named: readonly Problem[]): boolean {
  return (
    /\bweight loss\b|\blos\w+ weight\b/.test(text) &&
    named.some(({ name }) => /\b(?:weight gain|obes\w+|overweight)\b/.test(name))
  );
}

// The fracture is the injury that they came with.
const injured = /\b(?:fracture|sprain|strain|tear|contusion|dislocation|rupture|concussion)\b/;

function isInjury(text: string): boolean {
  return / injury$/.test(text);
}

// "Second opinion" is a reason to come, no problem. A routine visit is what a visit without any is headed by.
function saysTrouble(text: string): boolean {
  const words = wordsOf(text);
  return (
    routine.test(text) ||
    surgery.test(text) ||
    illness.test(text) ||
    outOfRange.test(text) ||
    words.some((word) => isConditionWord(word)) ||
    symptomsIn(words).length > 0
  );
}

function isAbout(words: readonly string[], trouble: string): boolean {
  return wordsOf(trouble).some(
    (word) =>
      (part.test(word) || (isConditionWord(word) && word !== 'pain')) &&
      (words.includes(word) || isTheirs(words, `${word}s`)),
  );
}

// "The headaches are from tension."; not "coughs can hang around".
function isTheirs(words: readonly string[], plural: string): boolean {
  const at = words.indexOf(plural);
  return at > 0 && whose.has(words[at - 1]!);
}
const whose: ReadonlySet<string> = new Set(['the', 'your', 'his', 'her', 'these', 'those']);

/**
 * Gives it the likeliest of all names, where none was given. A complaint that the clinician introduced is better; one that
 * says the same is as well told. Changes `problems`.
 */
export function titleLikeliest(
  problems: readonly Problem[],
  best: LikelyTitle | null,
  complaint: SourcedText | null,
  introduced: boolean,
): void {
  if (best === null || problems.some(({ sources }) => sources.length > 0)) return;
  if (
    complaint !== null &&
    saysTrouble(complaint.text) &&
    (introduced ||
      best.symptom ||
      best.possible ||
      best.isHistory ||
      isSameTrouble(complaint.text, best.name))
  )
    return;
  Object.assign(problems[0]!, { name: best.name, said: best.name, sources: best.sources });
}
