import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (...lines: string[]) =>
  noteOf(`[doctor] So you are here today for your knee pain?
[patient] Yes, my right knee hurts, for two weeks.
[doctor] Let me examine you. The left knee has full range of motion, no tenderness. Now the right. There's a mild effusion. Your temperature is 98.6 and, let me see, 180 pounds is your weight.
[doctor] I think you have bursitis of the right knee.
${lines.join('\n')}`);

it('names the side that findings are about', async () => {
  const { objective } = await visit('[doctor] Start ibuprofen, four hundred milligrams, twice a day.');
  expect(objective).toContain('Left knee: full range of motion, no tenderness.');
  expect(objective).toContain('Right knee: mild effusion.');
});

it('does not repeat a dose that the patient says back', async () => {
  const { plan } = await visit(
    '[doctor] Start ibuprofen, four hundred milligrams, twice a day.',
    '[patient] Four hundred milligrams, twice a day. All right.',
  );
  expect(plan.match(/400 mg/g)).toHaveLength(1);
});

it('keeps what not to do in the plan', async () => {
  const { objective, plan } = await visit(
    '[doctor] No squatting and no kneeling for now.',
    '[doctor] Start ibuprofen, four hundred milligrams, twice a day.',
  );
  expect(objective).not.toContain('squatting');
  expect(plan).toContain('No squatting and no kneeling');
});

it('never leaves out when to call, nor to whom the patient is referred', async () => {
  const { plan } = await visit(
    '[doctor] Start ibuprofen, four hundred milligrams, twice a day.',
    "[doctor] And if you get a sore that doesn't heal or any redness, call us right away.",
    '[patient] My wife says I eat too much.',
    "[doctor] Great, I'll refer you to the dietitian as well.",
  );
  expect(plan).toContain('If the patient gets a sore that does not heal or any redness');
  expect(plan).toContain('refer to dietitian');
});

it('writes a decision into the plan that was said among the judgements', async () => {
  const { plan } = await visit(
    "[doctor] For your gout, your uric acid is better. Let's continue you on the allopurinol, 100 milligrams, once a day.",
  );
  expect(plan).toContain('We will continue allopurinol, 100 mg, once daily.');
});
