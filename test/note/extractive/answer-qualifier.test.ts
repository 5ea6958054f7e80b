import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

async function historyOf(question: string, answer: string): Promise<string> {
  const { subjective } = await noteOf(`[doctor] What brings you in?
[patient] My left shoulder has been hurting for three weeks.
[doctor] ${question}
[patient] ${answer}
[doctor] Let me examine you. The left shoulder is tender in front.
[doctor] I think this is tendinitis. We'll refer you to physical therapy.`);
  return subjective;
}

describe('a yes or a no is written as far as it goes', () => {
  it.each([
    ['Did the naproxen help?', 'A little.', 'The naproxen helped a little.'],
    ['Does it wake you at night?', 'Sometimes.', 'It wakes the patient at night, sometimes.'],
    ['Does the ice pack help?', 'For a while.', 'The ice pack helps for a while.'],
    ['Does lifting boxes hurt?', 'Oh, a lot.', 'Lifting boxes hurts a lot.'],
    [
      'Does it get worse when you reach up?',
      'Most of the time.',
      'It gets worse when the patient reaches up, most of the time.',
    ],
    ['Does the sling help?', 'Not much.', 'The sling does not help much.'],
    ['Did you hear a snap?', 'Yes.', 'The patient heard a snap.'],
    ['Did you drive here yourself?', 'I did.', 'The patient drove here themself.'],
    ['Are you able to work?', 'Mostly.', 'The patient is able to work, mostly.'],
  ])('%s %s', async (question, answer, written) => {
    expect(await historyOf(question, answer)).toContain(written);
  });

  it('an amount asked for is no yes', async () => {
    expect(await historyOf('How often do you take the naproxen?', 'Most days, with breakfast.')).toMatch(
      /most days/i,
    );
  });

  it('an answer of a word or two stands once, with what was asked', async () => {
    const written = await historyOf('Do you get short of breath?', 'Only on the stairs.');
    expect(written.match(/on the stairs/g)).toHaveLength(1);
  });
});
