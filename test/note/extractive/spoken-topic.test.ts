import { describe, expect, it } from 'vitest';
import { topicOpened } from '../../../src/note/extractive/problems/spoken-topic.ts';
import { noteOf } from './written-note.ts';

it.each([
  ['The pressure, I want that lower.', 'blood pressure'],
  ["Your pressure's above goal.", 'blood pressure'],
  ['And for the sleep, no coffee after noon.', 'sleep'],
  ['For the sleep, the insomnia, we could do CBT.', 'insomnia'],
  ['The thyroid is a little slow.', 'thyroid'],
  ["The potassium's low from the water pill.", 'low potassium'],
  ['Cholesterol, let us give the diet till fall.', 'cholesterol'],
  ['The left shoulder, I would try the exercises.', 'left shoulder'],
])('"%s" turns to: %s', (said, heading) => {
  expect(topicOpened(said)?.name).toBe(heading);
});

it.each([
  'The pressure cuff goes on bare skin.',
  'Thyroid, B12 and a blood count today.',
  'We will check the thyroid.',
  'Your weight is up two pounds.',
  'The shoulder is stiff.',
  'And smoking, get his dad to do it outside.',
])('"%s" turns to no matter', (said) => {
  expect(topicOpened(said)).toBeNull();
});

it.each([
  ['The vitamin D, five drops every day.', false],
  ['The potassium is low.', true],
])('"%s" may head a problem: %s', (said, may) => {
  expect(topicOpened(said)?.mayHead).toBe(may);
});

const visit = (planned: string) => `Doctor: What brings you in today?
Patient: I'm up four times a night to pee, and it's slow.
Doctor: Any pain with it?
Patient: No.
Doctor: You take chlorthalidone?
Patient: Yes, in the evening.
Doctor: Your pressure today is one forty-six over eighty.
Doctor: I think this is an enlarged prostate. I'd start Flomax, point four, at bedtime.
Patient: Okay.
${planned}
Patient: Okay, thank you.`;

describe('what a clinician turns to by a word of every day', () => {
  it('is a problem of its own, with what is planned for it', async () => {
    const { plan } = await noteOf(
      visit("Doctor: Your pressure's above goal. I'd add losartan, twenty-five, once a day."),
    );
    const [, ofPressure = ''] = plan.split(/^Blood pressure\.$/m);
    expect(ofPressure).toMatch(/losartan/i);
  });

  it('is of the problem of the same matter', async () => {
    const { plan } = await noteOf(
      visit(
        "Doctor: And you have hypertension, not at goal. I'd add losartan, twenty-five.\nPatient: Okay.\nDoctor: The pressure, write it down at home twice a week.",
      ),
    );
    expect(plan).toMatch(/^Hypertension\.$/m);
    expect(plan).not.toMatch(/^Blood pressure\.$/m);
  });

  it('is none where it is only said to be well', async () => {
    const { plan } = await noteOf(visit("Doctor: Your pressure's fine today."));
    expect(plan).not.toMatch(/^Blood pressure\.$/m);
  });

  it('has not what to come back for, which is of what they came with', async () => {
    const { plan } = await noteOf(
      visit(
        "Doctor: The smoking, I'd urge you to stop.\nPatient: I know.\nDoctor: If you can't pass anything, or you get a fever, go to the emergency room.",
      ),
    );
    const [ofProstate = '', ofSmoking = ''] = plan.split(/^Smoking\.$/m);
    expect(ofProstate).toMatch(/emergency room/);
    expect(ofSmoking).toMatch(/urge/);
    expect(ofSmoking).not.toMatch(/emergency room/);
  });
});
