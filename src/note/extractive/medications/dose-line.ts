import type { DraftSentence } from '../../writer.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';

/**
 * True for a dose that is said back: "five milligrams, twice a day, all right". Where the clinician says it, each thing in it
 * was named with it: "two infusions, a week apart" is no dose of two tablets.
 */
export function repeatsDose(text: string, said: readonly DraftSentence[], byClinician = false): boolean {
  const figures = text.match(/\d[\d.]*/g) ?? [];
  const things = byClinician ? wordsOf(text).filter((word) => word.length > longestUnit) : [];
  const drug = namesDrug(wordsOf(text));
  return (
    /^\d/.test(text) &&
    !drug &&
    wordsOf(text).length < 7 &&
    // "Six weeks, back here."
    !/\b(?:back|here|see|follow)\b/i.test(text) &&
    said.some(
      (s) =>
        figures.every((f) => s.text.includes(f)) &&
        (things.length === 0 || things.every((thing) => s.text.toLowerCase().includes(thing))),
    )
  );
}

/** In letters: "days", "daily". */
const longestUnit = 5;

// "XL, 150 in the morning", "75 for 1 week and then 100 mg every morning": how the medicine named just before is taken.
export function onlyDose(text: string, before: string): boolean {
  // "800 mg daily. She may take that twice daily": that is said otherwise, not more closely.
  if (doseIn(text) !== text && often.test(before) && often.test(text)) return false;
  return (
    /^(?:(?:XL|XR|SR|ER|LA|CR|DR),? )?(?=)(?:\d|once|twice|every)/.test(doseIn(text)) &&
    /\b(?:mg|mcg|mL|units?|tablets?|puffs?|drops?|daily|morning|night|bedtime|times)\b/.test(text) &&
    !namesDrug(wordsOf(text))
  );
}

const often = /\b(?:daily|nightly|every|times|bedtime|morning)\b/;

// "It is 40 mg.", "She is going to take that once daily."
export function doseIn(text: string): string {
  return text
    .replace(/^(?:About|Around) (?=\d)/, '')
    .replace(
      /^(?:It (?:is|will be) |(?:She|He|The patient) (?:is going to |will |may )?(?=)(?:takes?|uses?|do(?:es)?)(?=) (?:(?:it|that|this|them) )?|The patient was advised to (?:take|use) (?:(?:it|that|this|them) )?)(?=\d|once|twice|every)/,
      '',
    );
}
