import { describe, expect, it } from 'vitest';
import { withoutClinician } from '../../../../src/note/extractive/rephrase/clinician-voice.ts';

describe('a note in which the clinician is no "I"', () => {
  it.each([
    // What was seen or heard is there.
    ['I do not see any fracture.', 'No fracture.'],
    ['I do not see a TSH.', 'No TSH.'],
    ["It is full of wax, I can't see the drum at all.", 'It is full of wax, the drum is not visible.'],
    ["It is flat, I couldn't feel it, and soft.", 'It is flat, it is not palpable, and soft.'],
    ["I can't see anything to suggest a tumour.", 'Nothing to suggest a tumour.'],
    ['Bilaterally I do not hear any crackles or wheezes.', 'Bilaterally there are no crackles or wheezes.'],
    ['On her lung exam, I hear some crackles.', 'On her lung exam, there are some crackles.'],
    ['On his heart exam, I appreciate a soft murmur.', 'On his heart exam, there is a soft murmur.'],
    ['A soft murmur, which I have heard before.', 'A soft murmur, noted before.'],
    ['There are no bruits that I can hear.', 'There are no bruits.'],
    ['His heart, I hear a slight murmur.', 'His heart: a slight murmur.'],
    ['I notice the swelling around the ankle.', 'There is the swelling around the ankle.'],
    ['Some tenderness when I press on the calf.', 'Some tenderness on pressing on the calf.'],
    // What was found after it stays.
    [
      'The thumb is red, swollen, I barely touched it, no break in the skin.',
      'The thumb is red, swollen, no break in the skin.',
    ],
    [
      'She had a CT of the chest in May, I looked at it, normal, a few old scars.',
      'She had a CT of the chest in May, normal, a few old scars.',
    ],
    [
      'The ferritin was 12, and I dug out an old one, 2 years ago it was 40.',
      'The ferritin was 12, 2 years ago it was 40.',
    ],
    [
      'The right hip turns out well, but when I roll it in he grimaces.',
      'The right hip turns out well, but on rolling it in he grimaces.',
    ],
    ['That is the murmur I heard in her exam.', 'That is the murmur heard in her exam.'],
    ['Feeling her neck, I feel like her thyroid is enlarged.', 'Feeling her neck, her thyroid is enlarged.'],
    ['What I am seeing here is a small cyst.', 'A small cyst.'],
    ['I checked her iron level because she was tired.', 'Her iron level was checked because she was tired.'],
    // What was reviewed shows what it shows.
    ['I did review the results of her EKG, which showed no changes.', 'Her EKG showed no changes.'],
    ['I reviewed the chest x-ray and I noticed a small nodule.', 'The chest x-ray showed a small nodule.'],
    ["I reviewed the patient's labs.", "The patient's labs were reviewed."],
    ['I looked at her CT and it shows a stone.', 'Her CT shows a stone.'],
    // What was known is so; what was thought is thought.
    ['I know that she had a stroke last year.', 'She had a stroke last year.'],
    ['I saw in her chart that she has asthma.', 'She has asthma.'],
    [
      'For her knee pain, I think that she has a sprain.',
      'For her knee pain, she is thought to have a sprain.',
    ],
    [
      'There is some tenderness, so I think it is a strain.',
      'There is some tenderness, so it is thought to be a strain.',
    ],
    ['My impression is that he has gout.', 'He has gout.'],
    ['I am concerned that she might have strep.', 'There is concern that she might have strep.'],
    ['That seems stable to me.', 'That seems stable.'],
    [
      'She has lost 3 pounds since I saw her last in April.',
      'She has lost 3 pounds since last seen in April.',
    ],
    ['Her daughter told me that she fell.', 'Her daughter said she fell.'],
    // What was decided is the plan.
    [
      'He has some fluid, and I want to increase his Lasix.',
      'He has some fluid, and the plan is to increase his Lasix.',
    ],
    ['I want her to stay off that leg.', 'She is to stay off that leg.'],
    ['I asked him to come in today.', 'He was asked to come in today.'],
    // The clinic that only stands by.
    ['A soft murmur, which we have heard in the past.', 'A soft murmur, noted in the past.'],
    ['She has what we call a sprain.', 'She has a sprain.'],
    [
      'She has an ear infection, we call that otitis media.',
      'She has an ear infection, called otitis media.',
    ],
    ['This is the echocardiogram that we did last year.', 'This is the echocardiogram done last year.'],
    ['She probably has a bruise, but let us take a look at her x-ray first.', 'She probably has a bruise.'],
    // What stands beside it stays.
    ['She has had asthma for years, which I do wonder about.', 'She has had asthma for years.'],
    ['I used my template for the exam: soft, no masses.', 'Soft, no masses.'],
    ['No wheezes and on the other side I do not appreciate.', 'No wheezes.'],
  ])('%s → %s', (said, written) => {
    expect(withoutClinician(said)).toBe(written);
  });

  it.each([
    'I love peanut butter.',
    'I am fine.',
    'Use my general exam template.',
    'I do not appreciate.',
    'My nurse is on vacation.',
  ])('leaves out what is about the clinician alone: %s', (said) => {
    expect(withoutClinician(said)).toBeNull();
  });

  it.each(['She has type 1 diabetes.', 'We will order an MRI.', 'The murmur is stable.'])(
    'leaves %j as it is',
    (said) => {
      expect(withoutClinician(said)).toBe(said);
    },
  );
});
