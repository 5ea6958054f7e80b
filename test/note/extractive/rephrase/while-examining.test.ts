import { expect, it } from 'vitest';
import { withoutExaminer } from '../../../../src/note/extractive/rephrase/while-examining.ts';

it.each([
  ['A wheezy one, i can hear it from here.', 'A wheezy one.'],
  ['Voice sounds hoarse to me today.', 'Voice sounds hoarse today.'],
  ['He lets me straighten it all the way.', 'He tolerates straightening it all the way.'],
  ["She won't let me press on it.", 'She does not tolerate pressing on it.'],
  [
    "Over the heel there's a sore, I'm measuring 3 by 2 centimeters.",
    "Over the heel there's a sore, measures 3 by 2 centimeters.",
  ],
  ["It's shallow, and I don't reach tendon.", "It's shallow, and no tendon is reached."],
  ['Pulses I can feel, both.', 'Pulses felt, both.'],
  ["Thyroid's full, no lumps that I feel.", "Thyroid's full, no lumps that I feel."],
  ["It's, get my ruler, 2 centimeters.", "It's 2 centimeters."],
  ['Both shins, I push here and it leaves a dent.', 'Both shins, on pressing, it leaves a dent.'],
  ['No rales, and I listened for them twice.', 'No rales.'],
  [
    'Push, pull, grip is equal, and reflexes are they’re slow but they’re even.',
    'grip is equal, and reflexes are slow but they’re even.',
  ],
  [
    'The gums are pink, and let me look underneath, floor of the mouth is soft.',
    'The gums are pink, floor of the mouth is soft.',
  ],
  ['Weak on that side, I’d call it 3 out of 5.', 'Weak on that side, 3 out of 5.'],
  ["There's a murmur, I'd put it at a 2 out of 6.", "There's a murmur, a 2 out of 6."],
  ['I can get it up to 150, so it moves.', 'goes up to 150, so it moves.'],
  ['Okay, I can bend it all the way.', 'goes all the way.'],
  ['I can feel both pulses, at the ankle and on top.', 'both pulses palpable, at the ankle and on top.'],
  ["The artery is hard, and I can't feel it beating.", 'The artery is hard, and it is not felt beating.'],
  ["I've got a swab from the edge for culture.", 'a swab taken from the edge for culture.'],
  ["I've got the splinter out.", 'the splinter removed.'],
  ['Her voice sounds clear to me.', 'Her voice sounds clear.'],
  ["It's okay, I can see your lid drooping.", 'I can see your lid drooping.'],
  ['Breathe, okay, a few crackles at the left base.', 'a few crackles at the left base.'],
  ['Lungs, deep breath, clear.', 'Lungs, clear.'],
  [
    'The right hip bends fine, but when I roll it in there, she winces.',
    'The right hip bends fine, but on rolling it in, she winces.',
  ],
  [
    'I press on the nail and the color is back in a second.',
    'on pressing on the nail, the color is back in a second.',
  ],
  ["You can't feel the buzz till I'm at the knees.", "You can't feel the buzz till at the knees."],
  ['Pulses are good, I can feel both at the ankle.', 'Pulses are good, both at the ankle.'],
  [
    "I'm looking down into it while you move, the tendon's intact, no glass.",
    "the tendon's intact, no glass.",
  ],
  [
    "I'm looking at the scalp, the face, the arms, and it's all clear.",
    "the scalp, the face, the arms, and it's all clear.",
  ],
  ['Gums are a bit pale, you see?', 'Gums are a bit pale.'],
  ["Your left knee doesn't want to bend, does it?", "Your left knee doesn't want to bend."],
  ["Belly, soft, no guarding when I push, that doesn't hurt?", 'Belly, soft, no guarding when I push.'],
  ['The elbow bends it for me, sorry, 10 to 130.', 'The elbow bends it for me, 10 to 130.'],
  ['Range is bend it for me, bend, okay so 10 to 110.', 'Range is 10 to 110.'],
  ['Stool is brown, the card is, let me see, yeah, negative.', 'Stool is brown, the card is negative.'],
  ['Rough spots, one, 2, 3, call it 4, on the ears.', 'Rough spots, 4, on the ears.'],
  [
    'Left big toe is it’s hot, swollen, I barely touched it, the skin is whole.',
    'Left big toe is hot, swollen, the skin is whole.',
  ],
  ['Walk heel to toe, great, that’s normal.', 'Walk heel to toe, that’s normal.'],
  ['She blinks a lot, I see it, both eyes, nothing else.', 'She blinks a lot, both eyes, nothing else.'],
  [
    'The PSA was 4.1, and I dug out an old one, 2 years ago it was 2.',
    'The PSA was 4.1, 2 years ago it was 2.',
  ],
  ['The ferritin I did at Easter was 12.', 'The ferritin at Easter was 12.'],
  [
    'I peeked at the film they took while you waited, and it’s clean, no break.',
    'the film is clean, no break.',
  ],
  [
    'I put the ultrasound on you in the hall, remember, and you’ve got one stone.',
    'on ultrasound, you’ve got one stone.',
  ],
  ['Labs came back while I was running around, your sodium’s 139.', 'Labs came back, your sodium’s 139.'],
  [
    'Squeeze across the hands, both sore, and the elbows are fine.',
    'on squeezing across the hands, both sore, and the elbows are fine.',
  ],
  [
    "It's narrow, I can only see the tip of the uvula, and no tonsils.",
    "It's narrow, only the tip of the uvula visible, and no tonsils.",
  ],
  [
    "Abduction's 90, and I can't push it any further, and the left is 170.",
    "Abduction's 90, and the left is 170.",
  ],
  ["Back is straight, I can't find a thing wrong with it.", 'Back is straight, nothing wrong with it.'],
  ["I can't see the drum well.", 'the drum not well seen.'],
  ['Here we are behind the knee, a firm lump.', 'behind the knee, a firm lump.'],
  ["There we are there's a soft lump in the groin.", "there's a soft lump in the groin."],
  ["I'm not hearing anything muddled in what you say.", 'nothing muddled in what you say.'],
  ['I agree, that’s swollen.', ''],
  ['Chin up, sip of water, swallow.', ''],
  ['Big breath.', ''],
])('"%s" found "%s"', (said, found) => {
  expect(withoutExaminer(said)).toBe(found);
});

it.each([
  "I don't feel the spleen.",
  'I hear a soft murmur.',
  'Tender over the outside, and that hurts when you bend it.',
  'Is it sore in here?',
  'Does it hurt when you push?',
  'There is a cut on the thumb, 2 cm, and the edges are clean.',
  'Steady on one leg, turns in 4 steps.',
  'I took a look at your vitals and your blood pressure is a little up.',
])('"%s" stays as it is', (said) => {
  expect(withoutExaminer(said)).toBe(said);
});
