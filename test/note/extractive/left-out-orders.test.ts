import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (
  after: string,
  found = "Your lungs are clear, and I don't see any swelling.",
) => `Doctor: What happened?
Patient: I rolled my ankle on the stairs yesterday, and it's been swollen ever since.
Doctor: Can you put weight on it?
Patient: It hurts a lot when I do. I took some ibuprofen.
Doctor: Let me take a look. ${found}
Patient: Okay.
Doctor: So I think you have an ankle sprain. I want you to ice it and keep it elevated for two days.
Patient: All right.
Doctor: ${after}
Patient: Okay, thank you.`;

/** What the clinician says of what is done, and what the plan must have of it. */
const orders: [said: string, written: RegExp][] = [
  ["And then I'll give you crutches.", /crutches/],
  ["And we're going to put you in a walking boot.", /boot/],
  ["You're gonna be in a cast for a bit.", /cast/],
  ["I'm also going to get another EKG.", /EKG/],
  ['Also weigh yourself daily.', /weigh/],
  ['We have to put you in a sling that takes the weight off your arm.', /sling/],
  ["You're due for a mammogram, so we have to schedule for that, as well, okay?", /mammogram/],
  ["I'm referring you to the podiatrist.", /podiatrist/],
];

it.each(orders)('the plan has "%s"', async (said, written) => {
  expect((await noteOf(visit(said))).plan).toMatch(written);
});

const undecided = [
  'We might talk about a cast at some point.',
  'If that does not help we could get an MRI.',
  'We had the x-ray last week.',
];

it.each(undecided)('the plan orders nothing for "%s"', async (said) => {
  expect((await noteOf(visit(said))).plan).not.toMatch(/We will (?:order|provide|put)/);
});

/** What was found, and what the findings must have of it. */
const results: [said: string, written: RegExp][] = [
  ["Here, that's good, your, your EKG.", /EKG/],
  ['This is a stable EKG for you.', /stable EKG/],
  ["Here is the hemoglobin I was referring to. It's low at 8.2, okay?", /8\.2/],
  [
    'Yeah, so your hemoglobin a1c here is is 8, you know, and we had not put you on medications, so I think it is something we will have to talk about, okay?',
    /A1c[^.]* 8/,
  ],
  ["So your blood pressure's a little high today.", /blood pressure is slightly high/],
];

it.each(results)('the findings have "%s"', async (said, written) => {
  const { objective, assessment } = await noteOf(visit('Call me if it gets worse.', said));
  expect(`${objective}\n${assessment}`).toMatch(written);
});
