import { reworded, type Unit } from '../../visit/units.ts';
import type { Passage } from '../../visit/visit.ts';
import { askedText } from './asked-text.ts';
import { asksOneOrBoth } from './either-answer.ts';
import { isFragment, withinSentence } from './fragments.ts';
import { habitAnswer, smokedOnce } from './habit-answer.ts';
import { householdAnswer } from './household-answer.ts';
import { itemsAsked, itemsListed, namesItem } from './items-asked.ts';
import { type Owner, partAnswer } from './part-answers.ts';

const certain = 0.6;
const longest = 20;

/**
 * Says in full each part of the turn that begins at `first` which takes one of the things that the questions up to `asked`
 * ask for: "any headaches, tenderness of the scalp?" "No headaches. And the scalp, no." True where any was.
 */
export function tellParts(out: Passage[], asked: number, first: number, owner: Owner): boolean {
  const { turn } = out[first]!.unit;
  const answers: number[] = [];
  for (let i = first; out[i]?.unit.turn === turn; i++) answers.push(i);
  if (!answers.some((i) => mayTell(out[i]!.unit))) return false;
  if (asksOneOrBoth(askedText(out[asked]!.unit))) return false;
  const questions: { at: number; text: string; items: string[] }[] = [];
  for (let at = asked; at >= 0 && out[at]!.unit.turn === out[asked]!.unit.turn; at--)
    if (out[at]!.unit.question) {
      const text = askedText(out[at]!.unit);
      questions.unshift({ at, text, items: itemsAsked(text) });
    }
  // "Does it stop you doing anything? Buttons, keys?": nothing that can be had.
  const [opening, ...others] = questions;
  if (others.length > 0 && opening!.items.length === 0 && limits.test(opening!.text)) return false;
  const items = questions.flatMap((question) => question.items);
  const listed = questions.flatMap(({ text }) => itemsListed(text));
  // As it was said: "fevers, no" loses its "no" where it is made plain.
  const bare = answers.map((i) => out[i]!.unit.text.replace(/(?<![.!?…,\s])[.!?…,\s]+$/, ''));
  const wasOnce = smokedOnce(answers.map((i) => out[i]!.unit.said).join(' . '));
  const named: string[] = [];
  let isHabit = false;
  let habitAt = -1;
  for (const [n, i] of answers.entries()) {
    const { unit, keep } = out[i]!;
    if (!mayTell(unit)) continue;
    // "Four or five pints a week. Not this week, obviously."
    if (habitAt >= 0 && habitAt === i - 1 && qualifies.test(unit.said) && isFragment(unit)) {
      const habitual = out[habitAt]!;
      const whole = `${habitual.unit.text.slice(0, -1)}, ${withinSentence(bare[n]!)}.`;
      out[habitAt] = {
        ...habitual,
        unit: { ...reworded(habitual.unit, whole), inFull: true, end: unit.end },
      };
      out[i] = { ...out[i]!, keep: 0, unit: { ...unit, answers: null } };
      continue;
    }
    const habit =
      isFragment(unit) || saysHabit.test(unit.said)
        ? questions.map(({ text }) => habitOf(text, bare[n]!, owner, wasOnce)).findLast(Boolean)
        : null;
    const home =
      habit ?? questions.map(({ text }) => householdAnswer(text, bare[n]!, owner.they)).findLast(Boolean);
    const rest = bare.filter((_, k) => k !== n);
    const said = home ?? partAnswer(bare[n]!, items, rest, owner, listed);
    if (said === null || said === undefined) continue;
    if (home) {
      isHabit = true;
      habitAt = i;
    } else named.push(said);
    out[i] = {
      ...out[i]!,
      section: home ? 'social' : out[i]!.section,
      keep: Math.max(keep, certain),
      unit: { ...reworded(unit, `${said}.`), inFull: true },
    };
  }
  if (named.length === 0) return isHabit;
  for (const question of questions) {
    const own = question.items;
    // What is told of part by part is not denied as a whole.
    if (own.length > 1 || own.some((item) => named.some((said) => namesItem(said, item))))
      out[question.at] = { ...out[question.at]!, reply: null };
  }
  return true;
}

// "Does he drink?" "One beer on the Super Bowl.", says his sister: he does.
function habitOf(asked: string, said: string, { they }: Owner, wasOnce: boolean): string | null {
  const habit = habitAnswer(asked, said, wasOnce);
  return habit === null || they === 'i' || asksTeller.test(asked)
    ? habit
    : habit.replace(/^i (drink|smoke)(?!d)/, `${they} $1s`).replace(/^i /, `${they} `);
}
// "I have about five a day.", "I do, the odd one.", "No, I gave up in 2010."
const saysHabit = /^(?:(?:yes|yeah|well|oh|no) )?(?=)i (?:have|do|gave up|quit|stopped|used to)\b/;
const qualifies =
  /^(?:but )?(?:not|less|more|only|usually|mostly|maybe|sometimes|never)(?=) [a-z]+(?: [a-z]+){0,4}$/;
const limits =
  /\b(?:stop|stops|stopped|keep|keeps|trouble with|difficulty with|hard to|affect|affects|bring|brings|sets?|trigger|triggers|worse|better|helps?)\b/i;
const asksTeller = /\byou\b/i;

function mayTell({ question, words }: Unit): boolean {
  return !question && words.length <= longest;
}
