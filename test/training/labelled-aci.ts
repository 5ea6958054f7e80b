import { readFileSync } from 'node:fs';
import { sectionLabels } from '../../src/note/extractive/learned/section-labels.ts';
import type { CorpusVisit } from './corpus.ts';
import type { LabelledSentence, OwnVisit } from './own-visits.ts';

/** By visit of ACI-BENCH train: after how many words each stretch ends, and where in a note it belongs. */
const stretches = JSON.parse(readFileSync(new URL('aci-labels.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** The visits that were read and labelled, with where each of their sentences belongs. */
export function labelledAci(visits: readonly CorpusVisit[]): OwnVisit[] {
  return visits.flatMap((visit) => {
    const labels = stretches[visit.id];
    return labels === undefined ? [] : [labelledVisit(visit, labels)];
  });
}

/** `labels`: "12 none 40 hpi 44 hpi?"; throws where they do not fit the visit. */
export function labelledVisit(
  { id, dialogue }: Pick<CorpusVisit, 'id' | 'dialogue'>,
  labels: string,
): OwnVisit {
  const words = wordsIn(dialogue);
  const sentences: LabelledSentence[] = [];
  let from = 0;
  for (const [, end = '', name = '', mark] of labels.matchAll(/(\d+) ([a-z]+)(\??)/g)) {
    const to = Number(end);
    const [first, last] = [words[from], words[to - 1]];
    const label = sectionLabels.find((known) => known === name);
    if (first === undefined || last === undefined || label === undefined)
      throw new Error(`${id}: ${end} ${name} fits no words`);
    sentences.push({ start: first.start, end: last.end, label, optional: mark === '?' });
    from = to;
  }
  if (from !== words.length) throw new Error(`${id}: ${words.length - from} words have no label`);
  return { id, dialogue, sentences };
}

/** Without who speaks, which stands at the beginning of a line. */
export function wordsIn(dialogue: string): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  for (const { 0: word, index } of dialogue.matchAll(/^[ \t]*(?:\[\w+\]|\w+:)|\S+/gm))
    if (!/^[ \t]*(?:\[\w+\]|\w+:)$/.test(word) || dialogue[index - 1] === ' ')
      words.push({ start: index, end: index + word.length });
  return words;
}
