import { describe, expect, it } from 'vitest';
import { namesDrug } from '../../../src/note/extractive/lexicon/drugs.ts';
import { worksOn } from '../../../src/note/extractive/medications/told-to-stop.ts';
import { codesOf } from '../coding/visit.ts';
import { noteOf, stiffVisit } from './written-note.ts';

const listed = async (said: string) =>
  /MEDICATIONS\n((?:- .+\n?)*)/.exec((await noteOf(stiffVisit(said))).subjective)?.[1] ?? '';

describe('a medicine that goes on', () => {
  it('is not stopped where the clinician leaves it as it is after all', async () => {
    const list = await listed(
      "Doctor: You take donepezil, ten at bedtime?\nPatient: Yes.\nDoctor: I'd like to stop the donepezil.\nPatient: I'd rather not.\nDoctor: Then we leave the donepezil at ten.",
    );
    expect(list).toMatch(/Donepezil 10/);
    expect(list).not.toMatch(/Donepezil[^\n]*stopped/);
  });

  it.each([
    ['so i think with the methotrexate holding you', 'methotrexate', true],
    ['with the methotrexate i would not', 'methotrexate', false],
    ['the methotrexate is working', 'methotrexate', false],
  ])('%s', (said, name, does) => {
    expect(worksOn(said, name)).toBe(does);
  });
});

describe('a medicine with "is"', () => {
  it.each([
    ["but omeprazole's the one that does n't mix", true],
    ["the metformin's not working", true],
    ["potassium's still low", false],
    ["the metformin's side effects", false],
  ])('%s', (said, names) => {
    expect(namesDrug(said.split(' '))).toBe(names);
  });
});

describe('what is not the patient’s', () => {
  it.each([
    ['It is nothing to do with a stroke.', []],
    ['It is a migraine.', ['G43.909']],
  ])('%s', (said, codes) => {
    expect(codesOf({ assessment: [said] }).icd10.map(({ code }) => code)).toEqual(codes);
  });

  it('is the smoke of the house, of a small child', () => {
    const given = { titled: [['Nicotine dependence'], ['Asthma']] as const, transcript: 'Doctor: Hi.' };
    const of = (age: string) =>
      codesOf({ ...given, transcript: `Doctor: She is a ${age}-year-old girl.` }).icd10.map(
        ({ code }) => code,
      );
    expect(of('9')).toEqual(['J45.909']);
    expect(of('39')).toContain('F17.200');
  });
});
