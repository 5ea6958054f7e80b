import { type SectionLabel, sectionLabels } from '../../src/note/extractive/learned/section-labels.ts';
import { type Unit, wordsOf } from '../../src/note/extractive/visit/units.ts';
import type { ReferenceSentence } from './note-sections.ts';

/** How rare a stem is over the corpus: the weight of a match. */
export type Rarity = (stem: string) => number;

export function stem(word: string): string {
  return numberWords.get(word) ?? word.replace(/(?:ing|ed|es|s|ly)$/, '').slice(0, 7);
}

const numberWords = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((w, i) => [
    w,
    String(i),
  ]),
);

export function rarityOf(documents: readonly (readonly string[])[]): Rarity {
  const seen = new Map<string, number>();
  for (const words of documents)
    for (const s of new Set(words.map(stem))) seen.set(s, (seen.get(s) ?? 0) + 1);
  const n = documents.length;
  return (s) => Math.log((n + 1) / ((seen.get(s) ?? 0) + 1));
}

/**
 * Greedy alignment: for every reference sentence the units that together cover its rare words best are taken,
 * nearest talk first. Returns for each unit how much (0-1) it went to each section.
 */
export function alignUnits(
  units: readonly Unit[],
  sentences: readonly ReferenceSentence[],
  rarity: Rarity,
): number[][] {
  const gains = units.map(() => sectionLabels.map(() => 0));
  const stems = units.map(
    (u) => new Set([...(u.answers && u.words.length < 6 ? u.answers.words : []), ...u.words].map(stem)),
  );
  for (const { label, text } of sentences) {
    const wanted = new Set(
      wordsOf(text)
        .map(stem)
        .filter((s) => rarity(s) > 0.35),
    );
    let mass = 0;
    for (const s of wanted) mass += rarity(s);
    if (mass === 0) continue;
    const column = sectionLabels.indexOf(label);
    const left = new Set(wanted);
    for (let round = 0; round < 4; round++) {
      let best = -1;
      let bestScore = 0;
      let bestGain = 0;
      for (let i = 0; i < units.length; i++) {
        let gain = 0;
        for (const s of stems[i]!) if (left.has(s)) gain += rarity(s);
        let own = 0;
        for (const s of stems[i]!) own += Math.max(0, rarity(s));
        const score = gain / mass + (0.3 * gain) / (own + 3) + prior(label, units[i]!, i / units.length);
        if (gain > 0 && score > bestScore) {
          best = i;
          bestScore = score;
          bestGain = gain;
        }
      }
      if (best < 0 || bestGain < 1.2 || bestGain / mass < 0.12) break;
      for (const s of stems[best]!) left.delete(s);
      const row = gains[best]!;
      row[column] = Math.min(1, row[column]! + bestGain / Math.min(mass, 8));
    }
  }
  return gains;
}

function prior(label: SectionLabel, unit: Unit, position: number): number {
  const late = position > 0.5 ? 0.1 : 0;
  switch (label) {
    case 'exam':
    case 'results':
    case 'plan':
    case 'assessment':
    case 'vitals':
      return late + (unit.role === 'clinician' ? 0.1 : 0);
    default:
      return 0.1 - late;
  }
}
