import type { DraftSentence } from '../writer.ts';
import { assentToPlan } from './agreement.ts';
import { corrects } from './choose.ts';
import { draft, sentence, sourcesOf } from './draft.ts';
import { drugAt } from './lexicon/drugs.ts';
import { type PlanKind, planKindOf, planKinds } from './plan-kind.ts';
import type { Reading } from './reading.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { sayPlanned, sayTold } from './say.ts';
import { plainOf, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

/** Numbered problems with what each rests on. */
export function* writeAssessment({ problems, who, passages }: Reading): Generator<DraftSentence> {
  const opening = oneLiner(passages, who);
  if (opening) yield opening;
  for (const problem of problems) {
    const named = problem.sources.length > 0;
    if (named)
      yield draft('assessment', null, 'numbered', problem.name, sentence(problem.name), problem.sources);
    for (const p of problem.passages) {
      if (p.section !== 'assessment' || opening?.sources[0]?.start === p.unit.start) continue;
      const text = sayTold(p.unit, who);
      if (text !== null && !(named && saysOnly(text, problem.name)))
        yield draft('assessment', null, named ? 'numbered' : 'prose', problem.name, text, sourcesOf(p.unit));
    }
  }
}

// The patient says a dose back: "five milligrams, twice a day, all right".
function repeatsDose(text: string, said: readonly DraftSentence[]): boolean {
  const figures = text.match(/\d[\d.]*/g) ?? [];
  const drug = wordsOf(text).some((_, i, words) => drugAt(words, i) > 0);
  return (
    /^\d/.test(text) &&
    !drug &&
    wordsOf(text).length < 7 &&
    said.some((s) => figures.every((f) => s.text.includes(f)))
  );
}

// "This is called atrial fibrillation." under the title "Atrial fibrillation" tells nothing more.
function saysOnly(text: string, title: string): boolean {
  const known = new Set(wordsOf(title));
  return wordsOf(text).every(
    (w) =>
      known.has(w) ||
      /^(?:this|that|it|is|called|a|an|the|she|he|patient|has|i|think|you|have|we|call|likely|so|her|his|for)$/.test(
        w,
      ),
  );
}

/** Per problem what is done, tested, referred and taught; then follow-up and the patient's assent. */
export function* writePlan({ problems, passages, planFrom, who }: Reading): Generator<DraftSentence> {
  let written = false;
  for (const problem of problems) {
    const byKind = new Map<PlanKind, DraftSentence[]>();
    let last: { kind: PlanKind } | null = null;
    for (const p of problem.passages) {
      if (p.section !== 'plan') continue;
      const before = passages[p.index - 1];
      const correcting: boolean = last !== null && before !== undefined && corrects(p, before);
      const kind: PlanKind = correcting && last ? last.kind : planKindOf(plainOf(p.unit));
      const text = sayPlanned(p.unit, who) ?? (correcting ? sayTold(p.unit, who) : null);
      if (text === null || repeatsDose(text, [...byKind.values()].flat())) continue;
      last = { kind };
      const list = byKind.get(kind) ?? [];
      const label = list.length === 0 ? `${kind}: ` : '';
      list.push(
        draft(
          'plan',
          null,
          'bullet',
          problem.sources.length > 0 ? sentence(problem.name) : null,
          label + text,
          sourcesOf(p.unit),
        ),
      );
      byKind.set(kind, list);
    }
    for (const kind of planKinds) {
      const list = byKind.get(kind);
      if (!list) continue;
      written = true;
      yield* list;
    }
  }
  const assent = written ? assentToPlan(passages, planFrom) : null;
  if (assent)
    yield draft(
      'plan',
      null,
      'prose',
      'agreement',
      'The patient understands and agrees with the recommended medical treatment plan.',
      sourcesOf(assent),
    );
}

// Who the patient is and why they came, as clinicians begin an assessment; only where it was said so.
function oneLiner(passages: readonly Passage[], who: Subject): DraftSentence | null {
  const said = passages
    .slice(0, 40)
    .find(
      ({ unit, role }) =>
        role === 'clinician' &&
        /\byears?[- ]old\b/i.test(unit.text) &&
        /\b(?:present|here|come|came|seen|with|for)/i.test(unit.text),
    );
  const text = said ? sayTold(said.unit, who) : null;
  return text === null ? null : draft('assessment', null, 'prose', 'summary', text, sourcesOf(said!.unit));
}
