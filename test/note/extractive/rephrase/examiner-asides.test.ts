import { describe, expect, it } from 'vitest';
import { findingOf, rephraseTold, subjectFor } from '../../../../src/note/extractive/rephrase/rephrase.ts';
import { noteOf } from '../written-note.ts';

const she = subjectFor('female');

describe('what an examiner says around a finding goes', () => {
  it.each([
    ['i do you do have some fine rales', 'Fine rales.'],
    [
      "i do n't hear any hearing any carotid bruit which is a good thing now for my impression and plan",
      'No carotid bruit.',
    ],
    ["i do n't appreciate any like murmur or gallop", 'No murmur or gallop.'],
    ['on your heart exam on your on your on your belly exam is nice and soft', 'Soft.'],
    [
      'your heart exam for your heart exam notice that your heart is regular in rate and rhythm',
      'Regular in rate and rhythm.',
    ],
    ['right there your straight leg raise test is negative', 'Her straight leg raise test is negative.'],
    ['you have that grade three out of six systolic ejection murmur', 'Grade 3/6 systolic ejection murmur.'],
    ['you do have this one plus nonpitting edema of your ankles', '1+ nonpitting edema of her ankles.'],
    ['everything seems to look really good , um , lungs are nice and clear', 'Lungs are nice and clear.'],
    [
      "your regular of rate and rhythm do n't appreciate any clicks or rubs",
      'Regular rate and rhythm, no clicks or rubs.',
    ],
    [
      "you do have motor and sensation that it's intact to light touch",
      'Motor and sensation intact to light touch.',
    ],
    [
      'you have trace pitting edema so what that means is that you might be retaining a little bit of fluid',
      'Trace pitting edema.',
    ],
    [
      "you have tenderness of the left paraspinal area right where i'm pressing right there",
      'Tenderness of the left paraspinal area.',
    ],
    ["there is n't any rebound or guarding though and only", 'No rebound or guarding.'],
    ['and that we knew about already so not really worried about that your lungs are clear', 'Clear.'],
    ['it is nondistended active bowel sounds', 'Nondistended active bowel sounds.'],
    ['they sound clear to auscultation bilaterally', 'Clear to auscultation bilaterally.'],
    ["i do n't appreciate any thyroid thyromegaly", 'No thyromegaly.'],
    [
      "i do n't see any redness or warmth of the skin and those are big words you know",
      'No redness or warmth of the skin.',
    ],
    [
      'there is edema of the nasal turbinates with clear discharge open up your mouth and say',
      'Edema of the nasal turbinates with clear discharge.',
    ],
    [
      'you have tenderness to palpation of the midfoot now for your neurovascular exam of your right foot',
      'Tenderness to palpation of the midfoot.',
    ],
    ["you've got uh , tenderness over your right shoulder", 'Tenderness over her right shoulder.'],
    ['looks like you have a little bit of limited motion on extension', 'Limited motion on extension.'],
    ["that's unchanged from your prior exam", 'That is unchanged from her prior exam.'],
    ['your lungs have some fine crackles in them , bilaterally', 'Fine crackles, bilaterally.'],
    ["looks like your mcmurray's test is negative", "Her McMurray's test is negative."],
    [
      'looking at your blood pressure today here in the office , it is a little elevated',
      'Her blood pressure is slightly elevated.',
    ],
    [
      'on your lung exam your lungs you have some coarse rhonchi at the bases',
      'Coarse rhonchi at the bases.',
    ],
  ])('%s → %s', (said, found) => {
    expect(findingOf(said, she)?.text).toBe(found);
  });

  // What is said of it stays: which knee it is, what it feels like.
  it.each([
    ['you have swelling of the knee that you hurt', 'Swelling of the knee that she hurt.'],
    ['there is swelling which is good and firm', 'Swelling which is good and firm.'],
    ['you do not feel any vibration', 'She does not feel any vibration.'],
  ])('%s → %s', (said, found) => {
    expect(findingOf(said, she)?.text).toBe(found);
  });
});

const opening =
  '[doctor] what brings you in ?\n[patient] i have had a cough and a sore knee for two weeks .\n';
const closing = '\n[doctor] i think this is bronchitis . take mucinex 600 milligrams twice a day .';
const objectiveOf = async (said: string) => (await noteOf(`${opening}${said}${closing}`)).objective;

describe('an examination', () => {
  it('has a sign of one word beside what was not heard', async () => {
    const written = await objectiveOf(
      "[doctor] for your lung exam i do appreciate a little bit of stridor . i do n't hear any wheezes or rales .",
    );
    expect(written).toContain('Respiratory: Stridor. No wheezes or rales.');
  });

  it('does not find what the examiner only repeats', async () => {
    expect(await objectiveOf('[doctor] your abdomen is soft . splenomegaly , let me see .')).not.toContain(
      'Splenomegaly',
    );
  });
});

describe('results', () => {
  it('deny no finding of a film for the patient, and begin where the finding begins', async () => {
    const written = await objectiveOf(
      '[doctor] so we did get an x-ray of your knee before you came in and luckily there is no fractures no bony abnormalities .',
    );
    expect(written).not.toMatch(/denies|luckily/i);
    expect(written).toMatch(/no fractures/i);
  });

  it('say that nothing was seen though the examiner left out who saw it', async () => {
    expect(
      await objectiveOf(
        "[doctor] yeah , so your x-ray is back . um , really do n't see any evidence of a fracture or any swelling , so it's essentially , a normal x-ray .",
      ),
    ).toContain('No evidence of a fracture or any swelling, so it is a normal x-ray.');
  });
});

it.each([
  [
    'so , your lyme titer is a little elevated , so i think we will have to go ahead and look into that a little bit , okay ?',
    'Her Lyme titer is slightly elevated.',
  ],
  [
    'and in the form that you filled out when you came in it says that you are on ten milligrams of norvasc daily',
    'She is on 10 mg of Norvasc daily.',
  ],
])('what the clinician turns to, or does next, goes: %s', (said, told) => {
  expect(rephraseTold(said, she)).toBe(told);
});

it("the state of a tumor's receptors is no filled pause", () => {
  expect(rephraseTold('the biopsy came back as grade two , er positive , pr negative carcinoma .', she)).toBe(
    'The biopsy came back as grade 2, ER positive, PR negative carcinoma.',
  );
});

it.each([
  ['[doctor] they will take you with a bmi greater than 27 .', /BMI/],
  ['[doctor] the goal for your blood pressure is less than 130 over 80 .', /VITALS/],
])('what is wished for is no vital sign: %s', async (said, words) => {
  expect(await objectiveOf(said)).not.toMatch(words);
});
