import { describe, expect, it } from 'vitest';
import { codesOf, icdOf, type Visit } from './visit.ts';

const icd = (given: Visit) =>
  codesOf(given)
    .icd10.map(({ code }) => code)
    .join(' ');

describe('a title that the clinician doubts gives no code; what the patient came with does', () => {
  it.each([
    ['Right leg pain.', 'Contusion', 'She probably has a contusion.', 'M79.604'],
    ['Right leg pain.', 'Contusion of the right leg', 'She probably has a contusion.', 'M79.604'],
    ['Left knee pain.', 'Meniscus tear', 'He may have a meniscus tear.', 'M25.562'],
    ['Cough.', 'Pneumonia', 'It could be pneumonia.', 'R05.9'],
    ['Right ankle pain.', 'Ankle sprain', 'The symptoms are consistent with an ankle sprain.', 'S93.401A'],
    [
      'Left shoulder pain.',
      'Bursitis in the shoulder',
      'He may have some bursitis in the shoulder.',
      'M25.512',
    ],
    ['Chest pain.', 'Hypertension', 'The pain could be related to severe hypertension.', 'I10 R07.9'],
    ['Wheezing.', 'Asthma', 'It may be an asthma exacerbation.', 'J45.909'],
    ['Fatigue.', 'Anemia', 'He may have had some bleeding from the gastritis.', 'D64.9 K29.70'],
    ['Right elbow pain.', 'Lateral epicondylitis', 'She is thought to have lateral epicondylitis.', 'M77.11'],
  ])('%s %s: %s → %s', (complaint, title, said, codes) => {
    expect(icd({ complaint: [complaint], titled: [[title]], judged: [[title, said]] })).toBe(codes);
  });

  it('nor where only the plan doubts it', () => {
    const plan = 'The patient may have a medial collateral ligament strain from the twisting.';
    expect(
      icd({ complaint: ['Right knee pain.'], titled: [['Medial collateral ligament strain', plan]] }),
    ).toBe('M25.561');
  });

  it('but an illness that the history knows is in no doubt', () => {
    const given: Visit = {
      complaint: ['Follow-up of migraine.'],
      titled: [['Migraine']],
      judged: [['Migraine', 'The nausea is probably migraine too.']],
    };
    expect(icd(given)).toBe('G43.909');
  });
});

describe('a finding that is only mentioned under a diagnosis is no problem', () => {
  it.each([
    ['Hypertension', 'He has 1+ edema in his legs.', 'Headache.', 'I10'],
    ['Proximal humerus fracture', 'She has some swelling and erythema.', 'Right arm pain.', 'S42.201A'],
    ['Coronary artery disease', 'Difficulty urinating.', 'Difficulty urinating.', 'I25.10 R39.198'],
  ])('%s: %s', (title, said, complaint, codes) => {
    expect(icd({ complaint: [complaint], titled: [[title]], judged: [[title, said]] })).toBe(codes);
  });
});

describe('a general diagnosis takes its type from what is said elsewhere in the note', () => {
  it('from the complaint', () => {
    expect(icd({ complaint: ['Asthma exacerbation.'], titled: [['Asthma']] })).toBe('J45.901');
  });

  it('from the plan under its title', () => {
    expect(icd({ titled: [['Acne', 'For the acne vulgaris, try benzoyl peroxide.']] })).toBe('L70.0');
  });

  it('from the results, which may say it in two sentences', () => {
    const results = ['The CT shows a stone.', 'It measures 5 mm and is in the proximal right ureter.'];
    expect(icd({ titled: [['Kidney stone']], results })).toBe('N20.1');
  });

  it('but not from what the results deny, nor a complication that is only screened for', () => {
    expect(icd({ titled: [['Kidney stone']], results: ['There is no stone in the ureter.'] })).toBe('N20.0');
    expect(icd({ titled: [['Type 2 diabetes', 'Eye exam for diabetic retinopathy.']] })).toBe('E11.9');
  });
});

describe('coded is the finger and the bone of it', () => {
  it.each([
    ['Distal phalanx fracture of the right middle finger.', 'S62.632A'],
    ['Left ring finger fracture.', 'S62.605A'],
    ['Nondisplaced fracture of the proximal phalanx of the left index finger.', 'S62.641A'],
    ['Fracture of the distal phalanx of the middle finger.', 'S62.639A'],
    ['Distal phalanx fracture of the right thumb.', 'S62.521A'],
    ['Right little finger fracture, healing.', 'S62.606D'],
    ['Finger fracture.', 'S62.609A'],
    ['Stenosing tenosynovitis of the right index finger.', 'M65.321'],
  ])('%s → %s', (said, code) => {
    expect(icdOf(said).join(' ')).toBe(code);
  });

  it('with the side of the complaint', () => {
    const given: Visit = {
      complaint: ['Right middle finger pain.'],
      titled: [['Distal phalanx fracture in the middle finger']],
    };
    expect(icd(given)).toBe('S62.632A');
  });
});

describe('coded is the ligament, the nerve, the bone or the state that was said', () => {
  it.each([
    ['Right ankle sprain of the lateral ligament complex.', 'S93.491A'],
    ['Left ankle sprain, torn talofibular ligament.', 'S93.492A'],
    ['High ankle sprain on the left.', 'S93.432A'],
    ['Left deltoid ligament tear.', 'S93.422A'],
    ['Right ankle injury.', 'S99.911A'],
    ['Left knee injury.', 'S89.92XA'],
    ['Left upper extremity neuropathy.', 'G56.92'],
    ['Neck pain with disc degeneration.', 'M50.30'],
    ['Lisfranc fracture of the right foot, second metatarsal.', 'S92.321A'],
    ['Lisfranc injury of the left foot.', 'S93.325A'],
    ['Transient tics.', 'F95.0'],
    ['Difficulty urinating.', 'R39.198'],
    ['Status post cataract surgery on the left.', 'Z98.42'],
    ['Status post heart bypass.', 'Z95.1'],
    ['Pre-op examination.', 'Z01.818'],
    ['Weight loss. Abnormal weight gain.', 'R63.5'],
    ['Hallux rigidus of the right foot. Some arthritis.', 'M20.21'],
  ])('%s → %s', (said, code) => {
    expect(icdOf(said).join(' ')).toBe(code);
  });
});

it.each([
  ["Doctor: You're 28 weeks and 3 days today.", 'O99.013 Z3A.28'],
  ['Doctor: She is 12 weeks now.', 'O99.011 Z3A.12'],
  ['Doctor: We will see you in 2 weeks.', 'O99.019'],
  ["Patient: I'm 8 weeks out from surgery.", 'O99.019'],
])('the trimester is told from the weeks: %s', (transcript, code) => {
  expect(icd({ titled: [['Anemia in pregnancy']], transcript })).toBe(code);
});

describe('both sides', () => {
  const codes = (said: string) =>
    icd({ complaint: ['Right elbow pain.'], titled: [['Medial epicondylitis']], transcript: said });

  it.each([
    ["Patient: It's both my elbows, but the right one hurts the most.", 'M77.01 M77.02'],
    ['Patient: My right elbow hurts.', 'M77.01'],
    ['Doctor: Let me look at both elbows.', 'M77.01'],
    ['Patient: I had surgery on both elbows as a child, the right one hurts.', 'M77.01'],
  ])('%s → %s', (said, expected) => {
    expect(codes(said)).toBe(expected);
  });

  it('and no side where a slip of the tongue turns the side that came in', () => {
    const given: Visit = {
      complaint: ['Left foot injury.'],
      titled: [['Lisfranc fracture']],
      judged: [['Lisfranc fracture', "The patient's right foot pain is due to a lisfranc fracture."]],
    };
    expect(icd(given)).toBe('S92.309A');
  });
});

it.each<[string, Visit, string]>([
  [
    'an overactive thyroid that is treated with its hormone',
    { titled: [['Hyperthyroidism', 'Unithroid should be cheaper with the card.']] },
    '',
  ],
  [
    'one that is treated as such',
    { titled: [['Hyperthyroidism', 'Stop the levothyroxine, start methimazole.']] },
    'E05.90',
  ],
  ['a cancer that the patient is free of', { assessment: ['Anxiety. He is cancer free.'] }, 'F41.9'],
])('%s', (_, given, codes) => {
  expect(icd(given)).toBe(codes);
});

describe('who the patient is says nothing of how old an illness is', () => {
  it.each([
    ['He is a 62-year-old man with pneumonia.', 'J18.9'],
    [
      'A 50-year-old woman with a past medical history of pneumonia who presents for her annual exam.',
      'Z00.00',
    ],
    ['A 3-month-old with croup.', 'J05.0'],
    ['An old ankle fracture.', ''],
  ])('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('a matter that is headed by a word of every day is the illness that a listed medicine tells', () => {
  it.each([
    ['Blood pressure', 'Lisinopril 20.', 'I10'],
    ['Pressure', 'Amlodipine 5.', 'I10'],
    ['Pressure', 'Metoprolol 50.', ''],
    ['Thyroid', 'Levothyroxine 75.', 'E03.9'],
    ['Blood sugar', 'Lantus 20 units at night.', 'E11.9 Z79.4'],
    ['Sugar and the pressure', 'Losartan 50.', 'I10'],
  ])('%s, %s', (title, medicine, codes) => {
    expect(icd({ titled: [[title, 'Follow up in 3 months.']], medications: [medicine] })).toBe(codes);
  });

  it('but not where it may be given for something else', () => {
    const given: Visit = {
      titled: [['Prediabetes'], ['Blood sugar', 'Check the A1c in 3 months.']],
      medications: ['Metformin 500.'],
    };
    expect(icd(given)).toBe('R73.03');
  });
});
