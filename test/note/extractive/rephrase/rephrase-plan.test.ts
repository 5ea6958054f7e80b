import { describe, expect, it } from 'vitest';
import { rephrasePlan, subjectFor } from '../../../../src/note/extractive/rephrase/rephrase.ts';

const she = subjectFor('female');

describe('a plan', () => {
  it.each([
    [
      'she should be feeling better by friday, bring her back if she is not',
      /^She should be feeling better by Friday/,
    ],
    ["results take three days and i'll ring you", /and we will ring/],
    ["fine, tea it is, and i'll see you in a month", /^(?!.*tea)/],
    ['if you cut your hand again or pass out, you go in', /^If she cuts her hand again or passes out/],
    ["if it swells, call, don't you wait for him", /do not wait for him/],
    ["they shouldn't, and if they do we change them", /^They should not, and if they do/],
    ['i want him to clear you before we give the shot', 'We want him to clear her before we give the shot.'],
    ["i'd like her to keep the boot on", 'The patient was advised to keep the boot on.'],
    ["i'd like him to ring his own doctor", 'We would like him to ring his own doctor.'],
    [
      'you still need contraception until you are fifty-three',
      'She still needs contraception until she is 53.',
    ],
    ['you need to rest it', 'The patient was advised to rest it.'],
    ["second best, if it's severe", 'Second best, if it is severe.'],
    ['if the fever comes back you phone me', /phones? us/],
    ['labs in four weeks, and me in ten weeks', 'Labs in 4 weeks, and see us in 10 weeks.'],
    ["second, i'll check your iron", 'We will check her iron.'],
    ["don't, the test only works if you are eating it", /^Do not, the test only works/],
    ["drink, i'd like two cans or fewer", 'Drink, we would like 2 cans or fewer.'],
    ['drink two cans of it a day', 'The patient was advised to drink 2 cans of it a day.'],
    ['phone charges in the kitchen at night', /^Phone charges in the kitchen/],
    ['clean knife, washed early', /^Clean knife/],
    ['stop that and losartan, fifty, in its place', /^Stop that and losartan/],
    ['i can call one, or i can do it here', 'We can call one, or we can do it here.'],
    ['i can give you a pill for that', 'We will provide a pill for that.'],
    ['if you lose your bladder, go numb in the saddle, or it drops', /^If she loses her bladder, goes numb/],
    ['let me switch you to the er, the slow one', /the (?:er|ER), the slow one/],
    ["i'd like you to see a therapist, they teach you how to ride it", /they teach her how/],
    ['drink plenty with it, it can upset the kidneys', /drink plenty with it, it can upset/],
  ])('%s is told as it was meant', (said, written) => {
    const line = rephrasePlan(said, she, 'we');
    if (typeof written === 'string') expect(line).toBe(written);
    else expect(line).toMatch(written);
  });

  it.each([
    // medicines
    [
      "i'm gonna go ahead and prescribe some meloxicam fifteen milligrams once a day",
      'Prescribe meloxicam 15 mg once daily.',
    ],
    ["i'm going to give you a prescription for amoxicillin", 'Prescribe amoxicillin.'],
    ["i'll send in a prescription for prednisone forty milligrams", 'Prescribe prednisone 40 mg.'],
    [
      "i'm gon na start you on metformin five hundred milligrams twice a day",
      'Start metformin 500 mg twice daily.',
    ],
    ["let's put you on a statin", 'Start statin.'],
    [
      'i want to increase the lisinopril to forty milligrams once a day',
      'Increase lisinopril to 40 mg once daily.',
    ],
    ["let's lower your metoprolol to twenty five milligrams", 'Decrease metoprolol to 25 mg.'],
    ['continue with your aspirin', 'Continue aspirin.'],
    ['keep taking your lisinopril', 'Continue lisinopril.'],
    ["we'll keep you on the same dose", 'Continue same dose.'],
    ['stop the ibuprofen', 'Stop ibuprofen.'],
    [
      'take twenty, no, forty milligrams of omeprazole a day',
      'The patient was advised to take 40 mg of omeprazole daily.',
    ],
    // what is being done
    ["we're waiting for your lab report to come back", 'Waiting for her lab report to come back.'],
    // tests
    ["let's get an x-ray", 'Order x-ray.'],
    ["let's go ahead and order an mri of your left shoulder", 'Order MRI of her left shoulder.'],
    ["we're gonna get some blood work", 'Order blood work.'],
    ['i wanna check a hemoglobin a1c', 'Order hemoglobin A1c.'],
    ['so for your second problem of your diabetes i wanna order a hemoglobin a1c', 'Order hemoglobin A1c.'],
    // referral and follow-up
    [
      "i'm going to refer you to physical therapy for six to eight weeks",
      'Refer to physical therapy for 6 to 8 weeks.',
    ],
    ["i'm gonna send in a referral to podiatry", 'Refer to podiatry.'],
    ['i want you to see a cardiologist', 'Refer to cardiologist.'],
    ['come back in two weeks', 'Follow up in 2 weeks.'],
    ["we'll see you back in three months", 'Follow up in 3 months.'],
    ['i want to see you again in six weeks', 'Follow up in 6 weeks.'],
    ['follow up in ten days', 'Follow up in 10 days.'],
    ["let's see you back in two months with another a one c", 'Follow up in 2 months with another A1c.'],
    [
      "i'd like you to see the eye doctor for a diabetic eye exam, so i'll put in that referral today",
      'Refer to eye doctor for a diabetic eye exam.',
    ],
    ["next, i'd like an echocardiogram in the next two weeks", 'Order echocardiogram in the next 2 weeks.'],
    [
      "i'm going to go up on the lisinopril from ten to twenty, no, let's go to thirty milligrams once a day",
      'Increase lisinopril from 10 to 30 mg once daily.',
    ],
    [
      'i want to get an mri first to see what kind of tear it is',
      'Order MRI first to see what kind of tear it is.',
    ],
    ['what we can do is hydroxyzine twenty-five milligrams at night', 'Hydroxyzine 25 mg at night.'],
    // what may be done is not decided
    ['we may increase the lisinopril at the next visit', 'We may increase lisinopril at the next visit.'],
    ['we might do an mri if it does not get better', 'We might order an MRI if it does not get better.'],
    ['i could give you an inhaler', 'We could provide an inhaler.'],
    ['we may do a cardioversion', 'We may do a cardioversion.'],
    // precautions
    [
      'if you faint or have chest pain, you call nine one one right away',
      'If she faints or has chest pain, the patient was advised to call 911 right away.',
    ],
    [
      "if you can't finish a sentence, you go drowsy or your lips go blue, ring nine nine nine",
      'If she cannot finish a sentence, she goes drowsy or her lips go blue, the patient was advised to ring 999.',
    ],
    ['if it hurts up there, go down', 'If it hurts up there, the patient was advised to go down.'],
    ["we'll switch you to the ER, 500 with supper", 'Switch the patient to the ER, 500 with supper.'],
    [
      'if it gets worse, go to the ER',
      'If it gets worse, the patient was advised to go to the emergency room.',
    ],
    [
      "if she's hard to wake up, go straight to the emergency room",
      'If she is hard to wake up, the patient was advised to go straight to the emergency room.',
    ],
    [
      'If you get hives, skip a dose and have a word with us first.',
      'If she gets hives, skip a dose and have a word with us first.',
    ],
    [
      'if you get a fever, call us the same day',
      'If she gets a fever, the patient was advised to call us the same day.',
    ],
    // advice
    [
      'Check your feet every night, look at the bottoms',
      'The patient was advised to check her feet every night and look at the bottoms.',
    ],
    ['tylenol is okay', 'Tylenol is fine.'],
    ['a little honey is fine', 'A little honey is fine.'],
    ['i want you to ice it', 'The patient was advised to ice it.'],
    ['make sure you drink a lot of water', 'The patient was advised to drink a lot of water.'],
    ['you need to stop smoking', 'The patient was advised to stop smoking.'],
    ['you should elevate your leg', 'The patient was advised to elevate her leg.'],
    ['avoid strenuous activity', 'The patient was advised to avoid strenuous activity.'],
    ['do not lift anything heavy', 'The patient was advised not to lift anything heavy.'],
    ["don't drive for two days", 'The patient was advised not to drive for 2 days.'],
    ['you can take tylenol as needed', 'The patient may take Tylenol as needed.'],
    [
      "if it doesn't improve we can consider a steroid injection",
      'If it does not improve we may consider a steroid injection.',
    ],
  ])('%s → %s', (spoken, written) => {
    expect(rephrasePlan(spoken, she, 'imperative')).toBe(written);
  });

  it.each([
    ["let's get an x-ray", 'We will order an x-ray.'],
    [
      "i'm gonna prescribe some meloxicam fifteen milligrams once a day",
      'We will prescribe meloxicam 15 mg once daily.',
    ],
    ["i'm going to refer you to physical therapy", 'We will refer to physical therapy.'],
    ["i'd come down on the prednisone, ten a day", 'We would come down on the prednisone, 10 a day.'],
    ["you can't miss a pill between now and then", 'She cannot miss a pill until then.'],
    ['then five a day, until i see you', '5 a day, until seen.'],
    ["let's order an mri of your knee", 'We will order an MRI of her knee.'],
    ["we'll see you back in three months", 'Follow up in 3 months.'],
    ['i want you to ice it', 'The patient was advised to ice it.'],
    [
      "we'll repeat the potassium in a month, and i want you to weigh yourself every morning",
      'We will repeat the potassium in a month, and advise her to weigh herself every morning.',
    ],
    [
      'if you need a brace for the night, and i can order one for you',
      'If she needs a brace for the night, we can order one for her.',
    ],
  ])('in the first person: %s → %s', (spoken, written) => {
    expect(rephrasePlan(spoken, she, 'we')).toBe(written);
  });

  it.each([
    'any questions',
    'how does that sound',
    "i'm just gonna take a look at that",
    'okay',
    '',
    'does that make sense?',
    "let's talk about your knee",
    'show me the labs',
    'have you had surgery before',
  ])('is not made of %j', (spoken) => {
    expect(rephrasePlan(spoken, she)).toBeNull();
  });
});
