import { describe, expect, it } from 'vitest';
import { codesOf } from './visit.ts';

function icd(title: string, plan: string, transcript: string): string[] {
  return codesOf({ titled: [[title, plan]], transcript }).icd10.map(({ code }) => code);
}

describe('an event that is over is coded as history, not as if it happened now', () => {
  it.each([
    ['Stroke', 'Continue aspirin 81 mg.', 'D: You had a stroke in 2019, stay on the aspirin.', 'Z86.73'],
    ['TIA', 'Continue clopidogrel.', 'D: For the TIA, stay on the clopidogrel.', 'Z86.73'],
    [
      'Stroke',
      'Continue physical therapy.',
      'P: My left arm has been weak since the stroke. D: Go on with the therapy.',
      'I69.354',
    ],
    [
      'Stroke',
      'Continue physical therapy.',
      'D: He has weakness on the right from the stroke in 2019.',
      'I69.351',
    ],
    ['Stroke', 'Call 911.', 'D: You are having a stroke, I am calling an ambulance.', 'I63.9'],
    ['Heart attack', 'Continue metoprolol.', 'D: You had a heart attack in 2015, right? P: Yes.', 'I25.2'],
    ['Heart attack', 'Go to the hospital.', 'D: I think this is a heart attack.', 'I21.9'],
    [
      'Pulmonary embolism',
      'No blood thinner needed.',
      'P: I had a pulmonary embolism ten years ago.',
      'Z86.711',
    ],
    ['Pulmonary embolism', 'Start Eliquis.', 'D: The CT shows a pulmonary embolism.', 'I26.99'],
    [
      'Pulmonary embolism',
      'Start Eliquis.',
      'D: The CT shows a pulmonary embolism. P: My mother had a pulmonary embolism in 2010.',
      'I26.99',
    ],
    [
      'Pulmonary embolism',
      'Start apixaban.',
      'D: You have a pulmonary embolism. P: My mum had a pulmonary embolism years ago.',
      'I26.99',
    ],
    ['Pneumonia', 'Chest x-ray.', 'D: You had pneumonia last year, let us look again.', 'Z87.01'],
    ['Pneumonia', 'Start azithromycin.', 'D: This is pneumonia. P: I had bronchitis last year.', 'J18.9'],
  ])('%s. %s (%s) → %s', (title, plan, transcript, code) => {
    expect(icd(title, plan, transcript)).toContain(code);
  });
});

describe('what belongs to an illness has its code', () => {
  it('an enlarged prostate with the symptoms that the patient tells of', () => {
    const prostate = (complaint: string) =>
      codesOf({
        complaint: [complaint],
        titled: [['Benign prostatic hyperplasia', 'Start Flomax.']],
      }).icd10.map(({ code }) => code);
    expect(prostate('He gets up 4 times a night and the stream is weak.')).toContain('N40.1');
    expect(prostate('He is here for his PSA.')).toContain('N40.0');
    expect(prostate('He denies nocturia.')).toContain('N40.0');
  });

  it('sickness in a pregnancy', () => {
    expect(icd('First pregnancy at 10 weeks', 'Prenatal labs.', 'D: First pregnancy.')).toEqual([
      'Z34.01',
      'Z3A.10',
    ]);
    const codes = codesOf({ assessment: ['First pregnancy at 10 weeks.', 'Nausea.'] }).icd10;
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['O21.0', 'Z3A.10']);
  });

  it.each([
    ['Hypothyroidism.', ['O99.283', 'E03.9']],
    ['Iron deficiency anemia.', ['O99.013', 'D50.9']],
    ['Asthma.', ['O99.513', 'J45.909']],
    ['Type 2 diabetes.', ['O24.113']],
    ['Hypertension.', ['O10.013']],
    ['Urinary tract infection.', ['O23.43']],
  ])('an illness in a pregnancy, as its complication: %s', (illness, expected) => {
    const { icd10 } = codesOf({ assessment: ['Pregnancy at 28 weeks.', illness] });
    expect(icd10.map(({ code }) => code)).toEqual([...expected, 'Z3A.28']);
  });

  it('the visit for a pregnancy, with nothing that complicates it', () => {
    const visit = (found: string) =>
      codesOf({ assessment: ['Pregnancy at 28 weeks.'], results: [found] }).icd10.map(({ code }) => code);
    expect(visit('Fundal height is 28 cm.')).toEqual(['Z34.93', 'Z3A.28']);
    expect(visit('The ankle X-ray shows no fracture.')).toEqual(['Z3A.28']);
  });

  it.each([
    ['He smoked a pack a day for 20 years, and quit last spring.', 'Z87.891'],
    ['He was a heavy smoker until 2012.', 'Z87.891'],
    ['He was a pack-a-day smoker and quit.', 'Z87.891'],
    ['He smokes a pack of cigarettes a day and would like to quit.', 'F17.210'],
  ])('%s → %s', (social, code) => {
    const codes = codesOf({ assessment: ['Acute bronchitis.'], social: [social] }).icd10;
    expect(codes.map((one) => one.code).filter((c) => /^(?:F17|Z87)/.test(c))).toEqual([code]);
  });

  it.each([
    ['Annual physical.', 'Hypertension. It is well controlled.', 'Z00.00'],
    ['Annual physical.', 'Hypertension. It is out of control.', 'Z00.01'],
    ['Annual physical.', 'Prediabetes.', 'Z00.01'],
    ['Physical.', 'Acute sinusitis.', 'Z00.01'],
    ['Physical therapy.', 'Low back pain.', undefined],
  ])('%s %s → %s', (complaint, assessment, code) => {
    const codes = codesOf({
      complaint: [complaint],
      assessment: [assessment],
      encounter: { patient: { age: 50 } },
    }).icd10;
    expect(codes.map((one) => one.code).find((c) => c.startsWith('Z00'))).toBe(code);
  });
});
