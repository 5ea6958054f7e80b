import { kindHash, packCounts, pairHash } from '../../src/note/language/sound/speech-counts.ts';
import { countedWord, edge } from '../../src/note/language/sound/speech-odds.ts';
import { termIndex } from '../../src/note/language/sound/term-index.ts';

/** A dialogue as a recogniser without marks would write it: its turns, each a list of words. */
export function bareTurns(dialogue: string): string[][] {
  return dialogue.split('\n').flatMap((line) => {
    const said = line
      .replace(/^\s*\[?\w+\]?:?\s+/, '')
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/\s+(n't|'\w+)\b/g, '$1')
      .replace(/\b(gon|wan|got) (na|ta)\b/g, '$1$2');
    const words = said.match(/[a-z0-9]+(?:'[a-z]+)*/g);
    return words === null ? [] : [words];
  });
}

/** How often words and pairs of words stand in these dialogues. */
export function speechCounts(dialogues: readonly string[]): Uint8Array {
  const { kinds } = termIndex();
  const counts = new Map<number, number>();
  const add = (hash: number) => counts.set(hash, (counts.get(hash) ?? 0) + 1);
  for (const dialogue of dialogues)
    for (const turn of bareTurns(dialogue)) {
      let before = edge;
      add(edge.hash);
      for (const word of [...turn.map((one) => countedWord(one, kinds.get(one))), edge]) {
        if (word !== edge) add(word.hash);
        add(pairHash(before.hash, word.hash));
        const ownPair = pairHash(before.own, word.own);
        if (ownPair !== pairHash(before.hash, word.hash)) add(ownPair);
        if (word.kind !== undefined) {
          add(kindHash[word.kind]);
          add(pairHash(before.hash, kindHash[word.kind]));
        }
        if (before.kind !== undefined) add(pairHash(kindHash[before.kind], word.hash));
        before = word;
      }
    }
  return packCounts(counts);
}
