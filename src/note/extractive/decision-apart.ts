import { upperFirst } from '../language/upper-first.ts';
import { tested } from './result-cues.ts';
import { surely } from './section-labels.ts';
import { plainOf, reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';
import { vitalsIn } from './vitals.ts';

// "…, and I really want you on iron", "…, so we'll start levothyroxine"
const decides =
  /,? (?:and|so|and so) (?=(?:(?:i|we)(?=)(?:['’]ll| will|['’]d like(?: you)? to| would like(?: you)? to| (?:really )?want (?:to|(?:you|him|her) (?:to|on|off))| need to|['’](?:m|re) going to| am going to| are going to| should)|let['’]s)(?=) (?!(?:see|talk|think|say|be|have a|look|go over|listen|bet|admit)\b)[a-z])/gi;
const figure = /\d|\b(?:positive|negative)\b/i;
const longestFound = 16;
const shortestJudged = 4;
const sureOfPlan = 0.7;

/**
 * The passages with what is decided at the end of a result apart from it: "Your hemoglobin was 9.9, so you're anemic, and I
 * want you on iron." is a result and a plan.
 */
export function withDecisionsApart(passages: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  for (const p of passages) {
    const parts = p.role === 'clinician' && !p.unit.question ? partsOf(p) : null;
    if (parts === null) {
      out.push(out.length === p.index ? p : { ...p, index: out.length });
      continue;
    }
    const [found, decided] = parts;
    out.push({ ...p, unit: found, index: out.length });
    out.push({
      ...p,
      unit: decided,
      section: 'plan',
      sections: onlyPlan,
      keep: Math.max(p.keep, sureOfPlan),
      reply: null,
      index: out.length,
    });
  }
  return out.length === passages.length ? [...passages] : out;
}

const onlyPlan = surely('plan');

function partsOf({ unit, section }: Passage): [Unit, Unit] | null {
  if (!unit.said.includes(' so ') && !unit.said.includes(' and ')) return null;
  const { text } = unit;
  const at = text.search(decides);
  const found = at < 0 ? '' : text.slice(0, at);
  const length = found === '' ? 0 : found.split(' ').length;
  if (length === 0 || length > longestFound) return null;
  const result = reworded(unit, `${found}.`);
  const opening = text.slice(at).match(decides)![0];
  const judged = section === 'assessment' && opening.includes('so') && length >= shortestJudged;
  if (!judged && !(figure.test(found) && isResult(result))) return null;
  const decided = text.slice(at + opening.length);
  return [
    { ...result, end: unit.start + at },
    { ...reworded(unit, upperFirst(decided)), start: unit.start + at + opening.length, opens: false },
  ];
}

function isResult(unit: Unit): boolean {
  const plain = plainOf(unit).replace(/['’]s (?=\S)/g, ' is ');
  return tested.test(plain) || vitalsIn(plain).length > 0;
}
