import { describe, expect, it } from 'vitest';
import { partActs } from '../../../src/note/extractive/plan/plan-acts.ts';
import { planKindOf } from '../../../src/note/extractive/plan/plan-kind.ts';
import { afterProblemLead, decidesWhatIsDone } from '../../../src/note/extractive/problems/problem-lead.ts';
import { rephrasePlan, subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const he = subjectFor('male');

describe('what a clinician decides is a line of the plan', () => {
  it.each([
    // what the patient is to do, said as what the clinician has them do
    [
      'have you apply ice to the elbow for twenty minutes three times a day',
      'The patient was advised to apply ice to the elbow for 20 minutes 3 times daily.',
    ],
    [
      "i'm gon na go ahead and have you use your albuterol and atrovent",
      'The patient was advised to use his albuterol and atrovent.',
    ],
    [
      'and have you continue to watch your diet , okay ?',
      'The patient was advised to continue to watch his diet.',
    ],
    ["i'm also gon na send you out for an mri", 'We will order an MRI.'],
    [
      'i also wan na go and refer you back to the gastroenterologist',
      'We will refer the patient back to the gastroenterologist.',
    ],
    [
      "if you're still having symptoms , i wan na go ahead and order an mri-",
      'If he is still having symptoms, we will order an MRI.',
    ],
    // what is left or kept somewhere goes on nowhere
    ['leave the antibiotics shut', 'The patient was advised to leave the antibiotics shut.'],
    ['leave the steroids in the packet', 'The patient was advised to leave the steroids in the packet.'],
    ['keep the epipen with you', 'The patient was advised to keep the epipen with him.'],
    ['keep the inhaler handy', 'The patient was advised to keep the inhaler handy.'],
    ["i'll leave you on the lisinopril", 'We will continue lisinopril.'],
    ['keep the atorvastatin', 'Continue atorvastatin.'],
    // another person's advice
    ['if she gets a spot, she comes in', 'If she gets a spot, she comes in.'],
    ['if he faints, he calls 911', 'If he faints, the patient was advised to call 911.'],
    ['and you missing pills, we would wait', 'He missing pills, we would wait.'],
    // what will be, not what is
    ["you're off work for six weeks", 'He will be off work for 6 weeks.'],
    ['you go home the same day', 'He will go home the same day.'],
    ["you're on the antibiotic for ten days", 'He is on the antibiotic for 10 days.'],
    ["you don't stop it on your own", 'The patient was advised not to stop it on his own.'],
    // medicines
    [
      "i'm gonna start you on lisinopril ten milligrams once a day",
      'We will start lisinopril 10 mg once daily.',
    ],
    [
      "i'd like to start you on metformin five hundred milligrams twice a day",
      'We will start metformin 500 mg twice daily.',
    ],
    [
      "let's increase the gabapentin to six hundred milligrams three times a day",
      'We will increase gabapentin to 600 mg 3 times daily.',
    ],
    ["we're going to decrease the prednisone to five milligrams", 'We will decrease prednisone to 5 mg.'],
    ['i want you to stop taking the ibuprofen', 'The patient was advised to stop taking the ibuprofen.'],
    ["let's stop the ibuprofen", 'We will stop ibuprofen.'],
    ["we'll start you on zoloft 25 milligrams and see how you tolerate that", 'We will start Zoloft 25 mg.'],
    [
      "i'll write you for flexeril five milligrams three times a day",
      'We will prescribe flexeril 5 mg 3 times daily.',
    ],
    ["i'll write you for a work note", null],
    // a medicine is prescribed, its level ordered
    [
      'i wan na go ahead and order the ultram 50 milligrams as needed every six hours for pain',
      'We will prescribe Ultram 50 mg as needed every 6 hours for pain.',
    ],
    ["let's order a lithium level", 'We will order a lithium level.'],
    [
      "because of the allergy i'll give you doxycycline 100 milligrams twice a day",
      'Because of the allergy we will give him doxycycline 100 mg twice daily.',
    ],
    ["we'll talk by video in three weeks", 'Follow up by video in 3 weeks.'],
    ['i want to do a full skin check every six months', 'We will do a full skin check every 6 months.'],
    [
      'have his teacher fill out the rating scale',
      'The patient was advised to have his teacher fill out the rating scale.',
    ],
    [
      'i then recommend chemotherapy with cisplatin and taxol and based on',
      'We then recommend chemotherapy with cisplatin and taxol.',
    ],
    ["i'm going to refer you to urology and we're actually", 'We will refer to urology.'],
    ['what i would like you to use is to use clobetasol', 'The patient was advised to use clobetasol.'],
    ["i'll send in amoxicillin", 'We will send in amoxicillin.'],
    ["i'm going to prescribe meloxicam fifteen milligrams a day", 'We will prescribe meloxicam 15 mg daily.'],
    ["we'll keep you on the sertraline", 'We will continue sertraline.'],
    ['continue the atorvastatin forty milligrams', 'Continue atorvastatin 40 mg.'],
    ["i'm going to give you a prescription for prednisone", 'We will prescribe prednisone.'],
    ['i want to put you on a blood thinner', 'We will start blood thinner.'],
    ['keep your hand elevated', 'The patient was advised to keep his hand elevated.'],
    ['keep the amlodipine', 'Continue amlodipine.'],
    // tests
    ["i'm gonna order an x-ray of your knee", 'We will order an x-ray of his knee.'],
    ["let's get an mri of the lumbar spine", 'We will order an MRI of the lumbar spine.'],
    ["i'd like to get some blood work", 'We will order blood work.'],
    ["we'll check a tsh", 'We will order a TSH.'],
    ['i want to repeat the a1c in three months', 'We will repeat the A1c in 3 months.'],
    ["i'm going to order a chest x-ray", 'We will order a chest x-ray.'],
    // referrals and follow-up
    ["i'm going to refer you to cardiology", 'We will refer to cardiology.'],
    ["i'll put in a referral to physical therapy", 'We will refer to physical therapy.'],
    ['i want you to see the eye doctor', 'Refer to eye doctor.'],
    ["i'd like to see you back in four weeks", 'Follow up in 4 weeks.'],
    ['come back in two weeks', 'Follow up in 2 weeks.'],
    ['follow up with me in three months', 'Follow up in 3 months.'],
    // said on the way to a decision
    ["that's great, and repeat the a1c in three months", 'Repeat the A1c in 3 months.'],
    ["i don't think so, let's try physical therapy first", 'We will try physical therapy first.'],
    [
      "take care, and call me if it's not better in two days",
      'The patient was advised to call us if it is not better in 2 days.',
    ],
    [
      "my impression of you at this time, from a diabetes standpoint, let's increase the metformin to 1,000 mg twice a day",
      'We will increase metformin to 1000 mg twice daily.',
    ],
    ["let's go ahead and we'll increase your metformin", 'We will increase metformin.'],
    [
      "i'm gonna recommend we start you on some naprosyn five hundred milligrams twice a day",
      'We will start naprosyn 500 mg twice daily.',
    ],
    [
      "to slow the heart down, i'd like to start metoprolol, 25 mg once a day",
      'We will start metoprolol, 25 mg once daily, to slow the heart down.',
    ],
    [
      "otherwise i'd like to check that ear again in about four weeks",
      'We will check that ear again in about 4 weeks.',
    ],
    ['your pulse is slow, so i want to get an ekg first', 'His pulse is slow, so we will get an EKG first.'],
    [
      "it is a bit above where i want it but let's stay with the atorvastatin",
      'It is slightly above where we want it but we will stay with the atorvastatin.',
    ],
    [
      "i also thought about an injection, but i'd rather hold off on that",
      'We also thought about an injection, but we would rather hold off on that.',
    ],
    ['i would rather not use a benzodiazepine', 'We would rather not use a benzodiazepine.'],
    ["i don't think we need an mri at this time", 'There is no need for an MRI currently.'],
    [
      'increase the levothyroxine to seventy five micrograms once a day take it alone with water',
      'Increase levothyroxine to 75 mcg once daily, take it alone with water.',
    ],
    // advice
    ['i want you to ice it for twenty minutes', 'The patient was advised to ice it for 20 minutes.'],
    ['you should drink plenty of water', 'The patient was advised to drink plenty of water.'],
    ['you need to quit smoking', 'The patient was advised to quit smoking.'],
    ['make sure you take it with food', 'The patient was advised to take it with food.'],
    ['you can take tylenol for the pain', 'The patient may take Tylenol for the pain.'],
    ['try to avoid salty foods', 'The patient was advised to avoid salty foods.'],
    ["don't drive while you take this", 'The patient was advised not to drive while he takes this.'],
    ['avoid heavy lifting for six weeks', 'The patient was advised to avoid heavy lifting for 6 weeks.'],
    // precautions
    [
      'if the thoughts of not wanting to wake up come back, or you feel unsafe, call us or go to the emergency room',
      'If the thoughts of not wanting to wake up come back, or he feels unsafe, the patient was advised to call us or go to the emergency room.',
    ],
    [
      'if it gets worse go to the emergency room',
      'If it gets worse, the patient was advised to go to the emergency room.',
    ],
    ['if you get a fever, call us', 'If he gets a fever, the patient was advised to call us.'],
    [
      'if you have chest pain, call nine one one',
      'If he has chest pain, the patient was advised to call 911.',
    ],
    [
      "call me if the swelling doesn't go down",
      'The patient was advised to call us if the swelling does not go down.',
    ],
  ])('%s → %s', (said, line) => {
    expect(rephrasePlan(said, he, 'we')).toBe(line);
  });

  it.each([
    'let me take a look',
    'does that sound good?',
    'do you have any questions?',
    "let's see",
    'okay',
    'any allergies?',
    "i'm going to listen to your heart",
  ])('"%s" is no line of the plan', (said) => {
    expect(rephrasePlan(said, he, 'we')).toBe(null);
  });
});

describe('a decision stands under its kind', () => {
  it.each([
    ['start lisinopril 10 mg', 'Medical Treatment'],
    ['increase the metformin', 'Medical Treatment'],
    ['take ibuprofen with food', 'Medical Treatment'],
    ['use the inhaler twice a day', 'Medical Treatment'],
    ['order a chest x-ray', 'Additional Testing'],
    ['check a vitamin B12 level', 'Additional Testing'],
    ['repeat the lipid panel', 'Additional Testing'],
    ['get a colonoscopy', 'Additional Testing'],
    ['refer to cardiology', 'Specialist Referrals'],
    ['start physical therapy', 'Specialist Referrals'],
    ['see the eye doctor', 'Specialist Referrals'],
    ['consult with orthopedics', 'Specialist Referrals'],
    ['we will add a testosterone', 'Additional Testing'],
    ['we will add a testosterone patch', 'Medical Treatment'],
    ['start chlorthalidone and check the potassium', 'Medical Treatment'],
    ['ice it and elevate it', 'Patient Education and Counseling'],
    ['cut back on salt', 'Patient Education and Counseling'],
    ['check your feet every night', 'Patient Education and Counseling'],
    ['come back in 4 weeks', 'Follow-up'],
    ['see you in 3 months', 'Follow-up'],
    ['call us if it gets worse', 'Follow-up'],
    ['go to the emergency room if you faint', 'Follow-up'],
  ])('%s: %s', (said, kind) => {
    expect(planKindOf(said)).toBe(kind);
  });
});

describe('two decisions in one sentence are two lines', () => {
  it.each<[string, string[]]>([
    [
      'We will prescribe meloxicam 15 mg once daily, and refer him to physical therapy.',
      ['We will prescribe meloxicam 15 mg once daily.', 'We will refer him to physical therapy.'],
    ],
    [
      'We will increase Norvasc to 10 mg daily, and order an echocardiogram and a lipid panel.',
      ['We will increase Norvasc to 10 mg daily.', 'We will order an echocardiogram and a lipid panel.'],
    ],
    ['Continue lisinopril 10 mg and start carvedilol.', ['Continue lisinopril 10 mg.', 'Start carvedilol.']],
    [
      'We will order an echocardiogram and a lipid panel.',
      ['We will order an echocardiogram and a lipid panel.'],
    ],
    ['Take it with food and water.', ['Take it with food and water.']],
    [
      'The patient was advised to rest for 2 days and start walking.',
      ['The patient was advised to rest for 2 days and start walking.'],
    ],
    [
      'If it is not better in 2 weeks and order comes back, call us.',
      ['If it is not better in 2 weeks and order comes back, call us.'],
    ],
    ['Follow up in 4 weeks and repeat the A1c.', ['Follow up in 4 weeks and repeat the A1c.']],
    [
      'The patient was advised to take Tylenol 650 mg 3 times daily, and refer her to physical therapy.',
      [
        'The patient was advised to take Tylenol 650 mg 3 times daily.',
        'We will refer her to physical therapy.',
      ],
    ],
  ])('%s', (line, parts) => {
    expect(partActs(line)).toEqual(parts);
  });
});

describe('what opens a problem is not said again under its title', () => {
  const unitOf = (said: string) => unitsOf(parseTranscript(`[doctor] ${said}`).turns)[0]!;
  it.each([
    [
      'so for your first problem, your hypothyroidism, i want to continue you on the synthroid.',
      'hypothyroidism',
      'i want to continue you on the synthroid',
    ],
    ['for your hypertension i think it is well controlled.', 'hypertension', 'i think it is well controlled'],
    ['number two, hypertension, not at goal.', 'hypertension', 'not at goal'],
    ['in terms of your back pain, you need to rest it.', 'back pain', 'you need to rest it'],
    [
      'from a depression standpoint, it sounds like you are doing well.',
      'depression',
      'it sounds like you are doing well',
    ],
    [
      'and for your last problem, the arthritis in your knee, i want to do an injection.',
      'arthritis',
      'and for the arthritis in your knee, i want to do an injection',
    ],
    [
      "from a depression standpoint, it's, you know, your first problem, i think it sounds good.",
      'depression',
      'i think it sounds good',
    ],
    ['your hypertension is well controlled.', 'hypertension', 'your hypertension is well controlled'],
    ['for your asthma.', 'asthma', 'for your asthma'],
  ])('%s', (said, name, rest) => {
    expect(afterProblemLead(unitOf(said), name).replace(/[.]$/, '')).toBe(rest);
  });

  it.each<[string, boolean]>([
    ['i want to continue you on the synthroid', true],
    ["i'm gonna start you on lasix", true],
    ["let's get an x-ray", true],
    ['continue the metformin', true],
    ['i think it is well controlled', false],
    ['it is not where we want it', false],
    ["i'm going to be honest with you", false],
    ['we will see how it goes', false],
    ['you are doing well', false],
  ])('"%s" decides what is done: %s', (said, decides) => {
    expect(decidesWhatIsDone(said)).toBe(decides);
  });
});
