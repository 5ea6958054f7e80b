import { describe, expect, it } from 'vitest';
import { withUnitAgain } from '../../../src/note/extractive/plan/unit-again.ts';
import { rephrasePlan, subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { noteOf } from './written-note.ts';

const plan = async (told: string) =>
  (
    await noteOf(`GP: Hello, what can I do for you?
Patient: My shoulders ache, it's been about five weeks.
GP: Any trouble with your eyes?
Patient: No.
GP: Shoulders are stiff on both sides. I think this is polymyalgia rheumatica. I'll start you on prednisolone, fifteen milligrams once a day.
Patient: Okay.
GP: ${told}
Patient: Thank you.`)
  ).plan;

describe('a remark in the plan', () => {
  it('stands with the line that it is about', async () => {
    const written = await plan(
      "If you get a headache or a sore scalp, ring us the same day. Don't leave it. That can take your sight.",
    );
    expect(written).toMatch(/ring us the same day, do not wait\. That can take [a-z' ]+ sight\.$/m);
  });

  it('that only announces is left out', async () => {
    expect(await plan("Now, the important one. Don't ever stop them suddenly.")).not.toMatch(/important one/);
  });

  it.each([
    ['Walk on your toes for me, and back.', /toes/],
    ['Okay, stand up, face the window.', /window/],
    ['Give me your other hand.', /hand/],
    ['Oh, you got it.', /got it/],
    ["That's the spirit.", /spirit/],
    ['Now the shoulders.', /The shoulders/],
  ])('%s is said in the room', async (said, trace) => {
    expect(await plan(`${said} Bloods again in six weeks.`)).not.toMatch(trace);
  });

  it.each([
    ['Keep a headache diary for me.', /headache diary/],
    ['Sit on the edge of the bed before you stand.', /edge of the bed/],
    ['Stand up slowly, and hold the rail.', /slowly/],
    ['Give the tablets four weeks.', /4 weeks/],
  ])('%s is planned', async (said, line) => {
    expect(await plan(said)).toMatch(line);
  });

  it('what is expected is no advice', () => {
    const said = rephrasePlan('You should be much better inside a week.', subjectFor('female'), 'we');
    expect(said).toBe('She should be much better inside a week.');
    expect(rephrasePlan("I'd expect you to feel better within a week.", subjectFor('female'), 'we')).toMatch(
      /expect her to feel better/,
    );
  });

  it('a note for work is planned', async () => {
    expect(await plan("I'll do a fit note for two weeks.")).toMatch(/fit note for 2 weeks/);
  });

  it('the second of two times has the unit of the first', () => {
    expect(withUnitAgain('Follow up in a week, and bloods again in 3.')).toBe(
      'Follow up in a week, and bloods again in 3 weeks.',
    );
    expect(withUnitAgain('Follow up in 2 weeks in room 3.')).toBe('Follow up in 2 weeks in room 3.');
  });
});
