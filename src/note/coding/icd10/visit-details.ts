import type { Encounter } from '../../note.ts';
import type { Specialty } from '../../specialties.ts';
import type { Transcript } from '../../transcript.ts';
import type { DraftSentence } from '../../writer.ts';
import { piecesOf } from '../pieces.ts';
import type { EncounterCharacter, Trimester } from './parse-table.ts';

/** The patient's age in whole years: as given with the request, else as said ("a 54-year-old", "3 months old"), else null. */
export function statedAge(
  encounter: Encounter,
  transcript: Transcript,
  sentences: readonly DraftSentence[] = [],
): number | null {
  if (encounter.patient?.age !== undefined) return encounter.patient.age;
  for (const turn of transcript.turns) {
    const said =
      /\b(\d{1,3})(?=)[- ](year|yr|month|week|day)(?=)s?[- ]old\b|\b(?:i'm|i am) (\d{1,3})(?=) years? old\b|\b(?:you're|you are) (\d{2})(?=)(?: now)?[.,?!]/i.exec(
        turn.text.slice(0, 4000),
      );
    if (said === null) continue;
    const years = said[3] ?? said[4];
    const age = years === undefined ? inYears(Number(said[1]), said[2]!) : Number(years);
    if (age <= 120) return age;
  }
  return writtenAge(sentences) ?? checkedAge(transcript, sentences);
}

function inYears(count: number, unit: string): number {
  if (unit.startsWith('y')) return count;
  return unit.startsWith('m') ? Math.floor(count / 12) : 0;
}

// "This is Ava's 9 month check.", brought by a parent.
function checkedAge({ turns }: Transcript, sentences: readonly DraftSentence[]): number | null {
  if (!turns.some(({ role }) => role === 'relative')) return null;
  for (const { section, text } of sentences) {
    const said = section === 'subjective' ? atCheck.exec(text) : null;
    if (said !== null) return inYears(Number(said[1]), said[2]!);
  }
  return null;
}
const atCheck =
  /^(?:this is|(?:he|she|the patient) is here for) [a-z' ]{3,30}\b(\d{1,2})[- ](month|year)(?:[- ]old)?(?=) (?:well[- ](?:child|baby) )?(?=)(?:check|visit|physical)\b/i;

// "And you're five now?" stands in the note as "She is 5 years old.", "you're 52 now" as "The patient is 52."
function writtenAge(sentences: readonly DraftSentence[]): number | null {
  for (const { section, text } of sentences) {
    if (section !== 'subjective') continue;
    const said =
      /^(?:he|she|the patient) (?:is|turned) (?:now )?(\d{1,3})(?=)(?: (year|month|week|day)s?(?=) old\b|[.,]| now\b| (?:last|this) )/i.exec(
        text,
      );
    if (said !== null) return inYears(Number(said[1]), said[2] ?? 'year');
  }
  return null;
}

// A paediatric visit whose age nobody said is a child's; the figure only chooses between a child's and an adult's code.
const someChild = 5;

/** The age that chooses among codes for ages; null where nothing tells. */
export function ageForCodes(
  encounter: Encounter,
  transcript: Transcript,
  specialty: Specialty,
  sentences: readonly DraftSentence[] = [],
): number | null {
  return statedAge(encounter, transcript, sentences) ?? (specialty === 'pediatrics' ? someChild : null);
}

const sequela = /\b(?:late effects?|sequelae?|old (?:injury|fracture|sprain)|residual from)\b/i;
const healing =
  /\b(?:heal(?:s|ing|ed)|recheck|status post|s\/p|post[- ]?op(?:erative)?|subsequent|cast (?:is |was )?(?=)(?:off|removed|removal)|follow(?:ing|s)?[- ]?(?=)up (?:of|for|visit|appointment|on)|here for (?:a |an |his |her |their )?(?:\w+ )?follow|weeks? (?:out|after|since) )(?=)\b|, follow[- ]?up[.,]?$/i;

/**
 * The seventh character of an injury's code from what was said of it: A while it is being treated, D once healing or
 * a follow-up was said, S for a late effect (ICD-10-CM Official Guidelines, Section I.C.19.a).
 */
export function encounterCharacter(texts: readonly string[]): EncounterCharacter {
  if (texts.some((text) => sequela.test(text))) return 'S';
  return texts.some((text) => healing.test(text)) ? 'D' : 'A';
}

const trimesterSaid = /\b(first|second|third|1st|2nd|3rd) trimester\b/i;
const weeksAlong =
  /\b(\d{1,2})(?: and \w+ days?)? weeks?(?=)(?: and (?:\w+|a few) days?)?(?=) (?:pregnant|along|gestation)\b|^gestation: (\d{1,2})(?: and a half)?(?= weeks\b)/i;
const weeksNow =
  /\b(?:you['’]?re|you are|she['’]?s|she is|patient (?:is|was)|i['’]?m|i am|i was|now|at|turned|(?:i|she|you|patient)(?:['’]ll| will) be) (\d{1,2}) weeks\b(?! (?:ago|old|out|post|after|since|from|later))/i;
const dayNext =
  /^(?: pregnant| along)?,? (?:on|this|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?: pregnant| along)?,? tomorrow\b/i;
const past = /\b(?:was|were|turned)\b/i;

// "You're 27 weeks and 4 days", "I was 27 weeks on Monday", and "I'm 28 weeks on Thursday", which is 27 today.
function weeksIn(text: string): number | null {
  const said = weeksAlong.exec(text) ?? weeksNow.exec(text);
  if (said === null) return null;
  const toCome =
    dayNext.test(text.slice(said.index + said[0].length)) && !past.test(text.slice(0, said.index + 12));
  return Number(said[1] ?? said[2]) - (toCome ? 1 : 0);
}

function trimesterIn(text: string): Trimester | null {
  const named = trimesterSaid.exec(text)?.[1]?.toLowerCase();
  if (named !== undefined) return /^(?:f|1)/.test(named) ? '1' : /^(?:s|2)/.test(named) ? '2' : '3';
  const weeks = weeksIn(text);
  if (weeks === null) return null;
  return weeks < 14 ? '1' : weeks < 28 ? '2' : '3';
}

/** The trimester said in words or by weeks: below 14, below 28, from 28 (ICD-10-CM, chapter 15). */
export function trimesterOf(transcript: Transcript, texts: readonly string[]): Trimester {
  return ofPregnancy(transcript, texts, trimesterIn) ?? 'none';
}

/** How many weeks the pregnancy is said to have lasted, or null. */
export function weeksOf(transcript: Transcript, texts: readonly string[]): number | null {
  return ofPregnancy(transcript, texts, weeksIn);
}

// In the note, else in what was said.
function ofPregnancy<T>(
  transcript: Transcript,
  texts: readonly string[],
  of: (text: string) => T | null,
): T | null {
  for (const text of texts) {
    const found = of(text);
    if (found !== null) return found;
  }
  for (const turn of transcript.turns) {
    if (!/trimester|pregnant|along|gestation|weeks/i.test(turn.text)) continue;
    for (const piece of piecesOf(turn.text)) {
      const found = of(piece.text);
      if (found !== null) return found;
    }
  }
  return null;
}
