import type { SpecialtyGuide } from './guide.ts';
import { required } from './guide.ts';
import { motion, specialTests, strength } from './joint-examination.ts';

/** Function and goals (APTA Guide to Physical Therapist Practice 4.0), motion and strength in numbers. */
export const physicalTherapy: SpecialtyGuide = {
  raises:
    /\b(?:pain\w*|out of (?:10|ten)|stiff\w*|weak\w*|numb\w*|walk\w*|stairs|reach\w*|lift\w*|carry\w*|sit\w*|stand\w*|sleep\w*|dress\w*|drive|driving|work|job|sports?|run\w*|exercis\w+|stretch\w*|ice|heat|brace|cane|walker|surgery|falls?|balance|better|worse|improv\w*)(?=)\b/i,
  always: /\b(?:goals?|want to (?:be able|get back)|home exercise|falls?)\b/i,
  history: [
    {
      heading: 'GOALS',
      fits: /\b(?:goals?|want(?:s)? to (?:be able|get back|return|run|walk|play)|hoping to)\b/i,
    },
    {
      heading: 'FUNCTIONAL STATUS',
      fits: /\b(?:stairs|cane|walker|crutches|get(?:ting)? dressed|can(?:'t|not| ?n't)?(?=) (?:lift|reach|walk|sit|stand|run|carry|drive|sleep)|able to (?:walk|lift|reach|sit|stand|run|carry|drive)|trouble (?:walking|lifting|reaching|standing|sitting|sleeping))(?=)\b/i,
    },
  ],
  labels: [{ asked: /\b(?:goals?)\b/i, label: 'Goal' }],
  exam: [
    motion,
    strength,
    specialTests,
    {
      name: 'Gait and balance',
      system: 'Musculoskeletal',
      fits: /\b(?:gait|balance|single[- ]leg|timed up|tandem|steps?|antalgic|squat\w*)\b/i,
    },
  ],
  first: ['Musculoskeletal', 'Neurological'],
  required: [required(/\bgoals?\b/i, /goal|return|get back|able to/)],
};
