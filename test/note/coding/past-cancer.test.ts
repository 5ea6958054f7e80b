import { describe, expect, it } from 'vitest';
import { codesOf, type Visit } from './visit.ts';

const icd = (given: Visit) =>
  codesOf(given)
    .icd10.map(({ code }) => code)
    .join(' ');

const judged = (title: string, ...said: string[]): Visit => ({
  titled: [[title]],
  judged: [[title, ...said]],
});

describe('a cancer that was removed, with nothing left of it, is personal history', () => {
  it.each<[string, string, string]>([
    [
      'Invasive ductal carcinoma of the right breast',
      'She is status post lumpectomy, with no evidence of recurrence.',
      'Z08 Z85.3',
    ],
    ['Prostate cancer', 'Status post radiation, no evidence of disease.', 'Z08 Z85.46'],
    ['Colon cancer', 'It was resected and he is cancer free.', 'Z08 Z85.038'],
    ['Melanoma of the back', 'It was excised in 2019 and there is no sign of recurrence.', 'Z08 Z85.820'],
    [
      'Basal cell carcinoma of the nose',
      'Mohs surgery was done and there is no evidence of recurrence.',
      'Z08 Z85.828',
    ],
    ['DCIS of the left breast', 'Treated with lumpectomy, no evidence of recurrence.', 'Z08 Z86.000'],
  ])('%s: %s → %s', (title, said, codes) => {
    expect(icd(judged(title, said))).toBe(codes);
  });

  it('and such a visit still has its level', () => {
    const given = judged('Breast cancer', 'She had a lumpectomy, with no evidence of recurrence.');
    const transcript = `Doctor: ${'We looked at the scar and it is fine. '.repeat(30)}`;
    expect(codesOf({ ...given, transcript }).cpt.map(({ code }) => code)).toEqual(['99212']);
  });

  it.each<[string, Visit, string]>([
    ['nobody says that it is gone', judged('Right breast cancer', 'She had a lumpectomy.'), 'C50.911'],
    [
      'it is still treated',
      {
        titled: [['Right breast cancer', 'Continue tamoxifen.']],
        judged: [['Right breast cancer', 'Lumpectomy done, no evidence of recurrence.']],
      },
      'C50.911 Z79.810',
    ],
    ['only its spread is denied', judged('Prostate cancer', 'There are no metastases.'), 'C61'],
    ['it was never taken out', judged('Prostate cancer', 'No evidence of metastatic disease.'), 'C61'],
  ])('but not where %s', (_, given, codes) => {
    expect(icd(given)).toBe(codes);
  });
});

describe('what was operated on is not what is still there', () => {
  it.each<[Visit, string]>([
    [
      judged('Status post cataract surgery', 'From a cataract surgery standpoint we need to change nothing.'),
      'Z98.49',
    ],
    [{ assessment: ['Cataract of the left eye. She needs cataract surgery.'] }, 'H26.9'],
  ])('%j → %s', (given, codes) => {
    expect(icd(given)).toBe(codes);
  });
});
