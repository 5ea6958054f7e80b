import { describe, expect, it } from 'vitest';
import { coughVisit as visit } from './written-note.ts';

describe('what is no sentence stands with the sentence it was said after', () => {
  it.each([
    [
      'Doctor: Does he sleep?\nWife: He talks in his sleep and he kicks me out of bed. Four, five months now.',
      /kicks .*[;,] 4, 5 months/i,
    ],
    [
      'Doctor: What about the ringing?\nPatient: The ringing is a high whistle. Like a kettle.',
      /whistle; like a kettle\./,
    ],
    [
      'Doctor: How were your periods before?\nPatient: My periods were always light. Three days.',
      /light[;,] 3 days\./,
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toMatch(line);
  });

  it('does not tell what something is like as if it were so', async () => {
    const { subjective } = await visit(
      "Doctor: And your head, how does that feel?\nPatient: It's tight all round. Like I've got a helmet on that's too small.",
    );
    expect(subjective).toMatch(/like she has a helmet on/i);
    expect(subjective).not.toMatch(/(?<!like )\bshe has a helmet/i);
  });

  it('does not join what was asked of one thing to another', async () => {
    const { subjective } = await visit(
      'Doctor: Any other conditions?\nPatient: I have high cholesterol, but I only eat oats for it. And they gave me prednisone for the rash in spring, ten a day.\nDoctor: When was that?\nPatient: It was two weeks, in April.',
    );
    expect(subjective).not.toMatch(/oats for it; duration/i);
  });
});

describe('what is said as if it were asked is told', () => {
  it.each([
    [
      "Doctor: What has your bladder been doing?\nPatient: I've had to run to the bathroom for, I don't know, six weeks? Maybe longer.",
      /for 6 weeks, maybe longer/,
    ],
    [
      'Doctor: How is your taste?\nPatient: I haven’t tasted garlic in, gosh, three years?',
      /not tasted garlic in 3 years/,
    ],
    ['Doctor: How long have you had the rash?\nPatient: A month?', /rash\?": a month/],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toMatch(line);
  });

  it.each([
    ['Doctor: Do you take the iron?\nPatient: I can stop that in two weeks?', /stops? that in 2 weeks/i],
    ['Doctor: How old was your father?\nPatient: He was what, Jan, seventy?\nWife: Seventy-two.', /was 70\b/],
  ])('%s stays a question', async (said, line) => {
    expect((await visit(said)).subjective).not.toMatch(line);
  });
});

it('does not take how long something goes on for where it goes', async () => {
  const { subjective } = await visit(
    'Doctor: And how long did that go on for?\nPatient: An hour. Then a headache came. Pounding, left side.',
  );
  expect(subjective).not.toContain('Radiation');
});
