import { expect, it } from 'vitest';
import type { Specialty } from '../../../src/note/specialties.ts';
import { type GuideCase, linesFor } from './note-for.ts';

const cases: [Specialty, ...GuideCase][] = [
  [
    'obstetrics_gynecology',
    'fundal height and fetal heart beside the vital signs',
    `D: How far along are we?
P: Twenty eight weeks today.
D: When was your last period?
P: June third.
D: Blood pressure 112 over 70, weight 158, fundal height 28 centimeters, fetal heart rate 145, urine no protein.
D: We'll do the three hour glucose test. Back in two weeks.`,
    [
      'Last menstrual period: June third.',
      'VITALS: Weight: 158.',
      'Obstetric: Fundal height 28 cm, fetal heart rate 145, urine no protein.',
    ],
  ],
  [
    'pediatrics',
    'growth, and no illness for the vaccine against it',
    `D: So mom, how is Noah doing? He's nine months now, right?
M: Yes. He's breastfed and eats purees twice a day.
D: His weight is 19 pounds, that's the 45th percentile, length 28 inches, head circumference 45 centimeters. Fontanelle is soft and flat.
D: He's a healthy baby. We'll give the hepatitis B vaccine today. See you at twelve months.`,
    ['that is the 45th percentile', 'VITALS: Length: 28 inches.', 'VITALS: Head circumference: 45 cm.'],
    ['[Cc]hronic'],
  ],
  [
    'rheumatology',
    'what the blood tests showed, under the results',
    `D: How are the hands?
P: Stiff for two hours in the morning, both hands, for three months.
D: There's synovitis of the second and third MCPs on both sides. Rheumatoid factor is 88, anti-CCP is positive, sed rate 46.
D: This is seropositive rheumatoid arthritis. Start methotrexate fifteen milligrams once a week.`,
    ['RESULTS: Rheumatoid factor is 88, anti-CCP is positive, sed rate 46.'],
  ],
  [
    'emergency_medicine',
    'a tetanus shot that nobody remembers',
    `D: What happened?
P: I cut my left hand on broken glass an hour ago.
D: When was your last tetanus shot?
P: I don't know, more than ten years.
D: There's a three centimeter laceration on the left palm. Sensation intact.
D: It's a laceration of the left hand. You get a tetanus shot now. Stitches out in ten days.`,
    ['Last tetanus shot: not known, more than 10 years.'],
  ],
  [
    'oncology',
    'a diagnosis without a verb for the problem',
    `D: How did the third cycle go?
P: I was nauseous for three days and so tired.
D: ECOG is 1. Lungs clear. Your white count is 2.9. CT shows the liver lesions went from 3.2 to 2.1 centimeters.
D: Stage four colon cancer, responding to FOLFOX. Zofran eight milligrams every eight hours as needed. Next cycle in one week with labs.`,
    ['ASSESSMENT: 1\\. Stage 4 colon cancer'],
    ['ASSESSMENT: 1\\. Nausea'],
  ],
  [
    'endocrinology',
    'the diabetes, not the tingling, for the problem',
    `D: How are your sugars?
P: In the morning they're around 180. I have some tingling in my feet.
D: And insulin?
P: Lantus thirty units at night.
D: A1c is 8.6. Monofilament is decreased at both feet.
D: So type 1 diabetes, not at goal with hypoglycemia at night. Decrease the Lantus to 26 units. Follow up in three months.`,
    ['ASSESSMENT: 1\\. Type 1 diabetes'],
  ],
  [
    'orthopedics',
    'a tear that was said as what happened',
    `D: What happened to the knee?
P: I planted my foot playing soccer on Saturday and felt a pop in the right knee.
D: On exam there's a moderate effusion, Lachman is positive, McMurray is negative.
D: The X-ray shows no fracture. I think you tore your ACL. We'll get an MRI of the right knee.`,
    ['ASSESSMENT: 1\\. ACL tear'],
  ],
];

it.each(cases)('%s: %s', async (specialty, _title, dialogue, holds, not = []) => {
  const note = await linesFor(specialty, dialogue);
  for (const line of holds) expect(note).toMatch(new RegExp(line));
  for (const line of not) expect(note).not.toMatch(new RegExp(line));
});
