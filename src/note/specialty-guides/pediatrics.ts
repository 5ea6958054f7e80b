import { required, type SpecialtyGuide } from './guide.ts';

/** Feeding, growth, development, immunizations, and who tells the history (AAP Bright Futures, 4th ed.). */
export const pediatrics: SpecialtyGuide = {
  raises:
    /\b(?:fevers?|cough\w*|rash\w*|pull(?:ing|s) (?:at|on)|ear infections?|vomit\w*|throw(?:ing|s)? up|spit(?:s|ting)? up|diarrhea|poop\w*|stools?|wet diapers?|diapers?|pee(?:s|ing)?|fuss\w+|cranky|irritable|sleep\w*|naps?|daycare|school|siblings?|sick contacts?|activity|playful|lethargic|drinking|weigh\w*|length|height|percentiles?|car seat|screen time)(?=)\b/i,
  always:
    /\b(?:immuni[sz]\w+|vaccin\w+|shots (?:are|were|up)|up to date|born (?:at|full|prem|early|by)|full[- ]term|premature|milestones?|percentiles?)\b/i,
  history: [
    {
      heading: 'BIRTH HISTORY',
      fits: /\b(?:born (?:at|full|prem|early|by|on time|via)|full[- ]term|preterm|premature|nicu|birth weight|weeks? (?:early|gestation)|delivery|c-section|cesarean)\b/i,
    },
    {
      heading: 'FEEDING AND NUTRITION',
      fits: /\b(?:formula|breast ?(?:feed\w*|fed|milk)|nurs(?:es|ing) (?:every|well|on|at|him|her)|bottles?|ounces?|solids?|puree\w*|feed(?:s|ing|ings)?|eat(?:s|ing)?|picky|milk|vitamin d drops|appetite|latch\w*)(?=)\b/i,
    },
    {
      heading: 'IMMUNIZATIONS',
      fits: /\b(?:immuni[sz]\w+|vaccin\w+|shots)\b/i,
    },
    {
      heading: 'DEVELOPMENT',
      fits: /\b(?:milestones?|crawl\w*|walk(?:s|ing) (?:on|by|yet|already|well|now|alone)|roll(?:s|ing) over|sit(?:s|ting) up|babbl\w*|first words?|says? (?:\w+ )?words|talk(?:s|ing) (?:in|well|yet|a lot)|sentences|potty|toilet[- ]train\w*|smil(?:es|ing)|development\w*)(?=)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:wet diapers)\b/i, label: 'Wet diapers' },
    { asked: /\b(?:stools?|poops?|bowel movements?)\b/i, label: 'Stools' },
    { asked: /\b(?:solids?|table food)\b/i, label: 'Solids' },
    { asked: /\b(?:formula|bottles?)\b/i, label: 'Formula' },
    { asked: /\b(?:breast ?feed\w*|nurs\w+)\b/i, label: 'Breastfeeding' },
    { asked: /\b(?:milk)\b/i, label: 'Milk' },
    { asked: /\b(?:born|full[- ]term|gestation)\b/i, label: 'Birth' },
    { asked: /\b(?:birth weight)\b/i, label: 'Birth weight' },
    { asked: /\b(?:immuni[sz]\w+|vaccin\w+|shots)\b/i, label: 'Immunizations' },
    { asked: /\b(?:crawl\w*|walk\w*|words|talk\w*|sit\w* up|milestones)\b/i, label: 'Development' },
    { asked: /\b(?:sleep\w*)\b/i, label: 'Sleep' },
    { asked: /\b(?:daycare|school)\b/i, label: 'School' },
  ],
  exam: [
    {
      name: 'Growth',
      system: 'General',
      fits: /\b(?:percentiles?|growth (?:chart|curve)|head circumference)\b/i,
    },
    { name: 'Fontanelle', system: 'Head', fits: /\bfontanel(?:le)?s?\b/i },
  ],
  first: ['General'],
  required: [
    required(/\b(?:immuni[sz]ations?|vaccin(?:es|ations?|ated))\b/i, /immuni[sz]|vaccin|shots/),
    required(/\b(?:breast ?(?:feed\w*|fed)|formula|bottles?)\b/i, /breast|formula|bottle|nurs|feed/),
    required(/\bwet diapers?\b/i, /diaper|urin|void/),
  ],
  historian: true,
};
