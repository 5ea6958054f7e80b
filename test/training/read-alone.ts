import { FeatureHashes } from '../../src/note/extractive/learned/hashing.ts';
import type { LabelChances } from '../../src/note/extractive/learned/label-chain.ts';
import { type PackedModel, probabilities, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { VisitFeatures } from '../../src/note/extractive/learned/unit-features.ts';
import type { Unit } from '../../src/note/extractive/visit/units.ts';

/** What the models make of each unit of a visit by itself. */
export function aloneBy(packed: {
  keep: PackedModel;
  section: PackedModel;
}): (units: readonly Unit[]) => LabelChances[] {
  const keep = unpack(packed.keep);
  const section = unpack(packed.section);
  return (units) => {
    const features = new VisitFeatures(units);
    const found = new FeatureHashes();
    return units.map((_, i) => {
      found.clear();
      features.addTo(found, i);
      return {
        keep: probabilities(keep, found.hashes)[1]!,
        sections: probabilities(section, found.hashes),
      };
    });
  };
}
