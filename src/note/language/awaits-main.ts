import type { ReadWords } from './boundary-features.ts';
import { auxiliary, irregular } from './clause-words.ts';

/** What is taken from a gap's score. Set on train visits. */
const waiting = 6;

/** No sentence ends before its main clause: "when i slung it forward | i hit my leg", "for your first problem | i think". */
export function awaitsMain(read: ReadWords, gap: number, from: number): number {
  if (!opensMain(read, gap + 1)) return 0;
  const { words, verbs } = read;
  for (let at = gap; at >= from && gap - at < 26; at--) {
    const word = words[at]!;
    if (!waits.has(word) || !isInitial(words, at, from)) continue;
    if (word === 'based' || (subordinates.has(word) && !/^(?:then|of)$/.test(words[at + 1] ?? '')))
      return hasMain(read, at, gap) ? 0 : waiting;
    if (verbs[gap]! < at && !words.slice(at, gap + 1).some((w) => irregular.has(w))) return waiting;
  }
  return 0;
}
/** Words after which a main clause is awaited. */
const subordinates = new Set(
  'when if while because since although though before after as once until unless whenever'.split(' '),
);
const fronted =
  'for with on in at from without during based aside besides sometimes otherwise unfortunately honestly initially essentially first lastly finally hopefully what which how right most otherwise'.split(
    ' ',
  );
const waits = new Set([...subordinates, ...fronted]);
const introduces = new Set(
  'and but so then or well okay um uh like that now even just alright really only mostly usually'.split(' '),
);

// At the sentence's beginning, or where "and" or "but" begins anew.
function isInitial(words: readonly string[], at: number, from: number): boolean {
  let i = at - 1;
  while (
    i >= from &&
    (introduces.has(words[i]!) || (words[i] === 'know' && words[i - 1] === 'you' && i-- > from))
  )
    i--;
  return (
    i < from ||
    (i < at - 1 &&
      /^(?:and|but|so|now)$/.test(words[i + 1]!) &&
      !(words[at] === 'based' && words.slice(from, at).includes('based')))
  );
}

const asksOrTells = new Set(
  "do does did is are was were can could will would has have let's go please how what when where then".split(
    ' ',
  ),
);
const ofNoun = new Set('your the my his her this'.split(' '));

/** True where words[at] can open a main clause. */
export function opensMain({ words, opens }: ReadWords, at: number): boolean {
  const word = words[at]!;
  if (opens[at] || asksOrTells.has(word)) return true;
  return ofNoun.has(word) && words.slice(at + 2, at + 5).some((w) => auxiliary.has(w));
}

function hasMain({ words, opens, verbs }: ReadWords, at: number, gap: number): boolean {
  for (let i = at + 3; i <= gap; i++)
    if (
      opens[i] &&
      !/^(?:or|and|what|how)$/.test(words[i - 1]!) &&
      (verbs[i - 1]! > at || irregular.has(words[i - 1]!)) &&
      (verbs[gap]! >= i || irregular.has(words[i + 1] ?? ''))
    )
      return true;
  return false;
}
