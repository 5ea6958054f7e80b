import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

interface Matter {
  /** What was spoken of before. */
  of: RegExp;
  /** A question that leaves it out, and how it reads with it. */
  short: RegExp;
  whole: string;
}

const matters: readonly Matter[] = [
  {
    of: /\b(?:periods?|menstrua\w+)\b/,
    short: /\b(when was )(?:your|the|her) last one\b/i,
    whole: '$1your last period',
  },
  {
    of: /\b(?:suicid\w*|(?:harm|hurt|kill)(?:ing)? (?:your|my|him|her)self|self[- ]harm|end(?:ing)? (?:your|my|his|her) life|worth living)\b/,
    short: /\b((?:ever|have you) (?:ever )?tried)(?: (?:it|that|anything|before))*(?=(?: in the past)?\?)/i,
    whole: '$1 to harm yourself',
  },
];
/** In passages. */
const reach = 12;

/**
 * The passages with the matter in a question that leaves it out: "Any thoughts of suicide?" … "Have you ever tried in the
 * past?" → Have you ever tried to harm yourself in the past?
 */
export function withMatterNamed(passages: readonly Passage[]): readonly Passage[] {
  const asked = new Map<Unit, Unit>();
  for (const [i, { unit, role }] of passages.entries()) {
    if (role !== 'clinician' || !unit.question) continue;
    const matter = matters.find(({ short }) => short.test(unit.text));
    if (matter === undefined) continue;
    const before = passages.slice(Math.max(0, i - reach), i);
    if (before.some((one) => matter.of.test(one.unit.said)))
      asked.set(unit, reworded(unit, unit.text.replace(matter.short, matter.whole)));
  }
  return asked.size === 0 ? passages : withAsked(passages, asked);
}
