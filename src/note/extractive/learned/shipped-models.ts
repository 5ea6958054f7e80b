import type { VisitModels } from '../visit/visit.ts';
import { keepWeights } from '../weights/keep-weights.ts';
import { sectionWeights } from '../weights/section-weights.ts';
import { contextWeights } from './context-weights.ts';
import { flatWeights } from './label-context.ts';
import { labelLinks } from './label-links.ts';
import { unpack } from './linear-model.ts';

/** The models that ship with notegen, made by `npm run train`. */
export function shippedModels(): VisitModels {
  return {
    keep: unpack(keepWeights),
    section: unpack(sectionWeights),
    links: labelLinks,
    context: flatWeights(contextWeights),
  };
}
