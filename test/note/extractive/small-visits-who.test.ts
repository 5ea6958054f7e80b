import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('who came along and is heard without a label', () => {
  it.each<SmallVisit>([
    [
      "hi i'm doctor jones so what brings you in with mia today / she's had a fever since monday and i gave her some ibuprofen this morning / how old is mia / she's three / does anyone at home smoke / no / who lives at home / me and my husband and her brother",
      [
        'Her mother gave her some ibuprofen',
        'No one at home smokes.',
        'She lives with her mother and her father and her brother.',
      ],
      ['The patient gave', 'their husband'],
    ],
    [
      "hello i'm doctor lee what's been going on with your dad / he had a fall last night and he's been a bit confused / is he on any regular medicines / he takes amlodipine five milligrams and ramipril / did you see him fall / no i was in the kitchen i just heard it",
      ['He had a fall last night', 'His child did not see him fall. His child was in the kitchen.'],
      ["The patient's father", 'His father'],
    ],
    [
      "hello i'm doctor shah what's your little boy's name / his name's noah / and you're his mum / yes / did you see him fall / yes i was right there / any vomiting / no he's fine / any bleeding problems in the family / no my dad takes warfarin / are his jabs up to date / yes he had his one year ones last month",
      ['His mother saw him fall.', 'His grandfather takes warfarin.', 'he had his 1 year ones last month'],
      ['He is his mother', 'The patient is his mother', 'his father had'],
    ],
    [
      "hi i'm doctor grey what's been going on with your mum / she's been getting more confused and she keeps falling / when did it start / she left the gas on three weeks ago / does she take any medicines / she takes amlodipine and my dad does her tablets / does she live alone / yes she does but my brother does her shopping",
      ['her husband does her tablets'],
    ],
    [
      "hi doctor / hello what can i do for you / my husband says i snore he says he can't sleep he has moved out / and how do you feel in the day / i'm tired i fall asleep at my desk",
      [],
      ["The patient's wife", 'her child'],
    ],
  ])('%s', (...visit) => holds(visit));

  it.each<SmallVisit>([
    [
      "Doctor: hi what's going on with lily / Mother: she has a barking cough and she's been hot / Doctor: any rash or diarrhea / Mother: no / Doctor: anybody smoke / Mother: no",
      ['The patient denies any rash or diarrhea.', 'Nobody smokes.'],
    ],
    [
      "Doctor: Anybody smoke in the house? / Mother: No, my brother's staying, he smokes, but he goes in the garden.",
      [],
      ['Nobody smokes'],
    ],
    [
      'Doctor: What happened? / Mother: He fell off the sofa this morning, he cried a lot. / Doctor: Did you see it happen? / Mother: Yes, I was right there.',
      ['mother saw it happen.'],
      ['He saw it happen'],
    ],
    [
      'Doctor: What brings you in? / Patient: Well, the last time, you found a heart murmur.',
      ['the clinician found a heart murmur'],
      ['the patient found'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('speech without marks', () => {
  it.each<SmallVisit>([
    [
      "[doctor] i'm going to have a look at him there's no cut his soft spot is flat his pupils are equal and reacting there's no blood behind the ear drums no bruising around the eyes or behind the ears his neck is moving fine / [mother] okay",
      ['No cut.', 'soft spot is flat', 'No bruising around the eyes or behind the ears.'],
      ['Spot is flat', 'No cut his'],
    ],
    [
      '[doctor] lungs are clear with good air movement no wheezing heart is regular with no murmur and the throat is red / [mother] okay',
      ['good air movement'],
      ['Air movement'],
    ],
    [
      "[mother] he fell off the sofa / [doctor] he has a minor head injury bring him straight back if he vomits again more than once if he's very drowsy or hard to wake if he has a fit or if there's any fluid from his nose or ears / [mother] okay",
      [
        'bring him straight back if he vomits again more than once, if he is very drowsy or hard to wake, if he has a fit or if',
      ],
      ['If he is very drowsy or hard to wake'],
    ],
    [
      "[mother] she has a bad cough / [doctor] it's croup the cough is usually worse at night for two or three nights and then it gets better give us a call on friday if she's not better otherwise we'll see her at her three year checkup / [mother] okay",
      ['give us a call on Friday if she is not better', 'We will see her at her 3 year checkup'],
      ['If she is not better otherwise', 'It gets better give us'],
    ],
    [
      "[mother] she has a barking cough / [doctor] it's croup / [mother] does she need antibiotics / [doctor] no antibiotics won't help because it's a virus i'm going to give her one dose of dexamethasone here today / [mother] okay",
      ['Antibiotics will not help because it is a virus.'],
      ['No antibiotics will not', 'No need for antibiotics', 'Asked "'],
    ],
    [
      "[doctor] how's your breathing / [patient] i couldn't breathe so i had to get propped up in bed so i could breathe at night",
      ['propped up in bed so they could breathe at night'],
      ['The patient could breathe at night.'],
    ],
    [
      "[doctor] is it keeping you up / [patient] i do n't really like wake up at night but i had to like step out of the pool because i get like lightheaded",
      ['does not really wake up at night', 'had to step out of the pool because they get lightheaded'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('what is said of who is ill', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have acute bronchitis. / Patient: Do I need antibiotics? / Doctor: No, antibiotics won't help a virus. Rest and drink plenty of fluids.",
      ['Antibiotics will not help a virus.'],
      ['No need for antibiotics', 'Asked "Do I need'],
    ],
    [
      "Mother: He's had a fever since Monday. / Doctor: Let me have a look at him. His chest is clear. His throat is red. / Mother: Okay. / Doctor: He has tonsillitis. I'll give him penicillin five mils four times a day for ten days.",
      ['1. Tonsillitis.'],
      ['He has tonsillitis.'],
    ],
    [
      "Doctor: What brings you in? / Patient: The inhaler makes me shaky, is that normal? / Doctor: Yes, that's a normal side effect of albuterol.",
      ['Medical Treatment: That is a normal side effect of albuterol.'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('who is meant among those who came', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Any food or drug allergies? / Mother: None so far. / Doctor: Any family history of eczema or allergies? / Mother: Noah had eczema really bad, and he's allergic to peanuts.",
      ['Denies known allergies.', 'he is allergic to peanuts'],
      ['Peanuts.'],
    ],
    [
      'Doctor: Any allergies? / Patient: Penicillin gave me a rash. / Doctor: Was it hives? / Patient: Yes, hives, and my lips swelled.',
      ['Penicillin (hives, lip swelling).'],
    ],
    [
      "Doctor: Any allergies to medicines? / Mother: He had a rash with amoxicillin when he was a baby. His pediatrician said he shouldn't take it. / Doctor: What kind of rash, was it hives? / Mother: Yeah, hives, all over his belly, within an hour or so.",
      ['Amoxicillin (hives as a child).'],
      ['should not take it'],
    ],
    [
      'Doctor: What medications do you take? / Patient: Metformin 500 twice a day and lisinopril 10 milligrams in the morning. / Doctor: Have you missed any? / Patient: I ran out of the lisinopril last week.',
      ['Lisinopril 10 mg in the morning (ran out last week).'],
    ],
    [
      'Doctor: Anything else I should know about? / Daughter: She had a small stroke in 2019. And she takes clopidogrel for that, sorry, 75 milligrams, I left it off.',
      ['Clopidogrel 75 mg.'],
      ['left it off', 'sorry'],
    ],
    [
      'Doctor: Any new tablets? / Daughter: They put her on a second blood pressure tablet a month ago, amlodipine I think. / Doctor: Yes, I can see that here, amlodipine 10 milligrams.',
      ['Amlodipine 10 mg.'],
    ],
    [
      "Doctor: So she has a kidney infection, pyelonephritis. / Interpreter: She asks if she has to go to the hospital. / Doctor: I don't think so right now, because she's keeping fluids down.",
      ['It is not thought that she has to go to the hospital'],
      ['do not think so', 'She asks'],
    ],
    [
      'Doctor: No sulfa drugs. / Interpreter: She asks if she can take it with the metformin. / Doctor: Yes, she can.',
      ['She can take it with the metformin.'],
      ['She asks'],
    ],
    [
      "Doctor: Are you dating anybody? Have you been sexually active? / Patient: I have a boyfriend. Yeah, we've been, since the fall.",
      ['has been sexually active since the fall'],
      ['Fall.'],
    ],
    [
      'Doctor: Are you interested in birth control? / Patient: Maybe, yeah. My friend has the implant. / Doctor: Use condoms every time. Can I bring Dad back in? / Patient: Yeah.',
      [],
      ['agrees to birth control'],
    ],
    [
      "Doctor: Dad, could you have a seat in the waiting room? I'll call you back in. / Father: Sure, no problem.",
      [],
      ['call the patient back in'],
    ],
    [
      'Doctor: Has she ever had kidney stones? / Interpreter: No, she has not. But her brother has had them.',
      ['Her brother had kidney stones.'],
    ],
    [
      "Doctor: Could she be pregnant now? / Interpreter: She doesn't think so. She has the IUD.",
      ['She is not pregnant now, as far as known.'],
      ['does not think so'],
    ],
    [
      "Doctor: Is she going more often than usual? / Interpreter: Yes, she says she is going every hour, and it's only a little bit each time.",
      ['only a small amount each time'],
    ],
    ["Doctor: Does the room spin round? / Patient: No, it's more light-headed.", [], ['The room is more']],
  ])('%s', (...visit) => holds(visit));
});
