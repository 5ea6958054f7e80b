import { hash } from './hashed-linear.ts';

const single = hash('voice 1');
const pair = hash('voice 2');
const most = 400;

// What a text has had so far, by its lowest bits; a place is taken where its mark is this text's. A set would cost an
// object a feature.
const places = 2048;
const taken = new Int32Array(places);
const marks = new Uint32Array(places);
let mark = 0;

function isNew(feature: number): boolean {
  let at = feature & (places - 1);
  for (; marks[at] === mark; at = (at + 1) & (places - 1)) if (taken[at] === feature) return false;
  marks[at] = mark;
  taken[at] = feature;
  return true;
}

/** Feature hashes of an utterance for the voice model: each word, each pair of neighbours, once. */
export function voiceFeatures(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?|\?/gu) ?? [];
  const features: number[] = [];
  mark += 1;
  let before = '^';
  const end = Math.min(words.length, most);
  for (let i = 0; i < end; i++) {
    const word = words[i]!;
    const first = word.charCodeAt(0);
    const known = first >= 48 && first <= 57 ? '#' : word.replace('’', "'");
    const one = hash(known, single);
    if (isNew(one)) features.push(one);
    const two = hash(known, hash(' ', hash(before, pair)));
    if (isNew(two)) features.push(two);
    before = known;
  }
  return features;
}
