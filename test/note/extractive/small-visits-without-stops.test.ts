import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what speech without stops holds in one sentence', () => {
  it.each<SmallVisit>([
    [
      "[doctor] how are you / [patient] i've been better my primary care doctor wanted me to see you because of this this knee pain that i've been having for about six months now",
      [
        'primary care doctor wanted the patient to be seen because of this knee pain that the patient has been having for about 6 months.',
      ],
    ],
    [
      'Doctor: What brings you in? / Patient: My GP asked me to come and see you about my headaches, which started in March.',
      ['GP asked them to be seen about their headaches, which started in March.'],
      [/The patient said/],
    ],
    [
      "[doctor] have you ever injured your knees before / [patient] you know despite how active i am i you know i've never / [doctor] okay / [patient] injured or broken a bone",
      ['they have never injured or broken a bone.'],
      [/- Injured/],
    ],
    [
      "Doctor: Any trouble with anesthesia before? / Patient: No. I've never / Doctor: Mm-hmm. / Patient: had any trouble with it.",
      ['The patient denies any trouble with anesthesia before.'],
      [/\bHad any/],
    ],
    [
      '[doctor] i will also be ordering a cat scan of your lungs which will help confirm the diagnosis as as well a pulmonary function test to assess how severe your respiratory impairment is',
      ['a pulmonary function test to assess how severe the respiratory impairment is.'],
    ],
    [
      '[doctor] okay so on for on your heart exam i do you have a regular rate and regular rhythm i do not appreciate any murmurs rubs or gallops on your lung exam you know i do you do have some fine rales on your lung exam but no wheezes',
      ['Cardiovascular: Regular rate and regular rhythm.', 'Fine rales.', 'No wheezes.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a sentence begun twice, and two questions in one breath', () => {
  it.each<SmallVisit>([
    [
      "[doctor] have you had any type of injury to that knee did you fall or bump it / [patient] no no injury / [doctor] and what happens / [patient] it's gives out when i walk and it's hurts at night",
      ['denies any type of injury', 'It gives out'],
      [/is gives|is hurts|did the patient/],
    ],
    [
      '[patient] i have a sore on my foot / [doctor] so we you have a nonhealing ulcer of your right foot and i think we need to do some wound care on it',
      ['Nonhealing ulcer of the right foot'],
      [/[Ww]e the patient|[Ww]e they/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a problem is headed by what it is', () => {
  it.each<SmallVisit>([
    [
      '[patient] my left shoulder hurts / [doctor] so for your problem of left shoulder pain your symptoms are most likely due to a rotator cuff tendinopathy so i will be ordering an mri for your left shoulder',
      ['1. Rotator cuff tendinopathy.'],
      [/1\. Left shoulder pain/],
    ],
    [
      "Patient: My stomach hurts. / Doctor: For your complaint of stomach pain, this is most likely due to gastritis. I'd like you to take omeprazole.",
      ['1. Gastritis.'],
    ],
    [
      "[doctor] so for your first problem the that a iga deficiency is a very common immunodeficiency so i'm going to check your other antibodies",
      ['1. Iga deficiency.'],
    ],
    [
      "[doctor] okay for problem number one so your lung cancer we'll continue the cisplatin for problem number two so the radiation pneumonitis so that's what's causing that cough so i'm going to prescribe a low dose of prednisone",
      [
        '2. Radiation pneumonitis.',
        'Radiation pneumonitis.\n- Medical Treatment: We will prescribe a low dose of prednisone.',
      ],
    ],
    [
      "Doctor: Problem number one, I think this is most likely ovarian cancer. Problem number two, your diabetes. We'll continue the metformin.",
      ['1. Ovarian cancer. This is most likely ovarian cancer.', '2. Diabetes.'],
    ],
    [
      "Doctor: You have pneumonia. For your current symptoms, I'm going to prescribe a course of an oral steroid.",
      ['1. Pneumonia.', 'prescribe a course of an oral steroid.'],
      [/[Cc]urrent symptoms\./],
    ],
  ])('%s', (...one) => holds(one));
});

// Each once ended the writer with an error.
describe('a note is written whatever was said', () => {
  it.each<SmallVisit>([
    [
      '[doctor] have you lost weight / [patient] stopped taking the camila birth control my hunger level was at a new high i mean i was eating constantly i felt like " what is going on " / [patient] now i am feeling better / [doctor] good and your masked face though it does look thinner / [patient] the past six months i have lost some weight',
      ['lost some weight'],
    ],
    [
      'Doctor: So is it a spinning feeling, or more light-headed? / Patient: Spinning. / Doctor: And in between, are you alright?',
      ['pinning'],
    ],
  ])('%s', (...one) => holds(one));
});
