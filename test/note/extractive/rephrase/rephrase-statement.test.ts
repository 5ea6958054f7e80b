import { describe, expect, it } from 'vitest';
import { rephraseStatement, subjectFor } from '../../../../src/note/extractive/rephrase/rephrase.ts';

const she = subjectFor('female');
const he = subjectFor('male');
const patient = subjectFor('unknown');

describe('what a patient says is reported', () => {
  it.each([
    // symptoms that are there
    ["i've had this cough for, um, two weeks", 'Reports cough for 2 weeks.'],
    ["he's a bit of a worrier", 'He is a worrier.'],
    ['i get a bit of a swelling in the evening', 'Reports swelling in the evening.'],
    ['i have a sore throat', 'Reports sore throat.'],
    ["i've been having headaches every day", 'Reports headaches every day.'],
    ['i been having some back pain', 'Reports back pain.'],
    ["i'm having trouble sleeping", 'Reports trouble sleeping.'],
    ['it hurts when i breathe in or laugh', 'It hurts when she breathes in or laughs.'],
    ['it hurts when i cough or sneeze', 'It hurts when she coughs or sneezes.'],
    ['i get headaches when i read', 'Reports headaches when she reads.'],
    ['i get dizzy when i stand up', 'Reports dizziness when she stands up.'],
    ['i feel short of breath on stairs', 'Reports shortness of breath on stairs.'],
    ["there's some numbness in my fingers", 'Reports numbness in her fingers.'],
    ['i noticed a lump in my neck', 'Reports lump in her neck.'],
    ['i have high blood pressure', 'Reports hypertension.'],
    ['i have a stuffy nose', 'Reports nasal congestion.'],
    ['i have a tummy ache', 'Reports abdominal pain.'],
    ["my elbow is sore, but let's do the knee first", 'Her elbow is sore.'],
    ["i'd rather, let's wait until after the wedding", 'She would rather wait until after the wedding.'],
    ['the dog lets us know when my sugar drops', 'The dog lets her know when her sugar drops.'],
    ["i've got a rash on my left arm", 'Reports rash on her left arm.'],
    ['well i have a little bit of swelling', 'Reports swelling.'],
    // sentences with a subject of their own
    ["my knee's been hurting", 'Her knee has been hurting.'],
    ['my knee is swollen', 'Her knee is swollen.'],
    ['it hurts when i walk up the stairs', 'It hurts when she walks up the stairs.'],
    ['it comes and goes', 'It is intermittent.'],
    ['i felt great, so i thought it was over', 'She felt great, so she thought it was over.'],
    [
      'i had some of her tablets once and they made me sick',
      'She had some of her tablets once and they made her sick.',
    ],
    ['i had a thing with those after the operation', 'She had a thing with those after the operation.'],
    ["there's a whistle when i laugh", 'There is a whistle when she laughs.'],
    ['i chewed the gum and i about broke a tooth', 'She chewed the gum and she about broke a tooth.'],
    ['when i blow out it whistles', 'When she blows out it whistles.'],
    [
      "the reflux is, it's years now, but it's worse at night",
      'The reflux is years, but it is worse at night.',
    ],
    ['last one was, it was in june', 'Last one, it was in June.'],
    ['the problem is it is sore at night', 'The problem is it is sore at night.'],
    ["it was when i was at my son's in Leeds", "It was when she was at her son's in Leeds."],
    ["my son's in Leeds", 'Her son is in Leeds.'],
    ["they'd him on a drip", 'They had him on a drip.'],
    [
      "i've had, because i've been trying to stop, a few bad days",
      'She has been trying to stop, a few bad days.',
    ],
    ["i can't see it back there, can i", 'She cannot see it back there.'],
    ["now it's every night", 'Now it is every night.'],
    ["she remembers everyone's name", "She remembers everyone's name."],
    ["everyone's asleep by nine", 'Everyone is asleep by 9.'],
    ['i been using the drops', 'She has been using the drops.'],
    ["i'm, it's fine, i cry a bit", 'It is fine, she cries slightly.'],
    ['it stopped at, it was about three weeks', 'It stopped at, it was about 3 weeks.'],
    ['i take it and go to bed', 'She takes it and goes to bed.'],
    ['the pain is, well, awful', 'The pain is awful.'],
    [
      "it's the blue one, the ramipril, ten i think, and the water pill",
      'It is the blue one, the ramipril, probably 10, and the water pill.',
    ],
    ["i lean on the wall and pretend i'm reading", 'She leans on the wall and pretends she is reading.'],
    ['i sit with it and wait for the bell', 'She sits with it and waits for the bell.'],
    ['i stop and look in the window', 'She stops and looks in the window.'],
    ['i need rest and sleep', 'She needs rest and sleep.'],
    ['i take tablets and plan to stop', 'She takes tablets and plans to stop.'],
    ["she's all right now", 'She is well now.'],
    ["the fever's got away from us", 'The fever has got away from her.'],
    ["he's wet his bed twice", 'He has wet his bed twice.'],
    ["she's already got the cream", 'She has already got the cream.'],
    ["i'd not had one since june", 'She had not had one since June.'],
    ["i'd never take it", 'She would never take it.'],
    ['it was around the super bowl', 'It was around the super bowl.'],
    ['he was at the Sick Kids with his chest', 'He was at the Sick Kids with his chest.'],
    ['my dad had a heart attack', 'Her father had a heart attack.'],
    ["i'm allergic to penicillin", 'She is allergic to penicillin.'],
    ['i take lisinopril twenty milligrams once a day', 'She takes lisinopril 20 mg once daily.'],
    ["i've been taking tylenol and it doesn't help", 'She has been taking Tylenol and it does not help.'],
    ["i'm taking two tablets twice a day", 'She is taking 2 tablets twice daily.'],
    ['i threw up twice last night', 'She vomited twice last night.'],
    ["i've been throwing up since monday", 'She has been vomiting since Monday.'],
    ['it burns when i pee', 'It burns when she urinates.'],
    ['i wake up and feel tired', 'She wakes up and feels tired.'],
    ["i do n't smoke", 'She does not smoke.'],
    ["i can't bend it", 'She cannot bend it.'],
    ['i quit smoking ten years ago', 'She quit smoking 10 years ago.'],
    ['i hurt my ankle on saturday', 'She hurt her ankle on Saturday.'],
    ['i usually run three miles', 'She usually runs 3 miles.'],
    ['i immediately fell', 'She immediately fell.'],
    ["i've never had surgery", 'She has never had surgery.'],
    ['i was in the hospital in twenty nineteen', 'She was in the hospital in 2019.'],
    ["i think it's getting worse", 'She thinks it is getting worse.'],
    ["i'd like a refill", 'She would like a refill.'],
    ['i live alone and i work nights', 'She lives alone and she works nights.'],
    ['the pain wakes me up', 'The pain wakes her up.'],
    ['it hurts when you press on it', 'It hurts when pressed.'],
    [
      "i'm gonna order an x-ray of your left knee and we will see you back in two weeks",
      'I will order an x-ray of her left knee and we will see her back in 2 weeks.',
    ],
    ['i drove myself here', 'She drove herself here.'],
    ['been having headaches for like three weeks', 'She has been having headaches for 3 weeks.'],
    ['so the the pain is, uh, worse at night you know', 'The pain is worse at night.'],
    ['my a1c was seven point two', 'Her A1c was 7.2.'],
    ['i take vitamin d', 'She takes vitamin D.'],
    ['dr. lopez ordered an mri', 'Dr. Lopez ordered an MRI.'],
  ])('%s → %s', (spoken, written) => {
    expect(rephraseStatement(spoken, she, 'report')).toBe(written);
  });

  it.each([
    ['no clue', 'No clue.'],
    ['no time for it, but it works', 'No time for it, but it works.'],
    ['no appetite', 'No appetite.'],
    ['no fever or chills', 'Denies fever or chills.'],
    ["i don't have any chest pain", 'Denies chest pain.'],
    ["i haven't had any fevers", 'Denies fevers.'],
    ["i haven't noticed any swelling", 'Denies swelling.'],
    ['no no no numbness', 'Denies numbness.'],
    ["no, i don't have any nausea", 'Denies nausea.'],
    ['no chest pain or shortness of breath', 'Denies chest pain or shortness of breath.'],
  ])('as denied: %s → %s', (spoken, written) => {
    expect(rephraseStatement(spoken, she, 'report')).toBe(written);
  });

  it.each([
    ["i've had this cough for two weeks", 'She has had this cough for 2 weeks.'],
    ['i feel dizzy', 'She feels dizzy.'],
    ['no fever', 'She denies fever.'],
    ['my back hurts', 'Her back hurts.'],
  ])('as a sentence: %s → %s', (spoken, written) => {
    expect(rephraseStatement(spoken, she, 'subject')).toBe(written);
  });

  it.each([
    ["i've had this cough for two weeks", 'He states he has had this cough for 2 weeks.'],
    ['it burns', 'He states it burns.'],
  ])('under "states": %s → %s', (spoken, written) => {
    expect(rephraseStatement(spoken, he, 'states')).toBe(written);
  });

  it.each([
    ['my back hurts', "The patient's back hurts."],
    ['i feel tired and my legs ache', 'The patient feels tired and their legs ache.'],
    ['i take my pills', 'The patient takes their pills.'],
    ['i fell and i hit my head', 'The patient fell and they hit their head.'],
    ['the pain wakes me up', 'The pain wakes the patient up.'],
  ])('of a patient whose sex was not said: %s → %s', (spoken, written) => {
    expect(rephraseStatement(spoken, patient, 'subject')).toBe(written);
  });

  it('what a relative says is not there is not there of the patient', () => {
    const sister = { ...she, they: 'his sister' };
    expect(rephraseStatement('no fever', sister, 'subject')).toBe('No fever.');
    expect(rephraseStatement('no fever', she, 'subject')).toBe('She denies fever.');
  });

  it.each([
    'yeah',
    'no',
    'mm-hmm',
    'okay',
    'yes i do',
    'i am',
    'thank you so much',
    'sounds good',
    'not really',
    'um',
    '',
    '...',
    'how long will it take?',
    'do i need surgery',
    'what does that mean',
    'bye',
    'nothing like that',
  ])('and what says nothing clinical is left out: %j', (spoken) => {
    expect(rephraseStatement(spoken, she, 'report')).toBeNull();
  });
});
