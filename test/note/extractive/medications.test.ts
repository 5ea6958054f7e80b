import { expect, it } from 'vitest';
import { medicationsIn } from '../../../src/note/extractive/medications/medications.ts';
import { figures } from '../../../src/note/language/figures.ts';

it.each([
  ['i take lisinopril twenty milligrams a day', ['lisinopril 20 mg daily']],
  [
    'metformin five hundred milligrams twice a day and atorvastatin forty milligrams at bedtime',
    ['metformin 500 mg twice daily', 'atorvastatin 40 mg at bedtime'],
  ],
  ['just some tylenol as needed', ['tylenol as needed']],
  ['trulicity once a week and flagyl', ['trulicity once weekly', 'flagyl']],
  ['betahistine sixteen three times a day', ['betahistine 16, 3 times daily']],
  ['saw palmetto and prenatals', ['saw palmetto', 'prenatals']],
  ["she's well versed in that, a folic acid tablet", ['folic acid']],
  ['vitamin d and fish oil', ['vitamin d', 'fish oil']],
  ['levothyroxine seventy-five micrograms every morning', ['levothyroxine 75 mcg every morning']],
  [
    'an albuterol inhaler two puffs every six hours as needed',
    ['albuterol inhaler 2 puffs every 6 hours as needed'],
  ],
  ['i use 10 units of lantus at night', ['lantus 10 units at night']],
  ['so the glipizide, five, twice a day', ['glipizide 5 twice daily']],
  ['carvedilol twelve and a half twice a day', ['carvedilol 12.5 twice daily']],
  ['i took tylenol two times yesterday', ['tylenol']],
  [
    'a preventer inhaler every morning and the blue one when i need it',
    ['preventer inhaler every morning', 'blue inhaler as needed'],
  ],
  ['paracetamol, two of them four times a day', ['paracetamol 2, 4 times daily']],
  [
    'carvedilol twelve point five twice a day spironolactone once a day',
    ['carvedilol 12.5 twice daily', 'spironolactone once daily'],
  ],
  ["the sertraline's fifty and the amlodipine, that's five", ['sertraline 50', 'amlodipine 5']],
  ['metformin, a gram twice a day', ['metformin 1 g twice daily']],
  ['apixaban now, five twice a day', ['apixaban 5 twice daily']],
  ['carbidopa-levodopa, the twenty-five one hundred', ['carbidopa-levodopa 25/100']],
  ['tylenol pm at night', ['tylenol pm at night']],
  // How another medicine, that has no name, is taken.
  ['amlodipine and a statin at night', ['amlodipine']],
  ["simvastatin forty and i've been given a spacer and an inhaler", ['simvastatin 40']],
  ['tylenol, the arthritis kind, and the cream', ['tylenol']],
  ['symbicort two puffs and the rescue every other day', ['symbicort 2 puffs']],
  [
    'ramipril, alendronic acid once a week, and calcium',
    ['ramipril', 'alendronic acid once weekly', 'calcium'],
  ],
  ['crestor and olmesartan daily', ['crestor daily', 'olmesartan daily']],
  ['metoprolol, one and a half tablets at night', ['metoprolol 1.5 at night']],
  // How many a day.
  ['co-codamol, thirty, from a friend at work, eight a day', ['co-codamol 30, 8 daily']],
  ["advil when i'm on my period, like eight a day", ['advil 8 daily']],
  ['codeine, thirty, up to four a day', ['codeine 30 up to 4 daily']],
  ['ibuprofen, three a day', ['ibuprofen 3 daily']],
  ['allopurinol, a hundred, one a day', ['allopurinol 100 daily']],
  ['three ibuprofen at five', ['ibuprofen']],
  ['a walk twice a day', []],
])('"%s" lists each medicine with its strength and how often', (said, expected) => {
  expect(medicationsIn(figures(said)).map((m) => `${m.name} ${m.how}`.trim())).toEqual(expected);
});
