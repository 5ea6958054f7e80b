import { antecedentsOf } from '../../src/note/extractive/antecedents/antecedents.ts';
import { thingKinds } from '../../src/note/extractive/antecedents/things-named.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { antecedentVisits, isMeant, trainAntecedents } from './antecedent-training.ts';
import { parts } from './problem-training.ts';

/**
 * `npx tsx test/training/evaluate-antecedents.ts`: of what the model names that a sentence is about, how much readers hold
 * right, how much they hold to be another thing, and how much to be none, by hands that it has not learned from. A minute.
 */
const visits = await antecedentVisits();
const hands = [...new Set(visits.map(({ hand }) => hand))].sort();
const named: { style: string; kind: string; chance: number; right: boolean; wanted: boolean }[] = [];
const wanted = new Map<string, number>();
for (let part = 0; part < parts; part++) {
  const held = new Set(hands.filter((_, i) => i % parts === part));
  const model = unpack(trainAntecedents(visits.filter(({ hand }) => !held.has(hand))));
  for (const { hand, passages, sentences } of visits.filter((visit) => held.has(visit.hand))) {
    const found = antecedentsOf(
      sentences.map(({ passage }) => passage),
      passages,
      model,
    );
    for (const { passage, label } of sentences) {
      // One that names a medicine is about that.
      if (passage.unit.clinical.drugs > 0) continue;
      const style = `${hand.split(' ')[0]!}, of a ${passage.role === 'clinician' ? 'clinician' : 'patient'}`;
      if (label !== '') wanted.set(style, (wanted.get(style) ?? 0) + 1);
      const one = found.get(passage);
      if (one === undefined) continue;
      const { thing, chance } = one;
      named.push({ style, kind: thing.kind, chance, right: isMeant(thing, label), wanted: label !== '' });
    }
  }
}
for (const [style, all] of wanted)
  for (const kind of thingKinds)
    for (const from of [0.5, 0.65, 0.8]) {
      const some = named.filter((one) => one.style === style && one.kind === kind && one.chance > from);
      const right = some.filter((one) => one.right).length;
      const none = some.filter((one) => !one.wanted).length;
      console.log(
        `${style}, ${kind} above ${from}: of ${some.length} ${right} right (${((100 * right) / some.length).toFixed(1)} %), ${some.length - right - none} another thing, ${none} none; ${all} sentences are about something`,
      );
    }
