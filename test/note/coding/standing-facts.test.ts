import { describe, expect, it } from 'vitest';
import { codesOf, type Visit } from './visit.ts';

const icd = (given: Visit) => codesOf(given).icd10.map(({ code }) => code);
const cough: Visit = { assessment: ['Acute bronchitis.'] };

describe('tobacco told in the history', () => {
  it.each([
    ['The patient smokes about 1 to 2 cigarettes per day.', 'F17.210'],
    ['She smokes half a pack a day.', 'F17.210'],
    ['He smokes a pack a day.', 'F17.210'],
    ['He is still smoking.', 'F17.200'],
    ['He is ready to quit smoking.', 'F17.200'],
    ['Smoking.', 'F17.200'],
    ['He quit smoking 4 years ago.', 'Z87.891'],
    ['She used to smoke in college.', 'Z87.891'],
    ['Former smoker.', 'Z87.891'],
  ])('%s → %s', (told, code) => {
    expect(icd({ ...cough, social: [told] })).toEqual(['J20.9', code]);
  });

  it.each([
    'He does not smoke.',
    'He is not smoking.',
    'He has never smoked.',
    'She denies history of smoking.',
    'Her husband smokes a pack a day.',
    'His mum smokes twenty a day.',
    'Her partner smokes a pack a day.',
    'She smokes marijuana on weekends.',
    'He used to smoke some weed in his 20s.',
    'Smoker: never, and she does not drink.',
    'Smokes at home: her uncle.',
    'No one in the household is a smoker.',
    'Smokes: nobody.',
    'She gave up the smokes when the twins came.',
    'Everybody used to smoke.',
  ])('%s → nothing', (told) => {
    expect(icd({ ...cough, social: [told] })).toEqual(['J20.9']);
  });

  it('codes one who quit as a former smoker, though the assessment speaks of the smoking', () => {
    const assessment = ['With your smoking, a nodule.'];
    expect(icd({ assessment, social: ['He quit cigarettes at 45, a pack a day.'] })).toContain('Z87.891');
    expect(icd({ assessment, social: ['He quit smoking 2 years ago but started again.'] })).not.toContain(
      'Z87.891',
    );
  });

  it.each([
    'She used to smoke.',
    'He has not smoked in 10 years.',
    'He is an ex-smoker.',
    'Smoked: 20 a day, but she packed it in 5 years ago.',
    'Smoking: not since 2015.',
  ])('%s → a former smoker, though a test is ordered because of the smoking', (told) => {
    const assessment = ['With your smoking, a nodule.'];
    expect(icd({ assessment, social: [told] })).toContain('Z87.891');
    expect(icd({ assessment, social: [told] })).not.toContain('F17.200');
  });

  it('takes the cigarettes from what a smoker said, and points at them', () => {
    const transcript = 'Doctor: Do you smoke?\nPatient: Yes, maybe ten cigarettes.';
    const { icd10 } = codesOf({ assessment: ['Tobacco use disorder.', 'Hypertension.'], transcript });
    expect(icd10.map(({ code }) => code)).toEqual(['F17.210', 'I10']);
    expect(icd10[0]!.reason).toBe('Named in the assessment: "Tobacco use disorder, cigarettes".');
    expect(icd10[0]!.sources.map(({ start, end }) => transcript.slice(start, end))).toEqual(['cigarettes']);
  });

  it("takes no e-cigarettes and nobody else's cigarettes for it", () => {
    const assessment = ['Nicotine dependence.'];
    for (const said of [
      'I use an e-cigarette.',
      'My husband smokes cigarettes.',
      'My nan smokes cigarettes.',
    ])
      expect(icd({ assessment, transcript: `Patient: ${said}` })).toEqual(['F17.200']);
  });

  it('counts for no level of the visit, since it was not treated', () => {
    const talk = Array.from({ length: 30 }, () => 'Doctor: It will pass by itself in a week.').join('\n');
    const visit = { ...cough, transcript: talk };
    const [bare] = codesOf(visit).cpt;
    const [smoker] = codesOf({ ...visit, social: ['He smokes a pack of cigarettes a day.'] }).cpt;
    expect(smoker).toEqual(bare);
  });
});

describe('long-term drugs of diabetes', () => {
  const diabetes: Visit = { assessment: ['Type 2 diabetes.'] };

  it.each([
    ['Insulin.', ['Z79.4']],
    ['Lantus 20 units at bedtime.', ['Z79.4']],
    ['Metformin 500 twice daily.', ['Z79.84']],
    ['Ozempic weekly.', ['Z79.85']],
    ['Lisinopril 20 mg.', []],
    ['Insulin he cannot, he would lose his licence.', []],
    ['He is afraid of insulin.', []],
    ['She takes insulin at night.', ['Z79.4']],
  ])('%s → %j', (drug, codes) => {
    expect(icd({ ...diabetes, medications: [drug] })).toEqual(['E11.9', ...codes]);
  });

  it('are both coded where both are taken', () => {
    expect(icd({ ...diabetes, medications: ['Metformin.', 'Insulin.'] })).toEqual([
      'E11.9',
      'Z79.4',
      'Z79.84',
    ]);
  });

  it('are not coded without diabetes, where it is type 1, or once stopped', () => {
    expect(icd({ assessment: ['Polycystic ovary syndrome.'], medications: ['Metformin.'] })).not.toContain(
      'Z79.84',
    );
    expect(icd({ assessment: ['Type 1 diabetes.'], medications: ['Insulin.'] })).toEqual(['E10.9']);
    expect(icd({ ...diabetes, plan: ['We will stop metformin.', 'No insulin currently.'] })).toEqual([
      'E11.9',
    ]);
  });
});

describe('what is mended or found', () => {
  it.each<[string, string[]]>([
    ['Aortic aneurysm repair.', []],
    ['History of aortic aneurysm repair.', ['Z86.79']],
    ['Aortic aneurysm, we will schedule repair.', ['I71.9']],
    ['Inguinal hernia, surgery is planned.', ['K40.90']],
  ])('%s → %j', (assessed, codes) => {
    expect(icd({ assessment: [assessed] })).toEqual(codes);
  });

  it('makes a check-up one with abnormal findings', () => {
    const encounter = { patient: { age: 61 } };
    expect(icd({ assessment: ['Annual physical.'], encounter })).toEqual(['Z00.00']);
    expect(icd({ assessment: ['Annual physical.', 'Elevated alkaline phosphatase.'], encounter })).toEqual([
      'Z00.01',
      'R74.8',
    ]);
    expect(icd({ assessment: ['Annual physical.', 'Hypertension, stable.'], encounter })).toEqual([
      'Z00.00',
      'I10',
    ]);
  });

  it.each<[string[], string[]]>([
    [['Kidney stones.', 'For the back pain, it is a recurrence of the kidney stones.'], ['N20.0']],
    [
      ['Ulcer of the right foot.', 'Diabetes.'],
      ['E11.621', 'L97.519'],
    ],
    [['Hepatitis C.'], ['B19.20']],
    [
      ['Allergic proctocolitis.', 'She had hepatitis B in the hospital, so today it is Vaxelis and Prevnar.'],
      ['K52.82'],
    ],
    [['Chronic hepatitis C.'], ['B18.2']],
    [['Anemia.', 'Abnormal labs.'], ['D64.9']],
  ])('%j → %j', (assessment, codes) => {
    expect(icd({ assessment })).toEqual(codes);
  });

  it('codes beside a diagnosis only the symptom that the visit was for', () => {
    const complaint = ['Fatigue.', 'He has felt nauseated in the car.', 'Slightly decreased appetite.'];
    expect(icd({ complaint, assessment: ['Gout.', 'He may have had some sleep apnea.'] })).toEqual([
      'M10.9',
      'R53.83',
    ]);
  });
});

describe('what is coded beside the problems of a visit', () => {
  it.each<[string, Visit, string[]]>([
    ['a blood thinner', { medications: ['Apixaban 5 mg twice daily.'] }, ['Z79.01']],
    ['one that is stopped', { medications: ['Apixaban 5 mg (stopped at this visit).'] }, []],
    ['a medicine that is watched over', { medications: ['Methotrexate 15 mg weekly.'] }, ['Z79.899']],
    ['a listed allergy', { allergies: ['Amoxicillin: rash.'] }, ['Z88.0']],
    ['one that was outgrown', { allergies: ['Peanuts, outgrown.'] }, []],
    ['a vaccine that is given', { plan: ['Flu shot today: his mother agrees.'] }, ['Z23']],
    ['one that was declined', { plan: ['Flu shot today: the patient declined.'] }, []],
    ['one for the pharmacy', { plan: ['Get the flu shot at the pharmacy today.'] }, []],
  ])('%s', (_, given, codes) => {
    expect(icd({ ...cough, ...given })).toEqual(['J20.9', ...codes]);
  });

  it.each([
    ["Your EKG today, you're still in A fib, but the rate is fine.", ['I48.91', 'Z79.01']],
    ['The apixaban, for the atrial fibrillation?', ['I48.91', 'Z79.01']],
    ["We'll look for atrial fibrillation.", ['Z79.01']],
  ])('atrial fibrillation of one on a blood thinner: %s', (said, codes) => {
    const given = { ...cough, medications: ['Apixaban 5 mg twice daily.'], transcript: `Doctor: ${said}` };
    expect(icd(given)).toEqual(['J20.9', ...codes]);
  });

  it.each([
    ['Lisinopril 20 mg.', 'Your blood pressure is good.', ['I10']],
    ['Levothyroxine 75 mcg.', 'The thyroid is where I want it.', ['E03.9']],
    ['Metformin 1000 mg twice daily.', 'Your A1c is 7.1.', ['E11.9', 'Z79.84']],
    ['Atorvastatin 40 mg.', 'The cholesterol is fine.', ['E78.5']],
    ['Allopurinol 300 mg.', 'Any gout since?', ['M10.9']],
    ['Lisinopril 20 mg (stopped at this visit).', 'Your blood pressure is good.', []],
    ['Lisinopril 20 mg.', 'How is the cough?', []],
    ['Diltiazem 120 mg.', 'Your blood pressure is good.', []],
  ])('an illness by its medicine and what is said of the matter: %s %s', (medicine, said, codes) => {
    const given = { ...cough, medications: [medicine], transcript: `Doctor: ${said}` };
    expect(icd(given).filter((code) => code !== 'J20.9')).toEqual(codes);
  });

  it.each([
    "That's the one that keeps you from having a stroke.",
    'That is your stroke protection.',
    'The risk of a stroke is bigger than that of a bleed.',
  ])('no stroke: %s', (said) => {
    expect(icd({ assessment: ['Hypertension.', said] })).toEqual(['I10']);
  });
});
