import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));
const kinds = [
  'Medical Treatment',
  'Additional Testing',
  'Specialist Referrals',
  'Patient Education and Counseling',
  'Follow-up',
];

describe('the plan of a whole visit', () => {
  it('has each kind once under a heading, in their order', async () => {
    for (const id of ['a01', 'b05', 'c03', 'd05', 'h01', 's08', 'w04']) {
      const { plan } = await noteOf(natural.get(id)!);
      for (const under of plan.split(/^(?=[A-Z][^\n]*\.$)/m)) {
        const found = [...under.matchAll(/^- ([A-Z][A-Za-z -]+): /gm)].flatMap(([, kind]) =>
          kinds.includes(kind!) ? [kinds.indexOf(kind!)] : [],
        );
        expect([id, under, found]).toEqual([id, under, [...new Set(found)].sort()]);
      }
    }
  });

  it('has under its treatment what is ordered, and under counseling what is only explained', async () => {
    const { plan } = await noteOf(natural.get('d05')!);
    const treatment = [...plan.matchAll(/- Medical Treatment: [\s\S]*?(?=\n- [A-Z][A-Za-z -]+: |$)/g)].join(
      '\n',
    );
    expect(treatment).toMatch(/lamotrigine|Lamictal/);
  });

  it('leaves out what nobody needs', async () => {
    const { plan } = await noteOf(natural.get('a01')!);
    expect(plan).not.toContain('- Not today.');
  });
});

describe('the plan of a few lines', () => {
  it('is left to the rules', async () => {
    const { plan } = await noteOf(
      'Doctor: You have shingles. Take the valacyclovir three times a day.\nPatient: Okay.',
    );
    expect(plan).toContain('valacyclovir 3 times daily');
  });
});

it('to look at the feet is advised, and no test', async () => {
  const { plan } = await noteOf(readFileSync('models/examples/diabetes-follow-up.txt', 'utf8'));
  expect(plan).toMatch(/Patient Education and Counseling: (?:[^\n]*\n- )?[^\n]*check his feet every night/);
});
