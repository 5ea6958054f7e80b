import { kin } from '../../language/kin.ts';
import { matchesOf } from '../../matches.ts';
import type { CodingInput } from '../coding-input.ts';
import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

interface PastEvent {
  acute: RegExp;
  /** How people call it. */
  words: RegExp;
  history: string;
  /** An office visit is never its first episode of care, unless it happens now. */
  overAtOnce?: true;
}

/** Acute events and the code of having had one (ICD-10-CM Official Guidelines, Sections I.C.9.d.3, I.C.9.e.1 and I.C.21.c.4). */
const events: readonly PastEvent[] = [
  {
    acute: /^(?:I63|G45\.9)/,
    words: /\b(?:strokes?|cva|tias?|transient ischemic attacks?|cerebrovascular accident)\b/gi,
    history: 'Z86.73',
    overAtOnce: true,
  },
  {
    acute: /^I21/,
    words: /\b(?:heart attacks?|myocardial infarctions?|mi|n?stemi)\b/gi,
    history: 'I25.2',
  },
  {
    acute: /^I26/,
    words:
      /\b(?:pulmonary embol(?:ism|us|i)|pe|(?:blood )?clots?(?=) in (?:my|your|his|her|the)(?=) lungs?)\b/gi,
    history: 'Z86.711',
  },
  {
    acute: /^I82\.4/,
    words:
      /\b(?:dvts?|deep ve(?:in|nous) thrombos[ie]s|(?:blood )?clots? in (?:my|your|his|her|the) (?:\w+ )?(?=)(?:leg|calf|thigh))(?=)\b/gi,
    history: 'Z86.718',
  },
  { acute: /^J18/, words: /\bpneumonia\b/gi, history: 'Z87.01' },
];

const longAgo =
  /\b(?:years? (?:ago|back)|in (?:19|20)\d\d|back in|last year|decades? ago|as a child|(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|several)(?=) months (?:ago|back))(?=)\b/i;
const former = /\b(?:previous|prior|old|past|history of|had (?:a|an|the|his|her) (?:\w+ )?)\s*$/i;
/** "Ever | had a heart attack or a stent?", "he's never | had a stroke": asked or denied. */
const everBefore = /\b(?:ever|never|not|n['’]t|(?:have|has|did)(?=) (?:you|he|she)(?=)) $/i;
// "I've never had the pneumonia one."
const isVaccine = /^ (?:one|vaccines?|vaccination|shots?|jabs?|boosters?)\b/i;
const now =
  /\b(?:having an? (?:\w+ )?stroke|acute (?:\w+ )?strokes?|stroke (?:right )?now|new (?:\w+ )?stroke|ambulance|stroke (?:team|alert)|tpa|this morning|an hour ago|since (?:yesterday|this morning|last night))\b/i;
const ofOthers = new RegExp(`\\b(?:${kin}|grand\\w+|family)\\b`, 'i');
const sinceStroke = /\b(?:since|from|after) (?:the|your|my|his|her|that) stroke\b/i;
const deficit =
  /\b(?:weak|weakness|hemipar\w+|paraly\w+|aphasi\w+|slurred|droop\w*|numb|numbness|limp|swallow\w*)\b/i;
const reach = 70;

/**
 * An event that is over, though its acute name stands in the assessment ("the stroke of 2019, stay on the aspirin"), as
 * personal history; a stroke that left something behind as its sequelae.
 */
export function withPastEvents(diagnoses: readonly Diagnosis[], { transcript }: CodingInput): Diagnosis[] {
  return diagnoses.map((diagnosis) => {
    const event = events.find(({ acute }) => acute.test(diagnosis.entry.code));
    if (event === undefined) return diagnosis;
    if (diagnosis.problem.over && event.overAtOnce !== true) return coded(diagnosis, event.history);
    const judged = diagnosis.problem.scope.sentences.map(({ text }) => text).join(' ');
    if (now.test(judged) || now.test(transcript.text)) return diagnosis;
    if (event.overAtOnce !== true && !isLongAgo(transcript.text, event.words)) return diagnosis;
    const left = event.history === 'Z86.73' ? (leftBy(judged) ?? leftBy(transcript.text)) : null;
    if (left !== null) return coded(diagnosis, sequelaOf(diagnosis, left));
    return coded(diagnosis, event.history);
  });
}

// "My left arm has been weak since the stroke": the sentence that tells what a stroke left behind.
function leftBy(text: string): string | null {
  for (const said of text.split(/[.?!\n]/))
    if (said.includes('stroke') && sinceStroke.test(said) && deficit.test(said)) return said;
  return null;
}

// Where no hand is said, the right side is the dominant one (Section I.C.6.a).
function sequelaOf({ side }: Diagnosis, said: string): string {
  if (/aphasi|slurred/i.test(said)) return 'I69.320';
  if (/swallow/i.test(said)) return 'I69.391';
  if (!/weak|hemipar|paraly/i.test(said)) return 'I69.30';
  const where = /\b(?:right|left)\b/i.exec(said)?.[0].toLowerCase() ?? side;
  return where === 'right' ? 'I69.351' : where === 'left' ? 'I69.354' : 'I69.359';
}

function isLongAgo(text: string, words: RegExp): boolean {
  for (const { 0: said, index } of matchesOf(words, text)) {
    const before = text.slice(Math.max(0, index - reach), index);
    const after = text.slice(index + said.length, index + said.length + reach);
    // What comes after a stop or a new line is of something else.
    const own = `${before.split(/[.?!\n]/).at(-1)!} ${said} ${after.split(/[.?!\n]/)[0]!}`;
    if (ofOthers.test(own) || (isVaccine.test(after) && former.test(before))) continue;
    const told = former.exec(before);
    if (longAgo.test(own) || (told !== null && !everBefore.test(before.slice(0, told.index)))) return true;
  }
  return false;
}

function coded(diagnosis: Diagnosis, code: string): Diagnosis {
  const entry = icdTable().byCode().get(code);
  // What is looked after counts for the visit's level like a lasting illness.
  return entry === undefined
    ? diagnosis
    : { ...diagnosis, entry: { ...entry, status: false, chronic: true, serious: false } };
}
