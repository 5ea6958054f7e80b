import { isBodyPart } from '../extractive/lexicon/body-part.ts';
import { mattersNamed } from '../extractive/lexicon/matters.ts';
import { isPart } from '../extractive/lexicon/trouble-words.ts';
import { isSign } from '../extractive/problems/vague-name.ts';
import { wordsOf } from '../extractive/visit/units.ts';

/** True for a title that only says what was talked of ("Thyroid.", "Cough.", "Left knee."), and nothing that was found. */
export function isBareTopic(title: string): boolean {
  const words = wordsOf(title).filter((word) => !sides.has(word));
  if (words.length === 0) return true;
  const name = words.join(' ');
  if (isSign(name) || others.has(name) || name === 'blood thinner') return true;
  const named = mattersNamed(words).reduce((sum, { length }) => sum + length, 0);
  return named >= words.length || words.every((word) => isPart(word) || isBodyPart(word));
}
const sides: ReadonlySet<string> = new Set('left right both the your a'.split(' '));
const others: ReadonlySet<string> = new Set(
  'follow-up medication medications medicines tetanus vaccine vaccines bleeding eyes ears feet periods pregnancy birth control work rhythm'.split(
    ' ',
  ),
);
