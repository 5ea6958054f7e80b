import { soundAlike } from './clinical-words.ts';
import { type Ear, enough, fitted } from './ear.ts';
import { type HeardWord, heardAs } from './heard-word.ts';
import { isSayable } from './sayable.ts';
import { leastDrop, leastSwap, soundsApart } from './sounds-apart.ts';
import { type CountedWord, countedWord, edge, type SpeechOdds } from './speech-odds.ts';
import { hashesToAsk, mostHashes } from './term-index.ts';

/** Words [from, from + count) of what was heard, and what was said there. */
export interface Repair {
  from: number;
  count: number;
  meant: string;
}

/** `score`: how much speaks for it, over `enough`. */
interface Reading extends Repair {
  score: number;
}

const most = { words: 5, sounds: 20 };
const title = /^(?:dr|doctor|mister|mr|mrs|ms|miss)$/;

/** Words that are another's sound-alike: how much likelier, as a natural log, the other must be beside its neighbours. */
const enoughAlike = 5;

/** Where the words can't be what was said, and what was: the terms of the clinic that they sound like. In order. */
export function repairsIn(words: readonly string[], ear: Ear): Repair[] {
  const readings = readingsOf(words, ear).sort((a, b) => b.score - a.score || b.count - a.count);
  const taken = new Uint8Array(words.length);
  const out: Repair[] = [];
  for (const { from, count, meant } of readings) {
    if (taken.subarray(from, from + count).includes(1)) continue;
    taken.fill(1, from, from + count);
    out.push({ from, count, meant });
  }
  return out.sort((a, b) => a.from - b.from);
}

function readingsOf(words: readonly string[], ear: Ear): Reading[] {
  const { terms, odds } = ear;
  const heard = words.map((word) => heardAs(word, terms));
  const isNew: boolean[] = [];
  for (let i = 0; i <= heard.length; i++) isNew.push(odds.isNew(heard[i - 1] ?? edge, heard[i] ?? edge));
  const out: Reading[] = [];
  for (let from = 0; from < heard.length; from++) {
    if (from > 0 && title.test(words[from - 1]!)) continue;
    const alike = isNew[from] || isNew[from + 1] ? soundAlike().get(words[from]!) : undefined;
    for (const meant of alike ?? []) {
      const term = countedWord(meant, terms.kinds.get(meant));
      const likelier = likelihoodOf(term, heard, from, 1, odds) - likelihood(heard, from, 1, odds);
      if (likelier > enoughAlike) out.push({ from, count: 1, meant, score: likelier - enoughAlike });
    }
    readTerms(heard, from, isNew, ear, out);
  }
  return out;
}

/** How likely the words are where they stand, as a natural log. */
function likelihood(heard: readonly HeardWord[], from: number, count: number, { after }: SpeechOdds): number {
  let sum = 0;
  for (let i = from; i <= from + count; i++) sum += after(heard[i - 1] ?? edge, heard[i] ?? edge);
  return sum;
}

/** How likely the term is in their place. */
function likelihoodOf(
  term: CountedWord,
  heard: readonly HeardWord[],
  from: number,
  count: number,
  { after }: SpeechOdds,
): number {
  return after(heard[from - 1] ?? edge, term) + after(term, heard[from + count] ?? edge);
}

const hashes = new Int32Array(mostHashes);

function readTerms(
  heard: readonly HeardWord[],
  from: number,
  isNew: readonly boolean[],
  ear: Ear,
  out: Reading[],
): void {
  const { terms, odds, tried } = ear;
  let within = 0;
  let sounds = 0;
  for (let count = 1; count <= most.words && from + count <= heard.length; count++) {
    const last = heard[from + count - 1]!;
    sounds += last.codes.length;
    if (last.kind === 'drug' || sounds > most.sounds || last.apart) return;
    if (count > 1 && isNew[from + count - 1]) within++;
    // What is said in correct speech, too, or fits in where it stands, is left alone.
    const outside = (isNew[from] ? 1 : 0) + (isNew[from + count] ? 1 : 0);
    if (within + outside < Math.max(2, (count + 1) / 2)) continue;
    if (count === 1 ? last.right : within === 0 || joinsAlike(heard, from + count - 1)) continue;
    const by = count > 1 ? fitted.several : fitted.single;
    const needed = count > 1 ? enough.several : enough.single;
    const forTerm = count > 1 ? ear.several : ear.single;
    const forWords = by.words * Math.min(count, 4) + by.heard * Math.log1p(odds.times(heard[from]!));
    const reach = forWords + by.likelier * by.top - needed;
    // A common word is no term, however it sounds.
    if (count === 1 && ear.bestSingle + reach < 0) continue;
    const asked = hashesToAsk(heard, from, from + count, hashes);
    let words: readonly HeardWord[] | undefined;
    let codes: Uint8Array | undefined;
    let asHeard: number | undefined;
    let written = '';
    const run = ++ear.runs;
    for (let k = 0; k < asked; k++)
      for (const term of terms.under(hashes[k]!)) {
        const { number } = term;
        if (tried[number] === run) continue;
        tried[number] = run;
        // What is too far apart can't be made good by anything; another consonant and each sound more cost at least so much.
        const each = by.apart + by.share / term.weight;
        const limit = (forTerm[number]! + reach) / -each;
        const least =
          (hashes[0] === term.hash ? 0 : leastSwap) + leastDrop * Math.abs(sounds - term.codes.length);
        if (least > limit) continue;
        words ??= heard.slice(from, from + count);
        codes ??= joined(words.map((word) => word.codes));
        const distance = soundsApart(codes, term.codes, limit);
        if (distance > limit) continue;
        written ||= words.map(({ word }) => word).join('');
        if (isSayable(words, written, term, odds)) continue;
        asHeard ??= likelihood(heard, from, count, odds);
        const likelier = Math.min(likelihoodOf(term.counted, heard, from, count, odds) - asHeard, by.top);
        const score = forTerm[number]! + forWords + by.likelier * likelier + each * distance - needed;
        if (score > 0) out.push({ from, count, meant: term.written, score });
      }
  }
}

const ending = /(?:y|ed|ing)$/;

// "If it gets crusty or weepy": the "or" is no part of a name.
function joinsAlike(heard: readonly HeardWord[], at: number): boolean {
  if (heard[at]!.word !== 'or') return false;
  const end = ending.exec(heard[at - 1]!.word)?.[0];
  return end !== undefined && heard[at + 1]?.word.endsWith(end) === true;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
