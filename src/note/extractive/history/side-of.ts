import { type SourcedText, sourcesOf } from '../draft.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const part =
  /\b(knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|ear|eye|arm|leg|calf|breast)s?\b/;
// "Right middle finger", not "middle right finger"; "right tennis elbow".
const place = new RegExp(
  String.raw`\b(?:(?:tennis|golfers?|golfer's|frozen|jumper's|runner's|swimmer's|trigger|mallet|black|pink|dry|lazy|glue|broken|middle|index|ring|little|big|great|lower|upper|lateral|medial|inner|outer) )?(?:${part.source.slice(2)})`,
);
const sidedPart =
  /\b(right|left) (?:(?!(?:over|under|below|above|behind|in|on|at|this|the|my|now|here|there)\b)[a-z]+ )?(?=)(knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|ear|eye|arm|leg|calf|breast)(?=)s?\b/;
// "It's my knee, doctor, the left one."
const oneOfTwo =
  /\b(knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|ear|eye|arm|leg|calf|breast)s?(?=),? (?:doctor,? )?(?=)(?:the|my|on the) (right|left)(?: one| side)?(?=)(?:[.,]|$)/;
const sided = /\b(?:right|left|both|bilateral)\b/;
const asksSide = /\b(?:which|what side|left or|right or)\b/;
const answersSide =
  /^(?:\W|(?:it's|it is|it was|my|the|on|in|yeah|yes|um|uh|definitely|just)\b)*(right|left)\b/;
// "My left one doesn't really hurt", "I injured my other foot before": not the one they came with.
const other = /\b(?:not|n't|no|other|before|ago|used to|fine|okay|also|too)\b/;

/** What the patient came with, with the side that they said of its part where it has none. */
export function withSideTold(complaint: SourcedText, passages: readonly Passage[]): SourcedText {
  const side = sideOf(complaint.text, passages);
  return side === null
    ? complaint
    : { text: side.text, sources: [...complaint.sources, ...sourcesOf(side.unit)] };
}

/** A complaint with the side that the patient said of its part: "knee pain" → right knee pain. Null where it has one, or none or both were said. */
export function sideOf(complaint: string, passages: readonly Passage[]): { text: string; unit: Unit } | null {
  const where = part.exec(complaint)?.[1];
  if (where === undefined || sided.test(complaint) || complaint.includes(`${where}s`)) return null;
  const early = passages.slice(0, Math.max(30, Math.ceil(passages.length / 3)));
  const found = new Map<string, Unit>();
  for (const { unit, role } of early) {
    if (role === 'clinician' || unit.question) continue;
    const text = plainOf(unit).toLowerCase();
    const answered =
      unit.answers !== null && asksSide.test(unit.answers.text.toLowerCase())
        ? answersSide.exec(text)?.[1]
        : undefined;
    if (answered !== undefined) return sideSaid(answered, unit);
    const [, said] = sidedPart.exec(text)?.[2] === where ? sidedPart.exec(text)! : [];
    const one = oneOfTwo.exec(text);
    if (one?.[1] === where) return sideSaid(one[2]!, unit);
    if (said !== undefined && !other.test(text) && !found.has(said)) found.set(said, unit);
  }
  const [only] = found;
  return found.size === 1 ? sideSaid(only![0], only![1]) : null;

  function sideSaid(side: string, unit: Unit) {
    return { text: complaint.replace(place, (words) => `${side} ${words}`), unit };
  }
}
