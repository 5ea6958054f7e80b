import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what a speaker corrects himself in', () => {
  it.each<SmallVisit>([
    [
      "Doctor: It's an ear infection. I'll give her amoxicillin, 125 twice a day for five days... actually, let me check, at 21 kilos it's 187.5. So 187.5 milligrams twice a day for five days. / Mother: Okay.",
      ['amoxicillin, 187.5 mg twice daily for 5 days'],
      ['125', 'We will check'],
    ],
    [
      "Father: He's been wheezing since Wednesday, no, Thursday night. / Doctor: I'll give him prednisolone, 15 milligrams once a day for three days. Let me double check his weight. He's 20 kilos, so it should be 20 milligrams. 20 milligrams once a day for three days. / Father: Got it.",
      ['since Thursday night', 'prednisolone, 20 mg once daily for 3 days'],
      ['15 mg', 'Wednesday'],
    ],
    [
      "Doctor: Keep taking the bisoprolol 5... let me see, you're on 2.5. Keep taking 2.5 milligrams. / Patient: Will do.",
      ['Continue bisoprolol 2.5 mg.'],
      ['bisoprolol 5', 'is on 2.5'],
    ],
    [
      "Doctor: I'll put you on sertraline 50. Actually, since you were so sensitive last time, let's start at 25 milligrams in the morning. / Patient: That sounds good.",
      ['sertraline 25 mg in the morning'],
      ['sertraline 50'],
    ],
    [
      "Doctor: I'll send in prednisone 40 milligrams for five days. Sorry, not prednisone, with your diabetes I'd rather not. I'll send in naproxen 500 twice a day instead. / Patient: All right.",
      ['No prednisone, with', 'naproxen 500 twice daily'],
      ['prednisone 40'],
    ],
    [
      "Doctor: I'll give you ibuprofen 600 three times a day. Wait, you're on warfarin, so no ibuprofen. Take acetaminophen instead. / Patient: Okay.",
      ['No ibuprofen'],
      ['ibuprofen 600'],
    ],
    [
      "Doctor: I'll refer you to a cardiologist, Dr. Patel. Sorry, Dr. Patel has retired, it's Dr. Gomez now. She'll do an echocardiogram. / Patient: Okay.",
      ['cardiologist, Dr. Gomez'],
      ['Patel'],
    ],
    [
      "Doctor: Your A1c is 7.2. / Patient: Is that good? / Doctor: Hold on, that's the old one. It's 8.1 now. So I want to go up on the metformin to 1000 twice a day. / Patient: Okay.",
      ['A1c is 8.1'],
      ['7.2'],
    ],
    [
      'doctor: what happened to your hand / patient: i slammed my left thumb in the car door sorry my right thumb / doctor: when did it happen / patient: yesterday um no the day before yesterday',
      ['right thumb in the car door', 'the day before yesterday'],
      ['left thumb', 'yesterday no'],
    ],
    [
      'doctor: so what happened / patient: i twisted my right ankle sorry left ankle on the stairs on sunday / doctor: could you walk on it / patient: only with crutches',
      ['twisted their left ankle'],
      [/right ankle/i],
    ],
    [
      'doctor: are you allergic to anything / patient: yeah amoxicillin no not amoxicillin it was erythromycin / doctor: what happened / patient: a rash',
      ['Erythromycin (rash).'],
      [/amoxicillin/i],
    ],
    [
      'doctor: how much insulin is she taking / daughter: eighteen units at night no twenty it was eighteen before / doctor: and her sugars in the morning / daughter: around one sixty',
      ['Insulin 20 units at night.', 'Her sugars were 160 in the morning.'],
      ['Insulin 18'],
    ],
    [
      "Doctor: Any heart disease in the family? / Patient: My father had a heart attack at 50. Wait, no, that was my uncle. My father's fine.",
      ["The patient's uncle had a heart attack at 50"],
      ['father had a heart attack'],
    ],
    [
      'Doctor: And who found her on the floor? / Son: My sister. Sorry, no, the neighbour did.',
      ['The neighbour found her on the floor.'],
      ['daughter', 'sister'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what an answer corrects in its question', () => {
  it.each<SmallVisit>([
    [
      'Doctor: So it was Monday that you passed out? / Wife: No, it was Tuesday.',
      ['lost consciousness on Tuesday', 'Reports syncope'],
      ['Monday', /denies/i],
    ],
    [
      'Doctor: You fell on Friday, is that right? / Patient: No, Saturday.',
      ['The patient fell on Saturday.'],
    ],
    [
      "Doctor: You've had this cough for two weeks? / Patient: No, three.",
      ['has had this cough for 3 weeks'],
      [/denies/i],
    ],
    [
      'Doctor: So you vomited twice? / Patient: No, three times.',
      ['The patient vomited 3 times.', 'Reports vomiting'],
      [/denies/i],
    ],
    [
      'Doctor: And you take the metformin once a day? / Patient: No, twice.',
      ['Metformin twice daily.'],
      ['once daily'],
    ],
    [
      'Doctor: Did the chest pain start this morning? / Patient: No, last night.',
      ['The chest pain started last night.'],
      ['this morning'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('answers in a few words, said with what was asked', () => {
  it.each<SmallVisit>([
    ['Doctor: How many pillows does he sleep on? / Daughter: He uses three.', ['He sleeps on 3 pillows.']],
    [
      'Doctor: How many wet diapers has he had today? / Mother: Only two. / Doctor: And how many times did he throw up? / Mother: Five or six.',
      ['He has had only 2 wet diapers today.', 'He vomited 5 or 6 times.'],
    ],
    [
      'Doctor: How far can you walk before the chest gets tight? / Patient: About two blocks.',
      ['The patient can walk about 2 blocks before the chest gets tight.'],
    ],
    ['Doctor: How many drinks do you have in a week? / Patient: About ten.', ['about 10 drinks in a week']],
    ['Doctor: Any fever? / Patient: Not any more.', ['has had no more fever'], ['denies any fever']],
    [
      'Doctor: Any leg swelling? / Patient: Just the knee. / Doctor: Since when? / Patient: Since Saturday.',
      ['since Saturday'],
      ['SOCIAL HISTORY'],
    ],
    [
      'doctor: how is the pain when you climb stairs / patient: worse / doctor: and when you sit / patient: better / doctor: does the knee lock or give way / patient: it gives way now and then',
      [
        'The pain is worse when the patient climbs stairs.',
        'It is better when the patient sits.',
        'The knee gives way occasionally.',
      ],
      [/locking/i],
    ],
    [
      "Doctor: Have you had any falls this year? / Husband: She's had two. / Doctor: Does she use a cane or a walker? / Husband: A walker.",
      ['She has had 2 falls this year.', 'She uses a walker.'],
    ],
    [
      'Doctor: Is it constant or does it come and go? / Patient: Comes and goes.',
      ['It is intermittent.'],
      ['Constant'],
    ],
    ['Doctor: Who gives him his pills? / Wife: I do.', ["The patient's wife gives him his pills."]],
    [
      'Doctor: Does he ever miss any of his pills? / Wife: Once a week or so.',
      ['He misses some of his pills once weekly.'],
      ['Evering'],
    ],
    ['Doctor: Any vomiting? / Mother: Twice.', ['The patient vomited twice.']],
    ['Doctor: Has he had his shots? / Mother: All but the flu.', ['had his shots, all except the flu']],
    ['Doctor: Any other operations? / Patient: Just a hernia.', ['Operation for a hernia.']],
  ])('%s', (...one) => holds(one));
});
