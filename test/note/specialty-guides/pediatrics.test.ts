import { describe, expect, test } from 'vitest';
import { missingFrom } from '../completeness/missing.ts';
import { type GuideCase, linesFor } from './note-for.ts';

const open =
  'D: What brings her in?\nM: She has had a fever since yesterday, up to 101.5, and she is pulling at her right ear.\n';
const close =
  '\nD: The right ear drum is red and bulging. Her lungs are clear on both sides.\nD: I think this is an ear infection. We will start amoxicillin 400 milligrams twice a day for ten days.\nD: Come back in two weeks to recheck the ear.';

const cases: GuideCase[] = [
  [
    'who tells the history',
    `${open}D: Is she drinking?\nM: She is.${close}`,
    ["HISTORY OF PRESENT ILLNESS: History is given by the patient's mother."],
  ],
  [
    'formula',
    `${open}M: She takes about 24 ounces of formula a day.${close}`,
    ['FEEDING AND NUTRITION: She takes about 24 ounces of formula a day.'],
  ],
  [
    'solids',
    `${open}M: She eats purees twice a day.${close}`,
    ['FEEDING AND NUTRITION: She eats purees twice daily.'],
  ],
  [
    'breastfeeding',
    `${open}D: Is she breastfed?\nM: Yes, she nurses every three hours.${close}`,
    ['FEEDING AND NUTRITION: ', 'every 3 hours'],
  ],
  [
    'wet diapers, asked for in short',
    `${open}D: How many wet diapers?\nM: Five since yesterday.${close}`,
    ['Wet diapers: 5 since yesterday.'],
  ],
  [
    'immunizations up to date',
    `${open}D: Are her immunizations up to date?\nM: Yes, they are.${close}`,
    ['IMMUNIZATIONS: ', 'immunizations are up to date'],
  ],
  [
    'immunizations that are missing',
    `${open}M: She has not had her six month vaccines yet.${close}`,
    ['IMMUNIZATIONS: She has not had her 6 month vaccines yet.'],
  ],
  [
    'the birth',
    `${open}D: Was she born full term?\nM: Yes, she was.${close}`,
    ['BIRTH HISTORY: She was born full term.'],
  ],
  [
    'the weeks of gestation',
    `${open}M: She was born at 34 weeks and she was in the NICU for ten days.${close}`,
    ['BIRTH HISTORY: ', '34 weeks', 'NICU for 10 days'],
  ],
  [
    'development',
    `${open}M: She is crawling and she says two words.${close}`,
    ['DEVELOPMENT: She is crawling and she says 2 words.'],
  ],
  [
    'growth under its name',
    `${open}D: Her weight is at the 60th percentile and her length is at the 50th percentile.${close}`,
    ['PHYSICAL EXAM: Growth: Her weight is at the 60th percentile'],
  ],
  [
    'the fontanelle',
    `${open}D: Let me look at her. Her fontanelle is soft and flat.${close}`,
    ['Fontanelle: Her fontanelle is soft and flat.'],
  ],
  [
    'nothing that was not said',
    `${open}D: I see.${close}`,
    ['fever since yesterday'],
    ['FEEDING', 'IMMUNIZATIONS', 'BIRTH HISTORY', 'DEVELOPMENT', 'Growth'],
  ],
];

describe("a note of a child's visit holds", () => {
  test.each(cases)('%s', async (_, dialogue, holds, not = []) => {
    const lines = await linesFor('pediatrics', dialogue);
    for (const text of holds) expect(lines).toContain(text);
    for (const text of not) expect(lines).not.toContain(text);
  });

  test('no teller where the patient speaks', async () => {
    const dialogue =
      'D: What brings you in?\nP: I have had a sore throat since Monday.\nD: Any fever?\nP: No.\nD: Your throat is red. I think this is a virus. Rest and drink plenty of water.';
    expect(await linesFor('pediatrics', dialogue)).not.toContain('History is given');
  });

  test('the child too where it speaks for itself', async () => {
    const dialogue = `${open}D: Does it hurt?\nP: It hurts a lot at night.\nP: And I have a runny nose.${close}`;
    expect(await linesFor('pediatrics', dialogue)).toContain(
      "History is given by the patient's mother and by the patient.",
    );
  });
});

test("a note of a child's visit without the immunizations warns of them", () => {
  const dialogue = 'D: Are the vaccines up to date?\nP: Yes, they are.';
  expect(missingFrom(dialogue, 'S: Fever.', 'pediatrics')).toEqual([
    'specialty: Are the vaccines up to date? | Yes, they are.',
  ]);
  expect(missingFrom(dialogue, 'S: Fever. Vaccinations are up to date.', 'pediatrics')).toEqual([]);
});
