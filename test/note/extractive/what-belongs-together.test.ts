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
    ['Doctor: How long have you had the rash?\nPatient: A month?', /had the rash for a month/],
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

describe('what is said of a name stands under the name that was said right before it', () => {
  it.each([
    [
      'Doctor: How are you doing on the new pill?\nPatient: The sertraline. Well. I took the fifty for six weeks.',
      'Sertraline: she took the 50 for 6 weeks.',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it('is not told again where the list of medicines has it', async () => {
    const { subjective } = await visit(
      'Doctor: Has anybody started you on something else? Water pills, pain pills?\nPatient: Meloxicam. Fifteen, once a day.',
    );
    expect(subjective).toContain('Meloxicam 15 once daily');
    expect(subjective).not.toContain('pain pills');
  });
});

describe('an answer to two questions stands under both', () => {
  it.each([
    [
      'Doctor: Fever? Weight?\nPatient: I feel hot in the evenings, but I never took it.',
      'Asked "Fever? Weight?": she feels hot in the evenings, but she never took it',
    ],
    [
      "Doctor: You're left-handed? What do you do for work?\nPatient: Left-handed, unfortunately.",
      /Occupation: left|for work: left-handed/,
    ],
  ])('%s', async (said, line) => {
    const { subjective } = await visit(said);
    if (typeof line === 'string') expect(subjective).toContain(line);
    else expect(subjective).toMatch(line);
    expect(subjective).not.toMatch(/^Occupation: left/m);
  });

  it('has the name of what was asked once for all that was answered', async () => {
    const { subjective } = await visit(
      'Doctor: Salt?\nDaughter: The canned soup, every day. I go to work, you know. It says low sodium.',
    );
    expect(subjective.match(/Salt: /g) ?? []).toHaveLength(1);
  });
});

it('does not take what hurts for the answer to what another answered', async () => {
  const { subjective } = await visit(
    'Doctor: Does it wake her up?\nMother: Not really.\nPatient: It hurts when I climb the stairs.',
  );
  expect(subjective).not.toMatch(/waking her up: it hurts/i);
});

describe('a denial holds all that was asked', () => {
  it.each([
    [
      'Doctor: Any chest pain or blacking out with exercise?\nPatient: Nope.',
      'denies any chest pain or blacking out with exercise.',
    ],
    [
      'Doctor: Any new headache, double vision, weakness in an arm or a leg?\nPatient: No, none of that.',
      'weakness in an arm or a leg.',
    ],
    ['Doctor: Have you ever made a plan, or tried?\nPatient: No. Never.', 'not made a plan, or tried'],
    ['Doctor: Any rash, throwing up?\nPatient: No.', 'denies any rash or vomiting'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });
});
