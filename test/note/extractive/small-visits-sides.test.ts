import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a side that is turned to in a sentence of its own', () => {
  it.each<SmallVisit>([
    [
      "Patient: I found a lump in my breast. / Doctor: Left breast is normal. On to the right. There's a two centimeter lump at ten o'clock.",
      ["Left breast is normal. Right breast: 2 cm lump at 10 o'clock."],
    ],
    [
      "Patient: My ear hurts. / Doctor: Let's see, left ear first. Canal's clear. Now the right. There's fluid behind the drum.",
      ['Left ear: canal is clear. Right ear: fluid behind the drum.'],
      ['General:'],
    ],
    [
      "Patient: My ear hurts. / Doctor: Right ear's clear. Let me look at the left. Okay, the drum is red and bulging.",
      ['Right ear is clear. Left ear: drum is red and bulging.'],
    ],
    [
      "Patient: My eye hurts. / Doctor: Left eye looks good. And over to the right. There's a corneal ulcer.",
      ['Right eye: corneal ulcer.'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Let me see the left shoulder. Full range, no pain. And now the other one. Pain at ninety degrees.',
      ['Left shoulder: full range, no pain. Other shoulder: pain at 90 degrees.'],
    ],
    [
      'Patient: My hand feels weak. / Doctor: Left side first, nice and strong. Now the right. Four out of five in the grip.',
      ['Left side: nice and strong. Right side: 4 out of 5 in the grip.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Right knee first. No swelling, full motion. Now the left. There's an effusion, and it's warm.",
      ['Right knee: no swelling, full motion. Left knee: effusion, and it is warm.'],
    ],
    [
      'Patient: My wrist hurts. / Doctor: Left wrist is normal, full motion. And the right. Tender at the base of the thumb.',
      ['Right wrist: tender at the base of the thumb.'],
    ],
    [
      "Patient: My foot is numb. / Doctor: Let me check the left foot. Cold, no pulse. And the right. Warm with a good pulse. Heart's regular.",
      ["Left foot: cold, no pulse. Right foot: warm with a good pulse. Heart's regular."],
    ],
    [
      "Patient: My eyes are red. / Doctor: Your right eye is quiet, no redness. Looking at the left, there's conjunctival injection and some discharge.",
      ['Left eye: conjunctival injection and some discharge.'],
    ],
    [
      "Patient: My ears are plugged. / Doctor: Let me look in your ears. Left one's full of wax. Okay, now the right. Fluid behind the drum.",
      ["Left ear's full of wax.", 'Right ear: fluid behind the drum.'],
    ],
    [
      "Patient: I cough. / Doctor: Okay, right. Lungs are clear. And right now the belly's soft.",
      ['Lungs are clear.'],
      [/[Rr]ight/],
    ],
    [
      "Patient: My knee hurts. / Doctor: Which knee is it? / Patient: The right knee. / Doctor: The right. Your heart's regular, no murmurs.",
      [],
      ['Right knee: '],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a sentence has the patient do, and what came of it', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've got a tremor. / Doctor: Tap your fingers. Slow on the right. Arms up, no drift. Push, strength's full. Okay, touch your nose, no dysmetria.",
      [
        'Tapping the fingers: slow on the right.',
        'Arms up: no drift.',
        "Strength's full.",
        'Touching the nose: no dysmetria.',
      ],
    ],
    [
      "Patient: I felt weak. / Doctor: Hold your arms out, close your eyes, no drift. Push, pull, push. Strength's five out of five everywhere.",
      ['Holding the arms out, closing the eyes: no drift.', "Strength's 5 out of 5 everywhere."],
      ['eyes: strength'],
    ],
    [
      'Patient: I get dizzy. / Doctor: Walk for me, heel to toe. Beautiful. So everything looks good.',
      [],
      ['toe: everything'],
    ],
    [
      "Patient: My back hurts. / Doctor: Follow my finger, don't move your head. Stand on your toes, good strength.",
      ['Standing on the toes: good strength.'],
      ['finger: '],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a result that is brought up and read off', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm here for my diabetes. / Doctor: Hey dragon, show me the A1c. Eight point one. / Doctor: And show me the creatinine. One point four. Stable.",
      ['A1c 8.1. Creatinine 1.4, stable.'],
    ],
    [
      "Patient: I'm here for my sugar. / Doctor: Let me pull up the A1c. Six point one. It was five nine.",
      ['A1c 6.1, it was 5.9.'],
    ],
    [
      "Patient: I'm tired. / Doctor: Show me the creatinine. One point six. Hmm, that was one point two. Pull up the TSH. Nine.",
      ['Creatinine 1.6, it was 1.2. TSH 9.'],
    ],
    [
      "Patient: I'm here for my diabetes. / Doctor: Hey dragon, show me the hemoglobin A1c. It's eight point one, up from seven two.",
      ['The hemoglobin A1c is 8.1, up from 7.2.'],
    ],
    [
      "Patient: I'm here for my diabetes. / Doctor: Hey dragon, show me the A1c. Seven point nine. That's up from seven two.",
      ['A1c 7.9, up from 7.2.'],
    ],
    [
      "Patient: I'm short of breath. / Doctor: Hey dragon, show me the BNP. That's up, it's six hundred.",
      ['The BNP is up, it is 600.'],
    ],
    [
      "Patient: My foot hurts. / Doctor: Hey dragon, show me the x-ray of the foot. Looks good, no fracture. Hey dragon, show me the TSH. It's normal at two point one.",
      ['The x-ray of the foot looks good, no fracture. The TSH is normal at 2.1.'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Hey dragon, show me the right shoulder x-ray. And that’s the one the nurse got before I came in. / Doctor: No fracture.',
      ['Right shoulder x-ray: no fracture.'],
      ['the nurse got'],
    ],
    [
      "Patient: I'm here for bipolar. / Doctor: A1c six eight, down from eight three. Lithium level from this morning is one point four. Normal's up to one point two, so it's high.",
      ['Normal is up to 1.2, so it is high.'],
      ['A1c: normal'],
    ],
    [
      "Patient: I'm here for my physical. / Doctor: LDL seventy eight. Glucose was one oh eight, were you fasting? / Patient: Yes, I was.",
      ['LDL 78. Glucose was 108.', 'The patient was fasting.'],
    ],
    [
      "Patient: I'm tired. / Doctor: Your potassium's three point one, have you been taking the pills? / Patient: Not really.",
      ["The patient's potassium is 3.1.", 'The patient has not been taking the pills.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('into the muscle', () => {
  it.each<SmallVisit>([
    [
      "Patient: I have a discharge. / Doctor: It's gonorrhea. Start ceftriaxone, a gram IM daily for five days.",
      ['Start ceftriaxone, a gram IM daily for 5 days.'],
      ['we are'],
    ],
    [
      "Patient: I have a sore. / Doctor: It's syphilis. I'll give you Bicillin 1.2 million units IM today.",
      ['Bicillin 1.2 million units IM today.'],
      ['we are'],
    ],
    [
      "Patient: I have a migraine. / Doctor: We'll give you Toradol, thirty IM.",
      ['We will provide Toradol, 30 IM.'],
    ],
    ['Patient: im tired all the time. / Doctor: okay.', ['The patient is tired']],
  ])('%s', (...one) => holds(one));
});

describe('what is measured, rated and graded', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How are your sugars? / Patient: They're okay. It was one ninety one day but I'd had cake.",
      ['it was 190 one day'],
      ['191'],
    ],
    [
      'Patient: My heart races. / Doctor: Pulse sixty-eight to seventy-four. Blood pressure one twenty over eighty.',
      ['Heart rate: 68 to 74.'],
    ],
    [
      "Doctor: Any fever? / Patient: I didn't have a fever, I took it, it was ninety nine one.",
      ['it was 99.1'],
      ['took it was'],
    ],
    [
      "Patient: I fell on my hip. / Doctor: There's a big bruise on the left hip, about the size of my palm, it's not tender.",
      ['Big bruise on the left hip, about the size of a palm, it is not tender.'],
    ],
    [
      "Patient: My calf hurts. / Doctor: Squeeze test is negative. Achilles is fine, it's tight though, I can only get you to about neutral.",
      ['Squeeze test is negative.', 'Achilles is fine, it is tight, goes to about neutral.'],
      ['Squeezing'],
    ],
    [
      "Patient: I came for the biopsy results. / Doctor: The biopsy showed an invasive ductal carcinoma. It's stage one A.",
      ['It is stage 1 A.'],
    ],
    [
      "Father: He can't focus. / Doctor: Both teachers scored seven of nine for inattention, and you guys scored eight.",
      ['and the parents scored 8'],
    ],
    [
      "Patient: My eyes are blurry. / Doctor: There's a Weiss ring. Macula is flat. There are drusen in both maculas.",
      ['Eyes: Weiss ring. Macula is flat. Drusen in both maculas.'],
      ['Skin:'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what "it", "you" and "to" at the end are of', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Is that new since you started the pramipexole? / Daughter: It started when they put that up to one milligram.',
      ['it started when they put that up to 1 mg'],
      ['pramipexole started'],
    ],
    [
      "Doctor: Who fills your lisinopril? / Patient: You've been filling it.",
      ['the clinician has been filling it'],
    ],
    [
      'Doctor: Have you been doing the exercises? / Patient: I was scared to.',
      ['the patient was scared to.'],
    ],
    [
      "Patient: My sugar's high. / Doctor: With your sugar where it is I'd rather hold off for now.",
      ["With the patient's sugar where it is"],
    ],
  ])('%s', (...one) => holds(one));
});
