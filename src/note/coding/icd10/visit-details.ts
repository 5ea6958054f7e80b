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
      /\b(\d{1,3})(?=)[- ](year|yr|month|week|day)(?=)s?[- ]old\b|\b(?:i'm|i am) (\d{1,3})(?=) years? old\b/i.exec(
        turn.text.slice(0, 4000),
      );
    if (said === null) continue;
    const age = said[3] !== undefined || /^y/i.test(said[2]!) ? Number(said[3] ?? said[1]) : 0;
    if (age <= 120) return age;
  }
  return writtenAge(sentences);
}

// "And you're five now?" stands in the note as "She is 5 years old."
function writtenAge(sentences: readonly DraftSentence[]): number | null {
  for (const { section, text } of sentences) {
    if (section !== 'subjective' || !text.includes(' old')) continue;
    const said = /^(?:he|she|the patient) is (\d{1,3})(?=) (year|month|week|day)s?(?=) old\b/i.exec(text);
    if (said !== null) return said[2]!.startsWith('y') ? Number(said[1]) : 0;
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

/** The trimester said in words or by weeks: below 14, below 28, from 28 (ICD-10-CM, chapter 15). */
export function trimesterOf(transcript: Transcript, texts: readonly string[]): Trimester {
  const said = (text: string): Trimester | null => {
    const named = /\b(first|second|third|1st|2nd|3rd) trimester\b/i.exec(text)?.[1]?.toLowerCase();
    if (named !== undefined) return /^(?:f|1)/.test(named) ? '1' : /^(?:s|2)/.test(named) ? '2' : '3';
    const weeks =
      /\b(\d{1,2})(?: and \w+ days?)? weeks?(?=)(?: and \w+ days?)?(?=) (?:pregnant|along|gestation)\b/i.exec(
        text,
      )?.[1] ??
      /\b(?:you['’]?re|you are|she['’]?s|she is|patient is|i['’]?m|i am|now|at) (\d{1,2}) weeks\b(?! (?:ago|old|out|post|after|since|from|later))/i.exec(
        text,
      )?.[1];
    if (weeks === undefined) return null;
    return Number(weeks) < 14 ? '1' : Number(weeks) < 28 ? '2' : '3';
  };
  for (const text of texts) {
    const trimester = said(text);
    if (trimester !== null) return trimester;
  }
  for (const turn of transcript.turns) {
    if (!/trimester|pregnant|along|gestation|weeks/i.test(turn.text)) continue;
    for (const piece of piecesOf(turn.text)) {
      const trimester = said(piece.text);
      if (trimester !== null) return trimester;
    }
  }
  return 'none';
}
