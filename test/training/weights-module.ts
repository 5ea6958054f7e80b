import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';

/** The source of a module of src/note/extractive/weights; `from`: what the weights were learned from. */
export function packedModule(name: string, from: string, packed: PackedModel): string {
  return `// Made by \`npm run train\` from ${from}; hashed feature weights, no text.
import type { PackedModel } from '../learned/linear-model.ts';

// biome-ignore format: one line of weights
export const ${name}Weights: PackedModel = {
  classes: ${packed.classes},
  buckets: ${packed.buckets},
  scale: ${packed.scale},
  weights: '${packed.weights}',
};
`;
}
