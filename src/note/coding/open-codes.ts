import type { BillingCode, BillingCodes } from '../note.ts';
import type { CodeChoice, DraftSentence } from '../writer.ts';
import { candidatesFor } from './candidates.ts';
import type { CodingInput } from './coding-input.ts';
import { codeDiagnoses, type Diagnosis } from './icd10/code-diagnoses.ts';
import type { IcdEntry, Side } from './icd10/parse-table.ts';

/**
 * The problems for which what was said leaves more than one code open, each with those of the candidates that fit: the
 * code that `codeEncounter` chose first, then its variants that nothing contradicts (a side the note names elsewhere, healing
 * instead of active treatment). A note's writer may choose among them and nothing else.
 */
export function openCodes(input: CodingInput): CodeChoice[] {
  const diagnoses = codeDiagnoses(input);
  const candidates = new Set(candidatesFor(input).icd10.map(({ code }) => code));
  const coded = new Set(diagnoses.map(({ entry }) => entry.code));
  const sides = sidesIn(input.sentences);
  return diagnoses.flatMap((diagnosis) => {
    const { entry, problem } = diagnosis;
    // A code that took the place of what the words name (history, a combination) has no variants among theirs.
    const own = diagnosis.insteadOf ?? entry.code;
    if (!problem.phrase.entries.some(({ code }) => code === own)) return [];
    const others = problem.phrase.entries.filter(
      (other) => candidates.has(other.code) && !coded.has(other.code) && isOpen(other, diagnosis, sides),
    );
    if (others.length === 0) return [];
    return [{ problem: problem.words, options: [entry, ...others].map(named) }];
  });
}

/** `codes` with what was chosen put in place of what the coding room chose; a choice outside its candidates is none. */
export function withChosen(
  codes: BillingCodes,
  choices: readonly CodeChoice[],
  chosen: readonly (string | null)[],
): BillingCodes {
  const instead = new Map<string, CodeChoice['options'][number] & { reason: string }>();
  for (const [index, { problem, options }] of choices.entries()) {
    const option = options.find(({ code }) => code === chosen[index]);
    const [own] = options;
    if (option === undefined || own === undefined || option === own) continue;
    const reason = `Chosen by the language model among ${options.length} codes that fit "${problem}".`;
    instead.set(own.code, { ...option, reason });
  }
  const icd10 = codes.icd10.map((code): BillingCode => ({ ...code, ...instead.get(code.code) }));
  return { icd10: [...new Map(icd10.map((code) => [code.code, code])).values()], cpt: codes.cpt };
}

function isOpen(other: IcdEntry, { entry }: Diagnosis, sides: ReadonlySet<Side>): boolean {
  return (
    (other.side === entry.side || (entry.side === 'none' && other.side !== null && sides.has(other.side))) &&
    (other.encounter === entry.encounter || (isCurrent(other) && isCurrent(entry))) &&
    other.trimester === entry.trimester &&
    other.ages?.from === entry.ages?.from &&
    other.ages?.to === entry.ages?.to
  );
}

/** Active treatment or healing: which of the two is seldom said outright. A late effect always is. */
function isCurrent({ encounter }: IcdEntry): boolean {
  return encounter === 'A' || encounter === 'D';
}

/** The sides that the note's checked sentences name. */
function sidesIn(sentences: readonly DraftSentence[]): ReadonlySet<Side> {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const sides = new Set<Side>();
  if (/\bleft\b/i.test(text)) sides.add('left');
  if (/\bright\b(?! (?:now|away|after|before|here|there))/i.test(text)) sides.add('right');
  if (sides.size === 2 || /\bbilateral(?:ly)?\b|\bboth\b/i.test(text)) sides.add('both');
  return sides;
}

function named({ code, description }: IcdEntry): CodeChoice['options'][number] {
  return { code, description };
}
