import { symptomsIn } from '../lexicon/symptoms.ts';
import { wordsOf } from '../visit/units.ts';

const naming =
  /^(?:He|She|The patient)(?=) (?:(?:is|was|has been) endorsing|endorses?|endorsed|reports)(?=) (?:(?:the|some|this|that|any|a) )?(.+)\.$/;
const light = /^(?:and|or|some|the|a|any|of|in|her|his|their|the|patient)$/;

/** The symptoms that a sentence says the patient has; none where it denies. */
export function reportedIn(text: string): string[] {
  if (/\b(?:denies|denied|no|not|never|without)\b/i.test(text)) return [];
  return symptomsIn(wordsOf(text)).map(({ symptom }) => symptom.written);
}

/** "She was endorsing the back pain.": true where it names symptoms that are `reported` already, and tells nothing else. */
export function onlyNames(text: string, reported: ReadonlySet<string>): boolean {
  const named = naming.exec(text)?.[1];
  if (named === undefined) return false;
  const words = wordsOf(named);
  const found = symptomsIn(words);
  if (found.length === 0 || found.some(({ symptom }) => !reported.has(symptom.written))) return false;
  const known = new Set(found.flatMap(({ symptom }) => [...symptom.words, ...wordsOf(symptom.written)]));
  return words.every((word) => known.has(word) || light.test(word));
}
