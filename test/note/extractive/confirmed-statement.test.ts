import { expect, it } from 'vitest';
import { coughVisit } from './written-note.ts';

/** What the clinician states and asks to be confirmed, and what the note must have of it. */
const stated: [said: string, holds: RegExp, not?: RegExp][] = [
  [
    'Doctor: I see here that you had surgery on your abdomen five days ago, is that correct?\nPatient: Yes, doctor.',
    /surgery on her abdomen 5 days ago/,
    /Asked|I see here/,
  ],
  [
    "Doctor: Just to confirm, you're thirty two years old, correct?\nPatient: Yes, that's correct.",
    /She is 32 years old/,
    /Asked|confirm/,
  ],
  [
    'Doctor: You have a history of hepatitis C, correct?\nPatient: Unfortunately, yes.',
    /PAST MEDICAL HISTORY\n- Hepatitis C\./,
    /Asked|unfortunately/i,
  ],
  [
    "Doctor: And you still don't have a primary care doctor, correct?\nPatient: Yes, that's correct.",
    /still does not have a primary care doctor/,
  ],
  [
    'Doctor: You take aspirin every day, correct?\nPatient: No.',
    /./,
    /MEDICATIONS\s+- Aspirin|She takes aspirin/,
  ],
];

it.each(stated)('%s', async (said, holds, not) => {
  const { subjective } = await coughVisit(said);
  expect(subjective).toMatch(holds);
  if (not) expect(subjective).not.toMatch(not);
});

it('leaves who came along out of the history', async () => {
  const { subjective } = await coughVisit(
    'Doctor: You are the husband, correct?\nHusband: Yes. I am the husband.',
  );
  expect(subjective).not.toMatch(/the husband/);
});
