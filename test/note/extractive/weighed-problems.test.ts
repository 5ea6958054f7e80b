import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

function linesUnder(plan: string, heading: string): string {
  return plan.split(/^(?=[A-Z][^.\n]*\.$)/m).find((part) => part.startsWith(`${heading}.`)) ?? '';
}

describe('the problems of a whole visit', () => {
  it('have the headings that the rules leave out, with the lines that are of them', async () => {
    const { assessment, plan } = await noteOf(natural.get('a01')!);
    expect(assessment).toMatch(/\d\. [^\n]*diabetes/i);
    expect(linesUnder(plan, 'Early nerve damage')).not.toContain('take 2 with supper');
  });

  it('are called possible where they are suspected, and hold nothing of what is only explained', async () => {
    expect((await noteOf(natural.get('q06')!)).assessment).toContain('Possible gestational diabetes.');
    // "There's a rare thing with that family called ketoacidosis."
    expect((await noteOf(natural.get('i01')!)).assessment).not.toMatch(/\d\. [^\n]*ketoacidosis/);
  });

  it('have each line but once', async () => {
    for (const id of ['a01', 'b01', 'c01', 'd08', 'e04']) {
      const { plan } = await noteOf(natural.get(id)!);
      const lines = plan.split('\n').filter((line) => line.startsWith('- '));
      expect([id, lines.length - new Set(lines).size]).toEqual([id, 0]);
    }
  });

  it('have no heading twice in the plan', async () => {
    for (const id of ['a01', 'b01', 'c01', 'd08', 'e04', 'p08']) {
      const { plan } = await noteOf(natural.get(id)!);
      const headings = plan.split('\n').filter((line) => /^[A-Z][^.:]*\.$/.test(line));
      expect([id, headings.length - new Set(headings).size]).toEqual([id, 0]);
    }
  });
});

describe('a few lines', () => {
  it('are left to the rules: nothing is headed by a word of every day alone', async () => {
    const { assessment } = await noteOf(
      'Doctor: You have shingles. Take the valacyclovir three times a day.\nPatient: My weight is down a bit.\nDoctor: Okay.',
    );
    expect(assessment).toContain('1. Shingles.');
    expect(assessment).not.toMatch(/Weight/);
  });
});
