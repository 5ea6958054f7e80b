/** The specialties a note can be written for (decisions.md "Notes"). */
export const specialties = [
  'nurse_practitioner',
  'physician',
  'physician_assistant',
  'family_medicine',
  'internal_medicine',
  'pediatrics',
  'cardiology',
  'dermatology',
  'endocrinology',
  'gastroenterology',
  'neurology',
  'obstetrics_gynecology',
  'oncology',
  'ophthalmology',
  'orthopedics',
  'otolaryngology',
  'psychiatry',
  'pulmonology',
  'rheumatology',
  'urology',
  'emergency_medicine',
  'urgent_care',
  'physical_therapy',
] as const;

export type Specialty = (typeof specialties)[number];
