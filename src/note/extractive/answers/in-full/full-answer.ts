import type { SectionLabel } from '../../learned/section-labels.ts';
import { phraseKind } from './answer-phrase.ts';
import { eitherAnswer } from './either-answer.ts';
import { hasNoVerb, isShort, type Opening, opened, withinSentence } from './fragments.ts';
import { itemAnswer } from './item-answer.ts';
import { ageOfKin, type KinAnswer, kinAnswer } from './kin-answer.ts';
import type { Owner } from './part-answers.ts';
import { whAnswer } from './wh-answer.ts';
import { whetherAnswer } from './whether-answer.ts';

export interface Answer {
  /** What was said without a subject and a verb, in a row. */
  lines: readonly string[];
  opening: Opening;
  /** The sentence that follows in the same turn. */
  next: string | null;
  owner: Owner;
  /** True where nothing was said before it in that turn. */
  isFirst: boolean;
  /** True where nothing else was asked and nothing else was said before it. */
  isOnly: boolean;
}

/** A statement, and the part of the note it belongs to where that is sure. */
export interface Full {
  text: string;
  /** How many of the lines it says. */
  lines: number;
  section?: SectionLabel;
}

/**
 * The statement that a question, as `askedText` has it, and the fragments that answer it make, in the words of who answers;
 * null where they make none for certain.
 */
export function fullAnswer(
  asked: string,
  { lines, next, owner, isFirst, isOnly, ...answer }: Answer,
): Full | null {
  const head = opened(lines[0]!);
  const opening = head.opening === 'none' ? answer.opening : head.opening;
  const told = [head.rest, ...lines.slice(1)].filter((line) => line !== '');
  if (told.length === 0) return null;
  // "Has he had his shots?" "All but the flu."
  const raw = [
    told[0]!.replace(/^all but (?=the|his|her|my|one)/i, 'all except '),
    ...told.slice(1).map(withinSentence),
  ].join(', ');
  const all = withinSentence(raw);
  const whole = (text: string | null) => (text === null ? null : { text, lines: lines.length });
  if (opening === 'no')
    return isOnly ? whole(whetherAnswer(asked, raw, opening) ?? notItem(asked, all, owner)) : null;
  if (isShort.test(`${told[0]!}.`)) {
    const either = eitherAnswer(asked, told[0]!);
    return either === null || !isOnly ? null : { text: either, lines: 1 };
  }
  const kin = kinAnswer(asked, told[0]!);
  const skipped = lines.length - told.length;
  if (kin !== null) return { ...withAge(kin, told[1] ?? next, skipped), section: kin.section };
  // "Does it come and go?" "Used to, it'd be good in the morning."
  if (usedTo.test(told[0]!) && isOnly) return whole(whetherAnswer(asked, raw, opening));
  if (!hasNoVerb(told[0]!)) {
    const [name = ''] = all.split(', ');
    return whAnswer(asked, name, 'name') === null ? null : whole(whAnswer(asked, all, 'name'));
  }
  const wh = whole(whAnswer(asked, all, isFirst ? 'any' : 'when'));
  if (wh !== null || !isOnly) return wh;
  const either = eitherAnswer(asked, told[0]!);
  return either === null
    ? whole(whetherAnswer(asked, raw, opening) ?? itemAnswer(asked, all, owner))
    : { text: either, lines: 1 + skipped };
}

// "Any contact lenses?" "No, just reading glasses."
function notItem(asked: string, answer: string, owner: Owner): string | null {
  return phraseKind(answer.split(', ', 1)[0]!) === 'doing' || deniesPlace.test(answer)
    ? null
    : itemAnswer(asked, answer, owner);
}

// "Any pain in your back?" "No, nothing in my back, just an ache in my tummy."
const deniesPlace = /^(?:nothing|not)\b/i;

const usedTo = /^used to, /i;

// "Mum did. She was eighty-one.": how old she was, said next.
function withAge({ text, rest }: KinAnswer, next: string | null, skipped: number): Full {
  if (rest !== '') return { text: `${text}, ${ageOfKin(rest) ?? rest}`, lines: 1 + skipped };
  const age = next === null ? null : ageOfKin(next);
  return age === null ? { text, lines: 1 + skipped } : { text: `${text}, ${age}`, lines: 2 + skipped };
}
