import { readFileSync } from 'node:fs';

/** A turn's words, and whether a sentence ends after each; where it `may`, a comma would do as well as a full stop. */
export interface SpokenTurn {
  words: string[];
  ends: ('no' | 'may' | 'yes')[];
}

/** By visit of ACI-BENCH without stops: after how many words a sentence ends or may end ("10 16? 23"), as it was read. */
const endsOf = JSON.parse(readFileSync(new URL('aci-sentence-ends.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** The turns of such a visit; throws where its ends are not known or fit no words. */
export function readEnds(visit: { id: string; dialogue: string }): SpokenTurn[] {
  const known = endsOf[visit.id];
  if (known === undefined) throw new Error(`${visit.id}: its sentence ends have not been read`);
  return endsIn(visit, known);
}

/** `known`: "10 16? 23", counted over all turns, without who speaks. */
export function endsIn({ id, dialogue }: { id: string; dialogue: string }, known: string): SpokenTurn[] {
  const marks = new Map(
    known.split(' ').map((mark) => [Number.parseInt(mark, 10), mark.endsWith('?') ? 'may' : 'yes'] as const),
  );
  let count = 0;
  const turns = dialogue
    .split('\n')
    .map((line) => line.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 1)
    .map(([, ...words]): SpokenTurn => {
      const ends = words.map((_, i) => marks.get(count + i + 1) ?? 'no');
      count += words.length;
      return { words, ends };
    });
  const last = Math.max(...marks.keys());
  if (!(last < count)) throw new Error(`${id}: ${last} fits no words`);
  return turns;
}
