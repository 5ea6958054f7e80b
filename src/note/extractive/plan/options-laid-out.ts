import { leavesOpenWhich } from '../choosing/only-talked-over.ts';
import { sectionLabels, surely } from '../learned/section-labels.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { isBaseVerb } from '../rephrase/verbs.ts';
import { lowerFirst } from '../say.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { plainOf, reworded, saidWords, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { plannedAs } from './planned-as.ts';

const choices = /\b(?:options?|choices|ways (?:to|of|we|you|forward)|routes|possibilities)\b/;
const counts =
  /^(?:(?:and|so|then|or|but|well|now) )*(?:the )?(?:(?:option|choice|number) )?(?=)(?:one|two|three|four|five|six|[1-6]|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|fifth|last(?:ly)?|other)(?=)(?: (?:one|option|choice|way|thing))?(?=)(?:,|:|(?:['’]s| is| would be)(?=))(?=) /i;
const fewest = 2;
/** A passage of a list that says more than this is none of it. */
const longest = 40;
const certain = 0.7;

/**
 * The passages with the treatments that a clinician only lays out as one, said as such: "So, options. One, a tablet. Two, the
 * coil." → Options discussed: a tablet; the coil. What is chosen of them is decided elsewhere.
 */
export function withOptionsLaidOut(passages: readonly Passage[]): Passage[] {
  if (!passages.some(({ unit }) => mayLayOut(unit.said) || unit.said.includes('or '))) return [...passages];
  const out: Passage[] = [];
  let changed = false;
  for (let i = 0; i < passages.length; i++) {
    const p = passages[i]!;
    const end =
      p.role === 'clinician' &&
      (mayLayOut(p.unit.said) ? choices.test(p.unit.said) : isFirstOfTwo(p.unit, passages[i + 1]?.unit))
        ? listedUntil(i, passages)
        : -1;
    if (end < 0) {
      const several = p.role === 'clinician' && !p.unit.question ? severalFrom(p, passages) : null;
      if (several !== null) {
        changed = true;
        out.push({ ...plannedAs(p, several.unit), index: out.length });
        i = several.end;
        continue;
      }
      const either = p.role === 'clinician' && !p.unit.question ? eitherIn(p, passages[i - 1]) : null;
      if (either !== null) {
        changed = true;
        out.push({
          ...p,
          unit: either,
          section: 'plan',
          sections: onlyPlan,
          keep: Math.max(p.keep, certain),
          index: out.length,
        });
        continue;
      }
      out.push(changed ? { ...p, index: out.length } : p);
      continue;
    }
    changed = true;
    const listed = passages.slice(i, end + 1);
    const surest = listed.reduce((best, one) => (planned(one) > planned(best) ? one : best));
    out.push({ ...surest, ...asOne(listed), index: out.length });
    i = end;
  }
  return changed ? out : [...passages];
}

const one = /^(?:(?:and|so|well|now|okay) )*(?:the first )?(?:(?:one|option) )?(?:is|would be|'s) /;
const theOther =
  /^(?:(?:and|so|then|or) )*(?:the )?(?:other|second)(?: (?:one|option|choice|way))? (?:is|would be|'s) /;

// "One is surgery, we take the whole prostate out. The other option is radiation."
function isFirstOfTwo({ said, turn }: Unit, next: Unit | undefined): boolean {
  return next?.turn === turn && one.test(said) && theOther.test(next.said);
}

const can = /^(?:(?:and|so|well|or|then) )*(?:we|i|you) (?:can|could) /i;

/** "We could swap, or we could add." says not what. */
const fewestSaid = 9;
const orOther = /\bor (?:(?:we|i|you) (?:can|could)|[a-z ]{2,30} or)\b/;
const orElse = /^or [a-z]/i;

// "We could do injections or surgery or watch it.", "We can take the thyroid out, we can give you radioactive iodine, or you can stay on the methimazole. Or wait."
function severalFrom(
  { unit, index }: Passage,
  passages: readonly Passage[],
): { unit: Unit; end: number } | null {
  if (unit.words.length < fewestSaid || !orOther.test(unit.said) || !can.test(unit.text)) return null;
  const offered = plainOf(unit)
    .split(/, |(?= or (?:we|i|you) )/)
    .filter((part) => can.test(part.trimStart()));
  if (offered.length < fewest && unit.words.filter((word) => word === 'or').length < fewest) return null;
  const next = passages[index + 1]?.unit;
  const more = next?.turn === unit.turn && !next.question && orElse.test(next.text) ? next : null;
  const text = `Options discussed: ${lowerFirst(withoutStops(plainOf(unit)))}`;
  const told = reworded(unit, more === null ? `${text}.` : `${text}, ${lowerFirst(plainOf(more))}`);
  return more === null ? { unit: told, end: index } : { unit: { ...told, end: more.end }, end: index + 1 };
}

const eithers =
  /^(?:(?:and|so|well|now|then) )*(?:(?:it's|it is|there's|you (?:can|could)|we (?:can|could)) either|either (?:i|we|you))\b/;

// "Options. Either we rest it, or you see the surgeon.", "we can either wait or freeze it"
function eitherIn({ unit }: Passage, before: Passage | undefined): Unit | null {
  if (!unit.words.includes('or')) return null;
  const offered = before?.unit.turn === unit.turn && choices.test(before.unit.said);
  // "There are three options. Medicine, radioactive iodine, or surgery."
  if (offered && unit.text.includes(', ') && !hasFiniteVerb(plainOf(unit)) && !isBaseVerb(unit.words[0]!))
    return reworded(unit, `Options discussed: ${lowerFirst(plainOf(unit))}`);
  if (!unit.said.includes('either ')) return null;
  // "It's either gastritis or an ulcer.": what it may be, and nothing to choose.
  if (leavesOpenWhich(unit.said)) return null;
  if (!eithers.test(unit.said) && !(offered && unit.words[0] === 'either')) return null;
  return reworded(unit, `Options discussed: ${lowerFirst(plainOf(unit))}`);
}

const plan = sectionLabels.indexOf('plan');
const onlyPlan = surely('plan');

function planned({ sections }: Passage): number {
  return sections[plan]!;
}

// A cheap look before the careful one.
function mayLayOut(said: string): boolean {
  return (
    said.includes('option') ||
    said.includes('either ') ||
    said.includes('choices') ||
    said.includes('ways ') ||
    said.includes('routes') ||
    said.includes('possibilities')
  );
}

/** The last passage of the list that is counted from here; -1 where none is. */
function listedUntil(at: number, passages: readonly Passage[]): number {
  const { turn } = passages[at]!.unit;
  let counted = counts.test(plainOf(passages[at]!.unit)) ? 1 : 0;
  let last = -1;
  for (let i = at + 1; passages[i]?.unit.turn === turn; i++) {
    const { unit } = passages[i]!;
    if (unit.question || unit.words.length > longest) break;
    if (!counts.test(plainOf(unit))) {
      // What comes first is counted, and no aside is long.
      if (counted === 0 || (last >= 0 && i - last > 2)) break;
      continue;
    }
    counted++;
    last = i;
  }
  return counted >= fewest ? last : -1;
}

function asOne(listed: readonly Passage[]): Pick<Passage, 'unit' | 'section' | 'keep' | 'reply'> {
  const first = listed[0]!.unit;
  let text = '';
  for (const { unit } of listed) {
    const plain = withoutStops(plainOf(unit));
    const option = counts.exec(plain);
    if (option !== null) text += `${text === '' ? '' : '; '}${lowerFirst(plain.slice(option[0].length))}`;
    else if (text !== '') text += `, ${lowerFirst(plain)}`;
  }
  const unit = reworded(first, `Options discussed: ${text}.`);
  return {
    unit: { ...unit, end: listed.at(-1)!.unit.end, ...saidWords(unit.words) },
    section: 'plan',
    keep: Math.max(certain, ...listed.map(({ keep }) => keep)),
    reply: null,
  };
}
