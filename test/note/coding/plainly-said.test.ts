import { describe, expect, it } from 'vitest';
import { codesOf, icdOf, type Visit } from './visit.ts';

const icd = (given: Visit) =>
  codesOf(given)
    .icd10.map(({ code }) => code)
    .join(' ');

describe('a diagnosis in plain words has its own code', () => {
  it.each([
    ['Low blood pressure on standing.', 'I95.1'],
    ["Your pressure's dropping when you stand.", ''],
    ["His pressure's dropping when he stands, hence the dizziness.", 'I95.1'],
    ['Low blood pressure.', 'I95.9'],
    ['He is anemic, low in iron.', 'D50.9'],
    ['Anemia from the heavy periods.', 'D50.0'],
    ['She is anemic from the bleeding.', 'D50.0'],
    ['Anemia. Iron studies are normal.', 'D64.9'],
    ['He is moderately depressed.', 'F32.1'],
    ['She is depressed, and moderately anxious.', 'F32.A F41.9'],
    ['The left eardrum has burst.', 'H72.92'],
    ['Lithium tremor.', 'G25.1'],
    ['Tremor.', 'R25.1'],
    ['Enlarged prostate, hence the slow stream.', 'N40.1'],
    ['Sciatica, a disc pressing upon the S1 nerve.', 'M51.17'],
    ['Torn right supraspinatus.', 'M75.101'],
    ['There is a tear of the supraspinatus on the right. It is fresh.', 'S46.011A'],
    ['Arthritis of the right AC joint.', 'M19.011'],
    ['A cavity in a molar.', 'K02.9'],
    ['Dental cavities.', 'K02.9'],
    ['She has two cavities.', 'K02.9'],
    ['He is depressed, moderately.', 'F32.1'],
    ['A cramp in the left calf.', 'R25.2'],
    ['Leg cramps.', 'R25.2'],
    ['CRPS.', 'G90.50'],
    ['POTS.', 'G90.A'],
    ["Graves' disease.", 'E05.00'],
    ['Graves disease.', 'E05.00'],
  ])('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('words that only look like a diagnosis give none', () => {
  it.each([
    'Half of it sits in the cavity of the womb.',
    'The nasal cavity is clear.',
    'It gives a cramp for a minute.',
    'About 1 in 50 turns out to have an acoustic neuroma.',
    'We would bet on gout.',
    'We would like a blood test, for celiac.',
    'It is osteoporosis until proven otherwise.',
    'It is celiac disease until the tests show otherwise.',
    'Today a liver panel and a hepatitis C.',
    'An HIV and a syphilis, as we do once in everyone.',
    'Not unless she is pregnant.',
    'Bloods today, a CRP and an ESR.',
    'She smokes pot.',
    'That would be a grave mistake.',
  ])('%s', (said) => {
    expect(icdOf(said)).toEqual([]);
  });

  it('but the illness itself does', () => {
    expect(icdOf('She has chronic hepatitis C.')).toEqual(['B18.2']);
    expect(icdOf('She is 9 weeks pregnant.').length).toBeGreaterThan(0);
  });

  it('nor does a title that only took its word from such a sentence', () => {
    const under = (title: string, said: string) => icd({ titled: [[title]], judged: [[title, said]] });
    expect(under('Pregnancy', 'Not that one unless she is pregnant.')).toBe('');
    expect(under('Hepatitis', 'Today a liver panel and a hepatitis C.')).toBe('');
    expect(under('Anemia', 'We would bet the anemia is the iron.')).toBe('D64.9');
    expect(under('Acoustic neuroma', 'One in 80 or so has an acoustic neuroma.')).toBe('');
    expect(under('Pregnancy', 'It is going well.')).toBe('Z33.1');
  });

  it('nor does what is planned, means something else or was so once', () => {
    const judged = (...said: string[]) =>
      icd({ titled: [['Arthritis of the right knee']], judged: [['Arthritis of the right knee', ...said]] });
    expect(judged('She had a right knee replacement in 2015.')).toContain('Z96.651');
    expect(judged('She is having a right knee replacement in June.')).not.toContain('Z96');
    expect(judged('The choice is to soldier on or a knee replacement.')).not.toContain('Z96');
    expect(judged('The MRI showed OCD in the left knee.')).not.toContain('F42');
    expect(judged('She has OCD.')).toContain('F42.9');
    expect(judged('She is pregnant.')).toContain('Z33.1');
    expect(judged('The headaches went away when she was pregnant.')).not.toContain('Z33');
    expect(judged('In early pregnancy it can cause defects.')).not.toContain('Z33');
  });

  it("nor does what a drug did that the patient can't have", () => {
    const complaint = ['Cough.', 'It is penicillin she cannot have.', 'She comes out in a rash.'];
    expect(icd({ complaint })).toBe('R05.9');
    expect(icd({ complaint: ['She is allergic to sulfa and gets a rash.', 'Cough.'] })).toBe('R05.9');
    expect(icd({ complaint: ['Rash.', 'It itches.'] })).toContain('R21');
  });
});

describe('diabetes and what ICD-10-CM takes for its complication', () => {
  it.each([
    [['Type 2 diabetes.', 'Neuropathy.'], 'E11.40'],
    [['Diabetes, not controlled.', 'Peripheral neuropathy.'], 'E11.65 E11.42'],
    [['Type 1 diabetes.', 'Polyneuropathy.'], 'E10.42'],
    [['Diabetes.', 'Peripheral artery disease.'], 'E11.51'],
    [['Diabetes.', 'Neuropathy from B12 deficiency.'], 'E11.9 G62.9 E53.8'],
    [['Prediabetes.', 'Neuropathy.'], 'R73.03 G62.9'],
    [['Diabetes.', 'Ulnar neuropathy on the left.'], 'E11.9 G56.22'],
    [['Diabetes, with some nerve damage from it.'], 'E11.40'],
  ])('%j → %s', (assessment, codes) => {
    expect(icdOf(...assessment).join(' ')).toBe(codes);
  });
});

it('a title that a sentence elsewhere says more closely is addressed as that', () => {
  const given: Visit = {
    titled: [['Migraine'], ['Anemia']],
    judged: [['Migraine', 'She is anemic from the heavy periods.']],
    transcript: `Doctor: ${'It is all rather a lot for one visit, is it not? '.repeat(12)}`,
  };
  expect(icd(given)).toBe('G43.909 D50.0');
  expect(codesOf(given).cpt[0]?.reason).toContain('2 chronic illnesses');
});

describe('a pressure that is too high', () => {
  it.each([
    ['Raise the losartan to 100.', 'I10'],
    ['Check it at home for two weeks.', 'R03.0'],
    ['No amlodipine, walk more first.', 'R03.0'],
  ])('%s → %s', (planned, code) => {
    expect(icd({ titled: [['Elevated blood pressure', planned]] })).toBe(code);
  });
});

it('tophaceous gout leaves no second code for gout', () => {
  expect(icdOf('Gout of the toe, with a tophus.')).toEqual(['M1A.9XX1']);
});

describe('drugs that are taken for long have their code', () => {
  it.each([
    ['Left breast cancer.', 'Letrozole 2.5 daily.', 'C50.912 Z79.811'],
    ['Left breast cancer.', 'Tamoxifen.', 'C50.912 Z79.810'],
    ['Atrial fibrillation.', 'Eliquis 5 twice daily.', 'I48.91 Z79.01'],
    ['Hypertension.', 'Eliquis 5 twice daily.', 'I10 Z79.01'],
    ['Hypertension.', 'Eliquis 5 twice daily for 2 weeks.', 'I10'],
    ['Hypertension.', 'Letrozole 2.5 daily.', 'I10'],
  ])('%s %s → %s', (said, drug, codes) => {
    expect(icd({ assessment: [said], medications: [drug] })).toBe(codes);
  });
});

it("takes a child's age from how the note writes it", () => {
  const complaint = ['Annual physical.', 'He is 6 years old.'];
  expect(icd({ complaint })).toBe('Z00.129');
  expect(icd({ complaint: ['Annual physical.', 'He is 46 years old.'] })).toBe('Z00.00');
});
