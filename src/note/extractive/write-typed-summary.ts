import type { Transcript } from '../transcript.ts';
import type { DraftSentence } from '../writer.ts';
import { draft, sentence } from './draft.ts';
import { vitalsIn } from './examination/vitals.ts';
import { examSystemOf } from './lexicon/exam-words.ts';
import { type PlanKind, planKindOf, planKinds } from './plan/plan-kind.ts';
import { studied, type TypedPart, typedParts } from './typed-parts.ts';

/** The note of a summary that a clinician typed: what was typed, each statement in its place and none reworded. */
export function* writeTypedSummary({ turns }: Transcript): Generator<DraftSentence> {
  const parts = turns.flatMap(typedParts);
  const of = (kind: TypedPart['kind']) => parts.filter((part) => part.kind === kind);
  for (const { text, source } of of('hpi'))
    yield draft('subjective', 'HISTORY OF PRESENT ILLNESS', 'prose', null, sentence(text), [source]);
  for (const { text, source } of of('vitals'))
    for (const { name, value } of vitalsIn(text))
      yield draft('objective', 'VITALS', 'labelled', name, `${value}.`, [source]);
  for (const { text, source } of of('exam'))
    yield draft('objective', 'PHYSICAL EXAM', 'labelled', examSystemOf(text) ?? 'General', sentence(text), [
      source,
    ]);
  for (const { text, source } of of('results'))
    yield draft('objective', 'RESULTS', 'prose', null, sentence(text), [source]);
  for (const { text, source } of of('assessment'))
    yield draft('assessment', null, 'numbered', titleOf(text), sentence(text), [source]);
  yield* planned(parts);
}

// "HTN, well controlled on lisinopril": its title is HTN.
function titleOf(text: string): string {
  return text.split(/[,;(–—]| - |[.]$/)[0]!.trim();
}

/** What is to be done under the diagnosis that was named before it, one line a kind. */
function* planned(parts: readonly TypedPart[]): Generator<DraftSentence> {
  let problem: string | null = null;
  let lines: { kind: PlanKind; text: string; part: TypedPart }[] = [];
  const flush = function* () {
    for (const kind of planKinds) {
      let label = `${kind}: `;
      for (const line of lines.filter((l) => l.kind === kind)) {
        yield draft('plan', null, 'bullet', problem, label + sentence(line.text), [line.part.source]);
        label = '';
      }
    }
    lines = [];
  };
  for (const part of parts) {
    if (part.kind === 'assessment') {
      yield* flush();
      problem = sentence(titleOf(part.text));
    } else if (part.kind === 'plan')
      for (const text of actsIn(part.text)) {
        const kind = kindOf(text);
        const last = lines.at(-1);
        if (last?.part === part && last.kind === kind) last.text += `, ${text}`;
        else lines.push({ kind, text, part });
      }
  }
  yield* flush();
}

function kindOf(text: string): PlanKind {
  if (/^(?:rtc|return|f\/?u|call|er\b|recheck)/i.test(text)) return 'Follow-up';
  const kind = planKindOf(text);
  return kind === 'Patient Education and Counseling' && studied.test(text) ? 'Additional Testing' : kind;
}

// "Fluids, rest, return if worse": three acts; "5 mL, twice a day" is how one is done.
function actsIn(text: string): string[] {
  const acts: string[] = [];
  for (const piece of text.split(/[,;] (?:and )?/))
    if (
      acts.length > 0 &&
      /^(?:\d|then|if|with|as|or|once|twice|every|at|for|in|on|by|to|three)\b/i.test(piece)
    )
      acts[acts.length - 1] += `, ${piece}`;
    else acts.push(piece);
  return acts;
}
