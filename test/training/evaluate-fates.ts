import { parseArgs } from 'node:util';
import { medicineFates } from '../../src/note/extractive/learned/fate-features.ts';
import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { aciTrain } from './corpus.ts';
import { fatesByHand, type LabelledFate, trainFates } from './fate-training.ts';
import { ownVisits } from './own-visits.ts';

/**
 * `npx tsx test/training/evaluate-fates.ts --corpora FOLDER`: of the medicines that readers hold taken, how well the model
 * tells which the visit stops or changes, of what hands wrote that it has not learned from, in six parts, and how well the
 * rules alone tell which it stops. Two minutes.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const parts = 6;
const hands = [...(await fatesByHand([...ownVisits(), ...aciTrain(values.corpora)]))].sort(([a], [b]) =>
  a < b ? -1 : 1,
);
const weighed: (LabelledFate & { kind: string; chances: number[] })[] = [];
for (let part = 0; part < parts; part++) {
  const model = unpack(trainFates(hands.flatMap(([, own], i) => (i % parts === part ? [] : own))));
  for (const [i, [hand, own]] of hands.entries())
    if (i % parts === part)
      for (const one of own) {
        const hashes = Uint32Array.from(one.features, (feature) => bucketOf(feature, 2 ** 31));
        weighed.push({ ...one, kind: hand.split(' ')[0]!, chances: probabilities(model, hashes) });
      }
}
for (const kind of new Set(weighed.map((one) => one.kind))) {
  const own = weighed.filter((one) => one.kind === kind);
  for (const fate of ['stopped', 'changed'] as const) {
    const all = own.filter((one) => one.fate === fate).length;
    const said = (list: typeof own): string =>
      `${list.filter((one) => one.fate === fate).length} of ${list.length}`;
    const at = medicineFates.indexOf(fate);
    const byModel = [0.3, 0.5, 0.6, 0.66, 0.7, 0.8].map(
      (from) => `${from}: ${said(own.filter(({ chances }) => chances[at]! > from))}`,
    );
    const rules = fate === 'stopped' ? `rules ${said(own.filter(({ byRule }) => byRule))}; ` : '';
    console.log(
      `${kind}, ${all} ${fate} of ${own.length}: ${rules}right of those above ${byModel.join(', ')}`,
    );
  }
  const doubted = own.filter(({ byRule, chances }) => byRule && chances[1]! < 0.2);
  console.log(
    `  by rule below 0.2: ${doubted.filter((one) => one.fate === 'stopped').length} of ${doubted.length} stopped`,
  );
}
