import { expect, it } from 'vitest';
import { measuredIn } from '../../../src/note/extractive/examination/measured.ts';
import { noteOf } from './written-note.ts';

it.each([
  [
    "Pulse 92, pressure 142 over 78, oxygen's 97.",
    'Blood pressure: 142 over 78; Heart rate: 92; Oxygen saturation: 97%',
  ],
  [
    "Pulse is 92, regular, and the pressure's 142 over 78.",
    'Blood pressure: 142 over 78; Heart rate: 92, regular',
  ],
  [
    "Pressure 142 over 78, 187 pounds, so you're down 6.",
    'Blood pressure: 142 over 78; Weight: 187 pounds, down 6',
  ],
  [
    "Blood pressure's 142 over 78, and you're 187, up 6 since March.",
    'Blood pressure: 142 over 78; Weight: 187, up 6 since March',
  ],
  ["Temp's 101 2, pulse 106.", 'Temperature: 101.2; Heart rate: 106'],
  ["Weight, 174, BMI's 29.", 'Weight: 174; BMI: 29'],
  ["96.2, so you've put on 3 since last time.", 'Weight: 96.2, put on 3 since last time'],
  ["Weight in 86.9, and your dry weight's 83.", 'Weight: 86.9'],
  ['Your keys are not 4 kg.', ''],
  ['Word scores, right 96%.', ''],
  ["You're 187 today, you were 179.", 'Weight: 187, was 179'],
  [
    "Your pressure was 142 over 78, and you're up 6 pounds, 187.",
    'Blood pressure: 142 over 78; Weight: 187, up 6 pounds',
  ],
  ["You've gained 6 pounds.", 'Weight: gained 6 pounds'],
  ["She's 19 kg, that's right on her line.", 'Weight: 19 kg, right on her line'],
  ["He's 99.4, pulse 130, and 31 pounds.", 'Heart rate: 130; Temperature: 99.4; Weight: 31 pounds'],
  ['97 9, pulse 66, 118 over 64.', 'Blood pressure: 118 over 64; Heart rate: 66; Temperature: 97.9'],
  ["Temp's normal, 44 kg, pulse 84.", 'Heart rate: 84; Temperature: normal; Weight: 44 kg'],
  ["You're 93% sitting there.", 'Oxygen saturation: 93%'],
  ['168 on 92.', 'Blood pressure: 168 over 92'],
  ['Oxygen was 94, no, 95.', 'Oxygen saturation: 95%'],
  [
    "Here it was 142 over 78 lying, and 118 over 70 when you stood, so that's a 24 point drop.",
    'Blood pressure: 142 over 78 lying, 118 over 70 standing, a 24 point drop',
  ],
  ["You're 110 over 62, and standing you were 96.", 'Blood pressure: 110 over 62, 96 standing'],
  ["Weight's 212, 5 foot 6, that puts the BMI at 34.", 'Weight: 212; BMI: 34; Height: 5 foot 6'],
])('"%s" tells %s', (said, expected) => {
  expect(
    measuredIn(said)
      .vitals.map(({ name, value }) => `${name}: ${value}`)
      .join('; '),
  ).toBe(expected);
});

it.each([
  "You're 55.",
  'Before the drop you had 20/70 on the left, 20/25 on the right.',
  "I'll do your blood pressure while you're lying there.",
  "Let's get you the whole 5 minutes.",
  "You're 168, that's all I have.",
  'Come back if the weight goes up 4 pounds.',
])('"%s" measures nothing', (said) => {
  expect(measuredIn(said).vitals).toEqual([]);
});

it('writes what the nurse reads out, and the change of a weight, under the vital signs', async () => {
  const { objective } = await noteOf(`[nurse] Pressure's 138 over 84, pulse 72, and you're 214.
[doctor] Hi there, what brings you in today?
[patient] My knee has been sore for two weeks and it swells in the evening.
[doctor] Okay, let me take a look. The right knee has a small effusion and it is tender on the inside. You've gained nine pounds since spring.
[doctor] I think this is arthritis of the knee. I want you to use ice and take ibuprofen with food.`);
  expect(objective).toMatch(/Blood pressure: 138 over 84/);
  expect(objective).toMatch(/Heart rate: 72/);
  expect(objective).toMatch(/Weight: 214/);
});
