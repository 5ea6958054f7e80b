import { hasFiniteVerb } from './clauses.ts';

/** How an examiner perceives → what a thing is that is not so perceived. */
const without: Record<string, string> = {
  feel: 'palpable',
  palpate: 'palpable',
  see: 'visible',
  visualize: 'visible',
  hear: 'audible',
  find: 'found',
  get: 'palpable',
};
const perceives = 'feel|palpate|see|visualize|hear|find';

// "I don't feel the bladder", "I can't see the drum at all": a thing that is named, and not "any" of a kind.
const notPerceived = new RegExp(
  `\\b(?:i|we) (?:(?:really|also|still) )?(?:(?:do|did|can|could) ?(?=)not|cannot|can['’]t|(?:do|did|could)n['’]t)(?=)(?: really| actually| quite| even)? (${perceives}) (the|your|his|her|either|anything)((?: [a-z-]{1,20}){0,5})`,
  'gi',
);
// "The spleen I can't feel."
const namedFirst = new RegExp(
  `(?<=^|, )((?:(?:the|your|his|her) [a-z-]{2,20}(?: [a-z-]{2,20})?|ovar(?:y|ies)|kidneys|spleen|liver|bladder|thyroid)),? (?:i|we) (?:(?:do|did|can|could) ?(?=)not|cannot|can['’]t|(?:do|did|could)n['’]t)(?=) (${perceives}|(?<=pulses? [^,.]{1,20})get)(?: at all| today| either| by hand)?(?=$|[,.;])`,
  'i',
);
// "It's flat, I couldn't feel it, and that's what counts."
const itNotPerceived =
  /\b(?:i|we) (?:(?:really|also|still) )?(?=)(?:(?:could|can|did|do) ?(?=)not|cannot|can['’]t|(?:do|did|could)n['’]t)(?=)(?: really| actually| even)?(?=) (feel|palpate|hear) it(?: at all| today)?(?=$|[,.;]| (?:and|but) )/gi;
// "I don't hear anything to make me think pneumonia."
const makesThink =
  /\b(?:i|we)(?=) (?:(?:do|did|can|could) ?(?=)not|cannot|can['’]t|(?:do|did|could)n['’]t)(?=) (?:hear|see|feel|find)(?=) anything (?:to|that(?: would)?|which(?: would)?)(?=) makes? (?:me|us)(?=) think (?:of |that )?/gi;
// "Right TM, I can't see for the wax."
const seesNotFor =
  /\b(?:i|we) (?:cannot|can['’]t|can not|could not|couldn['’]t)(?=)(?: really)?(?=) see (?=(?:for|because of|past|through) (?:the|all)\b)/gi;
// "No stridor when she's calm but I do hear it when she cries."
const doesPerceive =
  /\b(but|and) (?:i|we)(?=) (?:do|can|did|could)(?=) (hear|see|feel) (it|them) (?=when|on|in|with|at|if)/gi;
// "I don't see you using any extra muscles to breathe."
const seesNotDoing =
  /\b(?:i|we) (?:(?:do|did|can|could) ?(?=)not|cannot|can['’]t|(?:do|did|could)n['’]t)(?=)(?: really)? (?:see|hear) (you|him|her) (?=[a-z]{2,}ing\b)/gi;
const isNot: Record<string, string> = { you: 'you are not', him: 'he is not', her: 'she is not' };
const isPerceived: Record<string, string> = { hear: 'heard', see: 'seen', feel: 'felt' };
const nothingOfTheBody =
  /\b(?:need|point|reason|use|urge|results?|reports?|records?|letter|doctor|nurse|patient|value|harm|difference|baby|you|me|us|i|we|it|that|like)\b/i;
const goesOn =
  /^(?:and|but|because|so|for|which|at|on|in|with|from|over|under|below|above|behind|through|past|when|if|as|or|any)$/i;
const filler = /^(?:up|today|either|currently|here)$/i;

// "the neck vein up" → the neck vein; "the drum on the left" → the drum, on the left.
function parted(rest: string): { what: string; tail: string } {
  const words = rest
    .replace(/ at all\b/i, '')
    .trim()
    .split(' ');
  const from = words.findIndex((word) => goesOn.test(word));
  const named = from < 0 ? words : words.slice(0, from);
  while (named.length > 0 && filler.test(named.at(-1)!)) named.pop();
  return { what: named.join(' '), tail: from < 0 ? '' : ` ${words.slice(from).join(' ')}` };
}

/**
 * What an examiner does not feel, see or hear, as the finding it is: "i don't feel the bladder" → the bladder is not
 * palpable, "i can't see anything sticking out" → nothing sticking out visible. The text itself where nothing is so said.
 */
export function asNotPerceived(text: string): string {
  if (!/\b(?:i|we)\b/i.test(text)) return text;
  return text
    .replace(seesNotDoing, (_, who: string) => `${isNot[who.toLowerCase()]} `)
    .replace(makesThink, 'nothing to make us think ')
    .replace(seesNotFor, 'not visible ')
    .replace(
      doesPerceive,
      (_, link: string, verb: string, what: string) =>
        `${link} ${what} ${/^it$/i.test(what) ? 'is' : 'are'} ${isPerceived[verb.toLowerCase()]} `,
    )
    .replace(itNotPerceived, (_, verb: string) => `it is not ${without[verb.toLowerCase()]}`)
    .replace(namedFirst, (whole, what: string, verb: string) =>
      noFinding(what) ? whole : found(what, '', verb),
    )
    .replace(notPerceived, (whole, verb: string, first: string, rest: string) => {
      if (/^anything$/i.test(first)) return nothingOf(whole, rest, verb);
      const { what, tail } = parted(rest);
      return what === '' || noFinding(what) ? whole : found(`${first} ${what}`, tail, verb);
    });
}

function found(what: string, tail: string, verb: string): string {
  if (/^either\b/i.test(what))
    return `n${what.charAt(0).toLowerCase()}${what.slice(1)} is ${without[verb.toLowerCase()]}${tail}`;
  const several = /[^su]s$/i.test(what);
  return `${what} ${several ? 'are' : 'is'} not ${without[verb.toLowerCase()]}${tail}`;
}

function nothingOf(whole: string, rest: string, verb: string): string {
  const { what, tail } = parted(rest);
  if (noFinding(what) || (what === '' && tail === '')) return whole;
  // "I can't see anything to suggest a tumour."
  if (what.startsWith('to ')) return `nothing ${what}${tail}`;
  return `nothing${what === '' ? '' : ` ${what}`} ${without[verb.toLowerCase()]}${tail}`;
}

function noFinding(what: string): boolean {
  return nothingOfTheBody.test(what) || hasFiniteVerb(what);
}
