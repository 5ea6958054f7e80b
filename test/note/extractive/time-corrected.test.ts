import { describe, expect, it } from 'vitest';
import { noteOf, stiffVisit } from './written-note.ts';

const visit = (told: string) =>
  stiffVisit(
    told,
    "I've been so stiff. It's been about a month. No, I tell a lie, it was before Janet's birthday, so five weeks.",
  );

describe('what is answered in its own order', () => {
  it('takes the time that counts, and tells no lie', async () => {
    const { subjective } = await noteOf(visit(''));
    expect(subjective).toMatch(/it has been 5 weeks\./i);
    expect(subjective).not.toMatch(/month|lie/);
  });

  it('is no denial of the question that the next answer takes', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: Chest pain? Breathlessness? Ankle swelling?\nPatient: No. A bit on the stairs. No, my ankles are fine.',
      ),
    );
    expect(subjective).toMatch(/denies any chest pain/);
    expect(subjective).not.toMatch(
      /Denies[^.]*shortness of breath|denies[^.]*(?:shortness of breath|breathlessness)/,
    );
  });

  it('belongs to what the clinician states', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: You fractured your hip, right?\nPatient: The left. Three years ago, coming off a ladder.',
      ),
    );
    expect(subjective).toMatch(/She fractured her left hip 3 years ago, coming off a ladder\./);
  });
});
