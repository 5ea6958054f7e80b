import type { DraftSentence } from '../../writer.ts';
import { draft, listed, sentence } from '../draft.ts';
import { bodySystems } from '../lexicon/body-systems.ts';
import type { SymptomStatus } from './symptom-status.ts';

export function reviewOfSystems(statuses: readonly SymptomStatus[]): DraftSentence[] {
  const out: DraftSentence[] = [];
  for (const system of bodySystems) {
    const here = statuses.filter((s) => s.system === system);
    for (const present of [true, false]) {
      const some = here.filter((s) => s.present === present);
      if (some.length > 0) out.push(line(system, present, some));
    }
  }
  return out;
}

function line(system: string, present: boolean, some: readonly SymptomStatus[]): DraftSentence {
  const names = some.map((s) => s.written);
  const text = present ? `Reports ${listed(names, 'and')}` : `Denies ${listed(names, 'or')}`;
  const sources = [...new Map(some.flatMap((s) => s.sources).map((s) => [`${s.start}`, s])).values()];
  return draft('subjective', 'REVIEW OF SYSTEMS', 'labelled', system, sentence(text), sources);
}
