import { hash } from './hashed-linear.ts';

const single = hash('voice 1');
const pair = hash('voice 2');

/** Feature hashes of an utterance for the voice model: each word, each pair of neighbours, once. */
export function voiceFeatures(text: string): number[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?|\?/gu) ?? []).slice(0, 400);
  const features = new Set<number>();
  let before = '^';
  for (const word of words) {
    const first = word.charCodeAt(0);
    const known = first >= 48 && first <= 57 ? '#' : word.replace('’', "'");
    features.add(hash(known, single));
    features.add(hash(known, hash(' ', hash(before, pair))));
    before = known;
  }
  return [...features];
}
