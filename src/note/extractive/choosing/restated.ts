import type { DraftSentence } from '../../writer.ts';
import { present } from '../answers/told-outright.ts';
import { type Content, contentOf, merged } from './said-twice.ts';

/** In sentences of the history: further down what is told again belongs to what stands around it. */
const opening = 3;

/**
 * The sentences without those of the history that only say again, in no more words, what the complaint above it says
 * ("It is his ear." under "Ear ache.") or the sentence right before ("The patient denies any lows." "She denies lows.").
 */
export function withoutRestated(sentences: readonly DraftSentence[]): DraftSentence[] {
  const out: DraftSentence[] = [];
  let complaint: Content | null = null;
  let told = 0;
  for (const sentence of sentences) {
    const before = out.at(-1);
    if (before !== undefined && goesFurther(before, sentence)) {
      out[out.length - 1] = { ...sentence, sources: merged(before, sentence) };
      continue;
    }
    if (sentence.heading === 'CHIEF COMPLAINT') complaint = contentOf(sentence.text);
    if (sentence.heading === present) {
      const said = contentOf(sentence.text);
      told++;
      if (complaint !== null && told <= opening && isHeldBy(said, complaint)) continue;
      const last = out.at(-1);
      if (
        last?.heading === present &&
        (!said.denied || denial.test(last.text)) &&
        isHeldBy(said, contentOf(ownWords(last.text)))
      ) {
        out[out.length - 1] = { ...last, sources: merged(last, sentence) };
        continue;
      }
    }
    out.push(sentence);
  }
  return out;
}

// "The patient smokes." "The patient smokes about 10 a day.": the second says it all.
function goesFurther(before: DraftSentence, { text, heading, group, layout }: DraftSentence): boolean {
  const opening = before.text.slice(0, -1);
  return (
    before.heading === heading &&
    before.group === group &&
    before.layout === layout &&
    layout !== 'numbered' &&
    before.text.endsWith('.') &&
    opensWhole.test(opening) &&
    (text.startsWith(`${opening} `) || text.startsWith(`${opening}, `)) &&
    !takesBack.test(text.slice(opening.length))
  );
}

const opensWhole = /^[A-Z]\S* \S/;
const takesBack = /^,? (?:no|not|never|none|nothing|only|but|except|anymore|any more)\b/;

// "He was blue, he says, it was not that deep." "He was not blue.": what is not there is not the same.
const denial = /\bdenies\b|^No\b/;

// 'Asked "Any pain? Any numbness?": numbness.': what was asked is not yet told.
function ownWords(text: string): string {
  const from = text.lastIndexOf(': ');
  return from < 0 ? text : text.slice(from + 2);
}

function isHeldBy(said: Content, by: Content): boolean {
  if (said.words.size === 0 || said.denied !== by.denied || said.doubted !== by.doubted) return false;
  if (by.words.size > said.words.size + mostMore) return false;
  for (const word of said.words) if (!by.words.has(word)) return false;
  for (const figure of said.figures) if (!by.figures.has(figure)) return false;
  return true;
}

/** In words: a longer sentence tells of several things, and of several people. */
const mostMore = 3;
