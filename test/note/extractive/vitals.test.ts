import { expect, it } from 'vitest';
import { vitalsIn } from '../../../src/note/extractive/examination/vitals.ts';
import { noteOf } from './written-note.ts';

it.each([
  ['your blood pressure is 128/82 today', [['Blood pressure', '128/82']]],
  ["blood pressure's, it's 1 52 over 94", [['Blood pressure', '152 over 94']]],
  ['blood pressure here was 150 over 92', [['Blood pressure', '150 over 92']]],
  [
    'heart rate 72 and respirations 16',
    [
      ['Heart rate', '72'],
      ['Respiratory rate', '16'],
    ],
  ],
  ['your pulse ox is 97% on room air', [['Oxygen saturation', '97% on room air']]],
  [
    'blood pressure lying down 134 over 78, standing 112 over 70',
    [['Blood pressure', '134 over 78 lying, 112 over 70 standing']],
  ],
  [
    'blood pressure 134 over 78 lying, 112 over 70 standing',
    [['Blood pressure', '134 over 78 lying, 112 over 70 standing']],
  ],
  [
    'including your oxygen saturation blood pressure for today was 128 over 88',
    [['Blood pressure', '128 over 88']],
  ],
  ['temperature of 101.3', [['Temperature', '101.3']]],
  ['temperature was 38.4 degrees celsius', [['Temperature', '38.4 degrees celsius']]],
  ['you weigh 180 pounds', [['Weight', '180 pounds']]],
  ['your bmi is 31.5', [['BMI', '31.5']]],
  ['heart rate in the 60s', [['Heart rate', '60s']]],
  ['your pulse, well, that is odd, so you are going at about 58 bpm', [['Heart rate', '58']]],
])('"%s" gives the vital signs that were said', (text, expected) => {
  for (const pair of expected) expect(vitalsIn(text).map((v) => [v.name, v.value])).toContainEqual(pair);
  expect(vitalsIn(text)).toHaveLength(expected.length);
});

it.each([
  'your blood pressure is a little high',
  'you had 3 readings over 2 weeks',
  'weight loss of 10 pounds',
  'heart rate is regular',
  'temperature is 12',
  'take 1 or 2 tablets',
  'we would like under 135 over 85 at home',
])('"%s" gives no vital sign', (text) => {
  expect(vitalsIn(text)).toEqual([]);
});

it.each([
  ['The rapid strep test is positive.', /rapid strep test is positive/i],
  ['Your creatinine is 0.9, and your kidney function is normal.', /creatinine is 0\.9/i],
  ['The urine test shows white blood cells and nitrites.', /white blood cells/i],
])('"%s" is a result, also where it is said while examining', async (said, result) => {
  const { objective } = await noteOf(`[doctor] What brings you in?
[patient] I have had a fever and a sore throat for three days.
[doctor] Let me examine you. Your throat is red and the tonsils are swollen. The lungs are clear. ${said}
[doctor] I think you have strep throat. I will prescribe amoxicillin.`);
  expect(/RESULTS\n([\s\S]*)/.exec(objective)?.[1] ?? '').toMatch(result);
  expect(/PHYSICAL EXAM\n([\s\S]*?)(?:\n\n|$)/.exec(objective)?.[1] ?? '').not.toMatch(result);
});

it('writes what was measured at the visit under the vital signs, also where the question is how it is at home', async () => {
  const { objective } = await noteOf(`[doctor] What brings you in?
[patient] I have been short of breath for a week and I cough a lot.
[doctor] Your oxygen level here is 91 right now, how has it been at home?
[patient] It has been around 95 at home.
[doctor] Let me listen. There are crackles in both lungs.
[doctor] I think this is pneumonia. I will prescribe azithromycin.`);
  expect(objective).toMatch(/VITALS\nOxygen saturation: 91%/);
});

it('writes the pressure of today under the vital signs, and that of another day beside the results', async () => {
  const { objective } = await noteOf(`[doctor] What brings you in?
[patient] I fell on the stairs and my back hurts.
[doctor] It looks like your blood pressure was 200 over 90 in the emergency room.
[patient] Yes, they told me.
[doctor] Let me examine you. Your blood pressure is 128 over 72 in the office today. The lungs are clear.
[doctor] I think you have a lumbar strain. I will prescribe ibuprofen.`);
  expect(/VITALS\n([\s\S]*?)(?:\n\n|$)/.exec(objective)?.[1]).toBe('Blood pressure: 128 over 72.');
  expect(objective).toContain('200 over 90');
});

it.each([
  ['The last was 152 over 88, in January.', 'The last was 152 over 88, in January.'],
  ['Your blood pressure in March was 150 over 90.', 'in March was 150 over 90.'],
])('%s: a pressure of another month is no vital sign of this visit', async (said, told) => {
  const { objective } = await noteOf(
    `Doctor: Tell me about the headaches.\nPatient: I have had headaches for 2 weeks.\nDoctor: ${said} Your heart sounds normal.\nPatient: Okay.`,
  );
  expect(objective).not.toContain('Blood pressure: 15');
  expect(objective).toContain(told);
});

it('a result of another month leaves the pressure that is told beside it a vital sign', async () => {
  const { objective } = await noteOf(
    'Doctor: Your blood pressure is 130 over 80, and your A1c in January was 7.\nPatient: Okay.',
  );
  expect(objective).toContain('Blood pressure: 130 over 80.');
});

it.each([
  'Doctor: Blood pressure lying is 104 over 62. Stand up for me. Ninety over 58. Any lightheadedness?\nPatient: A bit.',
  'Doctor: Lying down, 104 over 62. Now standing... three minutes... ninety over 58.\nPatient: Okay.',
])('a pressure after standing up says so: %s', async (talk) => {
  const { objective } = await noteOf(talk);
  expect(objective).toContain('104 over 62 lying. 90 over 58 standing.');
});
