import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatWeights } from '../../src/note/extractive/learned/label-context.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { shippedModels } from '../../src/note/extractive/learned/shipped-models.ts';
import type { VisitModels } from '../../src/note/extractive/visit/visit.ts';
import { once } from '../../src/note/once.ts';
import type { Models } from './section-training.ts';

/** Parts of the hands that models of sentences learn from. */
export const modelParts = 5;
/** A folder with the models that have not learned from a part each (train-parts.ts); `npm run train` makes it. */
const folder = process.env.NOTEGEN_PART_MODELS;
const learned = /^(?:natural|visits|ACI-BENCH) /;

/** Which part a hand is of. */
export function partOf(hand: string): number {
  return hand.charCodeAt(hand.length - 1) % modelParts;
}

export function partFile(from: string, part: number): string {
  return join(from, `part-${part}.json`);
}

/**
 * What reads the visits of a hand for the models that learn on top of it: what has not learned from that hand, so that
 * they learn to trust it no more than they may; the shipped models where `npm run train` does not run.
 */
export function modelsFor(hand: string): VisitModels {
  return folder !== undefined && learned.test(hand) ? parts[partOf(hand)]!() : shipped();
}

const shipped = once(shippedModels);
const parts = Array.from({ length: modelParts }, (_, part) =>
  once((): VisitModels => {
    const { keep, section, links, context } = JSON.parse(
      readFileSync(partFile(folder!, part), 'utf8'),
    ) as Models;
    return { keep: unpack(keep), section: unpack(section), links, context: flatWeights(context) };
  }),
);
