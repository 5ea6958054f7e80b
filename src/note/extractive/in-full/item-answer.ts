import { asTime, phraseKind } from './answer-phrase.ts';
import { itemsAsked } from './items-asked.ts';
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
  if (!open.test(asked) || state.test(asked) || ofTime.test(asked)) return null;
  const items = itemsAsked(asked);
  const first = answer.split(', ', 1)[0]!;
  if (items.length !== 1 || !told.has(phraseKind(first)) || pointed.test(first)) return null;
  return `${they} ${isPastTime.test(first) ? had : have} ${items[0]} ${asTime(answer)}`;
}

const pointed = /\b(?:here|there|not|no)\b/i;
