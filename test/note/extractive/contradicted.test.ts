import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (talk: string) =>
  noteOf(`Doctor: Good morning, Frank. And this is your wife?
Wife: Yes, I'm Joan.
Doctor: What's been going on?
Patient: I've had this cough for about two weeks.
Doctor: Any fever?
Patient: No, no fever.
${talk}
Doctor: Okay. Let me listen to your chest. Chest is clear.
Doctor: I think this is acute bronchitis. Plenty of fluids.
Patient: Okay, thank you.`);

describe('what the patient denies and the one who came along contradicts', () => {
  it('is told as they tell it', async () => {
    const { subjective } = await visit(
      'Doctor: Any falls since I saw you?\nPatient: No.\nWife: Two. He had two, Doctor. One in the garage.',
    );
    expect(subjective).toContain("He had 2 falls, one in the garage (per the patient's wife).");
    expect(subjective).not.toMatch(/[Dd]enies (?:any )?falls/);
  });

  it('is not denied where they say it to the patient', async () => {
    const { subjective } = await visit(
      "Doctor: Any trouble breathing?\nPatient: No, not really.\nWife: You do, Frank. You're puffing on the stairs.",
    );
    expect(subjective).not.toMatch(/denies[^.]*breath/i);
  });

  it('and stays denied where they agree', async () => {
    const { subjective } = await visit(
      "Doctor: Any blood in the stool?\nPatient: No.\nWife: No, I'd have noticed.",
    );
    expect(subjective).toMatch(/denies[^.]*blood in the stool/i);
  });

  it('is not denied where they only call the one who denies by name', async () => {
    const { subjective } = await visit(
      'Doctor: Do you see things when nobody is there?\nPatient: No.\nWife: Frank.\nPatient: All right, I see a cat by the stove.',
    );
    expect(subjective).not.toMatch(/does not see|denies[^.]*see|: frank/i);
    expect(subjective).toContain('cat by the stove');
  });

  it('is not denied where they say that it is so in its own words', async () => {
    const { subjective } = await visit(
      'Doctor: And do you cough in the night?\nPatient: No.\nWife: He coughs about four, I hear him through the wall.',
    );
    expect(subjective).not.toMatch(/(?:denies|does not)[^.]*cough/i);
    const kept = await visit(
      'Doctor: Any wheezing at all?\nPatient: No.\nWife: His sister came over on Sunday.',
    );
    expect(kept.subjective).toMatch(/denies[^.]*wheezing/i);
  });

  it("is never the wife's own habit", async () => {
    const { subjective } = await visit('Doctor: Do you drink?\nPatient: No.\nWife: Every night, Frank.');
    expect(subjective).not.toMatch(/wife drinks|does not drink/);
  });
});

describe('a denial', () => {
  it.each([
    ['Any falls?', 'None.', 'You slipped off the back step.', /denies[^.]*falls/i],
    ['Any falls?', 'No.', 'She went down on the deck.', /denies[^.]*falls/i],
    ['Any falls, in the past year?', 'No.', 'The garden.', /denies[^.]*falls/i],
    ['Any shaking, twitching?', 'No.', 'Your foot goes.', /denies[^.]*(?:shak|twitch)|: no\b/i],
    ['Have you had one of these before?', 'No.', 'There was the trampoline.', /has not had one/i],
  ])('"%s" "%s", and then his wife: "%s"', async (asked, said, told, denied) => {
    const { subjective } = await visit(`Doctor: ${asked}\nPatient: ${said}\nWife: ${told}`);
    expect(subjective).not.toMatch(denied);
  });

  it.each([
    ["You've been fine, love.", /denies[^.]*(?:seizures|fits)/i],
    ['We live near the church, by the way.', /denies[^.]*(?:seizures|fits)/i],
  ])('stays one where his wife says "%s"', async (told, denied) => {
    const { subjective } = await visit(`Doctor: Any seizures?\nPatient: No.\nWife: ${told}`);
    expect(subjective).toMatch(denied);
  });

  it("is none of the family where the grandmother knows of the father's", async () => {
    const talk = 'Doctor: Anybody in the family with seizures?\nFather: No.\nGrandmother: You did.';
    expect((await visit(talk)).subjective).not.toMatch(/no one in the family/i);
  });
});

describe('an illness of the family', () => {
  it('is that of the relative who was named, though it has no name and no subject', async () => {
    const { subjective } = await visit(
      'Doctor: Any diabetes?\nPatient: Not me. And my sister had the, what is it, the temple artery thing. Lost the sight in one eye.',
    );
    expect(subjective).toMatch(/FAMILY HISTORY\n[^\n]*sister had[^\n]*sister lost the sight/);
    expect(subjective).not.toContain('The patient lost');
  });
});
