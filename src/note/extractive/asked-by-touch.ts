import { sentence } from './draft.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

/** What the patient felt where they were touched or moved, asked for and answered. */
export interface Felt {
  text: string;
  units: Unit[];
}

const gerunds: Record<string, string> = {
  press: 'pressing',
  push: 'pressing',
  touch: 'touching',
  palpate: 'palpation of',
  tap: 'tapping',
  squeeze: 'squeezing',
  bend: 'bending',
  lift: 'lifting',
  move: 'moving',
  twist: 'twisting',
  rotate: 'rotating',
  straighten: 'straightening',
};
const handled =
  /\b(?:when|if|as) (?:i|you) (?:just |also |go ahead and )*(?=)(press|push|touch|palpate|tap|squeeze|bend|lift|move|twist|rotate|straighten)(?=)\b/i;
const hurts =
  /\b(?:(?:does|did) (?:that|this|it)(?=) (?:hurt|bother)|(?:is|was) (?:that|this|it)(?=) (?:tender|painful|sore)|(?:do you (?:feel|have) )?any (?:pain|tenderness))(?=)\b/i;
const where = /\b(?:your|the|his|her|that|this) (?!pain\b)[a-z]/i;
/** Ends of what was pointed at, which say nothing on paper. */
const pointing =
  /[, ](?:and|or|so|right here|right there|here|there|like that|like this|this way|up|down|for me|sorry|okay|now)?$/i;

function withoutPointing(place: string): string {
  let short = place;
  for (let i = 0; i < 6 && pointing.test(short); i++) short = short.replace(pointing, '');
  return short;
}

/** "When I press on the inside of your knee, does that hurt?" "Yes.": pain on pressing on the inside of the knee. */
export function feltByTouch(p: Passage, passages: readonly Passage[]): Felt | null {
  const touch = handled.exec(plainOf(p.unit));
  if (touch === null) return null;
  const plain = plainOf(p.unit).replace(/(?<![?.\s])[?.\s]+$/, '');
  const asked = hurts.exec(plain);
  const next = passages[p.index + 1];
  const asking =
    asked !== null ? p : next?.unit.turn === p.unit.turn && hurts.test(plainOf(next.unit)) ? next : null;
  const reply = asking?.reply ?? null;
  if (asking === null || reply === null || reply.answer === 'open') return null;
  if (saidAfter(asking, passages)) return null;
  const from = touch.index + touch[0].length;
  const until = asked !== null && asked.index > from ? asked.index : plain.length;
  const said = plain
    .slice(from, until)
    .split(/ where (?:it|that)\b/i)[0]!
    .replace(/\b(?:left|right) of (?=your (?:left|right))|\b(?:right )?here\b|^ you (?=on|in)/gi, '')
    .replace(
      /\band (press|push|bend|lift|move|twist|rotate|straighten)\b/gi,
      (_, verb: string) => `and ${gerunds[verb.toLowerCase()]}`,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
  const place = withoutPointing(said.replace(/\b(your|the) \1\b/g, '$1'));
  if (!where.test(place) || place.split(' ').length > 12) return null;
  const text = `${reply.answer === 'yes' ? 'pain' : 'no pain'} on ${gerunds[touch[1]!.toLowerCase()]!} ${place.replace(/\b(?:your|his|her|that|this)\b/gi, 'the')}`;
  return {
    text: sentence(text),
    units: asking === p ? [p.unit, reply.units[0]!] : [p.unit, asking.unit, reply.units[0]!],
  };
}

// The examiner says it again: "okay, so some pain on the inside".
function saidAfter({ index }: Passage, passages: readonly Passage[]): boolean {
  return passages
    .slice(index + 1, index + 14)
    .some(
      ({ unit, role }) =>
        role === 'clinician' && !unit.question && /\b(?:pain|tender\w*|hurts)\b/i.test(unit.text),
    );
}
