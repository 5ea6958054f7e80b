import { required, type SpecialtyGuide } from './guide.ts';
import { motion } from './joint-examination.ts';

export const rheumatology: SpecialtyGuide = {
  raises:
    /\b(?:joints?|knuckles?|fingers?|wrists?|knees?|ankles?|toes?|stiff\w*|swell\w*|swollen|warm|flares?|fatigue|tired|rash\w*|sun|mouth (?:sores|ulcers)|hair loss|dry (?:eyes|mouth)|raynaud\w*|color|fevers?|back pain|grip|jars?|buttons?|methotrexate|infusions?|injections?|infections?)(?=)\b/i,
  always: /\bmorning stiffness|stiff(?:ness)? (?:in the|every|each) morning|(?:minutes|hours?) to loosen\b/i,
  history: [
    {
      heading: 'MORNING STIFFNESS',
      fits: /\b(?:morning stiffness|stiff\w{0,20}.{0,40}\b(?:morning|minutes|hours?|wake)|loosen\w* up)\b/i,
    },
  ],
  labels: [{ asked: /\b(?:stiff\w*)\b/i, label: 'Morning stiffness' }],
  exam: [
    {
      name: 'Joints',
      system: 'Musculoskeletal',
      fits: /\b(?:synovitis|mcps?|pips?|dips?|metacarpophalangeal|knuckles?|joints?|boggy|nodules?|tophi|deformit\w+|squeeze)\b/i,
    },
    motion,
  ],
  first: ['Musculoskeletal', 'Skin'],
  required: [required(/\bmorning stiffness|stiff in the morning\b/i, /stiff/)],
};
