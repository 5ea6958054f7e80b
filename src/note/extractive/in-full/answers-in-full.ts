import { limitIn } from '../../language/answer.ts';
import { qualifierOf } from '../answer-qualifier.ts';
import { correctsDose } from '../how-taken.ts';
import type { SectionLabel } from '../section-labels.ts';
import { reworded } from '../units.ts';
import type { Passage } from '../visit.ts';
import { askedText } from './asked-text.ts';
import { eitherAnswer } from './either-answer.ts';
import {
  bareOf,
  hasNoVerb,
  isFragment,
  type Opening,
  opened,
  openingOf,
  withinSentence,
} from './fragments.ts';
import { ageOfKin, type KinAnswer, kinAnswer } from './kin-answer.ts';
import { whAnswer } from './wh-answer.ts';
import { whetherAnswer } from './whether-answer.ts';

const reach = 6;
const longestAsked = 24;

/**
 * The passages with each fragment that answers a question said as the full statement that the two make: "you broke your
 * wrist, didn't you?" "Twenty nineteen. The right one." → I broke my right wrist in 2019. What needs no question to be
 * understood stays as it was said.
 */
export function answersInFull(passages: readonly Passage[]): Passage[] {
  const out = [...passages];
  const gone = new Set<Passage>();
  for (const { unit, role, index } of passages) {
    const asked = unit.answers;
    if (!unit.opens || asked === null || role === 'clinician') continue;
    if (asked.role === role || asked.words.length > longestAsked) continue;
    for (let at = index - 1; at >= Math.max(0, index - reach); at--)
      if (passages[at]!.unit === asked) tellInFull(out, at, index, gone);
  }
  return gone.size === 0
    ? out
    : out.filter((p) => !gone.has(p)).map((p, index) => (p.index === index ? p : { ...p, index }));
}

const certain = 0.6;
// In passages of the answering turn.
const mostBefore = 3;
const isShort = /^(?:it['’]s|it is|they['’]re|that['’]s) [a-z ,.-]{2,50}$/i;
const history = new Set<SectionLabel>(['hpi', 'pmh', 'meds', 'allergies', 'family', 'social', 'ros']);

function tellInFull(out: Passage[], asked: number, first: number, gone: Set<Passage>): void {
  const question = out[asked]!;
  if (correctsDose(question.unit, out[first]!.unit)) return;
  const { turn } = out[first]!.unit;
  const isAnswer = (i: number) => out[i]?.unit.turn === turn;
  let from = first;
  let opening: Opening = 'none';
  for (; isAnswer(from); from++) {
    const said = openingOf(out[from]!.unit.text);
    if (said === null) break;
    if (said !== 'none') opening = said;
  }
  const text = askedText(question.unit);
  const before = out[asked - 1];
  const isOnly = before?.unit.turn !== question.unit.turn || !before.unit.question;
  for (let i = from; isAnswer(i) && i < from + mostBefore; i++) {
    const lines = linesFrom(out, i, i === from);
    if (lines.length === 0) continue;
    const next = out[i + lines.length];
    if (lines.length === 1 && i === from && isTold(question, lines[0]!)) return;
    const full = fullAnswer(text, {
      lines,
      opening: i === from ? opening : 'none',
      next: next?.unit.turn === turn ? bareOf(next.unit) : null,
      isFirst: i === from,
      isOnly: isOnly && i === from,
    });
    if (full === null) continue;
    const { unit, keep } = out[i]!;
    const last = i + full.lines - 1;
    for (let k = from; k <= last; k++) if (k > i) gone.add(out[k]!);
    out[i] = {
      ...out[i]!,
      section: full.section ?? sectionOf(question, out[i]!),
      keep: Math.max(keep, certain),
      unit: { ...reworded(unit, `${full.text}.`), end: out[last]!.unit.end, inFull: true },
    };
    for (let k = first; k < from; k++) gone.add(out[k]!);
    out[asked] = { ...question, keep: 0, reply: null };
    return;
  }
}

// "Sometimes.", "only on the stairs": told with what was asked, as far as it goes.
function isTold({ unit, reply }: Passage, answer: string): boolean {
  if (reply === null || reply.answer === 'open') return false;
  return (
    qualifierOf(answer) !== null || (unit.clinical.symptoms.length > 0 && limitIn(unit.text, answer) !== null)
  );
}

// What has no verb, line by line; the first may go on with one ("paracetamol, doesn't touch it") or only say what it is.
function linesFrom(out: readonly Passage[], at: number, isFirst: boolean): string[] {
  const { turn } = out[at]!.unit;
  const lines: string[] = [];
  for (let k = at; out[k]?.unit.turn === turn && isFragment(out[k]!.unit); k++)
    lines.push(bareOf(out[k]!.unit));
  if (lines.length > 0 || !isFirst || out[at]!.unit.question) return lines;
  const bare = bareOf(out[at]!.unit);
  const [name = '', next = ''] = bare.split(', ');
  return isShort.test(out[at]!.unit.text) || (next !== '' && hasNoVerb(name)) ? [bare] : [];
}

const kept = new Set<SectionLabel>(['pmh', 'family', 'meds']);

// An answer belongs where its question does, where that asks of the past; else the answer's own place is as sure.
function sectionOf(question: Passage, answer: Passage): SectionLabel {
  if (kept.has(question.section) || !history.has(answer.section))
    return history.has(question.section) ? question.section : answer.section;
  return answer.section;
}

interface Answer {
  /** What was said without a subject and a verb, in a row. */
  lines: readonly string[];
  opening: Opening;
  /** The sentence that follows in the same turn. */
  next: string | null;
  /** True where nothing was said before it in that turn. */
  isFirst: boolean;
  /** True where nothing else was asked and nothing else was said before it. */
  isOnly: boolean;
}

interface Full {
  text: string;
  /** How many of the lines it says. */
  lines: number;
  section?: SectionLabel;
}

function fullAnswer(asked: string, { lines, next, isFirst, isOnly, ...answer }: Answer): Full | null {
  const head = opened(lines[0]!);
  const opening = head.opening === 'none' ? answer.opening : head.opening;
  const told = [head.rest, ...lines.slice(1)].filter((line) => line !== '');
  if (told.length === 0) return null;
  const raw = [told[0]!, ...told.slice(1).map(withinSentence)].join(', ');
  const all = withinSentence(raw);
  const whole = (text: string | null) => (text === null ? null : { text, lines: lines.length });
  if (opening === 'no') return isOnly ? whole(whetherAnswer(asked, raw, opening)) : null;
  if (isShort.test(`${told[0]!}.`)) {
    const either = eitherAnswer(asked, told[0]!);
    return either === null || !isOnly ? null : { text: either, lines: 1 };
  }
  const kin = kinAnswer(asked, told[0]!);
  const skipped = lines.length - told.length;
  if (kin !== null) return { ...withAge(kin, told[1] ?? next, skipped), section: kin.section };
  if (!hasNoVerb(told[0]!)) {
    const [name = ''] = all.split(', ');
    return whAnswer(asked, name, 'name') === null ? null : whole(whAnswer(asked, all, 'name'));
  }
  const wh = whole(whAnswer(asked, all, isFirst ? 'any' : 'when'));
  if (wh !== null || !isOnly) return wh;
  const either = eitherAnswer(asked, told[0]!);
  return either === null ? whole(whetherAnswer(asked, raw, opening)) : { text: either, lines: 1 + skipped };
}

// "Mum did. She was eighty-one.": how old she was, said next.
function withAge({ text, rest }: KinAnswer, next: string | null, skipped: number): Full {
  if (rest !== '') return { text: `${text}, ${ageOfKin(rest) ?? rest}`, lines: 1 + skipped };
  const age = next === null ? null : ageOfKin(next);
  return age === null ? { text, lines: 1 + skipped } : { text: `${text}, ${age}`, lines: 2 + skipped };
}
