import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (told: string) => `Doctor: Morning, Mrs Ito. How's the eye?
Patient: Red and sore since Monday.
Doctor: Any fever?
Patient: No.
Doctor: Let me look at it. The eye's very red, and there's a small white spot.
Patient: So what is it?
Doctor: You have a corneal ulcer. ${told}
Patient: Okay, thank you.`;

describe('what is settled in the end', () => {
  it('the day and the hour are the last that were said', async () => {
    const { plan } = await noteOf(
      visit(
        'I want to see you in a week, Wednesday at ten.\nPatient: Can we do the afternoon?\nDoctor: Two thirty, then.',
      ),
    );
    expect(plan).toMatch(/The appointment is moved to 2:30\./);
    const day = await noteOf(
      visit(
        'I want to see you in a week.\nPatient: Thursday mornings suit me.\nDoctor: Thursday morning then.',
      ),
    );
    expect(day.plan).toMatch(/appointment is .*Thursday morning/);
  });

  it('what the staff will do is planned', async () => {
    const { assessment, plan } = await noteOf(
      visit("The nurse'll check your blood pressure and take bloods."),
    );
    expect(plan).toMatch(/nurse will check/);
    expect(assessment).not.toMatch(/nurse/);
  });

  it('when to go to hospital stands, whatever verb says it', async () => {
    const { plan } = await noteOf(visit('If your eye goes cloudy or the pain gets worse, get to the ER.'));
    expect(plan).toMatch(/goes cloudy .* advised to get to the emergency room/);
  });

  it('a diagnosis named without a verb is assessed', async () => {
    const { assessment, objective } = await noteOf(
      visit('Bacterial keratitis, almost certainly from sleeping in the lenses.'),
    );
    expect(assessment).toMatch(/Bacterial keratitis/i);
    expect(objective).not.toMatch(/keratitis/i);
  });

  it('a test that is not wanted is no finding', async () => {
    const { objective, plan } = await noteOf(
      visit("No blood tests or skin tests, they don't help with this."),
    );
    expect(objective).not.toMatch(/skin tests/);
    expect(plan).toMatch(/No blood tests or skin tests/);
  });
});
