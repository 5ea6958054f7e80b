import { describe, expect, it } from 'vitest';
import { codesOf, icdOf } from './visit.ts';

// What the assessment says → the codes it gives, in order.
const cases: readonly [string, readonly string[]][] = [
  ['Right knee pain.', ['M25.561']],
  ['The estrogen raises the stroke risk.', []],
  ['Prior stroke.', ['Z86.73']],
  ['We thought about a stroke.', []],
  ['Venous left leg ulcer.', ['I87.2', 'L97.929']],
  ['Diabetic foot ulcer, right.', ['E11.621', 'L97.519']],
  ['Ectopic beats.', ['I49.49']],
  ['The stroke score is 5.', []],
  ['See the asthma nurse in May.', []],
  ['It can be an early stress fracture.', []],
  ['Obsessive compulsive disorder, and it is severe, with some depression.', ['F42.9', 'F32.A']],
  ['Depression and severe insomnia.', ['F32.A', 'G47.00']],
  ['Depression, moderately severe.', ['F32.1']],
  ['Severe recurrent depression.', ['F33.2']],
  ['The depression is severe.', ['F32.2']],
  ['Sleep apnea, and the apnea wakes her.', ['G47.30']],
  ['We worried about a septic knee, but the fluid was clear.', []],
  ['We are worried it is a pneumonia.', []],
  ['We were calling it panic disorder.', []],
  ['Given the celiac aunt.', []],
  ['She has asthma and her brother smokes.', ['J45.909']],
  ["It is celiac. Her brother's fine.", ['K90.0']],
  ['Transient synovitis of the left hip.', ['M67.352']],
  ['Toxic synovitis.', ['M67.30']],
  ['Shingles, with nerve pain.', ['B02.9']],
  ['The weight loss makes us wonder about lymphoma.', ['R63.4']],
  ["Ulcerative colitis, though Crohn's we cannot rule out.", ['K51.90']],
  ['The turtle could carry salmonella.', []],
  ['He was exposed to gonorrhea.', []],
  ['It is shingles, from the chickenpox virus.', ['B02.9']],
  ['There is an allergy pill hidden in it.', []],
  ['The GAD is down to 6.', []],
  ['GAD, well controlled.', ['F41.1']],
  ['Q fever.', ['A78']],
  ['It is partly the pot.', []],
  ['POTS.', ['G90.A']],
  ['Kneecap arthritis.', ['M17.10']],
  ['The RSV shot and a flu shot at the pharmacy.', []],
  ['HIV infection.', ['B20']],
  ['HIV, undetectable.', ['B20']],
  ['He has piles.', ['K64.9']],
  ['Pain in the left knee.', ['M25.562']],
  ['Knee pain.', ['M25.569']],
  ['Bilateral knee pain.', ['M25.561', 'M25.562']],
  ['Bilateral knee osteoarthritis.', ['M17.0']],
  ['Osteoarthritis of the right knee.', ['M17.11']],
  ['Type two diabetes.', ['E11.9']],
  ['Type 2 diabetes mellitus.', ['E11.9']],
  ['Diabetes mellitus type II.', ['E11.9']],
  ['Type 1 diabetes.', ['E10.9']],
  ['Type 2 diabetes, not well controlled.', ['E11.65']],
  ['Uncontrolled type 2 diabetes with polyneuropathy.', ['E11.42', 'E11.65']],
  ['Diabetic retinopathy.', ['E11.319']],
  ['Hypertension.', ['I10']],
  ['Hypertension is not well controlled.', ['I10']],
  ['High blood pressure.', ['I10']],
  ['Elevated blood pressure reading.', ['R03.0']],
  ['Congestive heart failure.', ['I50.9']],
  ['Chronic systolic heart failure.', ['I50.22']],
  ['Atrial fibrillation.', ['I48.91']],
  ['Paroxysmal atrial fibrillation.', ['I48.0']],
  ['COPD exacerbation.', ['J44.1']],
  ['COPD.', ['J44.9']],
  ['Asthma exacerbation.', ['J45.901']],
  ['Moderate persistent asthma.', ['J45.40']],
  ['Cough.', ['R05.9']],
  ['Chronic cough.', ['R05.3']],
  ['Low back pain.', ['M54.50']],
  ['Low back pain with sciatica on the left.', ['M54.42']],
  ['Depression.', ['F32.A']],
  ['Major depressive disorder, recurrent, moderate.', ['F33.1']],
  ['Relapse of major depression.', ['F33.9']],
  ['Relapse of the major depression, moderate.', ['F33.1']],
  ['Generalized anxiety disorder.', ['F41.1']],
  ['Anxiety.', ['F41.9']],
  ['Left ankle sprain.', ['S93.402A']],
  ['Sprained ankle on the right.', ['S93.401A']],
  ['Healing fracture of the right distal radius.', ['S52.501D']],
  ['Wrist fracture.', ['S52.509A']],
  ['Carpal tunnel syndrome, right.', ['G56.01']],
  ['Acute otitis media of the left ear.', ['H66.92']],
  ['Strep throat.', ['J02.0']],
  ['Urinary tract infection.', ['N39.0']],
  ['Acute cystitis with hematuria.', ['N30.01']],
  ['Kidney stone.', ['N20.0']],
  ['Stage 3 chronic kidney disease.', ['N18.30']],
  ['Chronic kidney disease stage 3b.', ['N18.32']],
  ['GERD.', ['K21.9']],
  ['Acid reflux with esophagitis.', ['K21.00']],
  ['Hypothyroidism.', ['E03.9']],
  ['Hyperlipidemia.', ['E78.5']],
  ['Obesity, class 2.', ['E66.812']],
  ['Migraine with aura.', ['G43.109']],
  ['Migraine without aura.', ['G43.009']],
  ['Eczema.', ['L30.9']],
  ['Bunion of the left foot.', ['M21.612']],
  ['Hallux valgus, right.', ['M20.11']],
  ['Peripheral artery disease with claudication.', ['I73.9']],
  ['Atherosclerosis of the left leg with claudication.', ['I70.212']],
  ['COPD with emphysema.', ['J43.9']],
  ['Atopic eczema.', ['L20.9']],
  ['Left rotator cuff tendinitis.', ['M75.82']],
  ['Right rotator cuff tear, traumatic.', ['S46.011A']],
  ['Coronary artery disease status post RCA stent.', ['I25.10', 'Z95.5']],
  ['Status post drug-eluting stent to the LAD.', ['Z95.5']],
  ['CAD status post prior RCA stent in 2018.', ['I25.10', 'Z95.5']],
  ['Prior left hip replacement.', ['Z96.642']],
  ['No pacemaker.', []],
  ['Status post ACL reconstruction, doing well.', ['Z98.890']],
  ['Actinic keratosis.', ['L57.0']],
  ['Plantar fasciitis.', ['M72.2']],
  ['Right rotator cuff tear.', ['M75.101']],
  ['Left lateral epicondylitis.', ['M77.12']],
  ['Gout of the right big toe.', ['M10.071']],
  ['Iron deficiency anemia.', ['D50.9']],
  ['COVID-19.', ['U07.1']],
  ['Anaemia.', ['D64.9']],
  ['Diarrhoea.', ['R19.7']],
  ["Crohn's disease.", ['K50.90']],
  ['A-fib.', ['I48.91']],
  ['Multiple sclerosis.', ['G35.D']],
  ['Penicillin allergy.', ['Z88.0']],
  ['Former smoker.', ['Z87.891']],
  ['History of breast cancer.', ['Z85.3']],
  ['History of appendectomy.', ['Z90.49']],
  ['Family history of colon cancer.', ['Z80.0']],
  ['History of hypertension.', ['I10']],
];

const none: readonly string[] = [
  'No pneumonia.',
  'Her mother had diabetes.',
  'Father with a heart attack at 50.',
  'Pneumonia was ruled out.',
  'Return if fever or vomiting develops.',
  'History of pneumonia as a child.',
  'Possible pneumonia.',
  'Probable strep throat.',
  'Rule out appendicitis.',
  'Suspected meniscus tear.',
  'Concern for deep vein thrombosis.',
  'Likely viral bronchitis.',
  'This is consistent with sinusitis.',
  'Denies fever, chills, cough or chest pain.',
  'There is no evidence of pneumonia or heart failure.',
  'Aspirin to prevent stroke.',
  'Stroke is unlikely.',
  'Without abdominal pain or nausea.',
  'Watch for signs of infection.',
  'She is doing well.',
  'HIV viral load with the other blood.',
  'It is an old scar, nothing more.',
  'Worries about cancer.',
  'The bruise is going.',
  'There was a pile of wood.',
];

describe('a problem becomes its code', () => {
  it.each(cases)('%s', (said, codes) => {
    expect(icdOf(said).toSorted()).toEqual([...codes].toSorted());
  });
});

describe('what the clinician did not affirm gives no code', () => {
  it.each(none)('%s', (said) => {
    expect(icdOf(said).filter((code) => !/^Z8/.test(code))).toEqual([]);
  });
});

describe('codes beside each other', () => {
  it('codes the symptom when the diagnosis is only possible', () => {
    const { icd10 } = codesOf({ complaint: ['Cough for 2 weeks.'], assessment: ['Possible pneumonia.'] });
    expect(icd10.map(({ code }) => code)).toEqual(['R05.9']);
  });

  it('drops a symptom that a diagnosis explains', () => {
    expect(icdOf('Cough and fever.', 'Pneumonia.')).toEqual(['J18.9']);
  });

  it("keeps the left shoulder's pain beside the right shoulder's diagnosis", () => {
    expect(icdOf('Right frozen shoulder.', 'Left shoulder pain.')).toEqual(['M75.01', 'M25.512']);
  });

  it('takes hypertension, diabetes and kidney disease as ICD-10-CM links them', () => {
    expect(icdOf('Type 2 diabetes.', 'Hypertension.', 'Chronic kidney disease stage 3.')).toEqual([
      'E11.22',
      'I12.9',
      'N18.30',
    ]);
    expect(icdOf('Hypertension.', 'Congestive heart failure.')).toEqual(['I11.0', 'I50.9']);
  });

  it('never gives two codes that exclude each other', () => {
    expect(icdOf('Depression.', 'Major depressive disorder, recurrent.')).toEqual(['F33.9']);
    expect(icdOf('Bronchitis.', 'COPD.')).toEqual(['J44.9']);
    expect(icdOf('Prediabetes.', 'Type 2 diabetes.')).toEqual(['E11.9']);
  });

  it('keeps the order of the assessment, and lasting states last', () => {
    expect(icdOf('Penicillin allergy.', 'Gout.', 'Hypertension.')).toEqual(['M10.9', 'I10', 'Z88.0']);
  });

  it('gives at most twelve', () => {
    const many =
      'Gout. Hypertension. Asthma. GERD. Migraine. Psoriasis. Hypothyroidism. Anxiety. Hyperlipidemia. Osteoporosis. Glaucoma. Rosacea. Fibromyalgia. Insomnia.';
    expect(icdOf(many)).toHaveLength(12);
  });

  it('takes the side from the complaint where the assessment names none', () => {
    const { icd10 } = codesOf({ complaint: ['Left knee pain.'], assessment: ['Knee osteoarthritis.'] });
    expect(icd10.map(({ code }) => code)).toEqual(['M17.12']);
  });

  it('tells a check-up of a child from that of an adult by age', () => {
    const codes = (age: number) =>
      codesOf({ assessment: ['Annual physical.'], encounter: { patient: { age } } }).icd10[0]?.code;
    expect([codes(7), codes(54)]).toEqual(['Z00.129', 'Z00.00']);
  });

  it('chooses the trimester from the weeks', () => {
    expect(icdOf('High risk pregnancy at 30 weeks gestation.')[0]).toBe('O09.93');
  });
});

describe('why a code was given', () => {
  it('says the words, what chose the variant, and where the transcript has them', () => {
    const transcript = 'Doctor: so this is a sprained ankle on the left';
    const [code] = codesOf({ assessment: ['Left ankle sprain.'], transcript }).icd10;
    expect(code?.reason).toBe('Named in the assessment: "ankle sprain"; side: left; active treatment (A).');
    expect(code?.description).toBe('Sprain of unspecified ligament of left ankle, initial encounter');
  });

  it('points at the words of the transcript', () => {
    const transcript = 'Doctor: I think this is gout in your toe. Patient: oh no';
    const [code] = codesOf({ assessment: ['Gout.'], transcript }).icd10;
    const [source] = code?.sources ?? [];
    expect(transcript.slice(source?.start, source?.end)).toBe('gout');
  });
});

describe('the plan, where the assessment names no problem', () => {
  const planned = (text: string) => codesOf({ plan: [text] }).icd10.map(({ code }) => code);
  it.each([
    ['Medical Treatment: We call this hallux rigidus; we start with an orthotic.', ['M20.20']],
    ['Continue metformin for type 2 diabetes.', ['E11.9', 'Z79.84']],
    ['Patient Education and Counseling: We spoke of the ABCDEs of mole surveillance.', []],
    ['Medical Treatment: Take it daily for the cough and the fever.', []],
    ['Medical Treatment: We will start chemotherapy after surgery.', []],
    ['Specialist Referrals: Refer to the asthma clinic.', []],
  ])('%s → %j', (text, codes) => {
    expect(planned(text)).toEqual(codes);
  });
});

describe('the order of codes', () => {
  it('begins with the first numbered problem, whatever the opening sentence names before', () => {
    const { icd10 } = codesOf({
      assessment: ['A 55-year-old with anxiety and epilepsy who presents with an abnormal lab finding.'],
      titled: [['Newly diagnosed diabetes'], ['Epilepsy'], ['Anxiety']],
    });
    expect(icd10.map(({ code }) => code)).toEqual(['E11.9', 'G40.909', 'F41.9']);
  });

  it.each([
    [
      ['Congestive heart failure.', 'Depression.', 'Hypertension.'],
      ['I11.0', 'I50.9', 'F32.A'],
    ],
    [
      ['Chronic kidney disease stage 3.', 'Gout.', 'Hypertension.'],
      ['I12.9', 'N18.30', 'M10.9'],
    ],
    [
      ['Gout.', 'Hypertension.', 'Congestive heart failure.'],
      ['M10.9', 'I11.0', 'I50.9'],
    ],
  ])('puts what causes before what it causes: %s', (assessment, codes) => {
    expect(icdOf(...assessment)).toEqual(codes);
  });
});

describe('a side that the assessment does not say', () => {
  const codeOf = (said: string) =>
    codesOf({ assessment: ['Ankle sprain.'], transcript: said }).icd10.map(({ code }) => code);

  it.each([
    ['Doctor: We did an x-ray of that left ankle.', 'S93.402A'],
    ['Doctor: So your ankle on the right is swollen.', 'S93.401A'],
    ['Doctor: The left ankle is swollen, the right ankle is fine.', 'S93.402A'],
    ['Patient: I had my left ankle operated years ago.', 'S93.409A'],
    ['Doctor: Your ankle is swollen.', 'S93.409A'],
    ['Doctor: The right ankle, with the old scar, is fine.', 'S93.409A'],
    ['Patient: I twisted my ankle.\nDoctor: Which one?\nPatient: The left, look.', 'S93.402A'],
    ['Patient: I twisted my ankle.\nDoctor: Which one?\nPatient: The right. No, the left.', 'S93.409A'],
    ['Patient: My knee hurts.\nDoctor: Which one?\nPatient: The left.', 'S93.409A'],
  ])('is the only one that the visit names for that part of the body: %s', (said, code) => {
    expect(codeOf(said)).toEqual([code]);
  });
});
