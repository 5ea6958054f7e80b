import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf } from './written-note.ts';

const natural = new Map(statusVisits().map((visit) => [visit.id, visit]));

async function reviewOf(id: string): Promise<string> {
  const { subjective } = await noteOf(natural.get(id)!.dialogue);
  return /REVIEW OF SYSTEMS\n([\s\S]*)$/.exec(subjective)?.[1] ?? '';
}

describe('the review of systems of a whole visit', () => {
  it("has neither a relative's symptom nor what a medicine once did", async () => {
    expect(natural.get('d11')!.s).toMatchObject({ seizures: 'O', sweating: 'S', constipation: 'Y' });
    const review = await reviewOf('d11');
    expect(review).toMatch(/Reports [^.]*constipation/);
    expect(review).not.toMatch(/seizures|sweating/);
  });

  it('reports most of what a reader says is had, and hardly anything else', async () => {
    let [reported, right, had] = [0, 0, 0];
    for (const { id, s = {} } of [...natural.values()].slice(0, 30)) {
      const names = (await reviewOf(id)).match(/Reports ([^.]*)/g)?.join(' ') ?? '';
      for (const [name, label] of Object.entries(s)) {
        const isHad = label === 'Y' || label === 'M';
        if (isHad) had++;
        if (!names.includes(name)) continue;
        reported++;
        if (isHad) right++;
      }
    }
    expect(right / reported).toBeGreaterThan(0.85);
    expect(right / had).toBeGreaterThan(0.5);
  });
});

describe('a few lines', () => {
  it('are left to the rules', async () => {
    const { subjective } = await noteOf(
      'Doctor: Any fever?\nPatient: No.\nDoctor: A cough?\nPatient: Yes, for a week.',
    );
    expect(subjective).toContain('Denies fever.');
    expect(subjective).toContain('Reports cough.');
  });
});
