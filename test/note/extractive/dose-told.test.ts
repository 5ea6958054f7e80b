import { describe, expect, it } from 'vitest';
import { medicationsIn } from '../../../src/note/extractive/medications/medications.ts';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf, sentencesOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

describe('a medicine whose dose is told apart from it', () => {
  it.each([
    // "And it's Eliquis now?" … "Five milligrams twice a day."
    ['c01', /^- Eliquis 5 mg twice daily\.$/m],
    // "Fourteen at night."
    ['as07', /^- Lantus 14 at night \(changed at this visit\)\.$/m],
    ['ag06', /^- Amlodipine 10 mg\.$/m],
  ])('%s is listed with it', async (id, line) => {
    expect((await noteOf(natural.get(id)!)).subjective).toMatch(line);
  });

  it('comes from where the dose was told, too', async () => {
    const dialogue = natural.get('c01')!;
    const line = (await sentencesOf(dialogue)).find(({ text }) => text.startsWith('Eliquis 5 mg'))!;
    expect(
      line.sources.some(({ start, end }) => dialogue.slice(start, end).includes('Five milligrams')),
    ).toBe(true);
  });

  it.each([
    // "So they gave me Norco, ten of them."
    ['x14', /^- Norco 10/m],
    // "Two in six months, that's great": missed doses.
    ['as04', /^- Biktarvy 2/m],
  ])('%s: what is counted is no dose', async (id, line) => {
    expect((await noteOf(natural.get(id)!)).subjective).not.toMatch(line);
  });
});

describe('how a medicine is taken', () => {
  it.each([
    ['Metformin 1000, in the morning and at night.', '1000 in the morning and at night'],
    ['Aleve, 2 in the morning, sometimes 2 at night', '2 in the morning and at night'],
    [
      'Metformin 500 twice a day, in the morning and at bedtime',
      '500 twice a day in the morning and at bedtime',
    ],
  ])('%s', (said, how) => {
    expect(medicationsIn(said)[0]!.how).toBe(how);
  });
});
