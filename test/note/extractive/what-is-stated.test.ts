import { describe, expect, it } from 'vitest';
import { coughVisit as visit } from './written-note.ts';

describe('what a question and its answer state', () => {
  it.each([
    ['were your sugars low when that happened?', "I don't think so, no.", /sugars low were/, /./],
    ['Is your mood low as well?', 'Yes.', /mood low is/, /Her mood is low/],
    [
      'And is the chest infection all gone?',
      'Yeah, the cough went.',
      /chest is infection/,
      /The chest infection is all gone/,
    ],
    ['Is the calf itself swollen?', "No, it's the front.", /The calf is the front/, /calf is not swollen/],
    [
      "You've never had a scan then?",
      'No, just the physio.',
      /scan, the physio/,
      /never had a scan, only the physio/,
    ],
    ['What does it feel like?', "It's like sitting on an egg.", /is sitting/, /like sitting on an egg/],
    ['Did it come on like a thunderclap?', 'No, it builds.', /come on a thunderclap/, /like a thunderclap/],
    [
      'Does the room spin?',
      "No, it's more like when they put the lights down.",
      /room is more/,
      /more like when/,
    ],
    ['When was the second time?', 'Two weeks ago, Thursday.', /second was time/, /2 weeks ago, Thursday/],
    [
      'When does it come on?',
      'Getting out of bed, and out of the chair.',
      /is Getting/,
      /comes on getting out of bed/,
    ],
    ['Are your periods regular?', 'They were, on the pill.', /Her periods were on the pill/, /./],
  ])('%s %s', async (asked, answer, not, line) => {
    const { subjective } = await visit(`Doctor: ${asked}\nPatient: ${answer}`);
    expect(subjective).not.toMatch(not);
    expect(subjective).toMatch(line);
  });
});

describe('who in the family', () => {
  it.each([
    ['And your mom?', 'She had a stroke, my mom, in January.', /Her mother had a stroke, in January/],
    [
      'Anything new in the family?',
      'My brother, he got a stent put in, in April.',
      /(?<!thing new, )[Hh]er brother|He got a stent/,
    ],
    ['Anyone with depression or alcohol in the family?', 'My father, the drinking.', /the drinking/],
    ['Anyone in the family with lung trouble?', 'Me dad had lung cancer.', /Her father had lung cancer/],
  ])('%s %s', async (asked, answer, line) => {
    const { subjective } = await visit(`Doctor: ${asked}\nPatient: ${answer}`);
    expect(subjective).toMatch(line);
    expect(subjective).not.toMatch(/had thing|depression or alcohol, the/);
  });
});

describe('what is not so is not told as so', () => {
  it.each([
    [
      'Doctor: Anyone with thyroid cancer in the family?\nPatient: No, diabetes, my mom.',
      /no, diabetes/i,
      /cancer in the family: diabetes/,
    ],
    [
      'Doctor: Does it shoot anywhere?\nPatient: No, just the back.',
      /no, just the back|does not shoot/i,
      /Radiation: just/,
    ],
    [
      'Doctor: And the cough?\nPatient: Yeah, the cough went by October.',
      /cough went by October/,
      /Respiratory: Reports cough and wheezing/,
    ],
    [
      "Doctor: Who's with you?\nPatient: My wife's parking the car.",
      /parking the car/,
      /lives with her wife/,
    ],
    [
      "Doctor: And the kidneys?\nPatient: And the kidneys, they're watching the kidneys.",
      /./,
      /kidneys are watching/,
    ],
    [
      "Doctor: You've got the, uh, you had the breast cancer on that side, right?\nPatient: Yes.",
      /had the breast cancer/,
      /has, she had/,
    ],
    ['Doctor: When was that?\nPatient: Five milligrams, night and morning.', /./, /Duration: 5 mg/],
  ])('%s', async (said, line, not) => {
    const { subjective } = await visit(said);
    expect(subjective).toMatch(line);
    expect(subjective).not.toMatch(not);
  });

  it.each([
    ['Patient: Fentanyl, I smoked it, I did not shoot.', /- Fentanyl/],
    ["Doctor: Excedrin, okay, that's got aspirin in it.\nPatient: Oh.", /- Aspirin/],
    ['Doctor: And codeine makes you sick, I have that.\nPatient: Yes.', /- Codeine/],
    ['Doctor: What do you take?\nPatient: Sudafed, my allergies have been bad.', /ALLERGIES\nSudafed/],
  ])('no medicine, and no allergy: %s', async (said, not) => {
    expect((await visit(said)).subjective).not.toMatch(not);
  });
});

describe('a question that is answered in other words', () => {
  it.each([
    ['Do you ever miss doses?', 'I forget the evening metformin.', 'forgets the evening metformin'],
    [
      'What other medical problems do you have?',
      "High blood pressure, I've had that for years.",
      'ypertension, she has had that for years',
    ],
    [
      'Any pain with it? Any sores?',
      "No sores. It doesn't hurt, it's just annoying.",
      'It does not hurt, it is annoying',
    ],
  ])('needs not stand there: %s %s', async (asked, answer, line) => {
    const { subjective } = await visit(`Doctor: ${asked}\nPatient: ${answer}`);
    expect(subjective).toContain(line);
    expect(subjective).not.toContain('Asked "');
  });

  it('stands where more was asked for', async () => {
    const { subjective } = await visit('Doctor: Any pain with sex?\nPatient: It hurt the first time.');
    expect(subjective).toMatch(/sex/);
  });
});
