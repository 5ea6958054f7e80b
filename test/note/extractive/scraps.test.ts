import { expect, it } from 'vitest';
import { coughVisit } from './written-note.ts';

it.each([
  ['Doctor: What about your chest?\nPatient: It is sore at night. The nurse did.', /The nurse did\./],
])('leaves out of what was said only its beginning: %s', async (said, not) => {
  const { subjective } = await coughVisit(said);
  expect(subjective).not.toMatch(not);
});

it('keeps it under the question that it answers', async () => {
  const { subjective } = await coughVisit('Doctor: Does anyone smoke in the house?\nPatient: Yes, they do.');
  expect(subjective).toMatch(/smoke/i);
});

it.each([
  ['Doctor: Any chest pain?\nPatient: Lord.', /lord/i],
  ['Doctor: Any wheezing?\nPatient: Mom.', /\bmo(?:m|ther)\b/i],
])('an answer that only calls out tells nothing: %s', async (said, not) => {
  expect((await coughVisit(said)).subjective).not.toMatch(not);
});

it('but whom it was asked of is told', async () => {
  const { subjective } = await coughVisit("Doctor: Who's at home with you?\nPatient: My mom and my brother.");
  expect(subjective).toMatch(/mo(?:m|ther)/i);
});
