import { expect, it } from 'vitest';
import { draft } from '../note/visit-for-tests.ts';
import { scoreOmissions } from './omission-recall.ts';

const dialogue = `[doctor] What brings you in?
[patient] I have had a cough for two weeks, and I get dizzy. I have knee pain too.
[doctor] What do you take?
[patient] I take lisinopril.
[doctor] Your chest x-ray was normal.
[doctor] I think this is bronchitis.
[doctor] I will order a chest CT.
[doctor] And I will refer you to physical therapy.`;
const note = `HISTORY OF PRESENT ILLNESS
He has a cough and dizziness. He denies fever. He has a rash.

MEDICATIONS
Lisinopril.

RESULTS
Chest x-ray was normal.

PLAN
Order a chest CT.
Refer to physical therapy.`;

const score = (...written: string[]) =>
  scoreOmissions(
    [{ id: 'one', dialogue, note }],
    [
      written.map((text) => {
        const [section, words] = text.split(': ');
        return draft(section === 'P' ? 'plan' : section === 'O' ? 'objective' : 'subjective', words!);
      }),
    ],
  );

it('counts only what the reference note says and what was said, and takes a flagged loss for half a loss', () => {
  const { byKind, all } = score(
    'S: Cough.',
    'S: He takes lisinopril.',
    'O: Chest x-ray normal.',
    'P: Chest CT.',
  );
  // The rash was never said, the fever is denied.
  expect(byKind.symptom).toEqual({ facts: 2, lost: 1, flagged: 1 });
  expect(byKind.medication).toEqual({ facts: 1, lost: 0, flagged: 0 });
  expect(byKind.result).toMatchObject({ facts: 1, lost: 0 });
  expect(byKind.instruction).toMatchObject({ facts: 2, lost: 1, flagged: 1 });
  expect(all.facts).toBe(6);
});

it('takes for wanted what the reference note has', () => {
  const { reported, wanted, warnings } = score(
    'S: Cough for two weeks, and dizziness.',
    'O: Chest x-ray normal.',
    'P: Chest CT and physical therapy.',
  );
  // The lisinopril stands in the reference note, the knee pain does not.
  expect({ reported, wanted, warnings }).toEqual({ reported: 2, wanted: 1, warnings: 2 });
});
