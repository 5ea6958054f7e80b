import { upperFirst } from '../language/upper-first.ts';
import { readsValue, tested } from './result-cues.ts';
import { surely } from './section-labels.ts';
import { plainOf, reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';
import { vitalsIn } from './vitals.ts';

// "Your hemoglobin's ten, so that's anemia, start iron."
const orders =
  /, (?=(?:(?:so|and) )?(?:start|stop|hold|increase|decrease|restart|resume) (?!(?:to|with|seeing|feeling|having|off)\b)[a-z])/i;
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
  const { text } = unit;
  const ordered = acts.test(unit.said) ? orders.exec(text) : null;
  if (ordered !== null) return orderApart(unit, ordered.index, ordered.index + ordered[0].length);
  if (!unit.said.includes(' so ') && !unit.said.includes(' and ')) return null;
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

const acts = /\b(?:start|stop|hold|increase|decrease|restart|resume)\b/;

// What is ordered names a medicine, and what it follows has a figure: else it is told, not ordered.
function orderApart(unit: Unit, at: number, from: number): [Unit, Unit] | null {
  const result = reworded(unit, `${unit.text.slice(0, at)}.`);
  const order = reworded(unit, upperFirst(unit.text.slice(from).replace(/^(?:so|and) /i, '')));
  if ((order.clinical.drugs === 0 && !order.words.includes('iron')) || !isResult(result)) return null;
  return [
    { ...result, end: unit.start + at },
    { ...order, start: unit.start + from, opens: false },
  ];
}

function isResult(unit: Unit): boolean {
  const plain = plainOf(unit).replace(/['’]s (?=\S)/g, ' is ');
  return tested.test(plain) || readsValue(plain) || vitalsIn(plain).length > 0;
}
