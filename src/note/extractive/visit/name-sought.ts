import type { Utterance } from '../../language/utterances.ts';
import { namesDrug } from '../lexicon/drugs.ts';

const seeks =
  / (?:is it|was it|is that|was that|what is it|what was it|what['’]s it called|what do you call it),? /i;
const onlyName = /^[a-z-]{4,20}(?: [a-z-]{4,12})?\?$/i;
const hesitation = /,? (?:um+|uh+|er+m?|like),?$/i;
const awaitsObject =
  /\b(?:had|have|got|on|take|takes|taking|took|me|him|her|us|called|tried|trying|used|use|using|started|prescribed|with)$/i;
const anyQuestion = /^(?:is|was|are|do|does|did|can|could|should|what|why|how|when|where|which)\b/i;

/**
 * The words of a patient who looks for the name of a medicine, and asks nothing: "I had, um, is it trimethoprim?" → I had
 * trimethoprim.
 */
export function withNameSought(part: Utterance): Utterance {
  const { text } = part;
  const found = text.endsWith('?') && !anyQuestion.test(text) ? seeks.exec(text) : null;
  const rest = found === null ? '' : text.slice(found.index + found[0].length);
  if (!onlyName.test(rest)) return part;
  const name = rest.slice(0, -1);
  if (!namesDrug(name.toLowerCase().split(' '))) return part;
  const before = text.slice(0, found!.index).replace(/,$/, '').replace(hesitation, '');
  return { ...part, text: `${before}${awaitsObject.test(before) ? '' : ','} ${name}.` };
}
