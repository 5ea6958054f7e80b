import { describe, expect, it } from 'vitest';
import { coughVisit as visit } from './written-note.ts';

describe('a bare yes or no is the statement that its question asked for', () => {
  it.each([
    ['Doctor: Any use of recreational drugs?\nPatient: No.', 'No use of recreational drugs.'],
    ['Doctor: Anyone sick at home?\nPatient: No.', 'No one sick at home.'],
    ['Doctor: Does anyone in your family have heart problems?\nPatient: No.', 'family has heart problems.'],
    ['Doctor: Ever had psoriasis?\nPatient: Nope.', 'has never had psoriasis.'],
    ['Doctor: You smoke cigarettes?\nPatient: No.', 'does not smoke cigarettes.'],
    ['Doctor: Live alone at home?\nPatient: Yes.', 'lives alone at home.'],
    ['Doctor: Tanning beds?\nPatient: No.', 'Tanning beds: no.'],
    [
      'Doctor: You had surgery on your abdomen five days ago, correct?\nPatient: Yes. It went fine.',
      'had surgery on her abdomen 5 days ago',
    ],
    [
      'Doctor: In regard to the mammogram, do you do self breast examinations?\nPatient: No.',
      'does not do self breast examinations.',
    ],
    ['Doctor: Has this knee given out before?\nPatient: Yes.', 'This knee has given out before.'],
    ['Doctor: Have your symptoms improved at all?\nPatient: No.', 'symptoms have not improved at all.'],
  ])('%s', async (said, line) => {
    const { subjective } = await visit(said);
    expect(subjective).toContain(line);
    expect(subjective).not.toContain('Asked "');
  });

  it.each([
    ['Doctor: Do you have any questions?\nPatient: No.', /questions/],
    ['Doctor: Are you sure?\nPatient: Yes.', /Asked/],
    ['Doctor: Is that okay?\nPatient: Yes.', /okay/],
    ['Doctor: Have you had any nausea or vomiting?\nPatient: Yes. I threw up twice.', /Asked/],
    ['Doctor: He sent you to us?\nPatient: Yes.', /sent him to him/],
  ])('nothing of the talk, and nothing twice: %s', async (said, not) => {
    expect((await visit(said)).subjective).not.toMatch(not);
  });
});

describe('how long and how long ago are told with what was asked of', () => {
  it.each([
    ['Doctor: How long have you smoked?\nPatient: Thirty years now.', 'has smoked for 30 years.'],
    ['Doctor: How long ago did you quit?\nPatient: About twenty years ago.', 'quit about 20 years ago.'],
    [
      'Doctor: How long have you had blood in your stool?\nPatient: About five months now.',
      'blood in her stool for about 5 months.',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });
});

it('"your" of a question is the patient in the note', async () => {
  const { subjective } = await visit('Doctor: Any history of swelling of your thyroid gland?\nPatient: No.');
  expect(subjective).toContain('No history of swelling of her thyroid gland.');
});

it('"it" of how long is nothing that was asked of', async () => {
  const { subjective } = await visit("Doctor: How's the hip?\nPatient: It's been about eight years now.");
  expect(subjective).not.toContain('hip has been about');
});

describe('a bare answer of speech with few marks is told, too', () => {
  it.each([
    ['[doctor] and you are taking your medication ?\n[patient] yes .', 'taking her medication.'],
    ['[doctor] and no further flare ups ?\n[patient] no .', 'No further flare ups.'],
    ['[doctor] did you hear a pop in your knee\n[patient] i did not no', 'did not hear a pop in her knee.'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });
});
