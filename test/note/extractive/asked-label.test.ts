import { expect, it } from 'vitest';
import { askedLabel } from '../../../src/note/extractive/answers/asked-label.ts';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { visit } from '../visit-for-tests.ts';

/** A question, and what of it stands before an answer. */
const cases: [asked: string, label: string | null][] = [
  ['Are you up at night to cough?', 'up at night to cough'],
  ['And the amlodipine?', 'amlodipine'],
  ['And your weight?', 'her weight'],
  ['Itching?', 'Itching'],
  ['Headaches?', 'Headaches'],
  ['How many wet nappies?', 'wet nappies'],
  ['Every day?', null],
  ['And since then?', null],
  ['Has he said anything about pus?', 'pus'],
  ['This other one, the salmeterol?', 'salmeterol'],
  ['Are you still on the aspirin?', 'aspirin'],
  ['What about your walking?', 'her walking'],
  ['Okay, do you swim?', 'swimming'],
  ['Have you noticed any bruises?', 'bruises'],
  ['Have you missed any shifts?', 'missed shifts'],
  ['Any pets at home?', 'pets at home'],
  ['And how are your sugars doing?', 'her sugars'],
  ['When did that start?', 'When that started'],
  ['What did you do?', 'What she did'],
  ['How many pillows do you use?', 'How many pillows she uses'],
  ["When's the last time you saw a dentist?", 'last time she saw a dentist'],
  ["You've had your tonsils out, haven't you?", 'her tonsils out'],
  ['Have you had this before?', 'previous episodes'],
  ['Does anybody smoke at home?', 'smokes at home'],
  ['Did you faint, or need somebody to lift you?', 'fainting'],
  ['How old are you?', 'age'],
  ['What brings you in?', null],
  ['Is that Mrs Dunmore?', null],
  ['Anything else?', null],
  ["What's been going on?", null],
];

it.each(cases)('"%s" asks after %s', (asked, label) => {
  const [question] = unitsOf(visit(`D: ${asked}\nP: Twice.`).turns);
  expect(askedLabel(question!, subjectFor('female'))).toBe(label);
});
