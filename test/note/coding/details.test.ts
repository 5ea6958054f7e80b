import { describe, expect, it } from 'vitest';
import { icdOf } from './visit.ts';

type Case = readonly [said: string, codes: string];

const sides: readonly Case[] = [
  ['Right shoulder pain.', 'M25.511'],
  ['Pain in both shoulders.', 'M25.511 M25.512'],
  ['Shoulder pain on the left.', 'M25.512'],
  ['Left hip pain.', 'M25.552'],
  ['Right elbow pain.', 'M25.521'],
  ['Left wrist pain.', 'M25.532'],
  ['Right ankle pain.', 'M25.571'],
  ['Left foot pain.', 'M79.672'],
  ['Right hand pain.', 'M79.641'],
  ['Pain in the right leg.', 'M79.604'],
  ['Left hip osteoarthritis.', 'M16.12'],
  ['Degenerative joint disease of the right hip.', 'M16.11'],
  ['Right hip degenerative joint disease.', 'M16.11'],
  ['Bilateral hip osteoarthritis.', 'M16.0'],
  ['Right carpal tunnel syndrome.', 'G56.01'],
  ['Bilateral carpal tunnel syndrome.', 'G56.03'],
  ['Left frozen shoulder.', 'M75.02'],
  ['Right trochanteric bursitis.', 'M70.61'],
  ["Left De Quervain's tenosynovitis.", 'M65.4'],
  ['Right plantar fasciitis.', 'M72.2'],
  ['Left Achilles tendinitis.', 'M76.62'],
  ['Right lateral epicondylitis.', 'M77.11'],
  ['Medial epicondylitis of the left elbow.', 'M77.02'],
  ['Left knee medial meniscus tear.', 'S83.242A'],
  ['Right ACL tear.', 'S83.511A'],
  ['Left rotator cuff tear.', 'M75.102'],
  ['Right otitis media.', 'H66.91'],
  ['Bilateral otitis media.', 'H66.93'],
  ['Left otitis externa.', 'H60.92'],
  ['Impacted cerumen in the right ear.', 'H61.21'],
  ['Bilateral sensorineural hearing loss.', 'H90.3'],
  ['Left eye conjunctivitis.', 'H10.9'],
  ['Bilateral cataracts.', 'H26.9'],
  ['Right breast cancer.', 'C50.911'],
  ['Left breast lump.', 'N63.20'],
  ['Bilateral inguinal hernia.', 'K40.20'],
  ['Right inguinal hernia.', 'K40.90'],
  ['Left kidney stone.', 'N20.0'],
  ['DVT of the left leg.', 'I82.402'],
  ['Varicose veins of both legs.', 'I83.93'],
  ['Right trigger finger, ring finger.', 'M65.341'],
];

const degrees: readonly Case[] = [
  ['Type 1 diabetes with ketoacidosis.', 'E10.10'],
  ['Type 2 diabetes with neuropathy.', 'E11.40'],
  ['Type 2 diabetes with hyperglycemia.', 'E11.65'],
  ['Type 2 diabetes with diabetic chronic kidney disease.', 'E11.22'],
  ['Diabetic kidney disease, stage 3a.', 'E11.22 N18.31'],
  ['Diabetic kidney disease. The kidney disease is stage 3b.', 'E11.22 N18.32'],
  ['Diabetic chronic kidney disease stage 4.', 'E11.22 N18.4'],
  ['Diabetic nephropathy with CKD stage 3a.', 'E11.21 N18.31'],
  ['Stage 2 kidney disease.', 'N18.2'],
  ['Heart failure with diastolic dysfunction.', 'I50.30'],
  ['Chronic congestive heart failure with diastolic dysfunction.', 'I50.32'],
  ['Chronic CHF with systolic dysfunction.', 'I50.22'],
  ["Farmer's lung.", 'J67.0'],
  ['Type 2 diabetes with foot ulcer.', 'E11.621 L97.509'],
  ['Type 2 diabetes with hypoglycemia.', 'E11.649'],
  ['Diabetic gastroparesis.', 'E11.43'],
  ['Type 1 diabetes, uncontrolled.', 'E10.65'],
  ['Prediabetes.', 'R73.03'],
  ['Gestational diabetes, diet controlled.', 'O24.410'],
  ['Mild intermittent asthma.', 'J45.20'],
  ['Mild persistent asthma with exacerbation.', 'J45.31'],
  ['Moderate persistent asthma with acute exacerbation.', 'J45.41'],
  ['Severe persistent asthma.', 'J45.50'],
  ['Exercise-induced asthma.', 'J45.990'],
  ['COPD with acute lower respiratory infection.', 'J44.0'],
  ['COPD with acute exacerbation.', 'J44.1'],
  ['Acute systolic heart failure.', 'I50.21'],
  ['Acute on chronic diastolic heart failure.', 'I50.33'],
  ['Chronic diastolic heart failure.', 'I50.32'],
  ['Persistent atrial fibrillation.', 'I48.19'],
  ['Permanent atrial fibrillation.', 'I48.21'],
  ['Unstable angina.', 'I20.0'],
  ['Coronary artery disease with angina.', 'I25.119'],
  ['Coronary artery disease.', 'I25.10'],
  ['NSTEMI.', 'I21.4'],
  ['Major depressive disorder, single episode, severe.', 'F32.2'],
  ['Major depressive disorder, single episode, mild.', 'F32.0'],
  ['Major depressive disorder, recurrent, in remission.', 'F33.40'],
  ['Bipolar disorder.', 'F31.9'],
  ['PTSD.', 'F43.10'],
  ['Chronic PTSD.', 'F43.12'],
  ['Alcohol use disorder, mild.', 'F10.10'],
  ['Alcohol dependence in remission.', 'F10.21'],
  ['Opioid dependence.', 'F11.20'],
  ['Nicotine dependence, cigarettes.', 'F17.210'],
  ['Diverticulitis.', 'K57.92'],
  ['Diverticulosis.', 'K57.90'],
  ['Ulcerative colitis with rectal bleeding.', 'K51.911'],
  ["Crohn's disease of the small intestine.", 'K50.00'],
  ['GERD without esophagitis.', 'K21.9'],
  ['Acute appendicitis.', 'K35.80'],
  ['Acute pancreatitis.', 'K85.90'],
  ['Gallstones with acute cholecystitis.', 'K80.00'],
  ['Gallstones.', 'K80.20'],
  ['Internal hemorrhoids.', 'K64.8'],
  ['Irritable bowel syndrome with diarrhea.', 'K58.0'],
  ['Irritable bowel syndrome with constipation.', 'K58.1'],
  ['Hepatitis C, chronic.', 'B18.2'],
  ['Cirrhosis.', 'K74.60'],
  ['Alcoholic cirrhosis.', 'K70.30'],
  ['CKD stage 4.', 'N18.4'],
  ['End stage renal disease.', 'N18.6'],
  ['Acute kidney injury.', 'N17.9'],
  ['Pyelonephritis.', 'N10'],
  ['BPH with urinary obstruction.', 'N40.1'],
  ['BPH.', 'N40.0'],
  ['Overactive bladder.', 'N32.81'],
  ['Stress incontinence.', 'N39.3'],
  ['Migraine, intractable.', 'G43.919'],
  ['Chronic migraine.', 'G43.709'],
  ['Tension headache.', 'G44.209'],
  ['Epilepsy, intractable.', 'G40.919'],
  ["Parkinson's disease.", 'G20.A1'],
  ["Alzheimer's disease.", 'G30.9 F02.80'],
  ['Lumbar radiculopathy.', 'M54.16'],
  ['Lumbar spinal stenosis with neurogenic claudication.', 'M48.062'],
  ['Lumbar disc herniation with radiculopathy.', 'M51.16'],
  ['Cervical radiculopathy.', 'M54.12'],
  ['Sciatica, right side.', 'M54.31'],
  ['Osteoporosis with vertebral fracture.', 'M80.08XA'],
  ['Osteoporosis.', 'M81.0'],
  ['Rheumatoid arthritis.', 'M06.9'],
  ['Psoriatic arthritis.', 'L40.50'],
  ['Systemic lupus.', 'M32.9'],
];

const encounters: readonly Case[] = [
  ['Right ankle sprain.', 'S93.401A'],
  ['Right ankle sprain, follow-up, healing well.', 'S93.401D'],
  ['Left distal radius fracture.', 'S52.502A'],
  ['Left distal radius fracture, cast removed today.', 'S52.502D'],
  ['Closed fracture of the right fifth metatarsal.', 'S92.351A'],
  ['Concussion without loss of consciousness.', 'S06.0X0A'],
  ['Laceration of the left index finger.', 'S61.211A'],
  ['Laceration of the right hand, sutures removed, healing.', 'S61.411D'],
  ['Contusion of the left knee.', 'S80.02XA'],
  ['Lumbar strain.', 'S39.012A'],
  ['Whiplash.', 'S13.4XXA'],
  ['Dog bite of the right hand.', 'S61.451A'],
];

const illnesses: readonly Case[] = [
  ['Pneumonia.', 'J18.9'],
  ['Influenza A.', 'J10.1'],
  ['Acute bronchitis.', 'J20.9'],
  ['Viral URI.', 'J06.9'],
  ['Acute sinusitis.', 'J01.90'],
  ['Allergic rhinitis due to pollen.', 'J30.1'],
  ['Cellulitis of the left leg.', 'L03.116'],
  ['Abscess of the right axilla.', 'L02.411'],
  ['Herpes zoster.', 'B02.9'],
  ['Postherpetic neuralgia.', 'B02.29'],
  ['Basal cell carcinoma of the nose.', 'C44.311'],
  ['Melanoma of the back.', 'C43.59'],
  ['Psoriasis.', 'L40.9'],
  ['Seborrheic dermatitis.', 'L21.9'],
  ['Tinea pedis.', 'B35.3'],
  ['Acne.', 'L70.9'],
  ['Iron deficiency anemia due to chronic blood loss.', 'D50.0'],
  ['B12 deficiency anemia.', 'D51.9'],
  ['Hypothyroidism after thyroidectomy.', 'E89.0'],
  ["Hashimoto's thyroiditis.", 'E06.3'],
  ["Graves' disease.", 'E05.00'],
  ['Thyroid nodule.', 'E04.1'],
  ['Morbid obesity.', 'E66.01'],
  ['Vitamin D deficiency.', 'E55.9'],
  ['Mixed hyperlipidemia.', 'E78.2'],
  ['Hypertriglyceridemia.', 'E78.1'],
  ['Hyponatremia.', 'E87.1'],
  ['Hypokalemia.', 'E87.6'],
  ['Preeclampsia.', 'O14.90'],
  ['Normal pregnancy, second trimester.', 'Z34.92'],
  ['Menorrhagia.', 'N92.0'],
  ['Endometriosis.', 'N80.9'],
  ['Bacterial vaginosis.', 'N76.0'],
  ['Yeast infection of the vagina.', 'B37.31'],
  ['Menopausal symptoms.', 'N95.1'],
  ['Erectile dysfunction.', 'N52.9'],
];

const reasons: readonly Case[] = [
  ['Well child visit.', 'Z00.129'],
  ['Long-term use of anticoagulants.', 'Z79.01'],
  ['On long term insulin.', 'Z79.4'],
  ['Status post right knee replacement.', 'Z96.651'],
  ['History of stroke.', 'Z86.73'],
  ['Family history of breast cancer.', 'Z80.3'],
  ['She will start chemotherapy next month.', ''],
  ['She had radiation therapy in the past.', ''],
  ['Here for chemotherapy.', 'Z51.11'],
  ['Encounter for immunization.', 'Z23'],
  ['She declined the flu shot.', 'Z28.21'],
  ['He is well after his skin cancer removal.', ''],
  ['That helps with coronary disease.', ''],
  ['She is on birth control.', ''],
  ['Birth control refill.', 'Z30.41'],
  ['Genetic counseling was recommended.', ''],
];

const explained: readonly Case[] = [
  ['Abdominal pain in the right lower quadrant.', 'R10.31'],
  ['Epigastric pain.', 'R10.13'],
  ['Chest pain on breathing.', 'R07.1'],
  ['Sore throat and fever with strep throat.', 'J02.0'],
  ['Cough with pneumonia.', 'J18.9'],
  ['Knee pain from osteoarthritis of the right knee.', 'M17.11'],
  ['Burning with urination due to a urinary tract infection.', 'N39.0'],
  ['Headache with migraine.', 'G43.909'],
  ['Shortness of breath due to heart failure.', 'I50.9'],
  ['Dizziness with benign positional vertigo.', 'H81.10'],
  ['Palpitations due to atrial fibrillation.', 'I48.91'],
];

describe('coded is the side that was said', () => {
  it.each(sides)('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('coded is the type, degree and complication that were said', () => {
  it.each(degrees)('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('coded is the character of the encounter (A, D)', () => {
  it.each(encounters)('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('coded is the illness itself, no more exact than it was said', () => {
  it.each(illnesses)('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('coded is the reason for the visit and lasting states, not what is planned, past or declined', () => {
  it.each(reasons)('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('coded is the diagnosis in place of the symptom that it explains', () => {
  it.each(explained)('%s → %s', (said, codes) => {
    expect(icdOf(said).join(' ')).toBe(codes);
  });
});

describe('two diagnoses that one code stands for', () => {
  it.each([
    [['CHF.', 'CKD stage 4.', 'Hypertension.'], 'I13.0 I50.9 N18.4'],
    [['Hypertensive heart failure.', 'Stage 1 CKD.', 'Pregnancy induced hypertension.'], 'I13.0 N18.1 Z33.1'],
    [['High cholesterol.', 'High triglycerides.'], 'E78.2'],
    [['Low back pain with sciatica on the left.', 'Lumbar disc herniation.'], 'M51.16'],
    [['Asthma.', 'COPD.'], 'J44.9'],
    [['Hypertension.', 'Gout.'], 'I10 M10.9'],
  ])('%j → %s', (said, codes) => {
    expect(icdOf(...said).join(' ')).toBe(codes);
  });
});
