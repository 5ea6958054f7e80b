import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

async function complaintOf(dialogue: string): Promise<string | undefined> {
  return /CHIEF COMPLAINT\n(.+)/.exec((await noteOf(dialogue)).subjective)?.[1];
}

describe('the chief complaint of a whole visit', () => {
  it.each([
    // "They thought heart failure at first and gave me": of the hospital.
    ['d09', 'COPD.'],
    ['f10', 'Cough.'],
    ['e06', 'Lung cancer.'],
    ['c02', 'Generalized anxiety disorder.'],
  ])('%s', async (id, complaint) => {
    expect(await complaintOf(natural.get(id)!)).toMatch(complaint);
  });

  it('is no heading of a problem where it is a kind of visit', async () => {
    for (const [id, dialogue] of [...natural].slice(0, 60)) {
      const { assessment } = await noteOf(dialogue);
      expect([id, /^\d\. (?:Hospital|Test results|Follow-up|Medication review)/m.test(assessment)]).toEqual([
        id,
        false,
      ]);
    }
  });
});

describe('the chief complaint of a few lines', () => {
  it('is left to the rules', async () => {
    expect(
      await complaintOf(
        'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.\nDoctor: Fever?\nPatient: No.',
      ),
    ).toBe('Cough.');
  });
});

describe('the problems of a visit', () => {
  it('begin with what the patient came for', async () => {
    const { assessment } = await noteOf(natural.get('a07')!);
    expect(assessment).toContain('1. Heart failure.');
  });
});
