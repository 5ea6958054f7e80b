import type { Trouble } from '../problems/troubles.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { addPlaceFeatures } from './named-places.ts';
import { type VisitSpan, whyNot } from './trouble-features.ts';

/** What the model of conditions sees of one. */
export function addConditionFeatures(
  out: FeatureSink,
  { name, mentions }: Trouble,
  passages: readonly Passage[],
  visit: VisitSpan | null,
): void {
  const places = mentions.map(({ passage, tokens, named: { from, to } }) => ({
    passage,
    tokens,
    at: from,
    length: to - from + 1,
  }));
  addPlaceFeatures(out, name, places, passages, visit);
  out.add('end=', name.split(' ').at(-1)!);
  const reasons = new Set<string>();
  for (const mention of mentions) {
    const why = whyNot(mention) ?? 'had';
    reasons.add(why);
    out.add('why=', why);
    out.add('why=', why, mention.passage.role === 'clinician' ? '_c' : '_p');
    if (mention.ofFamily) out.add('why=', 'family');
  }
  if (reasons.size === 1) out.add('all=', [...reasons][0]!);
}
