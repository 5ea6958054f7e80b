import type { ExamPart, SpecialtyGuide } from '../../specialty-guides/guide.ts';
import type { DraftSentence } from '../../writer.ts';
import { leavesHabitOpen } from '../answers/habit-asked.ts';
import { quoted } from '../answers/question-label.ts';
import { draft, sentence, sourcesOf } from '../draft.ts';
import { bodySystems } from '../lexicon/body-systems.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst, sayTold } from '../say.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** True where a passage is about what the specialty looks for: its own words, or the question it answers. */
export function isSought({ unit }: Passage, guide: SpecialtyGuide): boolean {
  const { text } = unit;
  return (
    guide.raises.test(text) ||
    guide.history.some(({ fits }) => fits.test(text)) ||
    (unit.role !== 'patient' && guide.exam.some(({ fits }) => fits.test(text)))
  );
}

/** True where a passage must be in the note: it says or answers something the specialty may not miss. */
export function isAlwaysSaid({ unit, role, reply }: Passage, guide: SpecialtyGuide): boolean {
  if (unit.question) return reply !== null && role !== 'patient' && isAlwaysAsked(unit.text, guide);
  if (guide.always?.test(unit.text) === true) return unit.words.length > 2;
  const asked = askedOf(unit);
  return (
    asked !== null && unit.words.length < 15 && !bare.test(unit.text) && isAlwaysAsked(asked.text, guide)
  );
}

const bare =
  /^\W*(?:(?:yes|yeah|yep|no|nope|okay|ok|um|uh|sure|not (?:really|at all)|i (?:do|don't|did|didn't))\W*)+$/i;

function isAlwaysAsked(asked: string, { always, history, labels }: SpecialtyGuide): boolean {
  return (
    always?.test(asked) === true ||
    history.some(({ fits }) => fits.test(asked)) ||
    labels?.some(({ asked: about }) => about.test(asked)) === true
  );
}

const wholeSentence = /^(?:the patient|he|she|they|it|there|reports|denies|their|his|her)\b|:/i;

/** A short answer with what it is about ("Wet diapers: 5 since yesterday."), or null where it stands by itself. */
export function topicAnswer(unit: Unit, who: Subject, guide: SpecialtyGuide | null): string | null {
  const question = askedOf(unit);
  if (guide?.labels === undefined || question === null || unit.words.length > 10) return null;
  const guess = unsure.exec(plainOf(unit));
  if (guess === null && /^\W*(?:yes|yeah|yep|no|nope|not|i (?:do|don't)|i'm not)\b/i.test(unit.text))
    return null;
  const topic = guide.labels.find((one) => one.asked.test(question.text));
  if (topic === undefined || topic.asked.test(unit.text)) return null;
  // A guess is told with what is not known.
  if (guess !== null) {
    const rest = plainOf(unit)
      .slice(guess[0].length)
      .replace(/[.\s]{0,3}$/, '');
    return `${topic.label}: not known, ${lowerFirst(rest)}.`;
  }
  const text = sayTold(unit, who) ?? sentence(plainOf(unit));
  if (text === '' || wholeSentence.test(text) || spokenOfThemselves.test(text)) return null;
  const bare = text.replace(/^(?:That|It) (?:is|was) (?=[a-z])/, '');
  // "By three o'clock she is done" says itself of whom.
  if (bare === text && hasFiniteVerb(text)) return null;
  const told = named.test(bare) ? bare : lowerFirst(bare).replace(/^A /, 'a ');
  const answer = topic.unit === undefined ? told : told.replace(onlyNumber, `$1 ${topic.unit}`);
  return `${leavesHabitOpen(question.text, answer) ? (quoted(question) ?? topic.label) : topic.label}: ${answer}`;
}

const onlyNumber = /^(\d+(?: and a half|\.\d)?)(?=[.!]?$)/;
const spokenOfThemselves = /\b(?:i|i['’](?:m|ve|d|ll)|my|me|you|your)\b/i;

// "I don't know, more than ten years".
const unsure =
  /^(?:(?:um|uh|oh|well),? )*i (?:don['’]t|do ?n['’]t|do not) (?:really )?(?:know|remember)(?: exactly)?,? (?:(?:but|maybe|it's been|probably) )*(?=\w)/i;

const named =
  /^(?:Jan|Febr)uary|^(?:March|April|May|June|July|August)\b|^(?:Septem|Octo|Novem|Decem)ber|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

/** The question that somebody else asked and that this answers. */
function askedOf({ answers, role }: Unit): Unit | null {
  return answers !== null && role !== 'clinician' && answers.role !== role ? answers : null;
}

/** The heading of its own under which the specialty writes a told passage, or null. */
export function historyHeading({ unit }: Passage, guide: SpecialtyGuide): string | null {
  const own = guide.history.find(({ fits }) => fits.test(unit.text));
  if (own) return own.heading;
  const asked = askedOf(unit);
  if (asked === null || unit.words.length > 12) return null;
  return guide.history.find(({ fits }) => fits.test(asked.text))?.heading ?? null;
}

export function examPartOf(text: string, guide: SpecialtyGuide | null): ExamPart | null {
  return guide?.exam.find(({ fits }) => fits.test(text)) ?? null;
}

/** The groups of the examination in the order in which the specialty writes them, each with its body system. */
export function examOrder(guide: SpecialtyGuide | null): { name: string; system: string }[] {
  const first: readonly string[] = guide?.first ?? [];
  const systems = [...first, ...bodySystems.filter((system) => !first.includes(system))];
  return systems.flatMap((system) => [
    { name: system, system },
    ...(guide?.exam ?? []).filter((part) => part.system === system),
  ]);
}

const states =
  /\b(?:is|are|was|were|moves?|seems?|appears?|looks?|shows?|go(?:es)?|bends?|straightens?|no|normal|intact|full|limited|positive|negative|i (?:see|feel|hear|notice|can see)|you (?:seem|appear|look)|measur\w+)(?=)\b/i;
const told =
  /\b(?:you (?:have been|had|said|told|mentioned|were|feel|felt|take|get)|last (?:time|visit|year)|how|been|since|when|if|because|that you|family)\b/i;

/** Findings of the specialty's examination that read like history to the model are findings all the same. */
export function settleExamination(
  passages: readonly Passage[],
  planFrom: number,
  guide: SpecialtyGuide,
): readonly Passage[] {
  if (guide.exam.length === 0) return passages;
  return passages.map((p) => {
    const { unit, role, section, index } = p;
    if (role !== 'clinician' || unit.question || index >= planFrom) return p;
    if (section === 'exam' || section === 'plan') return p;
    const text = plainOf(unit);
    if (!states.test(text) || told.test(text) || examPartOf(text, guide) === null) return p;
    return { ...p, section: 'exam', keep: Math.max(p.keep, 0.5) };
  });
}

/** Who tells a child's history, where a relative does and the label says who. */
export function historian(
  passages: readonly Passage[],
  heading: string,
  guide: SpecialtyGuide,
): DraftSentence | null {
  if (guide.historian !== true) return null;
  const spoken = (role: string): Unit[] =>
    passages.filter((p) => p.role === role && p.unit.words.length > 2).map(({ unit }) => unit);
  const relative = spoken('relative');
  const kin = relative.find((unit) => unit.kin !== null)?.kin;
  if (kin == null) return null;
  const child = spoken('patient').length >= 2 ? ' and by the patient' : '';
  const text = `History is given by the patient's ${kin}${child}.`;
  return draft('subjective', heading, 'prose', null, text, sourcesOf(relative[0]!));
}
