import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('two questions, of which the answer names the first', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Cough? Shortness of breath? / Patient: Coughing, yeah, at night. My breathing's okay.",
      ['Respiratory: Reports cough.', 'breathing is fine'],
      ['shortness of breath'],
    ],
    [
      "Doctor: Constipation? Trouble swallowing? / Patient: Constipated, yes, all the time. Swallowing's fine.",
      ['Reports constipation'],
      ['dysphagia'],
    ],
    [
      "Doctor: Any numbness? Weakness? / Patient: Numb, yes, the feet. Strength's good.",
      ['Neurological: Reports numbness.'],
      [/weakness/i],
    ],
    [
      "Doctor: Joint pain? Rash? / Patient: The joints, yeah. Skin's clear.",
      ['Reports joint pain.'],
      ['rash'],
    ],
    [
      'Doctor: Diabetes, high blood pressure? / Patient: I have diabetes, type two. No blood pressure.',
      ['1. Diabetes.'],
      [/^\d\. High blood pressure/m],
    ],
    [
      "Doctor: Diabetes, high blood pressure, heart problems? / Patient: I've got the sugar. No pressure, no heart.",
      [],
      [/^\d\. High blood pressure/m],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a no that what follows takes back', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Have you thought about hurting yourself? / Patient: No. I've thought they'd be better off without me, once or twice, but no.",
      ['better off without the patient, once or twice'],
      ['denies any self-harm', 'Denies self-harm'],
    ],
    [
      "Doctor: Ever think about ending your life? / Patient: No. I mean, I've thought about it, but I'd never do it.",
      ['the patient has thought about it'],
      [/denies/i],
    ],
    [
      "Doctor: Do you ever think about killing yourself? / Patient: Not really. I think about it sometimes when I'm driving.",
      ['the patient thinks about it sometimes'],
      [/denies/i],
    ],
    [
      "Doctor: Have you had any thoughts of hurting yourself? / Patient: No, not really. Sometimes I wonder what's the point.",
      ['Sometimes the patient wonders what is the point.'],
      [/denies/i],
    ],
    [
      'Doctor: Have you had any thoughts of hurting yourself? / Patient: No. I never think about that.',
      ['Denies thoughts of self-harm.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a denial that who came along corrects', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Have you fallen? / Patient: No. / Daughter: Dad. You fell in the bathroom. / Patient: Oh, well, yes, that. Twice, I guess.',
      ['The patient fell in the bathroom.', 'wice'],
      [/denies/i],
    ],
    [
      "Doctor: What brings you in? / Patient: My wife wants my sleep checked. / Doctor: Do you fall asleep driving? / Patient: I don't fall asleep driving. / Wife: You did at the light. / Patient: One time.",
      ['at the light'],
      ['does not fall asleep'],
    ],
    [
      'Doctor: Any falls? / Patient: No falls. / Daughter: He did fall. Dad, you slid down by the bed.',
      ['The patient slid down by the bed.'],
      [/denies/i, 'Father,'],
    ],
    [
      'Doctor: Any falls? / Patient: No. / Daughter: Mom, you fell in the bathroom.',
      ['The patient fell in the bathroom.'],
      [/denies/i, 'Mother,'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the clinician tells of their own family', () => {
  it.each<SmallVisit>([
    [
      'Patient: I found a lump. / Doctor: You have breast cancer. My mom had the exact same surgery last year. / Patient: Okay.',
      ['Breast cancer.'],
      ['FAMILY HISTORY', 'mother'],
    ],
    [
      "Patient: I have a spot on my ear. / Doctor: It's a basal cell carcinoma. My dad had one on his ear. We'll take it off.",
      ['We will take it off.'],
      ['father'],
    ],
    [
      "Patient: I can't sleep. / Doctor: Try melatonin, 3 milligrams at night. My sister takes it and swears by it.",
      ['melatonin'],
      ['sister'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('allergies that stand, and what is taken for them', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any new allergies? You had codeine on here. / Patient: No, just that. It makes me throw up.',
      ['ALLERGIES\nCodeine (vomiting).'],
      ['Denies'],
    ],
    [
      "Doctor: Any new allergies? I've got penicillin here. / Patient: No, just that.",
      ['ALLERGIES\nPenicillin.'],
      ['Denies'],
    ],
    [
      'Doctor: Any other allergies besides the sulfa? / Patient: No.',
      ['ALLERGIES\nSulfa.'],
      ['Denies allergy'],
    ],
    [
      'Doctor: Does he take anything? / Mother: Just the vitamin. / Doctor: And anything for allergies? / Mother: Just Benadryl sometimes.',
      ['Benadryl'],
      ['ALLERGIES'],
    ],
    [
      'Doctor: And anything for allergies? / Mother: He used to take Zyrtec. We ran out of the Flonase.',
      ['Zyrtec'],
      ['ALLERGIES'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('medicines that are not the patient’s, or were taken that once', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What brings him in? / Mother: He's five months old. He's been spitting up. / Doctor: How are you doing yourself? / Mother: I'm okay. It was hard at the start but I'm off the Lexapro now.",
      ['spitting up'],
      ['MEDICATIONS'],
    ],
    [
      "Doctor: What brings him in? / Father: He can't sit still at school. He's eight. / Doctor: Family heart problems? / Father: Nobody young. His mom's got thyroid, and she's on Adderall herself.",
      ['on Adderall herself'],
      ['MEDICATIONS'],
    ],
    [
      'Patient: I took an overdose. / Doctor: What did you take? / Patient: It was Ambien and vodka. / Doctor: Do you have any of that now? / Patient: No Ambien.',
      ['It was Ambien and vodka.'],
      ['MEDICATIONS', 'denies any that'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a grown child who speaks of both parents', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What's going on? / Daughter: Dad's memory is worse since Mom died in March. He cries about Mom.",
      ["The patient's memory is worse since his wife died in March."],
      ['Father'],
    ],
    [
      "Doctor: What's going on? / Daughter: Mom's been dizzy since Sunday. / Doctor: Any falls? / Daughter: She fell once.",
      ['The patient has been dizzy since Sunday.'],
      ['Mother'],
    ],
    [
      "Doctor: How has he been? / Daughter: My mom died, so he hasn't been taking his pills.",
      ['HISTORY OF PRESENT ILLNESS', 'he has not been taking his pills'],
      ['FAMILY HISTORY'],
    ],
    [
      'Doctor: Family history of stroke? / Daughter: His dad. He had a mini stroke himself in 2016.',
      [
        'PAST MEDICAL HISTORY\n- He had a mini stroke himself in 2016.',
        'FAMILY HISTORY\nHis father has had stroke.',
      ],
    ],
    [
      'Doctor: Anyone in the family with dementia? / Son: His mother. He has been forgetting things.',
      ['HISTORY OF PRESENT ILLNESS\nHe has been forgetting things.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('some of what was denied, and how much', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any more headaches since last time? / Patient: No. A couple of little ones.',
      ['a couple of little ones'],
      [/denies/i, 'No more headaches'],
    ],
    [
      'Doctor: What happened? / Patient: I fell off the porch. / Doctor: Had you been drinking? / Patient: No. I mean, two beers.',
      ['2 beers'],
      ['had not been drinking'],
    ],
    [
      'Doctor: What brings her in? / Mother: Her one year check. / Doctor: How much milk in a day? / Mother: Um, maybe thirty ounces? She still has a bottle at bedtime.',
      ['30 ounces', 'he still has a bottle at bedtime.'],
    ],
    [
      "Doctor: What's going on with her? / Mother: She's been throwing up. / Doctor: Is she drinking? / Mother: Yeah, maybe fifteen ounces? She's had three wet diapers.",
      ['15 ounces', '3 wet diapers'],
    ],
    [
      "Doctor: Did you have high blood pressure with your son? / Patient: Only at the very end. I didn't take anything. / Doctor: And before the pregnancy? / Patient: No, it was always normal.",
      ['it was always normal'],
      ['The pregnancy was'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('birth control that is no medicine', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What do you use for birth control? / Patient: He had a vasectomy.',
      ['He had a vasectomy.'],
      ['SURGICAL HISTORY', 'MEDICATIONS'],
    ],
    ['Doctor: Are you on birth control? / Patient: We use condoms.', ['uses condoms'], ['MEDICATIONS']],
    ['Doctor: Are you on birth control? / Patient: Yes, the pill.', ['MEDICATIONS']],
  ])('%s', (...one) => holds(one));
});

describe('an answer under what was asked', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Your mother had breast cancer at forty-four, didn't she? And an aunt with ovarian? / Patient: My mom did. The aunt was on my dad's side.",
      ["The patient's mother had breast cancer at 44."],
      ['Aunt with ovarian: the patient'],
    ],
    [
      "Patient: I've been tired. / Doctor: Do you have a living will? / Patient: We did those last year. My daughter's my proxy, Elena.",
      ['Living will: the patient did those last year'],
    ],
    [
      "Patient: I've been depressed. / Doctor: Has there ever been a time where you felt the opposite, really up, not needing sleep, spending a lot of money? / Patient: No, never anything like that.",
      ['really up, not needing sleep, spending a lot of money: never anything like that.'],
    ],
    [
      "Patient: My asthma's bad. I'm using the rescue inhaler five, six times a day. / Doctor: And normally how often is that? / Patient: Couple times a week.",
      ['Normally it occurs couple times a week.'],
    ],
    [
      "Patient: I have a cough. / Doctor: And you don't smoke? / Patient: Never did.",
      ['Smoking: never did.'],
    ],
    [
      'Doctor: Any pain under the ribs on the right? / Patient: No. I do get heartburn at night.',
      ['denies any pain under the ribs on the right.'],
    ],
  ])('%s', (...one) => holds(one));
});
