import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const examined = (said: string) =>
  noteOf(`Doctor: What brings you in?
Patient: My left shoulder hurts since I fell on it.
Doctor: How long ago was that?
Patient: Two weeks.
Doctor: Okay, let me take a look. No bruising, no swelling. Lungs are clear.
${said}
Doctor: Good pulse at the wrist, no crepitus.
Doctor: I think you have a strained shoulder. I want you to rest it and take ibuprofen as needed.
Patient: Okay.`);

/** What was felt under the examiner's hands, and what the history must not have of it. */
const felt: [said: string, not: RegExp][] = [
  ['Doctor: Tender here, on the joint?\nPatient: Little bit.', /Tender here|little bit|slightly/i],
  ["Doctor: Tender there, at the back?\nPatient: Yeah. That's the one.", /that is the one|at the back/i],
  ['Doctor: No reflexes missing. Sharp or dull?\nPatient: Dull.', /dull/i],
  ['Doctor: No weakness. Does this hurt?\nPatient: It tickles.', /tickles/i],
  ['Doctor: Full range of motion. Does that bring it on?\nPatient: Ow, yes.', /bring it on|ow\b/i],
];

it.each(felt)('%s is no history', async (said, not) => {
  expect((await examined(said)).subjective).not.toMatch(not);
});

/** What is told of the past while the patient lies there. */
const told: [said: string, holds: RegExp][] = [
  ['Doctor: There is a scar here. How long has that been there?\nPatient: Since I was a kid.', /since/i],
  ['Doctor: There is a scar on the palm. What happened here?\nPatient: I fell on a bottle.', /bottle/],
];

it.each(told)('%s is', async (said, holds) => {
  expect((await examined(said)).subjective).toMatch(holds);
});
