import { parseArgs } from 'node:util';
import { weighedComplaint } from '../../src/note/extractive/history/weighed-complaint.ts';
import { unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { type Accepted, byLabels, byTitles, complaintVisits, trainComplaints } from './complaint-training.ts';
import { aciTrain } from './corpus.ts';
import { parts } from './problem-training.ts';

/**
 * `npx tsx test/training/evaluate-complaints.ts --corpora FOLDER`: how many chief complaints readers would accept, and how
 * many are second best, by the rules and with the model over them, which has not learned from that hand. Two minutes.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const visits = await complaintVisits(aciTrain(values.corpora));
const hands = [...new Set(visits.map(({ hand }) => hand))].sort();
const none = {
  all: 0,
  may: 0,
  rules: 0,
  rulesFair: 0,
  model: 0,
  modelFair: 0,
  second: 0,
  secondGood: 0,
  secondBad: 0,
};
const counts = new Map<string, typeof none>();
for (let part = 0; part < parts; part++) {
  const held = new Set(hands.filter((_, i) => i % parts === part));
  const model = unpack(trainComplaints(visits.filter(({ hand }) => !held.has(hand))));
  for (const { hand, labels, reading, complaints } of visits.filter((one) => held.has(one.hand))) {
    const kind = hand.split(' ')[0]!;
    const count = counts.get(kind) ?? { ...none };
    counts.set(kind, count);
    count.all++;
    if (complaints.some(({ accepted }) => accepted === 'good')) count.may++;

    const acceptedOf = (one: { text: string } | null | undefined): Accepted => {
      const text = one?.text.toLowerCase() ?? '';
      return 'complaint' in labels ? byTitles(text, labels) : byLabels(text, labels);
    };
    for (const [by, one] of [
      ['rules', reading.complaints.byRules],
      ['model', weighedComplaint(reading.complaints, model)],
    ] as const) {
      const accepted = acceptedOf(one);
      if (accepted === 'good') count[by]++;
      if (accepted === 'fair') count[`${by}Fair`]++;
    }
  }
}
for (const [kind, { all, may, rules, rulesFair, model, modelFair }] of counts) {
  const percent = (some: number): string => `${((100 * some) / all).toFixed(1)} %`;
  console.log(
    `${kind}: of ${all} visits ${percent(may)} have one that is accepted; rules: ${percent(rules)} accepted, ${percent(rulesFair)} second best; with the model: ${percent(model)} accepted, ${percent(modelFair)} second best`,
  );
}
