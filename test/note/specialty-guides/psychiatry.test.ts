import { describe, expect, test } from 'vitest';
import { missingFrom } from '../completeness/missing.ts';
import { type GuideCase, linesFor } from './note-for.ts';

const open =
  'D: How have you been since we started the sertraline?\nP: A little better, but my mood is still low most days.\n';
const close =
  '\nD: I think this is major depressive disorder. We will increase the sertraline to 100 milligrams daily.\nD: I will see you back in four weeks.';

const cases: GuideCase[] = [
  [
    'denied thoughts of suicide',
    `${open}D: Any thoughts of suicide?\nP: No.${close}`,
    ['RISK ASSESSMENT: The patient denies any suicidal ideation.'],
  ],
  [
    'affirmed thoughts of suicide, in the words they were said in',
    `${open}D: Any thoughts of suicide?\nP: Sometimes I think I would be better off dead.${close}`,
    ['RISK ASSESSMENT: ', 'better off dead'],
    ['denies any suicidal'],
  ],
  [
    'denied thoughts of harming others',
    `${open}D: Any thoughts of hurting anyone else?\nP: No, never.${close}`,
    ['RISK ASSESSMENT: The patient denies any thoughts of harming others.'],
  ],
  [
    'no guns at home',
    `${open}D: Do you have access to guns at home?\nP: No.${close}`,
    ['RISK ASSESSMENT: The patient does not have access to guns at home.'],
  ],
  [
    'a past overdose',
    `${open}P: I took an overdose of Tylenol when I was twenty.${close}`,
    ['RISK ASSESSMENT: ', 'overdose of Tylenol'],
  ],
  [
    'a stay in a psychiatric hospital',
    `${open}D: Have you ever been in a psychiatric hospital?\nP: Once, in 2015.${close}`,
    ['PSYCHIATRIC HISTORY: The patient has been in a psychiatric hospital once, in 2015.'],
  ],
  [
    'alcohol',
    `${open}D: Do you drink alcohol?\nP: I drink four beers every night.${close}`,
    ['SUBSTANCE USE: The patient drinks 4 beers every night.'],
  ],
  [
    'cannabis',
    `${open}P: I smoke weed on the weekends to fall asleep.${close}`,
    ['SUBSTANCE USE: The patient smokes weed on the weekends to fall asleep.'],
  ],
  [
    'the mental status examination',
    `${open}D: Your speech is slow. Your mood is depressed and your affect is flat. Your thought process is linear.${close}`,
    [
      "PHYSICAL EXAM: Mental status examination: The patient's speech is slow.",
      'the affect is flat',
      'process is linear',
    ],
  ],
  [
    'what is seen of the patient',
    `${open}D: You are well dressed and you make good eye contact. Your insight is good.${close}`,
    ['Mental status examination: ', 'makes good eye contact', 'insight is good'],
  ],
  [
    'no hallucinations in the examination',
    `${open}D: There are no delusions, and your judgment is intact.${close}`,
    ['Mental status examination: ', 'delusions', 'judgment is intact'],
  ],
  [
    'the mental status before other findings',
    `${open}D: Your lungs are clear on both sides. Your mood is anxious and your affect is full.${close}`,
    ['Mental status examination: ', 'Respiratory: '],
  ],
  [
    'the thinking',
    `${open}D: Your speech is normal. Your thinking is clear and organised. No hallucinations.${close}`,
    [
      "PHYSICAL EXAM: Mental status examination: The patient's speech is normal. The patient's thinking is clear and organised. No hallucinations.",
    ],
  ],
  [
    'appetite, asked for in short',
    `${open}D: How is your appetite?\nP: Pretty poor.${close}`,
    ['HISTORY OF PRESENT ILLNESS: ', 'appetite is fairly poor.'],
  ],
  [
    'nothing that was not said',
    `${open}D: And your sleep?\nP: I sleep about six hours.${close}`,
    ['6 hours'],
    ['RISK ASSESSMENT', 'SUBSTANCE USE', 'PSYCHIATRIC HISTORY', 'Mental status'],
  ],
];

describe('a psychiatric note holds', () => {
  test.each(cases)('%s', async (_, dialogue, holds, not = []) => {
    const lines = await linesFor('psychiatry', dialogue);
    for (const text of holds) expect(lines).toContain(text);
    for (const text of not) expect(lines).not.toContain(text);
  });

  test('the mental status examination before the lungs', async () => {
    const lines = await linesFor('psychiatry', cases[11]![1]);
    expect(lines.indexOf('Mental status examination')).toBeLessThan(lines.indexOf('Respiratory'));
  });

  test('no heading of its own in general medicine', async () => {
    const lines = await linesFor('physician', cases[0]![1]);
    expect(lines).not.toContain('RISK ASSESSMENT');
  });
});

describe('a psychiatric note without the risk warns', () => {
  test('of denied thoughts of suicide', () => {
    const dialogue = 'D: Any thoughts of suicide?\nP: No.';
    expect(missingFrom(dialogue, 'S: Low mood.', 'psychiatry')).toEqual([
      'specialty: Any thoughts of suicide? | No.',
    ]);
    expect(missingFrom(dialogue, 'S: Low mood. Denies SI.', 'psychiatry')).toEqual([]);
    expect(missingFrom(dialogue, 'S: Low mood.', 'physician')).toEqual([]);
  });

  test('of guns at home', () => {
    expect(missingFrom('P: My husband keeps guns in the house.', 'S: Low mood.', 'psychiatry')).toEqual([
      'specialty: My husband keeps guns in the house.',
    ]);
  });

  test('not of a crisis number to call if such thoughts come', () => {
    const dialogue = 'D: Hello.\nP: Hi.\nD: If you have thoughts of suicide, call 988.';
    expect(missingFrom(dialogue, 'P: Call 988 in a crisis.', 'psychiatry').join()).not.toContain('specialty');
  });
});
