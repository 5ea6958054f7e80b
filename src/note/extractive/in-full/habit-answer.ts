import { withinSentence } from './fragments.ts';

const drinks =
  /\b(?:wines?|beers?|pints?|sherr(?:y|ies)|gin|glass(?:es)?|whiske?y|vodka|lagers?|ciders?|units|bottles?|spirits|rum|cans?|cocktails?|prosecco|shandy|stout|guinness)\b/i;
const asksDrink = /\b(?:drink(?:ing|er)?|alcohol|booze)\b/i;
const asksSmoke = /\b(?:smok(?:e|er|ing)|cigarettes)\b/i;
const daily =
  /^(?:(?:about|around|maybe|only|just|up to|roughly|probably) )*(?:\d{1,3}(?:(?: to | or | maybe |-| )\d{1,3})?|half a pack|a pack|a packet|half a packet|a couple|a few|one or two)(?=)(?: cigarettes| roll-?ups| smokes)?(?=) (?:a|per|each|every) (?:day|week)(?=)\b.{0,40}$/i;
const over = /\b(?:used to|ago|before|gave|quit|stopped|packed|when|until|till|never|no|not|none)\b/i;

/** "Wine at weekends" → i drink wine at weekends, where drinking was asked of; "ten a day" the same of smoking. */
export function habitAnswer(asked: string, said: string): string | null {
  const text = withinSentence(said.replace(/^(?:just|only|maybe|well|oh|and|but)[, ]+/i, ''));
  if (over.test(text) || /\b(?:did|used|ever|were|had)\b/i.test(asked)) return null;
  if (asksDrink.test(asked) && drinks.test(text)) return `i drink ${text}`;
  return asksSmoke.test(asked) && daily.test(text) ? `i smoke ${text}` : null;
}
