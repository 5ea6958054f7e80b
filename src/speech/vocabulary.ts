import type { Specialty } from '../note/specialties.ts';

/** Words that Whisper spells better for having seen them; common in every visit. */
const everywhere =
  'hypertension, diabetes, cholesterol, A1c, lisinopril, metformin, atorvastatin, amlodipine, levothyroxine, albuterol, omeprazole, ibuprofen, acetaminophen, milligrams';

const own: Partial<Record<Specialty, string>> = {
  pediatrics: 'otitis media, amoxicillin, immunizations, percentile, croup, eczema, asthma',
  cardiology:
    'atrial fibrillation, apixaban, metoprolol, ejection fraction, echocardiogram, furosemide, carvedilol, angina, EKG',
  dermatology: 'eczema, psoriasis, acne, tretinoin, triamcinolone, biopsy, melanoma, seborrheic keratosis',
  endocrinology:
    'semaglutide, insulin glargine, TSH, thyroid nodule, neuropathy, hypoglycemia, empagliflozin',
  gastroenterology: 'GERD, colonoscopy, pantoprazole, irritable bowel, Crohn’s, hepatitis, endoscopy',
  neurology: 'migraine, sumatriptan, topiramate, seizure, levetiracetam, neuropathy, gabapentin, MRI',
  obstetrics_gynecology:
    'gestational, trimester, Pap smear, contraception, endometriosis, menopause, fundal height',
  oncology: 'chemotherapy, neutropenia, metastatic, biopsy, PET scan, ondansetron, remission',
  ophthalmology: 'glaucoma, latanoprost, cataract, macular degeneration, intraocular pressure, retina',
  orthopedics:
    'meniscus, rotator cuff, osteoarthritis, ACL, MRI, range of motion, McMurray, physical therapy',
  otolaryngology: 'sinusitis, tinnitus, tonsillitis, hearing loss, fluticasone, otoscopy, vertigo',
  psychiatry: 'sertraline, escitalopram, bupropion, anxiety, depression, PHQ-9, insomnia, lithium',
  pulmonology: 'COPD, asthma, spirometry, tiotropium, prednisone, oxygen saturation, sleep apnea',
  rheumatology:
    'rheumatoid arthritis, methotrexate, adalimumab, lupus, gout, allopurinol, hydroxychloroquine',
  urology: 'prostate, PSA, tamsulosin, hematuria, kidney stone, cystoscopy, urinary tract infection',
  emergency_medicine: 'troponin, EKG, CT scan, laceration, sepsis, fracture, IV fluids, morphine',
  urgent_care: 'strep, sprain, laceration, nitrofurantoin, amoxicillin, urinalysis, X-ray',
  physical_therapy: 'range of motion, gait, strengthening, manual therapy, home exercise program',
};

const mostNameCharacters = 400;

/**
 * The prompt that whisper.cpp begins with: names first, then the specialty's words (English only). Stays well under
 * the 224 tokens that Whisper reads.
 */
export function initialPrompt(
  specialty: Specialty | undefined,
  names: readonly string[],
  language: string,
): string {
  const given = [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  let listed = given.join(', ');
  if (listed.length > mostNameCharacters) {
    listed = listed.slice(0, mostNameCharacters);
    listed = listed.slice(0, listed.lastIndexOf(','));
  }
  const words = language === 'en' ? [specialty === undefined ? '' : (own[specialty] ?? ''), everywhere] : [];
  const parts = [listed, ...words].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
