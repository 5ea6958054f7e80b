import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (...said: string[]) =>
  noteOf(
    [
      'Doctor: How have you been? Still on the sertraline?',
      'Patient: Yes, every morning. I feel better.',
      ...said,
      'Doctor: Okay. I think the depression is better. I will see you in a month.',
    ].join('\n'),
  );

describe('what another has or takes', () => {
  it("is not in the patient's medications", async () => {
    const { subjective } = await visit(
      'Doctor: Any stretches where you feel great?',
      "Patient: I wish. That's my brother, he's the bipolar one.",
      'Doctor: Is he okay?',
      "Patient: He's on the lithium.",
    );
    expect(subjective).toContain('- Sertraline');
    expect(subjective).not.toContain('- Lithium');
  });

  it("is no symptom of the patient's", async () => {
    const { subjective } = await visit(
      'Doctor: And in the winter?',
      'Patient: I was in the kitchen, and then the cat threw up and I had to clean it up.',
    );
    expect(subjective).not.toMatch(/Reports vomiting|^Vomiting\./m);
  });
});

describe('an answer that gives its time is no denial', () => {
  it.each([
    ['Doctor: Chest pain?\nPatient: Not since Tuesday.', /chest pain: not since Tuesday/i, /denies/i],
    [
      'Doctor: And thoughts of killing yourself?\nPatient: Not since the winter.',
      /not since the winter/,
      /denies/i,
    ],
    ['Doctor: Did your mother have diabetes?\nPatient: No idea.', /no idea/i, /no diabetes|not have/i],
  ])('%s', async (said, holds, not) => {
    const { subjective } = await visit(said);
    expect(subjective).toMatch(holds);
    expect(subjective).not.toMatch(not);
  });
});

describe('what is to be stopped', () => {
  it('is not the medicine that it does not go with', async () => {
    const { subjective } = await visit(
      "Doctor: You have atrial fibrillation. I'd recommend a blood thinner, apixaban, five milligrams twice a day.",
      'Patient: Okay.',
      "Doctor: Now, you're taking the baby aspirin.",
      'Patient: Every day since I turned fifty.',
      "Doctor: With the apixaban I'd like you to stop it.",
    );
    expect(subjective).toMatch(/- Baby aspirin.*stopped at this visit/);
    expect(subjective).not.toMatch(/Apixaban.*stopped/);
  });
});
