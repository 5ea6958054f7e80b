import type { Utterance } from '../../language/utterances.ts';
import { namesDrug } from '../lexicon/drugs.ts';

const seeks =
  /,? (?:is it|was it|what is it|what was it|what['’]s it called|is that|was that|what do you call it),? ([a-z-]{4,20}(?: [a-z-]{4,12})?)\?$/i;
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
  const found = text.endsWith('?') ? seeks.exec(text) : null;
  if (found === null || anyQuestion.test(text)) return part;
  const name = found[1]!;
  if (!namesDrug(name.toLowerCase().split(' '))) return part;
  const before = text.slice(0, found.index).replace(hesitation, '').replace(/,$/, '');
  return { ...part, text: `${before}${awaitsObject.test(before) ? '' : ','} ${name}.` };
}
