import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (last: string) =>
  noteOf(`Doctor: Morning, Mrs. Hale. What brings you in?
Patient: I've had this sore throat for a week.
Doctor: Any fever?
Patient: No, no fever.
Doctor: Your throat is a little red. Chest is clear.
Doctor: I think this is a viral pharyngitis. Salt water gargles and fluids.
Doctor: If you get a fever or a rash, or can't swallow, call me the same day.
Patient: ${last}`);

describe('advice that is said back', () => {
  it.each(["Fever, rash, can't swallow, call. Got it.", 'Okay, fever or rash, same day.'])(
    'is nothing that the patient has: %s',
    async (last) => {
      const { subjective } = await visit(last);
      expect(subjective).not.toMatch(/rash|swallow|[Rr]eports fever/);
      expect(subjective).toMatch(/Denies fever|denies (?:any )?fever/);
    },
  );

  it('leaves what the patient adds', async () => {
    const { subjective } = await visit('Well, I have a rash on my arm since Sunday, it itches.');
    expect(subjective).toMatch(/rash on/);
  });
});

describe('a neighbor who came along', () => {
  it('is not the patient', async () => {
    const { subjective } = await noteOf(`Doctor: Come in, Mrs. Hale. And this is?
Neighbor: I live downstairs. I drove her.
Doctor: What's been going on?
Patient: I have a headache on the right side, for two weeks.
Doctor: Do you get migraines?
Patient: Never.
Neighbor: I'm the one with migraines.
Doctor: Any fever?
Patient: No.
Doctor: I think this is a tension headache.
Patient: Okay.`);
    expect(subjective).not.toMatch(/(?<!neighbor )(?:is the one with|has) migraines/);
  });
});
