import { describe, expect, it } from 'vitest';
import { mendSentence, type Told } from '../../../src/note/extractive/mend-sentence.ts';
import { clinicalWords } from '../../../src/note/extractive/visit/clinical-words.ts';
import { wordsOf } from '../../../src/note/extractive/visit/units.ts';

const mend = (text: string, told: Told = 'plan') => mendSentence(text, clinicalWords(wordsOf(text)), told);

describe('what was begun and said otherwise', () => {
  it.each([
    ['We will let us continue the diet and the exercise.', 'We will continue the diet and the exercise.'],
    ['We will we believe she has a good prognosis.', 'We believe she has a good prognosis.'],
    ['We will no running for 2 weeks.', 'No running for 2 weeks.'],
    ['We will he knows increase the Norvasc.', 'We will increase the Norvasc.'],
    ['Very good we will see the patient in 2 weeks.', 'We will see the patient in 2 weeks.'],
    ['On her on the neurological exam she is awake.', 'On the neurological exam she is awake.'],
    ['There otherwise his gait is normal.', 'Otherwise his gait is normal.'],
    ['It is there is no fracture.', 'There is no fracture.'],
    ['The patient has may have a strain.', 'The patient may have a strain.'],
    ['Her x-ray the x-ray of her ankle showed no fracture.', 'The x-ray of her ankle showed no fracture.'],
    ['A mass with local localized involvement.', 'A mass with localized involvement.'],
    ['The stone is obstruct obstructing the ureter.', 'The stone is obstructing the ureter.'],
    [
      'The patient was advised to monitor and monitor their stress.',
      'The patient was advised to monitor their stress.',
    ],
    ['We will provide are going to be meloxicam 15 mg.', 'We will provide meloxicam 15 mg.'],
    ['Do not hesitate to the patient was advised to call.', 'Do not hesitate to call.'],
    ['It would be an we think it is a good idea to start.', 'We think it is a good idea to start.'],
    ['The patient currently there is a negative stress test.', 'There is a negative stress test.'],
    [
      'If that does not get if the swelling does not go away, call.',
      'If the swelling does not go away, call.',
    ],
    ['No murmurs as we go through that.', 'No murmurs.'],
    ['1+ pitting edema in her both of her ankles.', '1+ pitting edema in both of her ankles.'],
  ])('%s', (text, mended) => {
    expect(mend(text)).toBe(mended);
  });

  it.each([
    'He has more and more trouble with the stairs.',
    'It happens over and over.',
    'It is getting better and better.',
    'The patient patiently waited.',
    'We will see him in 2 weeks.',
    'It is that and that alone.',
  ])('leaves %s', (text) => {
    expect(mend(text)).toBe(text);
  });
});

describe('the words that open a problem', () => {
  it.each([
    ['For the first problem so this is most likely ovarian cancer.', 'This is most likely ovarian cancer.'],
    [
      "For the patient's primary problem the patient has acute esophagitis.",
      'The patient has acute esophagitis.',
    ],
    ['From a depression standpoint she is doing well.', 'She is doing well.'],
    [
      'For his first problem of recurrent lung infections the symptoms seem consistent with pneumonitis.',
      'For his first problem of recurrent lung infections the symptoms seem consistent with pneumonitis.',
    ],
  ])('%s', (text, mended) => {
    expect(mend(text, 'history')).toBe(mended);
  });

  it.each([
    'Carolyn for her first problem of the headache.',
    'From a depression standpoint.',
    "For the patient's other conditions that we talked about briefly the second condition of type diabetes.",
    'The second problem that we talked about today.',
    'It is not thought that.',
    'He might.',
    'From a chronic back pain standpoint.',
  ])('are no sentence: %s', (text) => {
    expect(mend(text, 'history')).toBeNull();
  });
});

describe('the beginning of the next sentence', () => {
  it.each([
    [
      'The patient has chosen Monday as a quit date and on that day.',
      'The patient has chosen Monday as a quit date.',
    ],
    [
      'We will see the patient back in 3 weeks and based on the results.',
      'We will see the patient back in 3 weeks.',
    ],
    ['Scaly erythematous plaques and that is probably.', 'Scaly erythematous plaques.'],
    ['We did get an x-ray of the ankle and luckily.', 'We did get an x-ray of the ankle.'],
    [
      'We will get the diabetes better controlled because that impacts.',
      'We will get the diabetes better controlled.',
    ],
    [
      "Continue statin and talk to the patient's cardiologist in case.",
      "Continue statin and talk to the patient's cardiologist.",
    ],
    ['We will possibly do an MRI if we need.', 'We will possibly do an MRI.'],
    ['No rebound or guarding though and only.', 'No rebound or guarding.'],
    ['Refer to pulmonary rehab program any questions.', 'Refer to pulmonary rehab program.'],
  ])('%s', (text, mended) => {
    expect(mend(text, 'finding')).toBe(mended);
  });
});

describe('a finding', () => {
  it.each([
    ['Have decreased range of motion with flexion.', 'Decreased range of motion with flexion.'],
    ["Looks like the patient's McMurray's test is negative.", "The patient's McMurray's test is negative."],
    ['Have a look.', 'Have a look.'],
  ])('%s', (text, mended) => {
    expect(mend(text, 'finding')).toBe(mended);
  });
});

describe('a part of a sentence that names nothing clinical', () => {
  it.each([
    'That they can talk to him about the most current options for him.',
    'If they are at home.',
    "The patient's clinical exam and history.",
    'Working at the computer.',
    'Some relief afterwards.',
    'On the following page.',
  ])('is left out of the plan: %s', (text) => {
    expect(mend(text)).toBeNull();
  });

  it.each([
    'If it is not better in a week ring us back.',
    'If he gets worse, the patient was advised to go to the hospital.',
    'If he has a fever or chills.',
    'Some naproxen for the pain.',
    'On metformin 500 mg.',
    "Her depression's stable.",
    'Since then it has not bothered him at night.',
    'That is going to help with the swelling.',
    'Their mother will bring them.',
  ])('all else stays: %s', (text) => {
    expect(mend(text)).toBe(text);
  });

  it('stays in the history, where it is joined to what it belongs to', () => {
    expect(mend('Since my father died in March.', 'history')).toBe('Since my father died in March.');
  });
});
