import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('readings said one after another, of another time, or aimed at', () => {
  it.each<SmallVisit>([
    [
      "Doctor: what's your blood pressure at home / Patient: like one forty over ninety one thirty eight over eighty eight",
      ['140 over 90', '138 over 88'],
      ['91'],
    ],
    [
      "Doctor: What's your blood pressure at home? / Patient: Like one fifty two over ninety four one forty eight over ninety one fifty five over ninety six.",
      ['152 over 94', '148 over 90, 155 over 96'],
    ],
    [
      'Doctor: What are your sugars in the morning? / Patient: One twenty one thirty one forty five once.',
      ['120, 130, 145 once'],
    ],
    [
      'Doctor: Your blood pressure is one fifty two over ninety. i want you under one thirty over eighty',
      ['Blood pressure: 152 over 90.\n', 'We want the patient under 130 over 80.'],
    ],
    [
      'Doctor: blood pressure today is one fifty two over ninety we want it under one thirty over eighty',
      ['Blood pressure: 152 over 90.\n', 'We want it under 130 over 80.'],
    ],
    [
      "Patient: I'm here for my diabetes. / Doctor: I want your A1c under seven. I'd like to see your pressure below 130 over 80.",
      [
        "We want the patient's A1c under 7.",
        "We would like to see the patient's pressure below 130 over 80.",
      ],
      ['VITALS', 'order'],
    ],
    [
      "Patient: I'm here for my blood pressure. / Doctor: Blood pressure 142 over 88, and that was 146 over 90 last time.",
      ['Blood pressure: 142 over 88, 146 over 90 last time.'],
    ],
    [
      'Doctor: blood pressure today is one fifty over ninety two last time it was one thirty over eighty',
      ['Blood pressure: 150 over 92.\n', 'Last time it was 130 over 80.'],
    ],
    [
      "Doctor: Your PSA is six point one, it's up from three point eight two years ago. Your A1c is eight. It was seven point two three months ago.",
      ['up from 3.8, 2 years ago', 'It was 7.2, 3 months ago.'],
    ],
    [
      'Doctor: Have you had a colonoscopy? / Patient: i had one ten years ago / Doctor: And a shingles shot? / Patient: i had the first one two years ago',
      ['10 years ago', '2 years ago'],
      ['110', '1 to 2'],
    ],
    [
      "Doctor: Her hemoglobin's low at ten. It was eleven two at her one year. hemoglobin was ten four months ago",
      ['It was 11.2 at her 1 year.', 'Hemoglobin was 10, 4 months ago.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was found before, is found after all, or was found by a study', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let me examine you. Neck, I felt a three centimeter node there before and now I can't get anything.",
      ['3 cm node there before, not palpable now.'],
    ],
    [
      "Doctor: Let me feel your belly. Last time I could feel the liver edge and today I can't.",
      ['Liver edge last time, not palpable today.'],
    ],
    [
      "Doctor: Heart's regular. There was a wheeze in June, none now. I could feel a node last month and I can't find it now.",
      ['Wheeze in June, none present now.', 'Node last month, not found now.'],
      [/^\d\. Wheez/m],
    ],
    [
      "Doctor: Lungs are clear. You had a murmur before, I don't hear it today. The spleen that I could feel is not palpable now.",
      ['Murmur before, not audible today.', 'Spleen that was palpable is not palpable now.'],
    ],
    [
      "Doctor: Heart's regular. I didn't hear that wheeze today that you had before.",
      ['wheeze that the patient had before is not audible today.'],
    ],
    [
      "Doctor: Let me feel your neck. I don't feel any, hang on, there's a little nodule on the left.",
      ['a little nodule on the left.'],
      ['no any'],
    ],
    [
      "Doctor: Heart's regular. No murmur, hmm, actually yes, there's a soft one.",
      ['Soft murmur.'],
      ['No murmur'],
    ],
    [
      "Doctor: Let me examine the breast. I don't feel any lumps, well, wait, there's a small one at two o'clock.",
      ["Small lump at 2 o'clock."],
      ['No lumps'],
    ],
    [
      "Doctor: Heart's regular. I hear a, shh, one second, a soft blowing murmur.",
      ['Soft blowing murmur.'],
      [/shh/i],
    ],
    [
      "Patient: I'm here about the scope. / Doctor: The stomach had some redness, and I biopsied that. The biopsies came back positive for H. pylori.",
      ['Stomach had some redness, biopsied.'],
      ['patient biopsied', '1. Redness'],
    ],
    [
      "Patient: I'm here about the scope. / Doctor: There were two polyps, I took those off. They were both adenomas. I removed a small polyp too.",
      ['There were 2 polyps, removed. They were both adenomas. A small polyp removed.'],
      ['PAST MEDICAL', 'Done at this visit'],
    ],
    [
      "Doctor: On the scope the esophagus looked fine. No Barrett's. No ulcers.",
      ["RESULTS\nOn the scope the esophagus looked fine. No Barrett's. No ulcers."],
      ['Skin', /^1\. /m],
    ],
    ["Doctor: Your TSH is normal. T3 is okay. We'll recheck in a year.", ['TSH is normal. T3 is fine.']],
    [
      "Doctor: Dorsiflexion's weak on the left, three out of five, five out of five on the right. Grip's a little weak on the right, four out of five, five on the left.",
      ['weak on the left, 3 out of 5, 5 out of 5 on the right', '4 out of 5, 5 on the left'],
    ],
    [
      "Patient: My shoulder hurts. / Doctor: Last time the x-rays were pretty much normal. I did an ultrasound today and there's a tear in the rotator cuff.",
      ['On ultrasound, there is a tear in the rotator cuff.'],
      ['X-rays: there is a tear'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: X-rays today look good. I put the ultrasound on it and the tendon is thickened with some fluid around it.',
      ['RESULTS\nX-rays today look good. On ultrasound, the tendon is thickened with some fluid around it.'],
    ],
    [
      "Patient: My shoulder popped out. / Doctor: I pulled up the x-rays from the hospital. The joint's located.",
      ["The x-rays from the hospital were reviewed. X-rays: the joint's located."],
      ['The patient pulled'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('joints: what was moved, pressed and tested by name', () => {
  it.each<SmallVisit>([
    [
      "Patient: My shoulder hurts. / Doctor: Let me examine the shoulder. Hawkins hurts? Yep. Neer, yep. Speed's doesn't.",
      ["Hawkins: pain. Neer: pain. Speed's: no pain."],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Let me examine the shoulder. Does that hurt with Hawkins? Yes. Empty can hurts.',
      ['Hawkins: pain.', 'mpty can hurts.'],
      ['Patient Education', 'Hawkins: empty can'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Let me examine the shoulder. Hurt with Hawkins? / Patient: Ow, yes. / Doctor: And empty can hurts? / Patient: No.',
      ['Hawkins: pain. Empty can: no pain.'],
    ],
    [
      'Patient: My heel hurts. / Doctor: Let me look. Your heel cord is tight. I can get you to five degrees with the knee bent.',
      ['Goes to 5 degrees with the knee bent.'],
      ['refer'],
    ],
    [
      "Patient: My wrist hurts. / Doctor: Let me look. It's swollen. I can get your wrist back to forty degrees.",
      ['Wrist goes back to 40 degrees.'],
      ['We will'],
    ],
    [
      "Patient: My shoulder hurts. / Doctor: Let me look. External rotation I'll stop at 30 because you're guarding. You've got a frozen shoulder. You get to about your belt behind your back.",
      [
        'External rotation stopped at 30 because the patient is guarding.',
        'gets to about the belt behind the back.',
      ],
    ],
    [
      "Patient: My ankles swell. / Doctor: There's a bit of puffiness at the ankles. Tender right over the SI joint here? / Patient: Ow, yeah.",
      ['Tender over the SI joint.'],
      ['Ankles: tender'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Knees, full motion. There's a bump below your right knee, does that hurt? / Patient: When I kneel, yeah.",
      ['A bump below the right knee, pain.'],
      ['Knees: pain'],
    ],
    [
      "Patient: My knee hurts. / Doctor: There's a bump below your right knee, does that hurt? / Patient: When I kneel, yeah.",
      ['PHYSICAL EXAM\nMusculoskeletal: A bump below the right knee, pain.'],
    ],
    [
      "Doctor: Make a fist. Open up. There it goes, I can feel it click, right at the A1 pulley, and there's a nodule there and it's tender.",
      ['Musculoskeletal: Making a fist: it clicks, right at the A1 pulley'],
      ['Cardiovascular'],
    ],
    [
      "Patient: My knee hurts. / Doctor: There's a click when I rotate the knee. I feel a clunk in the shoulder when I bring it down.",
      ['Musculoskeletal: Click on rotating the knee. Clunk in the shoulder on bringing it down.'],
    ],
    [
      "Patient: My wrist hurts. / Doctor: The right wrist is swollen and it doesn't bend back all the way, I get maybe forty degrees.",
      ['maybe 40 degrees'],
    ],
    [
      "Patient: My hands hurt. / Doctor: There's swelling at the second and third MCPs on both sides. Third PIP on the right.",
      ['Third PIP on the right.'],
    ],
    [
      "Doctor: The right eye's pushed forward a bit, I get 20 on the right and 17 on the left. A bit of lid lag on the right. Full movements.",
      ['pushed forward slightly, 20 on the right and 17 on the left. Lid lag on the right.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was measured, seen of the mind and found on asking', () => {
  it.each<SmallVisit>([
    ["Doctor: You're six one, 262. Blood pressure is 130 over 80.", ['Height: 6 1.', 'Weight: 262.']],
    [
      'Doctor: Pressure in the right arm is 152 over 90, left arm 150 over 92. Lungs are clear.',
      ['Blood pressure: 152 over 90 right arm, 150 over 92 left arm.'],
    ],
    [
      "Nurse: I've got her at twenty-eight weeks today. BP today's 148 over 78, and I got 146 when I rechecked. / Doctor: Any headache? / Patient: No.",
      ['Blood pressure: 148 over 78, 146 when repeated.'],
      ['There is her'],
    ],
    [
      "Patient: I've been low. / Doctor: How long? / Patient: A month. / Doctor: Mood's down. Affect's blunted. Insight's fair. Judgment's fair.",
      ["Psychiatric: Mood is down. Affect's blunted. Insight's fair. Judgment's fair."],
    ],
    [
      "Patient: I'm bipolar. / Doctor: You're not grandiose at all, no delusions. You're not having any psychotic symptoms.",
      [
        'Psychiatric: The patient is not grandiose at all, no delusions.',
        'not having any psychotic symptoms.',
      ],
    ],
    [
      "Doctor: Walk's normal. Thyroid's smooth. You're neatly dressed, you're cooperative.",
      ['Psychiatric: The patient is neatly dressed, the patient is cooperative.'],
      ['PLAN'],
    ],
    [
      "Patient: My memory is bad. / Doctor: What year is it? / Patient: Nineteen ninety-eight. / Doctor: Who's the president? / Patient: Reagan.",
      [
        'Neurological: Asked "What year is it?": "Nineteen ninety-eight". Asked "Who\'s the president?": "Reagan".',
      ],
      ['PAST MEDICAL', 'SOCIAL'],
    ],
    [
      'Patient: My memory is bad. / Doctor: What month is it? / Patient: June. / Doctor: And the year? / Patient: Twenty twenty... two?',
      ['Asked "And the year?": "Twenty twenty... two".'],
    ],
    [
      "Patient: I'm coughing. / Doctor: I'm hearing a few crackles at the bottom on the right side. Cough and do it again. Yeah, still there.",
      ['Respiratory: A few crackles at the bottom on the right side. Coughing: still there.'],
    ],
    [
      "Patient: I fell. / Doctor: Rest of the belly's soft. And the bruise is turning yellow, that's good.",
      ["Rest of the abdomen's soft. Bruise is turning yellow."],
      ['Resting'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Raise your arms over your head. You get to 150.',
      ['Musculoskeletal: Raising the arms over the head: the patient gets to 150.'],
    ],
    [
      'Patient: My heel hurts. / Doctor: Push here on the heel, is that tender? / Patient: Yes, ow.',
      ['Tender on pressing on the heel.'],
    ],
  ])('%s', (...one) => holds(one));
});
