/** The order in which a review of systems and an examination are written. */
export const bodySystems = [
  'General',
  'Constitutional',
  'Head',
  'Eyes',
  'Ears, Nose, Mouth and Throat',
  'Neck',
  'Cardiovascular',
  'Respiratory',
  'Breast',
  'Gastrointestinal',
  'Genitourinary',
  'Extremities',
  'Musculoskeletal',
  'Skin',
  'Neurological',
  'Psychiatric',
  'Endocrine',
  'Hematologic/Lymphatic',
  'Allergic/Immunologic',
] as const;
export type BodySystem = (typeof bodySystems)[number];
