import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const told = async (...said: string[]) => {
  const { subjective } = await noteOf(said.join('\n'));
  return subjective;
};

it.each([
  ['My right wrist. I fell on it yesterday.', 'fell on'],
  [
    "It's my knee, the left one. I twisted it playing soccer.",
    'The patient twisted their left knee playing soccer.',
  ],
  ['My thumb, doctor. I cut it on a tin.', 'The patient cut their thumb on a tin.'],
  ["My ear. It's been killing me for two days.", "The patient's ear has been killing them for 2 days."],
  ["My eyes. They itch all day, and they're red.", "The patient's eyes itch all day, and they are red."],
  ['This lump. I found it in the shower last week.', 'The patient found this lump in the shower last week.'],
  [
    'My blood pressure. It was high at the pharmacy.',
    "The patient's blood pressure was high at the pharmacy.",
  ],
  ["Headaches. I've had them for a month.", 'Reports headaches for a month.'],
  ['My hip. I had it replaced in May.', 'The patient had their hip replaced in May.'],
  ["A cough. I can't shake it.", 'The patient cannot shake the cough.'],
])('names what was only pointed at: %s', async (said, line) => {
  expect(await told('Doctor: What brings you in today?', `Patient: ${said}`)).toContain(line);
});

it("names what a parent points at, by the child's side of it", async () => {
  expect(
    await told(
      "Doctor: What's the trouble with him?",
      "Mother: His foot. He stepped on it funny at football and now he won't put weight on it.",
    ),
  ).toContain('He stepped on his foot funny at football and now he will not put weight on it.');
});

it.each([
  // The time, what happened, another thing.
  ['My back. It was a Sunday.', /back was a Sunday/],
  ["My back. I've had it since June.", /had their back/],
  ['My back. I love it here.', /love their back/],
  ['My eyes. It hurts.', /eyes hurts/],
])('leaves "it" where it may be something else: %s', async (said, wrong) => {
  expect(await told('Doctor: What brings you in today?', `Patient: ${said}`)).not.toMatch(wrong);
});
