import { isConditionWord } from '../../lexicon/conditions.ts';
import { namesDrug } from '../../lexicon/drugs.ts';
import { wordsOf } from '../../visit/units.ts';
import { asTime, phraseKind } from './answer-phrase.ts';
import { namesTime } from './fragments.ts';
import { isHad, isNoThing, itemsAsked } from './items-asked.ts';
import type { Owner } from './part-answers.ts';
import { isPastTime } from './whether-answer.ts';

const open = /^(?:any |what about |how about |(?:is|are) there any |and )|^[a-z]+(?: [a-z]+){0,3}$/i;
// "And his jabs?" asks how they are, and not whether he has them.
const state = /^(?:and )?(?:his|her|your|their|the|my)\b/i;
// "Every day?", "and since then?" name nothing that could be had.
const ofTime =
  /^(?:and )?(?=)(?:every|each|most|just|only|since|by|at|in|on|over|during|before|after|until|till|for|from|like|once|twice|now|today|yesterday|tonight|last|this|that|then|always|still|all)(?=)\b/i;
const told = new Set(['time', 'often', 'place', 'doing', 'with']);

/** When or where the one thing is had that was asked for by name: "palpitations?" "Now and then." → i have palpitations now and then. */
export function itemAnswer(asked: string, answer: string, { they, have, had }: Owner): string | null {
  const operated = operatedFor(asked, answer);
  if (operated !== null) return `${they} ${had} an operation for ${operated}`;
  if (!open.test(asked) || state.test(asked) || ofTime.test(asked)) return null;
  const items = itemsAsked(asked);
  const some = someAsked(asked, items, answer);
  if (some !== null) return `${they} ${have} ${some}`;
  const over = noLongerHad(items, answer);
  if (over !== null) return `${they} ${have} had no more ${over}`;
  const first = answer.split(', ', 1)[0]!;
  // "Any vomiting?" "Twice."
  if (
    items[0] === 'vomiting' &&
    items.length === 1 &&
    phraseKind(first) === 'often' &&
    !isPastTime.test(first) &&
    counts.test(first)
  )
    return `${they} vomited ${answer}`;
  if (items.length !== 1 || !told.has(phraseKind(first)) || pointed.test(first)) return null;
  const item = items[0]!;
  const past = isPastTime.test(first);
  if (same.test(item) || isNoThing(item) || answer.toLowerCase().includes(item)) return null;
  if (ofPart.test(item) && !(/^any /i.test(asked) && /ing$/.test(item)))
    return `it ${past ? 'was' : 'is'} ${item} ${asTime(answer)}`;
  if (ofWhole.test(item)) {
    const is = they === 'i' ? 'am' : 'is';
    return `${they} ${past ? 'was' : is} ${item} ${asTime(answer)}`;
  }
  // "Jardiance?" "June.": since when it is not taken.
  if (!isHad(item) || (namesTime.test(first) && namesDrug(wordsOf(item)))) return null;
  return `${they} ${past ? had : have} ${item} ${asTime(answer)}`;
}

const asksOperations =
  /^(?:(?:and )?any|have you had any|has (?:he|she) had any)(?=)(?: (?:other|previous|past))?(?=) (?:surger(?:y|ies)|operations?|procedures?)(?=)(?: before| at all)?$/i;
const oneThing =
  /^(?:(?:just|only) )?((?:an?|my|the|his|her) [a-z]+(?: [a-z]+)?)((?:, | (?=in |when |as |ago|\d)).{2,40})?$/i;

// "Any other operations?" "Just a hernia.": what was operated on, and no illness of today.
function operatedFor(asked: string, answer: string): string | null {
  const [, thing = '', when = ''] = asksOperations.test(asked) ? (oneThing.exec(answer) ?? []) : [];
  return wordsOf(thing).some(isConditionWord) ? `${thing}${when}` : null;
}

const counts = /^(?:(?:only|just|about|maybe) )?(?:once|twice|\w+ times|a couple of times|a few times)$/i;
const notNow = /^(?:no,? )?not (?:any ?more|any longer)$/i;

// "Any fever?" "Not any more."
function noLongerHad(items: readonly string[], answer: string): string | null {
  const [item] = items;
  return item !== undefined && items.length === 1 && notNow.test(answer) && isHad(item) ? item : null;
}

const someOf =
  /^(?:(?:just|maybe|only|yes|yeah),? )?(?=)(?:(a (?:tiny |wee |little )?(?:bit|little))|(some))(?=)(?:,? (?:yes|yeah|maybe))?$/i;
const thing = /^any ([a-z][a-z' -]{2,40})$/i;
const whole = /\b(?:you|i|we|us|it|that|this|he|she|they|else|more|other|better|worse|when|or|and)\b/i;

// "Any pain in the hip?" "A little bit.": some of it.
function someAsked(asked: string, items: readonly string[], answer: string): string | null {
  const found = items.length === 1 ? someOf.exec(answer) : null;
  const name = found === null ? undefined : thing.exec(asked)?.[1];
  if (name === undefined || whole.test(name) || isNoThing(items[0]!)) return null;
  return `${found![2] === undefined ? 'a little' : 'some'} ${name.replace(/\b(?:your|his|her)\b/gi, 'the')}`;
}

const same = /^(?:the )?same\b/i;
/** "Itchy?" "At night.": it is; "sick?" "Every time.": who is asked. */
const ofPart = /^(?:itchy|sore|stiff|swollen|red|hot|tender|painful|puffy|scaly|crusty|bleeding|weeping)$/i;
const ofWhole =
  /^(?:sick(?: to (?:your|the) stomach)?|nauseous|nauseated|dizzy|tired|weak|faint|light-?headed|thirsty|hungry|breathless|short of breath|sweaty|shaky|sleepy|confused|constipated|feverish|anxious)$/i;

const pointed = /\b(?:here|there|not|no)\b/i;
