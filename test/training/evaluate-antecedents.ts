import { antecedentsOf } from '../../src/note/extractive/antecedents/antecedents.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { antecedentVisits, isMeant, trainAntecedents } from './antecedent-training.ts';
import { parts } from './problem-training.ts';

/**
 * `npx tsx test/training/evaluate-antecedents.ts`: of the sentences that readers hold to be about something named before,
 * how many the model gives a name, and how many of its names are right, by hands that it has not learned from. A minute.
 */
const visits = await antecedentVisits();
const hands = [...new Set(visits.map(({ hand }) => hand))].sort();
const names: {
  chance: number;
  kind: string;
  right: boolean;
  wanted: boolean;
  own: boolean;
  text: string;
  name: string;
  label: string;
}[] = [];
let wanted = 0;
const medicines = 0;
for (let part = 0; part < parts; part++) {
  const held = new Set(hands.filter((_, i) => i % parts === part));
  const model = unpack(trainAntecedents(visits.filter(({ hand }) => !held.has(hand))));
  for (const { passages, sentences } of visits.filter(({ hand }) => held.has(hand))) {
    const found = antecedentsOf(
      sentences.map(({ passage }) => passage),
      passages,
      model,
    );
    for (const { passage, label } of sentences) {
      if (label !== '') wanted++;
      const one = found.get(passage);
      if (one === undefined) continue;
      const { thing, chance } = one;
      names.push({
        chance,
        kind: thing.kind,
        right: isMeant(thing, label),
        wanted: label !== '',
        own: passage.unit.clinical.drugs > 0,
        text: passage.unit.text,
        name: thing.name,
        label,
      });
    }
  }
}
void medicines;
for (const kind of ['medicine', 'form', 'test', 'trouble', 'thing'])
  for (const from of [0.4, 0.5, 0.6, 0.7, 0.8]) {
    const some = names.filter(({ chance, kind: k, own }) => chance > from && k === kind && !own);
    const right = some.filter((one) => one.right).length;
    console.log(
      kind,
      from,
      some.length,
      'right',
      right,
      'other',
      some.filter((o) => !o.right && o.wanted).length,
      'none',
      some.filter((o) => !o.wanted).length,
      `of ${wanted}`,
    );
  }
