import { expect, test } from 'vitest';
import { weighedComplaint } from '../../src/note/extractive/history/weighed-complaint.ts';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { shippedModels } from '../../src/note/extractive/learned/shipped-models.ts';
import { shippedStatusModels } from '../../src/note/extractive/learned/statuses.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import { patientOf } from '../../src/note/language/patient.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { byLabels, complaintLabels, labelledComplaints, trainComplaints } from './complaint-training.ts';
import { read } from './problem-training.ts';
import { statusVisits } from './status-training.ts';

const labels = complaintLabels();
const visits = statusVisits().filter(({ id }) => labels.has(id));
const models = {
  ...shippedModels(),
  troubles: shippedTroubleModels(),
  struck: null,
  statuses: shippedStatusModels(),
  assessment: null,
};

test('all natural visits have their labels, and nothing is both accepted and second best', () => {
  expect([...labels.keys()]).toEqual(visits.map(({ id }) => id));
  expect(visits).toHaveLength(355);
  for (const [id, { ideal, good, fair }] of labels) {
    expect([id, ideal.length > 3]).toEqual([id, true]);
    for (const text of good) expect([id, text, fair.includes(text)]).toEqual([id, text, false]);
    for (const text of [...good, ...fair]) expect(text).toBe(text.toLowerCase());
  }
});

// With what the model has learned from; how it does with what it has not, evaluate-complaints.ts tells.
test('with the model more complaints are accepted than by the rules', async () => {
  const model = shippedAssessmentModels().complaint;
  const accepted = { rules: 0, model: 0 };
  for (const visit of visits.filter((_, i) => i % 6 === 0)) {
    const { complaints } = await read(visit, models);
    const of = labels.get(visit.id)!;
    const isGood = (one: { text: string } | null): boolean =>
      one !== null && byLabels(one.text.toLowerCase(), of) === 'good';
    accepted.rules += Number(isGood(complaints.byRules));
    accepted.model += Number(isGood(weighedComplaint(complaints, model)));
  }
  expect(accepted.model).toBeGreaterThan(1.3 * accepted.rules);
});

test('learning from the same visits gives the same weights', async () => {
  const some = await Promise.all(
    visits.slice(0, 2).map(async (visit) => {
      const { complaints } = await read(visit, models);
      return { hand: 'natural a', complaints: labelledComplaints(complaints, labels.get(visit.id)!) };
    }),
  );
  expect(some.some(({ complaints }) => complaints.some(({ accepted }) => accepted === 'good'))).toBe(true);
  expect(trainComplaints(some)).toEqual(trainComplaints(some));
});

test('the sex of a patient is told of most of them, and told wrong of next to none', () => {
  const told = visits.map(({ id, dialogue }) => {
    const { sex } = patientOf(parseTranscript(dialogue));
    return { is: labels.get(id)!.sex, told: sex === 'unknown' ? '?' : sex === 'female' ? 'F' : 'M' };
  });
  expect(told.filter((one) => one.told !== '?').length).toBeGreaterThan(0.6 * visits.length);
  expect(told.filter((one) => one.told !== '?' && one.is !== one.told).length).toBeLessThan(3);
});
