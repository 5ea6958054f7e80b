import { procedureTable } from './cpt/procedure-table.ts';
import { icdTable } from './icd10/icd-table.ts';
import { wordsOf } from './words.ts';

/** A code of the built-in tables, as people look it up. */
export interface BuiltInCode {
  system: 'icd10cm' | 'cpt';
  code: string;
  description: string;
  /** Words that give it when they are said of a problem. */
  saidAs: readonly string[];
}

/** The code in the built-in tables, or null. */
export function builtInCode(code: string): BuiltInCode | null {
  const entry = icdTable().byCode().get(code);
  if (entry !== undefined)
    return { system: 'icd10cm', code, description: entry.description, saidAs: entry.phrases };
  const procedure = procedureTable().find((one) => one.code === code);
  return procedure === undefined
    ? null
    : { system: 'cpt', code, description: procedure.description, saidAs: [] };
}

/** Built-in codes whose description or words hold all words of `text`; those it names exactly come first. */
export function searchBuiltIn(text: string, limit: number): BuiltInCode[] {
  const asked = wordsOf(text).map((word) => word.text);
  if (asked.length === 0) return [];
  const whole = asked.join(' ');
  const found: { code: BuiltInCode; rank: number }[] = [];
  for (const { code, description, phrases } of icdTable().entries()) {
    const rank = Math.min(...[description, ...phrases].map((one) => rankOf(one, asked, whole)));
    if (rank < Number.POSITIVE_INFINITY) {
      found.push({ code: { system: 'icd10cm', code, description, saidAs: phrases }, rank });
    }
  }
  for (const { code, description, called } of procedureTable()) {
    const rank = called.test(text) ? 0 : rankOf(description, asked, whole);
    if (rank < Number.POSITIVE_INFINITY)
      found.push({ code: { system: 'cpt', code, description, saidAs: [] }, rank });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ code }) => code);
}

/** Built-in codes that have some of the words of `text`, those with most of the telling ones first. */
export function searchBuiltInLoosely(text: string, limit: number): BuiltInCode[] {
  const asked = [...new Set(wordsOf(text).map((word) => word.text))];
  const entries = icdTable()
    .entries()
    .map((entry) => {
      const official = wordsOf(entry.description).map((word) => word.text);
      const said = entry.phrases.map((phrase) => wordsOf(phrase).map((word) => word.text));
      return {
        entry,
        texts: [official, ...said.map((words) => [...official, ...words])].map((words) => new Set(words)),
      };
    });
  const rarity = new Map(
    asked.map((word) => {
      const having = entries.filter(({ texts }) => texts.some((one) => one.has(word))).length;
      return [word, having === 0 ? 0 : Math.log(1 + entries.length / having)];
    }),
  );
  const shared = (one: ReadonlySet<string>) =>
    asked.reduce((sum, word) => sum + (one.has(word) ? rarity.get(word)! : 0), 0) - one.size / 100;
  return entries
    .map(({ entry, texts }) => ({ entry, score: Math.max(...texts.map(shared)) }))
    .filter(({ score }) => score > 2)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry: { code, description, phrases } }) => ({
      system: 'icd10cm',
      code,
      description,
      saidAs: phrases,
    }));
}

/** 0: the same words; else how many words there are beside them; infinite where one is missing. */
function rankOf(text: string, asked: readonly string[], whole: string): number {
  const words = wordsOf(text).map((word) => word.text);
  if (words.join(' ') === whole) return 0;
  return asked.every((word, i) => has(words, word, i === asked.length - 1))
    ? 1 + words.length - asked.length
    : Number.POSITIVE_INFINITY;
}

// The last word may not be written to its end yet.
function has(words: readonly string[], asked: string, open: boolean): boolean {
  return words.some((word) => word === asked || (open && asked.length > 2 && word.startsWith(asked)));
}
