import type { DraftSentence } from '../writer.ts';
import { draft, listed, sentence } from './draft.ts';
import { bodySystems } from './lexicon/body-systems.ts';
import type { SymptomStatus } from './symptom-status.ts';

export function reviewOfSystems(statuses: readonly SymptomStatus[]): DraftSentence[] {
  const out: DraftSentence[] = [];
  for (const system of bodySystems) {
    const here = statuses.filter((s) => s.system === system);
    const say = (present: boolean) => {
      const some = here.filter((s) => s.present === present);
      if (some.length === 0) return;
      const text = present
        ? `Reports ${listed(
            some.map((s) => s.written),
            'and',
          )}`
        : `Denies ${listed(
            some.map((s) => s.written),
            'or',
          )}`;
      const sources = [...new Map(some.flatMap((s) => s.sources).map((s) => [`${s.start}`, s])).values()];
      out.push(draft('subjective', 'REVIEW OF SYSTEMS', 'labelled', system, sentence(text), sources));
    };
    say(true);
    say(false);
  }
  return out;
}
