import { describe, expect, it } from 'vitest';
import { findingOf, rephraseFinding, subjectFor } from '../../../../src/note/extractive/rephrase/rephrase.ts';

const she = subjectFor('female');

describe('an examination finding', () => {
  it.each([
    ['your lungs are clear so good', 'Lungs: clear.'],
    ['on your lungs i hear some wheezing bilaterally', 'Lungs: wheezing bilaterally.'],
    [
      'you missed it on the left heel, but you feel it everywhere else',
      'Touch not felt on the left heel, but felt everywhere else.',
    ],
    ['no bony tenderness of the foot now', 'No bony tenderness of the foot.'],
    ['your heart is nice and regular', 'Regular heart rhythm.'],
    ['your heart is a nice regular rate and rhythm', 'Heart: regular rate and rhythm.'],
    ['your lungs are clear bilaterally', 'Lungs: clear bilaterally.'],
    ['your lungs sound clear', 'Lungs: clear.'],
    ['your abdomen is soft and non-tender', 'Abdomen: soft and non-tender.'],
    ["i don't appreciate any murmurs", 'No murmurs.'],
    ["i don't see it tracking up the arm", 'It is not tracking up the arm.'],
    ["i'm not hearing anything odd in your speech", 'Nothing odd in her speech.'],
    ['and here we are, behind the knee, a red patch', 'Behind the knee, a red patch.'],
    ['there it is, okay, so left groin, soft, goes back', 'Left groin, soft, goes back.'],
    ['pupils are equal, and, look at the door, discs are sharp', 'Pupils are equal, discs are sharp.'],
    ["you're leaning to the right, did you know?", 'She is leaning to the right.'],
    ["i do n't hear any wheezing", 'No wheezing.'],
    ["i don't see any swelling which is good", 'No swelling.'],
    [
      'on your heart exam i do appreciate a two out of six systolic ejection murmur',
      'Heart: 2/6 systolic ejection murmur.',
    ],
    ['on heart exam there is a grade three out of six murmur', 'Heart: grade 3/6 murmur.'],
    ['there is no swelling', 'No swelling.'],
    ["there's no redness or warmth", 'No redness or warmth.'],
    ['you do have some tenderness over your left knee', 'Tenderness over her left knee.'],
    ["you don't have a fever, which is good", 'No fever.'],
    [
      'on abdominal exam there is slight tenderness of the left lower quadrant',
      'Abdomen: slight tenderness of the left lower quadrant.',
    ],
    ["on your neck exam i don't appreciate any lymphadenopathy", 'Neck: no lymphadenopathy.'],
    ["on the right knee exam there's a little bit of swelling", 'Right knee: swelling.'],
    ['i see some redness on the right hand side', 'Redness on the right side.'],
    ['there are two plus radial pulses', '2+ radial pulses.'],
    ['no lymphadenopathy', 'No lymphadenopathy.'],
    ["your heart is regular, i don't hear any murmur", 'Heart: regular, no murmur.'],
    ['the thyroid is not enlarged, and i feel no nodules', 'Thyroid: not enlarged, and no nodules.'],
    ['you are tender along the joint line, right here', 'She is tender along the joint line.'],
    ['your mood is, you said low', 'Her mood is low.'],
    ['good range of motion', 'Good range of motion.'],
    ['on exam you have a positive straight leg raise', 'Positive straight leg raise.'],
    ['the patient has no tenderness to palpation', 'No tenderness to palpation.'],
    [
      'your blood pressure is one thirty two over eighty and your heart rate is eighty four',
      'Blood pressure: 132/80. Heart rate: 84.',
    ],
    ['your blood pressure today is a little high at one fifty over ninety', 'Blood pressure: 150/90.'],
    ['your temperature was a hundred and one point two', 'Temperature: 101.2.'],
    ['your oxygen is ninety eight percent', 'Oxygen saturation: 98%.'],
  ])('%s → %s', (spoken, written) => {
    expect(rephraseFinding(spoken, she)).toBe(written);
  });

  it.each([
    'does it hurt when i press here',
    'let me take a look',
    'take a deep breath',
    'show me the x-ray',
    'on your heart exam',
    "i'm going to press on your belly",
    'now the left',
    "i'm pulling forward now, this is for the ligament",
    'okay',
    '',
  ])('is not made of %j', (spoken) => {
    expect(rephraseFinding(spoken, she)).toBeNull();
  });

  it('comes with the part examined apart from what was found', () => {
    expect(findingOf('on your lungs i hear crackles', she)).toEqual({ system: 'Lungs', text: 'Crackles.' });
    expect(findingOf('there is no edema', she)).toEqual({ system: null, text: 'No edema.' });
  });
});
