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
