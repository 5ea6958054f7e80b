import { matchesOf } from '../matches.ts';

/** Two letters that stand alone, one behind the other: nothing is spelled out where there are none. */
const anyLetters = /\b[a-z] (?:[a-z]|gfr|pap)\b/i;

// "You've got a u t i", "this looks like a d v t", "an m r i". What may be words as well, as "a d" and "p m", is left.
const names =
  'uti dvt copd gerd uri ibs ibd tia pcos ptsd adhd ocd bph chf ckd bppv tmj hiv hpv mri ekg ecg eeg emg cpap bmi cbc cmp bmp crp esr tsh psa inr bnp gfr ldl hdl iud otc acl mcl cta hct ect ct iv phq gad egfr';
/** What a recogniser leaves half spelled: "an e gfr of 68", "your c pap". */
const halfSpelled = 'e gfr|c pap';
const spelled = new RegExp(
  String.raw`\b(?<!\b[b-hj-z] )(?:${names
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => [...name].join(' '))
    .join('|')}|${halfSpelled})\b(?! [b-hj-z]\b)`,
  'gi',
);

/** Where a name was written as the letters that were spoken, in order: characters [start, end), and what was meant. */
export function spelledIn(text: string): { start: number; end: number; meant: string }[] {
  if (!anyLetters.test(text)) return [];
  return matchesOf(spelled, text).map(({ 0: letters, index }) => ({
    start: index,
    end: index + letters.length,
    meant: letters.replaceAll(' ', ''),
  }));
}
