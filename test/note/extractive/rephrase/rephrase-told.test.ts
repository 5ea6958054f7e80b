import { describe, expect, it } from 'vitest';
import { rephraseTold, subjectFor } from '../../../../src/note/extractive/rephrase/rephrase.ts';

const she = subjectFor('female');

describe('what the clinician tells the patient', () => {
  it.each([
    ['ms. hernandez is here for her elbow', 'Ms. Hernandez is here for her elbow.'],
    [
      'russell ramirez is a 45 -year-old male with diabetes',
      'Russell Ramirez is a 45-year-old male with diabetes.',
    ],
    ['the mr arthrogram shows a tear', 'The mr arthrogram shows a tear.'],
    ["her sister has Parkinson's in Vietnam", "Her sister has Parkinson's in Vietnam."],
    ['this is a 45 -year-old male with diabetes', 'This is a 45-year-old male with diabetes.'],
    ['you have a torn meniscus', 'She has a torn meniscus.'],
    ['i think you have strep throat', 'She is thought to have strep throat.'],
    ['i think you have hypertension is not well controlled', 'Her hypertension is not well controlled.'],
    ['so your x-ray shows no fracture', 'Her x-ray shows no fracture.'],
    ["you're taking your insulin every day", 'She is taking her insulin every day.'],
    ["i know that you've had a stent placed", 'She has had a stent placed.'],
    ['it looks like you had an appendectomy in two thousand nineteen', 'She had an appendectomy in 2019.'],
    ["you don't have diabetes", 'She does not have diabetes.'],
    ['you were started on insulin', 'She was started on insulin.'],
    ['this is for you to take', 'This is for her to take.'],
    ["you'll pee a bit more", 'She will urinate slightly more.'],
    ["you'll wee a bit more", 'She will urinate slightly more.'],
    ["we'll add a testosterone", 'We will check testosterone.'],
    ["we'll add a testosterone patch", 'We will add a testosterone patch.'],
    ['it makes you pee out sugar', 'It makes her pee out sugar.'],
    ['it affects the er the bedroom department', 'It affects the bedroom department.'],
    ['you went to the er on monday', 'She went to the emergency room on Monday.'],
    ['i told you that you need to rest', 'I told her that she needs to rest.'],
    ['i have not seen you in a year', 'I have not seen her in a year.'],
    ['we have you on ten milligrams of lisinopril', 'She is on 10 mg of lisinopril.'],
    ['your a1c is eight point one', 'Her A1c is 8.1.'],
    ['your strep test was positive which is not surprising', 'Her strep test was positive.'],
    ["you're on insulin for your sugar are you taking it", 'She is on insulin for her sugar.'],
    ['rest after you take it', 'Rest after she takes it.'],
    [
      "i've been coughing for two weeks and my chest hurts when i breathe",
      'She has been coughing for 2 weeks and her chest hurts when she breathes.',
    ],
    ["we'll watch it for you", 'We will watch it for her.'],
    ['in reviewing the results of your x-ray, it shows some arthritis', 'Her x-ray shows some arthritis.'],
    ['looking here at your ekg, everything looks fine', 'On her EKG, everything looks fine.'],
    ['looking at your labs, your creatinine is one point one', 'Her creatinine is 1.1.'],
    ['looks like you are taking your pills', 'She is taking her pills.'],
    ['this was after your emergency room visit', 'This was after her emergency room visit.'],
  ])('%s → %s', (spoken, written) => {
    expect(rephraseTold(spoken, she)).toBe(written);
  });

  it.each([
    "that's good",
    'how are you',
    'hi maria',
    'nice to see you',
    'do you smoke',
    'any other symptoms',
    'okay',
    '',
    "i'm sorry to hear that",
    'hey dragon, show me the labs',
    'please lie down on the table for me',
    'here is your right knee x-ray',
  ])('leaves out %j', (spoken) => {
    expect(rephraseTold(spoken, she)).toBeNull();
  });
});
