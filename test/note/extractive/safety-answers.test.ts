import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const told = async (asked: string, answered: string) =>
  (
    await noteOf(`[doctor] what brings you in today ?
[patient] i've had headaches for two weeks now .
[doctor] ${asked}
[patient] ${answered}
[doctor] okay . you have a tension headache . take tylenol 500 milligrams as needed . come back in two weeks .
[patient] okay .`)
  ).subjective;

describe('what is asked for safety is written as it was answered, whatever the specialty', () => {
  it.each([
    ['do you feel safe at home ?', 'yes .', /feels safe at home/],
    ['any guns at home ?', 'no .', /(?:denies|no) [^.]*guns at home/i],
    ['are there any firearms in the house ?', 'no .', /denies any firearms in the house/],
    ['are there any guns in the house ?', 'yes .', /There are guns in the house/],
    ['do you have access to firearms ?', 'no .', /does not have access to firearms/],
    ['is anybody hurting you or threatening you ?', 'no .', /Nobody is hurting or threatening the patient/],
    ['has anyone hit you ?', 'no .', /Nobody has hit the patient/],
    ['any thoughts of killing yourself ?', 'no .', /Denies|denies/],
    ['any thoughts of harming anyone else ?', 'no , never .', /denies [^.]*thoughts of harming others/i],
  ])('%s %s', async (asked, answered, written) => {
    expect(await told(asked, answered)).toMatch(written);
  });
});
