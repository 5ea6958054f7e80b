import { describe, expect, test } from 'vitest';
import { missingFrom } from '../completeness/missing.ts';
import { type GuideCase, linesFor } from './note-for.ts';

const open =
  'D: What happened to the knee?\nP: I was playing soccer on Saturday, I planted my right foot and twisted my knee.\n';
const close =
  '\nD: I think this is a tear of the ACL. I am going to order an MRI of the right knee.\nD: I will see you back in two weeks.';
const exam = (words: string): string => `${open}D: Let me examine your knee. ${words}${close}`;

const cases: GuideCase[] = [
  ['the mechanism', `${open}D: I see.${close}`, ['twisted their knee']],
  [
    'giving way',
    `${open}P: It gives out when I go down the stairs.${close}`,
    ['t gives out when the patient goes down the stairs.'],
  ],
  [
    'weight bearing, asked for in short',
    `${open}D: Can you put weight on it?\nP: A little, with a limp.${close}`,
    ['Weight bearing: a little, with a limp.'],
  ],
  [
    'the pop',
    `${open}P: I felt a pop and it was swollen within an hour.${close}`,
    ['pop and it was swollen within an hour'],
  ],
  [
    'range of motion under its name',
    exam('Range of motion is from 5 to 110 degrees.'),
    ['Range of motion: Range of motion is from 5 to 110 degrees.'],
  ],
  [
    'flexion in degrees',
    exam('Flexion is limited to 95 degrees.'),
    ['Range of motion: Flexion is limited to 95 degrees.'],
  ],
  [
    'Lachman and McMurray',
    exam('The Lachman is positive. McMurray is negative.'),
    ['Special tests: Lachman is positive. McMurray is negative.'],
  ],
  [
    'the drawer test',
    exam('There is a positive anterior drawer test on the right.'),
    ['Special tests: ', 'nterior drawer test'],
  ],
  ['valgus stress', exam('Valgus stress test is stable.'), ['Special tests: Valgus stress test is stable.']],
  ['strength in fifths', exam('Your quad strength is 4 out of 5.'), ['Strength: ', '4 out of 5']],
  [
    'the joint first',
    exam('Your lungs are clear on both sides. There is a moderate effusion in the right knee.'),
    ['Musculoskeletal: '],
  ],
  [
    'Hawkins and Neer of a shoulder',
    'D: What brings you in?\nP: My left shoulder hurts when I reach overhead at work.\nD: Let me examine your shoulder. The Hawkins test is positive on the left. Neer is positive. The empty can test is weak on the left. Abduction is limited to 100 degrees.\nD: I think this is impingement syndrome. We will start physical therapy. I will see you back in six weeks.',
    [
      'Special tests: Hawkins test is positive on the left.',
      'Neer is positive',
      'mpty can',
      'Range of motion: Abduction is limited to 100 degrees.',
    ],
  ],
  [
    'Tinel and Phalen of a wrist',
    'D: What brings you in?\nP: My right hand is numb at night and I drop things.\nD: Let me look. Tinel sign is positive at the right wrist. Phalen is positive. Grip strength is 4 out of 5 on the right.\nD: I think this is carpal tunnel syndrome. We will put you in a wrist splint. I will see you back in six weeks.',
    ['Special tests: Tinel sign is positive at the right wrist.', 'Phalen is positive', 'Strength: '],
  ],
  [
    'no test that was not said',
    `${exam('There is a moderate effusion in the right knee.')}`,
    ['effusion'],
    ['Special tests', 'Range of motion', 'Strength'],
  ],
  [
    'full motion, without the word range',
    exam('The right knee has full motion.'),
    ['Range of motion: ', 'ull motion'],
  ],
];

describe('an orthopedic note holds', () => {
  test.each(cases)('%s', async (_, dialogue, holds, not = []) => {
    const lines = await linesFor('orthopedics', dialogue);
    for (const text of holds) expect(lines).toContain(text);
    for (const text of not) expect(lines).not.toContain(text);
  });

  test('the joint before the lungs', async () => {
    const lines = await linesFor('orthopedics', cases[10]![1]);
    expect(lines.indexOf('Musculoskeletal: ')).toBeLessThan(lines.indexOf('Respiratory: '));
  });
});

test('an orthopedic note without the mechanism warns of it', () => {
  const dialogue = 'P: I slipped on the ice and fell on my hand.';
  expect(missingFrom(dialogue, 'S: Wrist pain.', 'orthopedics')).toEqual([
    'specialty: I slipped on the ice and fell on my hand.',
  ]);
  expect(missingFrom(dialogue, 'S: She slipped on the ice and fell on her hand.', 'orthopedics')).toEqual([]);
});
