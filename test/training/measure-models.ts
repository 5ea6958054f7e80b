import { chained } from '../../src/note/extractive/learned/label-chain.ts';
import { flatWeights, inView } from '../../src/note/extractive/learned/label-context.ts';
import { sectionLabels } from '../../src/note/extractive/learned/section-labels.ts';
import { unitsOf } from '../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { type OwnVisit, sentenceOf } from './own-visits.ts';
import { aloneBy } from './read-alone.ts';
import type { Models } from './section-training.ts';

/** How well the models by themselves tell the sentences of labelled visits: shares, and the area under the ROC. */
export interface ModelScores {
  units: number;
  /** Chance that a sentence for the note is held likelier to be one than a sentence that is not. */
  keepArea: number;
  /** Of the sentences for the note, the share given its section. */
  section: number;
}

export function scoreModels(models: Models, visits: readonly OwnVisit[]): ModelScores {
  const read = aloneBy(models);
  const context = flatWeights(models.context);
  const kept: number[] = [];
  const left: number[] = [];
  let right = 0;
  for (const visit of visits) {
    const units = unitsOf(parseTranscript(visit.dialogue).turns);
    const alone = read(units);
    const seen = inView(units, alone, chained(units, alone, models.links), context);
    for (const [i, { keep: chance, sections }] of seen.entries()) {
      const sentence = sentenceOf(visit, units[i]!);
      if (sentence === null || sentence.optional) continue;
      if (sentence.label === 'none') left.push(chance);
      else {
        kept.push(chance);
        const likeliest = Array.from(sections).indexOf(Math.max(...Array.from(sections)));
        if (sectionLabels[likeliest] === sentence.label) right++;
      }
    }
  }
  return { units: kept.length + left.length, keepArea: area(kept, left), section: right / kept.length };
}

function area(above: readonly number[], below: readonly number[]): number {
  const all = [...above.map((p) => ({ p, one: true })), ...below.map((p) => ({ p, one: false }))].sort(
    (a, b) => a.p - b.p,
  );
  let ranks = 0;
  all.forEach(({ one }, i) => {
    if (one) ranks += i + 1;
  });
  return (ranks - (above.length * (above.length + 1)) / 2) / (above.length * below.length);
}
