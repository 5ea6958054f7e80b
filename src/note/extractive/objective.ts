import type { DraftSentence } from '../writer.ts';
import { draft, sourcesOf } from './draft.ts';
import { examSystemOf } from './lexicon/exam-words.ts';
import { isOfUnnamedStudy, readFrom, studyBefore } from './named-study.ts';
import type { Reading } from './reading.ts';
import { lowerFirst, namesPart, sayFound, sayTold } from './say.ts';
import { examOrder, examPartOf } from './specialty-parts.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';
import { mentionsVital, vitalsIn } from './vitals.ts';

// What is read off a tracing or a film is a result, whenever it is said.
const readsTest =
  /\b(?:p waves?|bone?y alignment|acute fracture|ekg|ecg|tracing|joint space|x-?rays?|films?|mri|ct scan|echocardiogram|st (?:elevation|depression|changes)|strep test|urine test|urinalysis|a1c|creatinine|kidney function)\b/i;

const touched = /\byou (?:missed|felt|feel) (?:it|that)\b/i;

export function* writeObjective({ passages, chosen, who, guide }: Reading): Generator<DraftSentence> {
  const seen = new Set<string>();
  for (const { unit, role, section, index } of passages) {
    if (role === 'patient' || role === 'relative' || section === 'plan') continue;
    if (!mentionsVital(unit.text) || (section === 'hpi' && !amongFindings(index, passages))) continue;
    for (const { name, value } of vitalsIn(plainOf(unit))) {
      if (seen.has(name)) continue;
      seen.add(name);
      yield draft('objective', 'VITALS', 'labelled', name, `${value}.`, sourcesOf(unit));
    }
  }
  const bySystem = new Map<string, Passage[]>();
  let current: string = 'General';
  for (const p of chosen) {
    if (p.section === 'exam' && readsTest.test(plainOf(p.unit))) continue;
    if ((p.section !== 'exam' && p.section !== 'vitals') || onlyVitals(p)) continue;
    current = touched.test(plainOf(p.unit))
      ? 'Neurological'
      : (examPartOf(plainOf(p.unit), guide)?.name ?? examSystemOf(plainOf(p.unit)) ?? current);
    bySystem.set(current, [...(bySystem.get(current) ?? []), p]);
  }
  for (const { name, system } of examOrder(guide)) {
    const sides = system === 'Musculoskeletal' ? otherSides(passages) : [];
    for (const p of bySystem.get(name) ?? []) {
      const text = sayFound(p.unit, who, system, name);
      if (text === null || seen.has(/^([A-Z][a-z ]+): \S+\.$/.exec(text)?.[1] ?? '')) continue;
      const turned = sides.findIndex((s) => s.from < p.index && p.index < s.to);
      if (turned < 0 || namesPart(p.unit, who)) {
        yield draft('objective', 'PHYSICAL EXAM', 'labelled', name, text, sourcesOf(p.unit));
        continue;
      }
      const [side] = sides.splice(turned, 1);
      yield draft(
        'objective',
        'PHYSICAL EXAM',
        'labelled',
        name,
        `${side!.part}: ${lowerFirst(text)}`,
        sourcesOf(...side!.units, p.unit),
      );
    }
  }
  let named: string | null = null;
  for (const p of chosen) {
    if (p.section !== 'results' && !(p.section === 'exam' && readsTest.test(plainOf(p.unit)))) continue;
    // Two or more vital signs in one sentence: all it says stands under VITALS.
    if (vitalsIn(plainOf(p.unit)).length > 1) continue;
    const text = sayTold(p.unit, who);
    if (text === null) continue;
    const read = isOfUnnamedStudy(text) ? studyBefore(p, passages) : null;
    if (read === null || read.name === named) {
      yield draft('objective', 'RESULTS', 'prose', null, text, sourcesOf(p.unit));
      continue;
    }
    named = read.name;
    yield draft(
      'objective',
      'RESULTS',
      'prose',
      null,
      readFrom(read.name, text),
      sourcesOf(read.unit, p.unit),
    );
  }
}

// "Your lungs are clear. Your oxygen is 95 percent.": measured here, not told.
function amongFindings(at: number, passages: readonly Passage[]): boolean {
  const before = passages[at - 1];
  return (
    before !== undefined &&
    before.unit.turn === passages[at]!.unit.turn &&
    !passages[at]!.unit.question &&
    (before.section === 'exam' || before.section === 'results' || before.section === 'vitals')
  );
}

interface OtherSide {
  part: string;
  /** Indexes of the passages between which findings are about this side. */
  from: number;
  to: number;
  units: Unit[];
}

// "The right knee has full motion. Now the left. There is an effusion.": the effusion is the left knee's.
function otherSides(passages: readonly Passage[]): OtherSide[] {
  const found: OtherSide[] = [];
  let first: string | null = null;
  for (const { unit, role, index } of passages) {
    if (role === 'patient' || role === 'relative') continue;
    const text = plainOf(unit).toLowerCase();
    const turn =
      /^(?:and )?(?:now|then|on to)?,? ?(?:for |on )?the (?:other one|(right|left)(?: one| side)?)\W*$/.exec(
        text,
      );
    if (turn?.[1] && first) {
      const part = `${turn[1] === 'left' ? 'Left' : 'Right'} ${first}`;
      found.push({ part, from: index, to: index + 8, units: [unit] });
    }
    const joint = /\b(?:right|left) (knee|hip|shoulder|elbow|wrist|hand|ankle|foot)\b/.exec(text);
    if (joint) first = joint[1]!;
  }
  return found;
}

// Said once already, under VITALS.
function onlyVitals({ unit }: Passage): boolean {
  const plain = plainOf(unit);
  return (
    vitalsIn(plain).length > 0 &&
    examSystemOf(
      plain.replace(/\b(?:heart rate|pulse(?: ox\w*)?|respiratory rate|respirations?|breathing)\b/gi, ''),
    ) === null
  );
}
