import type { ReadWords } from './boundary-features.ts';
import { irregular } from './clause-words.ts';

/** "i broke my ankle | i had to put in a cast": a second subject and verb after a whole statement, and nothing joins them. */
export function runTogether(read: ReadWords, gap: number, from: number): number {
  const { words, opens, verbs } = read;
  if (verbs[gap] === gap || gap - from < 3) return 0;
  const next = words[gap + 1]!;
  const told = verbs[gap]! >= from;
  if (next === 'the' || next === 'your') return told && ofItsOwn(read, gap) ? nounGlue : 0;
  if (!opens[gap + 1]) return 0;
  if (!told && !words.slice(from + 1, gap).some((word) => irregular.has(word))) return 0;
  if (!told && words[gap]!.startsWith('exam')) return 0;
  // "i had a friend that was visiting"
  if (next === 'that' && /^(?:an?|some)$/.test(words[gap - 1]!)) return -glue;
  const contracted = /['’]/.test(next);
  if (!contracted && verbs[gap + 2] !== gap + 2 && !happened.test(words[gap + 2] ?? '')) return 0;
  // "the medications for that | you're still on aspirin"
  if (words[gap] === 'that' && takesThat.test(words[gap - 1]!) && contracted) return 5 * glue;
  if (heads.test(words[gap - 1]!) || heads.test(words[gap]!)) return 0;
  // "i found the pill i was taking"
  if (words[gap - 1] === 'the' && irregular.has(words[gap - 2]!)) return 0;
  return owns.test(words[gap - 1]!) ? 2 * glue : glue;
}

// Not what one hears, finds or gives: "the murmur i heard".
const happened = /^(?:took|went|got|felt|fell|ran|came|woke|ate)$/;

const nounGlue = 2.5;

// "… when you fell | the best treatment is", "… for your foot | the surgery will help"
function ofItsOwn({ words, opens }: ReadWords, gap: number): boolean {
  if (nounNeeded.test(words[gap]!) || heads.test(words[gap]!)) return false;
  for (let i = gap + 3; i < gap + 7; i++) {
    const word = words[i] ?? '';
    if (/^(?:is|are|was|were|will|has|looks?|shows?|showed)$/.test(word)) return true;
    if (opens[i] || /^(?:and|or|but|that|which|who|if|when|because|so)$/.test(word)) return false;
  }
  return false;
}
const nounNeeded =
  /^(?:up|off|out|down|them|of|in|on|at|to|for|with|from|by|about|into|over|around|through|under|near|is|are|was|were|has|have|had|do|does|did|see|feel|hear|get|take|make|keep|do|did|does|check|that|think|if|[a-z]+ing)$/;

const takesThat = /^(?:for|with|of|about|on|from)$/;
// "my ankle | i had to stop": what is somebody's seldom takes a clause of its own.
const owns = /^(?:my|your|his|her|our|their)$/;

/** Set by cross-validation on train. */
const glue = 1.2;
// "the pain i had", "every time i walk": what comes next belongs to the noun.
const heads =
  /^(?:the|all|any|every|each|only|last|first|next|that|same|best|worst|time|times|way|day|thing|reason|if|when|what|where|how|think|know|said|says|like|and|or|but|of|than|as|because|so)$/;
