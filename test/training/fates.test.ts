import { expect, test } from 'vitest';
import { medicineFates } from '../../src/note/extractive/learned/fate-features.ts';
import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { fatesByHand, type LabelledFate, trainFates } from './fate-training.ts';
import { ownVisits } from './own-visits.ts';

test('what is said of a medicine teaches what becomes of it', async () => {
  const visits = ownVisits().slice(0, 12);
  const own = [...(await fatesByHand(visits, false)).values()].flat();
  expect(own.length).toBeGreaterThan(30);
  const kept = own.filter(({ fate }) => fate === 'kept').slice(0, 20);
  const said = (word: string, fate: LabelledFate['fate']): LabelledFate[] =>
    kept.map((one) => ({ ...one, fate, features: [...one.features, `t=${word}`, `tt=${word}_it`] }));
  const model = unpack(trainFates([...kept, ...said('bin', 'stopped'), ...said('double', 'changed')]));
  const likeliest = (features: readonly string[]): string => {
    const chances = probabilities(
      model,
      Uint32Array.from(features, (one) => bucketOf(one, 2 ** 31)),
    );
    return medicineFates[chances.indexOf(Math.max(...chances))]!;
  };
  expect(likeliest(kept[0]!.features)).toBe('kept');
  expect(likeliest([...kept[0]!.features, 't=bin', 'tt=bin_it'])).toBe('stopped');
  expect(likeliest([...kept[0]!.features, 't=double', 'tt=double_it'])).toBe('changed');
});
