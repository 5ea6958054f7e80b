import { describe, expect, it } from 'vitest';
import { withoutKinds } from '../../../src/note/extractive/medications/by-kind.ts';
import { noteOf, stiffVisit } from './written-note.ts';

const source = { turn: 0, start: 0, end: 1 };
const listOf = (...names: string[]) =>
  names.map((one) => {
    const [name = '', how = ''] = one.split(':');
    return { name, how, sources: [source] };
  });

describe('a medicine that is called by its kind, too', () => {
  it.each([
    [['torsemide', 'water pill'], [], ['torsemide:']],
    [['torsemide', 'water pill:in the morning'], [], ['torsemide:in the morning']],
    [['torsemide:40', 'water pill:in the morning'], [], ['torsemide:40']],
    // One that is not listed, since it was stopped.
    [['water pill'], ['hydrochlorothiazide'], []],
    [['rescue inhaler', 'albuterol:as needed'], [], ['albuterol:as needed']],
    [['brown inhaler', 'salbutamol'], [], ['brown inhaler:', 'salbutamol:']],
    [['insulin', 'lantus:22 at night'], [], ['lantus:22 at night']],
    [['birth control', 'metformin'], [], ['birth control:', 'metformin:']],
    [['water pill', 'amlodipine'], [], ['water pill:', 'amlodipine:']],
  ])('%j beside %j', (list, besides, left) => {
    const all = listOf(...list);
    const named = [...all.map(({ name }) => name), ...besides];
    expect(withoutKinds(all, named).map(({ name, how }) => `${name}:${how}`)).toEqual(left);
  });
});

const listed = async (said: string) =>
  /MEDICATIONS\n((?:- .+\n?)*)/.exec((await noteOf(stiffVisit(said))).subjective)?.[1] ?? '';

describe('what is no dose and no stop', () => {
  it('is the time of day', async () => {
    const list = await listed(
      'Doctor: What are you taking?\nPatient: I take Motrin, I had the Motrin at two, and then I take amlodipine five.',
    );
    expect(list).not.toMatch(/Motrin 2/);
    expect(list).toMatch(/Amlodipine 5/);
  });

  it('is what is asked', async () => {
    const list = await listed(
      "Doctor: You're on Eliquis, yes?\nPatient: Yes, twice a day.\nDoctor: Do you need to hold the Eliquis for the needle? No.",
    );
    expect(list).toMatch(/Eliquis/);
    expect(list).not.toMatch(/on hold/);
  });
});
