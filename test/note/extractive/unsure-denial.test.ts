import { describe, expect, it } from 'vitest';
import { noteOf, stiffVisit } from './written-note.ts';

const told = async (asked: string, said: string, by = 'Patient') =>
  (await noteOf(stiffVisit(`Doctor: ${asked}\n${by}: ${said}`))).subjective;

describe('a denial that is none for certain', () => {
  it.each([
    ['Did you pass out?', "I don't think so.", 'Patient', /did not pass out, as far as she knows\./],
    ['Any fever?', "No, I don't think so.", 'Patient', /She does not think there has been any fever\./],
    [
      'Any pauses in the breathing?',
      "I haven't noticed any.",
      'Husband',
      /her husband has not noticed any pauses/i,
    ],
    ['Is she confused?', "Not that I've noticed.", 'Husband', /Her husband has not noticed any confusion\./],
    ['Any vomiting?', 'Not that I know of.', 'Husband', /Her husband is not aware of any vomiting\./],
    ['Any family history of gout?', "I don't think so.", 'Patient', /No known family history of gout\./],
  ])('%s %s', async (asked, said, by, written) => {
    const subjective = await told(asked, said, by);
    expect(subjective).toMatch(written);
    expect(subjective).not.toMatch(/[Dd]enies/);
  });

  it.each([
    ['Any fever?', 'Not that I know of.', /denies any fever/],
    ['Any blood in the stool?', 'Not that I noticed.', /denies any blood in the stool/],
    ['Any fever?', 'No.', /denies any fever/],
  ])('%s %s denies', async (asked, said, written) => {
    expect(await told(asked, said)).toMatch(written);
  });
});
